/** Keyboard shortcuts. Tab and Enter are left to the browser. */
import { useEffect } from "preact/hooks";
import type { OptionView } from "../../protocol";
import { skipAnimations } from "../motion/animation";
import type { TableModel } from "./TableModel";

const DIGITS = "123456789";

/** The options in the order of their keys: lit things first, then the buttons. */
export function numberedOptions(table: TableModel): OptionView[] {
  const { lit, buttons } = table.choices.peek();
  const things = [...lit.values()];
  return [...things, ...buttons.filter((option) => !things.includes(option))];
}

/** Handles a key; returns whether it is a shortcut. */
export function pressKey(table: TableModel, key: string): boolean {
  switch (key) {
    case "u":
      void table.undo();
      return true;
    case "s":
      table.toggleLook("sight");
      return true;
    case "r":
      table.toggleLook("range");
      return true;
    case "h":
      if (!table.source.table.peek()?.options.hints) return false;
      void table.hint();
      return true;
    case "i":
      table.inspect(table.inspected.peek(), true);
      return true;
    case "l":
      table.openTab("log");
      return true;
    case "c":
      table.openTab("chat");
      return true;
    case " ":
      if (!table.source.isAnimating.peek()) return false;
      skipAnimations();
      return true;
    case "escape":
      table.drawer.value = null;
      table.look.value = null;
      table.tab.value = "log";
      table.lookAway();
      return true;
  }
  if (key.length !== 1 || !DIGITS.includes(key)) return false;
  const option = numberedOptions(table)[Number(key) - 1];
  if (option) void table.play(option.action, true);
  return true;
}

/** Whether the key shows that the player uses the keyboard and needs to see the numbers. */
function showsNumbers(key: string): boolean {
  return key === "tab" || key === "enter" || key.startsWith("arrow") || (key.length === 1 && DIGITS.includes(key));
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

export function useKeys(table: TableModel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (table.settingsOpen.peek() || table.curtain.peek() !== null) return;
      const key = event.key.toLowerCase();
      if (showsNumbers(key)) table.numbered.value = true;
      if (pressKey(table, key)) event.preventDefault();
    };
    const onPointer = (event: PointerEvent) => {
      if (table.source.isAnimating.peek()) skipAnimations();
      const touched = event.target instanceof Element ? event.target : null;
      if (table.armed.peek() && !touched?.closest("[data-action], [data-keeps-armed]")) table.lookAway();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, [table]);
}
