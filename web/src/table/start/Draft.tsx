/** Characters: the draft before the game, in the stage's place. */
import { catalogue } from "../../transport/api";
import { Cost, Token } from "../../drawing/glyphs";
import { figureName, t } from "../../words/i18n";
import type { FigureName, View } from "../../protocol";
import { useTable, weaponCard } from "../model";
import { useOption } from "../prompt/press";

function Character({ figure, view }: { figure: FigureName; view: View }) {
  const table = useTable();
  const option = table.choices.value.lit.get(`character:${figure}`);
  const press = useOption(option);
  const aimed = table.isAimed(option?.action);
  const arm = view.arms[figure];
  const weapon = arm ? weaponCard(arm.weapon) : undefined;
  const card = catalogue.value?.figures.find((other) => other.figure === figure);
  const owner = view.figures[figure]?.seat ?? null;
  return (
    <button class={`character of-${figure} ${aimed ? "aim" : option ? "lit" : ""} ${owner !== null ? "taken" : ""}`} aria-disabled={!option} {...press}>
      <span class="row">
        <Token figure={figure} size={44} mute />
        <span>
          <b class="h-m">{figureName(figure)}</b>
          <span class="t3 small"> {owner !== null ? t("draft.taken", { player: table.seatName(owner) }) : ""}</span>
        </span>
      </span>
      <span class="small">
        <b>{card?.ability}</b> <span class="t2">{card?.ability_text}</span>
      </span>
      {weapon && (
        <span class="row small weapon">
          <b class="grow">{weapon.name}</b>
          <Cost letters={weapon.cost} size={15} />
        </span>
      )}
    </button>
  );
}

export function Draft({ view }: { view: View }) {
  return (
    <section class="draft" aria-label={t("draft.title")}>
      {(Object.keys(view.arms) as FigureName[]).map((figure) => (
        <Character key={figure} figure={figure} view={view} />
      ))}
    </section>
  );
}
