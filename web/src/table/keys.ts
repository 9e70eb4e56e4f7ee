/** The keyboard: digits play by order, letters look, Escape closes. Tab and Enter are the browser's. */
import { useEffect } from "preact/hooks";
import { isSmall, type TableModel } from "./model";
import { skip } from "./motion/motion";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select");
}

/** Lit things first, in their order, then the buttons. */
export function ordered(table: TableModel) {
  const { lit, buttons } = table.choices.peek();
  const things = [...lit.values()];
  return [...things, ...buttons.filter((option) => !things.includes(option))];
}

export function useKeys(table: TableModel): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (table.settingsOpen.peek() || table.curtain.peek() !== null) return;
      const key = event.key.toLowerCase();
      if (["tab", "enter", ...digits].includes(key) || key.startsWith("arrow")) table.numbered.value = true;
      if (digits.includes(key)) {
        const option = ordered(table)[Number(key) - 1];
        if (option) void table.play(option.action, true);
      } else if (key === "u") void table.undo();
      else if (key === "s") table.look.value = table.look.peek() === "sight" ? "" : "sight";
      else if (key === "r") table.look.value = table.look.peek() === "range" ? "" : "range";
      else if (key === "h" && table.net.table.peek()?.options.hints) void table.hint();
      else if (key === "i") table.inspect(table.inspected.peek(), true);
      else if (key === "l" || key === "c") {
        const tab = key === "l" ? "log" : "chat";
        if (isSmall()) table.drawer.value = tab;
        else table.tab.value = tab;
      } else if (key === " " && table.net.lagging.peek()) skip();
      else if (key === "escape") {
        table.drawer.value = "";
        table.look.value = "";
        table.tab.value = "log";
        table.lookAway();
      } else return;
      event.preventDefault();
    };
    const onPointer = (event: PointerEvent) => {
      if (table.net.lagging.peek()) skip();
      const touched = event.target instanceof Element ? event.target : null;
      if (table.armed.peek() && !touched?.closest("[data-action], .prompt, .sheet, .tabs")) table.lookAway();
    };
    window.addEventListener("keydown", onKey);
    window.addEventListener("pointerdown", onPointer);
    return () => {
      window.removeEventListener("keydown", onKey);
      window.removeEventListener("pointerdown", onPointer);
    };
  }, [table]);
}

const digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
