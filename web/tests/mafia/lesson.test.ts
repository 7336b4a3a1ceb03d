import { expect, test } from "vitest";
import { hint } from "../../src/games/mafia/hints";
import { lesson, lessonSettings } from "../../src/games/mafia/lesson";
import type { GameAction, GameView } from "../../src/games/mafia/wire";
import { LANGUAGES } from "../../src/lib/texts";
import { end, first, wordsOf } from "./end";

const PAGE = ["title", "pitch", "1", "2", "3", "begin", "next", "over", "on", "real"];
const QUESTIONS: Readonly<Record<string, readonly GameAction[]>> = {
  exchange: [{ type: "throw", slot: 1 }, { type: "done" }],
  lay: [
    { type: "lay", street: "a4" },
    { type: "lay", street: "c2" },
  ],
  act: [{ type: "open", street: "c2" }, { type: "pass" }],
  pistol: [{ type: "hold" }, { type: "fire", street: "b3" }],
  buyer: [
    { type: "sell", street: "b3" },
    { type: "sell", street: "d2" },
  ],
  runner: [{ type: "run_nobody" }, { type: "run", figure: "ye1" }],
  split: [
    { type: "fill", street: "b2" },
    { type: "fill", street: "c2" },
  ],
  ransom: [{ type: "done" }, { type: "ransom", figure: "ye1" }],
};

/** The first view, with this decision for seat 0. */
function asks(decision: string, options = QUESTIONS[decision] ?? []): GameView {
  return { ...first, you: 0, active: [0], decision, options };
}

test.each(LANGUAGES)("all messages of the lesson and the hints exist in %s", (language) => {
  const words = wordsOf(language);
  const views = [
    ...Object.keys(QUESTIONS).map((decision) => asks(decision)),
    asks("act", [{ type: "serve", figure: "ye1" }, { type: "pass" }]),
  ];
  const hints = views.map((view) => hint(view)?.message ?? "nothing");
  expect(new Set(hints).size).toBe(hints.length);
  const cards = lesson.map(({ message }) => message);
  const page = PAGE.map((name) => `mafia-lesson-${name}`);
  expect([...hints, ...cards, ...page].filter((id) => !words.has(id))).toEqual([]);
});

test.each([
  ["exchange", '[data-part="hand"]'],
  ["lay", '[data-street="a4"], [data-street="c2"]'],
  ["act", '[data-street="c2"]'],
  ["pistol", '[data-street="b3"]'],
  ["runner", '[data-part="prison"]'],
  ["ransom", '[data-part="prison"]'],
])("the hint about %s points at %s", (decision, selector) => {
  expect(hint(asks(decision))?.selector).toBe(selector);
});

test("a player who can only serve gets a hint at the prison", () => {
  const view = asks("act", [{ type: "serve", figure: "ye1" }, { type: "pass" }]);
  expect(hint(view)).toEqual({
    message: "mafia-hint-serve",
    selector: '[data-part="prison"]',
  });
});

test("a spectator gets no hint during the match", () => {
  expect(hint({ ...asks("act"), you: null })).toBeNull();
  expect(hint({ ...asks("act"), active: [2] })).toBeNull();
  expect(hint({ ...end, you: 0 })).toBeNull();
});

test("at the end only lesson cards about actions have not been shown", () => {
  const left = lesson.filter((card) => !card.when(end)).map(({ message }) => message);
  expect(left.filter((message) => !/exchange|lay|open|loot|prison/.test(message))).toEqual([]);
  expect(lesson.at(-1)?.when(end)).toBe(true); // the last one ends the lesson
});

test("the lesson begins with the town and the clans, then the hand", () => {
  const begin = lesson.filter((card) => card.when(asks("exchange"))).map(({ message }) => message);
  expect(begin).toEqual(["mafia-lesson-aim", "mafia-lesson-clans", "mafia-lesson-exchange"]);
});

test("the lesson is short and has the full memory aid", () => {
  expect(lessonSettings).toEqual({ bank: "1000", memory_aid: "full", max_rounds: "5" });
});
