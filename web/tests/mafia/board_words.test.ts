import { describe, expect, test } from "vitest";
import { LETTERS } from "../../src/games/mafia/seat_style";
import boardEn from "../../src/games/mafia/text/board.en.ftl?raw";
import boardRu from "../../src/games/mafia/text/board.ru.ftl?raw";
import { game, LANGUAGES, moments, players, allWordsOf } from "./table";

describe.each(LANGUAGES)("in %s the browser has the texts of the terminal", (language) => {
  test.each(moments)("at $moment", async ({ view, events, said }) => {
    const words = await allWordsOf(language);
    const names = game.names(view, players, words);
    const arranging = view.decision === "lay" && view.active.includes(view.you ?? -1);
    expect(game.prompt(view, players, words)).toBe(
      arranging
        ? words.say("town-lay-prompt", { player: players[view.you ?? -1] ?? "" })
        : said[language].prompt,
    );
    expect(view.options.map((option) => game.label(view, option, words, players))).toEqual(
      said[language].labels,
    );
    expect(events.map((event) => words.describe("event", event, names))).toEqual(
      said[language].log,
    );
  });

  test("a boss has the letter of the colour", async () => {
    const words = await allWordsOf(language);
    for (const [colour, letter] of Object.entries(LETTERS[language])) {
      expect(words.cases(`colour-${colour}`)["letter"]).toBe(letter);
    }
  });
});

/** The ids of all messages of a Fluent file. */
function ids(source: string): readonly string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
}

test("both languages have the same messages", () => {
  expect(ids(boardRu)).toEqual(ids(boardEn));
});
