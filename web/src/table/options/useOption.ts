/** What pointers and keys do to something lit. Hover and focus show the preview, a click plays. By touch, a first tap or a long press shows the preview. */
import { useEffect, useRef } from "preact/hooks";
import type { OptionView } from "../../protocol";
import { useTable } from "../model/context";
import type { Inspected, TableModel } from "../model/TableModel";

const LONG_PRESS = 350;

type Attributes = Record<string, unknown>;

/**
 * Attributes for a lit element. Give it an `aria-label` or text of its own.
 * `inspects`: what it shows, which is explained when it is looked at.
 * `says`: it says in words what it does, so that one tap is enough.
 */
export function useOption(option: OptionView | undefined, inspects: Inspected | null = null, says = false): Attributes {
  const table = useTable();
  const held = useRef(0);
  const wasLong = useRef(false);
  const pointer = useRef("mouse");
  useEffect(() => () => clearTimeout(held.current), []); // so that a press does not outlive the element
  const look = inspects ? inspection(table, inspects) : {};
  if (!option) return inspects ? { ...look, onClick: () => table.inspect(inspects, true) } : {};
  return {
    ...look,
    "data-action": option.action,
    "data-aimed": table.isAimed(option.action) || undefined,
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
          // A card opens. For a figure, the preview is drawn in the arena.
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
      if (wasLong.current && !byKey) return; // the end of a long press
      table.choose(option, !byKey && pointer.current === "touch" && !says);
    },
    onKeyDown: (event: KeyboardEvent) => {
      // The elements of an SVG are not buttons to the browser.
      if ((event.key === "Enter" || event.key === " ") && !(event.currentTarget instanceof HTMLButtonElement)) {
        event.preventDefault();
        event.stopPropagation();
        table.choose(option);
      }
    },
  };
}

function inspection(table: TableModel, what: Inspected): Attributes {
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType !== "touch" && table.inspect(what),
    onFocus: () => table.inspect(what),
  };
}
