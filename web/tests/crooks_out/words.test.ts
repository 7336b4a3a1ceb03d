import { describe, expect, test } from "vitest";
import { game, LANGUAGES, momentOf, moments, players, allWordsOf } from "./table";
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

test("an event about a crook has its face and its window, also if it was a miss", () => {
  const { view } = momentOf("mine-ask");
  const question = { seat: 0, asked: 2, room: "rB" };
  for (const type of ["crook_asked", "guess_missed"] as const) {
    expect(game.eventFace?.({ type, ...question }, view)?.hat).toBe("cloche");
    expect(game.placeOf?.({ type, ...question }, view)).toBe("room-2-rB");
  }
  const rolled = { type: "dice_rolled", seat: 1, room: "vC" } as const;
  expect(game.eventFace?.(rolled, view)).toBeNull();
  expect(game.placeOf?.(rolled, view)).toBe("room-1-vC");
  expect(game.placeOf?.({ type: "roll_skipped", seat: 1 }, view)).toBeNull();
});

test("the seat panel shows the faces a player caught, and who leads", async () => {
  const { view } = momentOf("theirs-over");
  const words = await allWordsOf("en");
  const points = view.seats.map((_, seat) => game.seatFigures(view, seat, words)[0]);
  const caught = view.seats.map(
    (_, seat) => view.asked.filter((each) => each.hit && each.seat === seat).length,
  );
  expect(points.map((figure) => figure?.faces?.length)).toEqual(caught);
  expect(points.filter((figure) => figure?.leads).length).toBeLessThanOrEqual(1);
});
