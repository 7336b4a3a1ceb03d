import { expect, test } from "vitest";
import { clockCall, stepCalls } from "../../src/games/crossfire/announcer";
import type { Call } from "../../src/games/crossfire/announcer";
import type { GameEvent, GameView } from "../../src/games/crossfire/wire";
import { countdown } from "../../src/lib/showing";
import { LANGUAGES } from "../../src/lib/texts";
import { endOf, games, wordsOf } from "./endings";

const end = endOf(games[0] ?? []);
function at(decision: string): GameView {
  return { ...end, decision };
}
function said(calls: readonly (Call | null)[]): readonly string[] {
  const words = wordsOf("en");
  return calls.map((call) => (call ? words.say(call.message, call.args) : ""));
}

test("a pass is called once, a shuffle with the seat numbers as displayed", () => {
  const passes: readonly GameEvent[] = [0, 1, 2].map((giver) => ({
    type: "card_passed",
    giver,
    taker: giver + 1,
  }));
  const shuffle: GameEvent = { type: "cards_shuffled", no: 1, seats: [4, 0, 1] };
  expect(said(stepCalls(at("look"), passes, at("look"), null))).toEqual([
    "Everyone, one to the left. Look again.",
  ]);
  expect(said(stepCalls(at("look"), [shuffle], at("look"), null))).toEqual([
    "Seats 5, 1, 2: your cards are mixed. Look.",
  ]);
});

test("the last look is called with the first claim, and not again", () => {
  const looked: readonly GameEvent[] = [{ type: "card_looked", seat: 1 }];
  expect(said(stepCalls(at("look"), looked, at("claim"), null))).toEqual([
    "One last look.",
    "Choose your face.",
  ]);
  expect(stepCalls(at("claim"), looked, at("claim"), null)).toEqual([]);
  expect(stepCalls(null, [], at("claim"), null)).toEqual([]); // a viewer who just came hears no earlier calls
});

test.each([
  [180, "Three minutes. Talk."],
  [60, "One minute. Talk."],
  [90, "90 seconds. Talk."],
  [360, "6 minutes. Talk."], // a table with twice the time
])("a clock of %i seconds is announced as %s, whatever the rules say", (seconds, text) => {
  const started: GameEvent = { type: "talk_started", seconds: 180 };
  const clock = countdown({
    left: seconds * 1000 - 40,
    whole: seconds * 1000,
    paused: false,
    common: true,
  });
  expect(said(stepCalls(at("claim"), [started], at("talk"), clock))).toEqual([text]);
});

test("without a clock, as in a lesson, no time is called", () => {
  const started: GameEvent = { type: "talk_started", seconds: 180 };
  expect(said(stepCalls(at("claim"), [started], at("talk"), null))).toEqual(["Talk."]);
});

test("the time is called at a minute, half of it and ten seconds, each once", () => {
  const beats = Array.from({ length: 900 }, (_, beat) => 90_000 - 100 * beat);
  const calls = beats.slice(1).map((left, place) => clockCall(at("talk"), beats[place] ?? 0, left));
  expect(said(calls).filter(Boolean)).toEqual(["One minute.", "Half a minute.", "Ten."]);
});

test("only the last three seconds of the aim are counted", () => {
  const beats = Array.from({ length: 101 }, (_, beat) => 10_000 - 100 * beat);
  const counted = (decision: string): readonly string[] =>
    said(
      beats.slice(1).map((left, place) => clockCall(at(decision), beats[place] ?? 0, left)),
    ).filter(Boolean);
  expect(counted("aim")).toEqual(["Three.", "Two.", "One."]);
  expect(counted("final_aim")).toEqual(["Three.", "Two.", "One."]);
  expect(counted("look")).toEqual([]);
  expect(counted("rest")).toEqual([]);
});

test("after a jump of the clock only the last passed time is called", () => {
  expect(said([clockCall(at("talk"), 100_000, 25_000)])).toEqual(["Half a minute."]);
});

test.each(LANGUAGES)("every call of the set-up has a text in %s", (language) => {
  const words = wordsOf(language);
  const events: readonly GameEvent[] = [
    { ...gameStarted },
    { type: "claims_shown", faces: [] },
    { type: "talk_ended" },
  ];
  const calls = stepCalls(at("look"), events, at("claim"), null);
  expect(calls).toHaveLength(5);
  for (const { message, args } of calls) expect(words.say(message, args)).not.toBe("");
});
const gameStarted: GameEvent = {
  type: "game_started",
  no: 1,
  mode: "shootout",
  mix: [],
  dealer: 0,
  sniper: null,
  shuffles: [],
};
