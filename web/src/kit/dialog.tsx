/** A dialog over the table: takes the focus, gives it back, closes with Escape. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

export function Dialog(props: { label: string; onClose?: () => void; class?: string; children: ComponentChildren }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    const first = box.current?.querySelector<HTMLElement>("[autofocus], .btn.prime, button, select, input");
    (first ?? box.current)?.focus();
    return () => before?.focus?.();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape" && props.onClose) {
      event.stopPropagation();
      props.onClose();
    }
    if (event.key !== "Tab" || !box.current) return;
    const stops = [...box.current.querySelectorAll<HTMLElement>("button, select, input, a[href], [tabindex='0']")].filter(
      (stop) => !stop.hasAttribute("disabled"),
    );
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1];
    if (document.activeElement === edge) {
      event.preventDefault();
      (event.shiftKey ? stops[stops.length - 1] : stops[0])?.focus();
    }
  };
  return (
    <div class="veil" onClick={(event) => event.target === event.currentTarget && props.onClose?.()} onKeyDown={onKeyDown}>
      <section ref={box} class={`dialog ${props.class ?? ""}`} role="dialog" aria-modal="true" aria-label={props.label} tabIndex={-1}>
        {props.children}
      </section>
    </div>
  );
}
