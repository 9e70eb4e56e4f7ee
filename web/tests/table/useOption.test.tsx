import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OptionView } from "../../src/protocol";
import { TableContext } from "../../src/table/model/context";
import { type Inspected, TableModel } from "../../src/table/model/TableModel";
import { useOption } from "../../src/table/options/useOption";
import { decision, fakeSource, moment } from "../given";

function Thing({ option, inspects, says }: { option?: OptionView; inspects?: Inspected; says?: boolean }) {
  return (
    <svg>
      <g role="button" tabindex={0} {...useOption(option, inspects, says)} />
    </svg>
  );
}

const CARD: Inspected = { kind: "weapon", name: "thor" };

/** Something on the table that the first option lights up, unless `lit` is false. */
function draw({ lit = true, says = false, inspects }: { lit?: boolean; says?: boolean; inspects?: Inspected } = {}) {
  const source = fakeSource({ moment: moment({ decision: decision("shoot-weapon", "weapon:thor", "end") }) });
  const table = new TableModel(source);
  const [option] = table.decision.value!.options;
  void act(() =>
    render(
      // oxlint-disable-next-line react/jsx-no-constructed-context-values -- it is rendered once
      <TableContext.Provider value={table}>
        <Thing option={lit ? option : undefined} inspects={inspects} says={says} />
      </TableContext.Provider>,
      document.body,
    ),
  );
  const thing = document.body.querySelector("g")!;
  const fire = (type: string, facts: Record<string, unknown> = {}) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    thing.dispatchEvent(Object.assign(event, facts));
  };
  const click = (pointerType: "mouse" | "touch") => {
    fire("pointerdown", { pointerType });
    fire("pointerup", { pointerType });
    fire("click", { detail: 1 });
  };
  return { source, table, thing, fire, click };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  render(null, document.body);
  vi.useRealTimers();
});

describe("something lit", () => {
  it("names its action", () => {
    expect(draw().thing.getAttribute("data-action")).toBe("weapon:thor");
  });

  it("is played by a click", () => {
    const { source, click } = draw();
    click("mouse");
    expect(source.live.play).toHaveBeenCalledWith(0, expect.anything(), "weapon:thor");
  });

  it("is played by Enter and by the space bar", () => {
    for (const key of ["Enter", " "]) {
      const { source, fire } = draw();
      fire("keydown", { key });
      expect(source.live.play).toHaveBeenCalledTimes(1);
    }
  });

  it("is looked at by pointing, and explained", () => {
    const { table, fire } = draw({ inspects: CARD });
    fire("pointerenter", { pointerType: "mouse" });
    vi.advanceTimersByTime(200);
    expect(table.isAimed("weapon:thor")).toBe(true);
    expect(table.inspected.value).toEqual(CARD);
    fire("pointerleave", { pointerType: "mouse" });
    vi.advanceTimersByTime(200);
    expect(table.isAimed("weapon:thor")).toBe(false);
  });

  it("is looked at by a first tap and played by a second", () => {
    const { source, table, click } = draw();
    click("touch");
    expect(table.armed.value).toBe("weapon:thor");
    expect(source.live.play).not.toHaveBeenCalled();
    click("touch");
    expect(source.live.play).toHaveBeenCalledTimes(1);
  });

  it("is played by one tap if it says what it does", () => {
    const { source, click } = draw({ says: true });
    click("touch");
    expect(source.live.play).toHaveBeenCalledTimes(1);
  });

  it("is looked at by a long press, which plays nothing", () => {
    const { source, table, fire } = draw({ says: true, inspects: CARD });
    fire("pointerdown", { pointerType: "touch" });
    vi.advanceTimersByTime(400);
    expect(table.armed.value).toBe("weapon:thor");
    expect(table.tab.value).toBe("card");
    fire("pointerup", { pointerType: "touch" });
    fire("click", { detail: 1 });
    expect(source.live.play).not.toHaveBeenCalled();
  });

  it("is not pressed any longer once it is gone", () => {
    const { table, fire } = draw();
    fire("pointerdown", { pointerType: "touch" });
    render(null, document.body);
    vi.advanceTimersByTime(400);
    expect(table.armed.value).toBeNull();
  });
});

describe("something that is not lit", () => {
  it("is explained by a click, and never played", () => {
    const { source, table, thing, click } = draw({ lit: false, inspects: CARD });
    expect(thing.hasAttribute("data-action")).toBe(false);
    click("mouse");
    expect(table.inspected.value).toEqual(CARD);
    expect(table.tab.value).toBe("card");
    expect(source.live.play).not.toHaveBeenCalled();
  });
});
