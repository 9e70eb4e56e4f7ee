/** A phrase with fields: `{name}` is a value, `{n:mark|marks}` the plural form that goes with `n`. */

export type Fields = Record<string, string | number>;

export interface Plurals {
  code: string;
  forms: readonly Intl.LDMLPluralRule[];
}

const FIELD = /\{([a-z_]+)(?::([^}]*))?\}/g;

export function fillPhrase(phrase: string, fields: Fields, plurals: Plurals): string {
  return phrase.replace(FIELD, (whole, name: string, choices?: string) => {
    const value = fields[name];
    if (value === undefined) return whole;
    return choices === undefined ? String(value) : formFor(Number(value), choices.split("|"), plurals);
  });
}

const rules = new Map<string, Intl.PluralRules>();

function formFor(n: number, choices: string[], { code, forms }: Plurals): string {
  let rule = rules.get(code);
  if (!rule) rules.set(code, (rule = new Intl.PluralRules(code)));
  const place = forms.indexOf(rule.select(n));
  return choices[place < 0 ? choices.length - 1 : place] ?? "";
}
