import { describe, expect, test } from "vitest";
import { game, LANGUAGES, moments, players, allWordsOf } from "./table";
import boardEn from "../../src/games/crooks_out/text/board.en.ftl?raw";
import boardRu from "../../src/games/crooks_out/text/board.ru.ftl?raw";
import ownEn from "../../src/games/crooks_out/text/en.ftl?raw";
import ownRu from "../../src/games/crooks_out/text/ru.ftl?raw";

describe.each(LANGUAGES)("in %s the browser has the texts of the terminal", (language) => {
  test.each(moments)("at $moment", async ({ view, events, said }) => {
    const words = await allWordsOf(language);
    const names = game.names(view, players, words);
    expect(game.prompt(view, players, words)).toBe(said[language].prompt);
    expect(view.options.map((option) => game.label(view, option, words, players))).toEqual(
      said[language].labels,
    );
    expect(events.map((event) => words.describe("event", event, names))).toEqual(
      said[language].log,
    );
  });
});

/** The ids of all messages of a Fluent file. */
function ids(source: string): readonly string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
}

test("both languages have the same messages", () => {
  expect(ids(ownRu)).toEqual(ids(ownEn));
  expect(ids(boardRu)).toEqual(ids(boardEn));
});
