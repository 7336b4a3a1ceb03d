import { describe, expect, test } from "vitest";
import { game, LANGUAGES, wordsOf } from "./table";

describe.each(LANGUAGES)("typed words that only look, read in %s", (language) => {
  test.each([
    ["city", '[data-part="town"]'],
    ["Город", '[data-part="town"]'],
    ["prison", '[data-part="prison"]'],
    ["тюрьма", '[data-part="prison"]'],
    ["CASH", '[data-part="seats"]'],
    ["касса", '[data-part="seats"]'],
    ["hand", '[data-part="tray"]'],
    ["рука", '[data-part="tray"]'],
    ["city C2", '[data-street="c2"]'],
    ["город ц2", '[data-street="c2"]'],
    ["город В4", '[data-street="b4"]'],
  ])("%s looks at %s", async (typed, selector) => {
    expect(game.glance?.(typed, await wordsOf(language))).toBe(selector);
  });

  test.each(["open c2", "pass", "cities", "city c2 c3", "city c22", "prison c2", 'city "]'])(
    "%s is an answer, or nothing",
    async (typed) => {
      expect(game.glance?.(typed, await wordsOf(language))).toBeNull();
    },
  );
});
