/** What pointers and keys do to something lit: hover and focus look, a click plays; by touch the first tap or a long press looks. */
import { useEffect, useRef } from "preact/hooks";
import type { OptionView } from "../../protocol";
import { type Inspected, type TableModel, useTable } from "../model";

const LONG_PRESS = 350;

type Handlers = Record<string, unknown>;

/**
 * Attributes for a lit element. Give it an `aria-label` or text of its own.
 * `says`: it says in words what it does, so that by touch, too, one tap is enough.
 */
export function useOption(option: OptionView | undefined, inspects: Inspected = null, says = false): Handlers {
  const table = useTable();
  const held = useRef(0);
  const wasLong = useRef(false);
  const pointer = useRef("mouse");
  useEffect(() => () => clearTimeout(held.current), []); // what is no longer there is no longer pressed
  const look = inspects ? inspection(table, inspects) : {};
  if (!option) return inspects ? { ...look, onClick: () => table.inspect(inspects, true) } : {};
  return {
    ...look,
    "data-action": option.action,
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== "touch") table.aim(option.action);
      if (inspects) table.inspect(inspects);
    },
    onPointerLeave: (event: PointerEvent) => {
      clearTimeout(held.current);
      if (event.pointerType !== "touch") table.aim(null);
    },
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
      wasLong.current = false;
      clearTimeout(held.current);
      if (event.pointerType === "touch") {
        held.current = window.setTimeout(() => {
          wasLong.current = true;
          table.consider(option);
          // What a figure would suffer is drawn where it stands; a card opens.
          if (inspects && inspects.kind !== "figure") table.inspect(inspects, true);
        }, LONG_PRESS);
      }
    },
    onPointerUp: () => clearTimeout(held.current),
    onPointerCancel: () => clearTimeout(held.current),
    onContextMenu: (event: Event) => pointer.current === "touch" && event.preventDefault(),
    onFocus: () => {
      table.aim(option.action);
      if (inspects) table.inspect(inspects);
    },
    onBlur: () => table.aim(null),
    onClick: (event: MouseEvent) => {
      event.stopPropagation();
      const byKey = event.detail === 0;
      if (wasLong.current && !byKey) return; // the finger that is lifted after a long look
      table.choose(option, !byKey && pointer.current === "touch" && !says);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Elements of an SVG are no buttons of the browser's own.
      if ((event.key === "Enter" || event.key === " ") && !(event.currentTarget instanceof HTMLButtonElement)) {
        event.preventDefault();
        event.stopPropagation();
        table.choose(option);
      }
    },
  };
}

function inspection(table: TableModel, what: Inspected): Handlers {
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && table.inspect(what),
    onFocus: () => table.inspect(what),
  };
}
