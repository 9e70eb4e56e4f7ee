/** The elements that animations move. Components register them when they are drawn. */
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { FigureName } from "../../protocol";

/** Elements by what they show; a phone can show a thing twice. */
export class ElementMap<K, E extends Element> {
  private readonly found = new Map<K, Set<E>>();

  add(key: K, element: E): void {
    const all = this.found.get(key) ?? new Set();
    this.found.set(key, all.add(element));
  }

  remove(key: K, element: E): void {
    this.found.get(key)?.delete(element);
  }

  get(key: K): E[] {
    return [...(this.found.get(key) ?? [])];
  }
}

export class Elements {
  /** In the arena. */
  readonly figures = new ElementMap<FigureName, SVGGElement>();
  /** On the boards: the children are the spaces. */
  readonly damageTracks = new ElementMap<FigureName, HTMLDivElement>();
  /** In the top bar: the children are the spaces. */
  readonly killshotTrack = new ElementMap<"track", HTMLDivElement>();
  /** Over the arena, for what comes and goes. */
  readonly effects = new ElementMap<"layer", SVGGElement>();
}

/** A ref that registers its element under `key` while it is drawn. Without a key it does nothing. */
export function useRegistered<K, E extends Element>(map: ElementMap<K, E>, key: K | undefined): RefObject<E | null> {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || key === undefined) return;
    map.add(key, element);
    return () => map.remove(key, element);
  }, [map, key]);
  return ref;
}
