/** Both languages of one part of the interface: the same keys, or it does not compile. */
export function catalogue<K extends string>(en: Record<K, string>, fr: Record<NoInfer<K>, string>) {
  return { en, fr } as { en: Record<K, string>; fr: Record<K, string> };
}
