import { beforeEach, describe, expect, it } from "vitest";
import { isSmall } from "../../src/browser/screen";
import { numberedOptions, pressKey } from "../../src/table/model/keys";
import { TableModel } from "../../src/table/model/TableModel";
import { decision, fakeSource, moment } from "../given";

function table(...actions: string[]) {
  const source = fakeSource({ moment: moment({ decision: decision("first-action", ...actions), undo: { allowed: true, reason: "" } }) });
  return { source, model: new TableModel(source) };
}

beforeEach(() => {
  isSmall.value = false;
});

describe("a digit", () => {
  it("plays by order: lit things first, then the buttons, each once", () => {
    const { model } = table("run", "square:b3", "pay:red", "end");
    expect(numberedOptions(model).map((option) => option.action)).toEqual(["square:b3", "pay:red", "run"]);
  });

  it("plays the option of that number", () => {
    const { source, model } = table("run", "square:b3", "end");
    expect(pressKey(model, "2")).toBe(true);
    expect(source.live.play).toHaveBeenCalledWith(0, expect.anything(), "run");
  });

  it("beyond the options does nothing", () => {
    const { source, model } = table("run", "end");
    pressKey(model, "7");
    expect(source.live.play).not.toHaveBeenCalled();
  });
});

describe("a letter", () => {
  it("looks, and looks away", () => {
    const { model } = table("run", "end");
    pressKey(model, "s");
    expect(model.look.value).toBe("sight");
    pressKey(model, "r");
    expect(model.look.value).toBe("range");
    pressKey(model, "r");
    expect(model.look.value).toBeNull();
  });

  it("opens the chat and the log", () => {
    const { model } = table("run", "end");
    pressKey(model, "c");
    expect(model.tab.value).toBe("chat");
    pressKey(model, "l");
    expect(model.tab.value).toBe("log");
    isSmall.value = true;
    pressKey(model, "c");
    expect([model.tab.value, model.drawer.value]).toEqual(["log", "chat"]);
  });

  it("takes back and asks for a hint, where the table allows it", () => {
    const { source, model } = table("run", "end");
    pressKey(model, "u");
    expect(source.live.undo).toHaveBeenCalledWith(0);
    pressKey(model, "h");
    expect(source.live.hint).toHaveBeenCalled();
    source.table.value = { ...source.table.value!, options: { hints: false } };
    expect(pressKey(model, "h")).toBe(false);
  });

  it("that means nothing is left to the browser", () => {
    const { model } = table("run", "end");
    expect(pressKey(model, "x")).toBe(false);
    expect(pressKey(model, " ")).toBe(false);
    expect(pressKey(model, "f5")).toBe(false);
  });
});

describe("escape", () => {
  it("closes everything that is open", () => {
    const { model } = table("run", "end");
    model.drawer.value = "chat";
    model.look.value = "sight";
    model.tab.value = "chat";
    expect(pressKey(model, "escape")).toBe(true);
    expect([model.drawer.value, model.look.value, model.tab.value]).toEqual([null, null, "log"]);
  });
});
