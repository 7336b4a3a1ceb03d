import { describe, expect, test } from "vitest";
import { game, LANGUAGES, moments, players, allWordsOf } from "./table";
import crooksEn from "../../src/games/crooks/text/en.ftl?raw";
import crooksRu from "../../src/games/crooks/text/ru.ftl?raw";
import replayEn from "../../src/replay/text/en.ftl?raw";
import replayRu from "../../src/replay/text/ru.ftl?raw";

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
  expect(ids(crooksRu)).toEqual(ids(crooksEn));
  expect(ids(replayRu)).toEqual(ids(replayEn));
});

test("only the deciding seat gets a hint", () => {
  const hints = moments.map(({ moment, view }) => [moment, game.hint(view)?.message] as const);
  const given = hints.flatMap(([, message]) => message?.replaceAll("_", "-") ?? []).sort();
  expect(given).toEqual(ids(crooksEn).filter((id) => id.startsWith("crooks-hint-")));
  const asked = hints.flatMap(([moment, message]) => (message === undefined ? [] : [moment]));
  expect(asked.every((moment) => moment.startsWith("mine-"))).toBe(true);
});
