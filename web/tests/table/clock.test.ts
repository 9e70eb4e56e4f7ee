import { afterEach, describe, expect, it } from "vitest";
import { language } from "../../src/browser/settings";
import { timeText } from "../../src/table/boards/parts/Clock";

afterEach(() => {
  language.value = "en";
});

describe("the time left", () => {
  it("is minutes and seconds, rounded up", () => {
    expect([0, 0.2, 9, 65, 599.5].map(timeText)).toEqual(["0:00", "0:01", "0:09", "1:05", "10:00"]);
  });

  it("is never below nought", () => {
    expect(timeText(-5)).toBe("0:00");
  });

  it("is hours and days in the words of the language", () => {
    expect([3600, 7300, 90000, 259200].map(timeText)).toEqual(["1h", "2h", "1d", "3d"]);
    language.value = "fr";
    expect(timeText(259200)).toBe("3j");
  });
});
