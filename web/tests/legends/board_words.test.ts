import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { game, LANGUAGES, moments, seated, allWordsOf } from "./board_table";

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(moments)(
    "decision and options have the texts of the terminal at $moment",
    async (each) => {
      const words = await allWordsOf(language);
      const names = seated(each.moment);
      expect(game.prompt(each.view, names, words)).toBe(each.said[language].prompt);
      const labels = each.view.options.map((option) => game.label(each.view, option, words, names));
      expect(labels).toEqual(each.said[language].labels);
    },
  );
});

test("both languages have the same messages of the board", () => {
  const ids = (language: string): readonly string[] =>
    Array.from(
      readFileSync(`src/games/legends/text/board.${language}.ftl`, "utf-8").matchAll(
        /^([a-z][\w-]*) =/gm,
      ),
      ([, id]) => id ?? "",
    );
  expect(ids("ru")).toEqual(ids("en"));
});
