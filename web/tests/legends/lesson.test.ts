import { expect, test } from "vitest";
import { hint } from "../../src/games/legends/hints";
import { lesson } from "../../src/games/legends/lesson";
import { thing } from "../../src/games/legends/game_text";
import { TEXT_KINDS } from "../../src/games/legends/wire";
import type { GameView } from "../../src/games/legends/wire";
import lessonEn from "../../src/games/legends/text/lesson.en.ftl?raw";
import lessonRu from "../../src/games/legends/text/lesson.ru.ftl?raw";
import { Texts } from "../../src/lib/texts";
import { end, first, players, wordsOf } from "./end";

const LESSONS = { en: lessonEn, ru: lessonRu } as const;
const DECISIONS = [
  ...["scenario", "first", "act", "draw", "play", "ability", "die", "luck", "hit", "pick"],
  ...["lose_own", "lose_any", "problem", "token", "spend", "search", "lane", "drive", "boost"],
];

function asked(decision: string, change: Partial<GameView> = {}): GameView {
  return { ...first, you: 0, asked: [0], decision, ...change };
}

test.each(["en", "ru"] as const)("every decision has a hint (%s)", (language) => {
  const words = wordsOf(language);
  for (const decision of DECISIONS) {
    const given = hint(asked(decision));
    expect(words.say(given?.message ?? "")).not.toBe("");
    expect(given?.selector).toContain("data-part");
  }
  expect(hint(asked("act", { asked: [1] }))).toBeNull();
  expect(hint(asked("act", { you: null }))).toBeNull();
  expect(hint(end)).toBeNull();
});

test.each(["en", "ru"] as const)("the lesson has its texts and ends (%s)", (language) => {
  const words = new Texts(language, [LESSONS[language]]);
  for (const { message } of lesson) expect(words.say(message)).not.toBe("");
  const read = new Set<string>();
  const reads = (view: GameView): readonly string[] => {
    const due = lesson.filter((each) => !read.has(each.message) && each.when(view));
    for (const { message } of due) read.add(message);
    return due.map(({ message }) => message.replace("legends-lesson-", ""));
  };
  const playing = { round: 1, phase: "playing", active: 0, roll: null, exhausted: [] } as const;
  const opening = { ...playing, active: null };
  expect(reads(asked("first", opening))).toEqual(["aim", "first"]);
  expect(reads(asked("act", playing))).toEqual(["hand", "recruit", "challenge", "send"]);
  const tired = { ...playing, exhausted: ["m01"] };
  expect(reads(asked("act", tired))).toEqual(["damage", "problems", "evidence", "police"]);
  expect(reads(asked("first", { ...tired, round: 2 })).at(-1)).toBe("end");
  expect(read.size).toBe(lesson.length);
});

test.each(["en", "ru"] as const)("a suggestion has a text for every option (%s)", (lang) => {
  const words = wordsOf(lang);
  const fields = { minion: "m01", target: "va01", problem: "pr01", card: "va01", player: 0 };
  const numbers = { number: 1, count: 1, side: "left", answer: "yes", scenario: "bank" };
  const answers = Object.keys(TEXT_KINDS).filter((type) => words.has(`option-${type}`));
  expect(answers.length).toBeGreaterThan(30);
  for (const type of answers) {
    expect(words.describe("would", { type, ...fields, ...numbers }, {})).not.toBe("");
  }
});

test("a pointed thing has a name", () => {
  const words = wordsOf("en");
  const name = (at: string): string => thing(first, at, words, players);
  expect(name("minion:m01")).toBe(first.minions[0]?.en);
  expect(name("card:va01")).toBe(first.cards.find(({ id }) => id === "va01")?.en);
  expect(name("die:2")).toContain("2");
  expect(name("part:police")).toBe(words.say("legends-part-police"));
  expect(name("part:no-such-part")).toBe(words.say("legends-part-scene"));
});
