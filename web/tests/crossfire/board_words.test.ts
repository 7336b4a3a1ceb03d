import { describe, expect, test } from "vitest";
import boardEn from "../../src/games/crossfire/text/board.en.ftl?raw";
import boardRu from "../../src/games/crossfire/text/board.ru.ftl?raw";
import { game, LANGUAGES, momentOf, momentsOf, playersOf, wordsOf } from "./board_table";
import type { Story } from "./board_table";

const STORIES: readonly Story[] = ["shootout", "hunted", "rifle"];
const MOMENTS = STORIES.flatMap((story) => momentsOf(story).map((each) => ({ story, ...each })));
/** Here the terminal names the card; on a screen others may see it. */
const SECRET = ["look", "claim"];

describe.each(LANGUAGES)("in %s the browser has the texts of the terminal", (language) => {
  test.each(MOMENTS)("at $moment of $story", async ({ story, view, events, said }) => {
    const words = await wordsOf(language);
    const players = playersOf(story);
    const names = game.names(view, players, words);
    const mine = view.active.includes(view.you ?? -1);
    if (!mine || !SECRET.includes(view.decision ?? "")) {
      expect(game.prompt(view, players, words)).toBe(said[language].prompt);
    }
    expect(view.options.map((option) => game.label(view, option, words, players))).toEqual(
      said[language].labels,
    );
    expect(events.map((event) => words.describe("event", event, names))).toEqual(
      said[language].log,
    );
  });

  test.each(SECRET)("the prompt for a %s does not name the card", async (decision) => {
    const words = await wordsOf(language);
    const { view } = momentOf(`mine-${decision}`);
    const asked = game.prompt(view, playersOf("shootout"), words);
    expect(asked).toContain("Anna");
    for (const { role } of view.mix) expect(asked).not.toContain(words.say(`role-${role}`));
    const other = game.prompt({ ...view, card: "vip" }, playersOf("shootout"), words);
    expect(other).toBe(asked);
  });

  test("a prompt counts many waiting players instead of naming them", async () => {
    const words = await wordsOf(language);
    const { view } = momentOf("mine-aim");
    const seen = game.prompt({ ...view, you: null, options: [] }, playersOf("shootout"), words);
    expect(seen).toContain("7");
    expect(seen).not.toContain("Gleb");
  });

  test("every role has a letter of its own", async () => {
    const words = await wordsOf(language);
    const roles = [...boardEn.matchAll(/^fire-letter-([\w-]+) =/gm)].map(([, role]) => role ?? "");
    const letters = roles.map((role) => words.say(`fire-letter-${role}`));
    expect(new Set(letters).size).toBe(roles.length);
    expect(roles).toHaveLength(16);
  });
});

test("both languages have the same messages", () => {
  expect(ids(boardRu)).toEqual(ids(boardEn));
});

/** The ids of all messages of a Fluent file. */
function ids(source: string): readonly string[] {
  return [...source.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? "").sort();
}

test("a seat panel shows the claim, and points in a series only", async () => {
  const words = await wordsOf("en");
  const { view } = momentOf("mine-talk");
  expect(view.games).toBe(2);
  const [points, claim] = game.seatFigures(view, 0, words);
  expect(points?.text).toBe(String(view.seats[0]?.points));
  expect(claim?.text).toBe(words.say(`face-${view.seats[0]?.face ?? ""}`));
  expect(game.seatFigures({ ...view, games: 1 }, 0, words)).toHaveLength(1);
  const before = momentOf("mine-look").view;
  expect(game.seatFigures({ ...before, games: 1 }, 0, words)).toEqual([]);
});

test("seats are told apart by shape, colour and number", () => {
  const marks = Array.from({ length: 10 }, (_, seat) => game.seatStyle(null, seat));
  for (const part of ["colour", "shape", "letter"] as const) {
    expect(new Set(marks.map((mark) => mark[part])).size).toBe(10);
  }
  expect(marks[3]?.letter).toBe("4");
});

test("no announcement contains a secret of one seat", () => {
  for (const type of ["card_dealt", "card_returned", "claim_chosen", "aim_given"] as const) {
    expect(game.sounds({ type } as never)).toBeNull();
  }
});
