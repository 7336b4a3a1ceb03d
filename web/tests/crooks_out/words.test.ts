import { describe, expect, test } from "vitest";
import { game, LANGUAGES, momentOf, moments, players, wordsOf } from "./table";
import type { GameView } from "./table";
import { told } from "../pushes";
import type { AnyGameModule } from "../../src/games/module";
import { sentences } from "../../src/table/telling";
import boardEn from "../../src/games/crooks_out/text/board.en.ftl?raw";
import boardRu from "../../src/games/crooks_out/text/board.ru.ftl?raw";
import ownEn from "../../src/games/crooks_out/text/en.ftl?raw";
import ownRu from "../../src/games/crooks_out/text/ru.ftl?raw";

describe.each(LANGUAGES)("in %s the browser says what the terminal says", (language) => {
  test.each(moments)("at $moment", async ({ view, told, said }) => {
    const words = await wordsOf(language);
    const names = game.names(view, players, words);
    expect(game.prompt(view, players, words)).toBe(said[language].prompt);
    expect(view.options.map((option) => game.label(view, option, words, players))).toEqual(
      said[language].labels,
    );
    expect(told.map((event) => words.told("event", event, names))).toEqual(said[language].log);
  });
});

describe("who counts for practice", () => {
  const { view } = momentOf("mine-ask");
  const own = { type: "number_written", seat: 0, room: "vA", number: 3, when: "turn" } as const;
  const zero = { type: "number_circled", seat: 0, room: "vA", cause: "zero", crossed: [] } as const;
  const events = [own, { ...own, seat: 1, number: 5 }, zero, { ...zero, cause: "hit" as const }];
  function untold(change: Partial<GameView>): readonly boolean[] {
    return events.map((event) => game.untold?.({ ...view, ...change }, event) ?? false);
  }

  test("does not read the own number before, only what others write", () => {
    expect(untold({ practice: true })).toEqual([true, false, true, false]);
  });

  test("reads everything when the game is over, or where the table counts", () => {
    expect(untold({ practice: true, decision: null })).toEqual([false, false, false, false]);
    expect(untold({ practice: false })).toEqual([false, false, false, false]);
  });

  test("finds no line of it in the log", async () => {
    const words = await wordsOf("en");
    const story = [told(4, { events: [own] }), told(5, { events: [{ ...own, seat: 1 }] })];
    const frame = { story, seat: 0, players, game: game as unknown as AnyGameModule, words };
    const lines = sentences({ ...frame, view: { ...view, practice: true } as GameView });
    expect(lines.map(({ seq }) => seq)).toEqual([5]);
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
