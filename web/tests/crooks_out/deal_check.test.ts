import { expect, test } from "vitest";
import { checkDeal } from "../../src/games/crooks_out/deal_check";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import fixture from "../luck.json";
import { renamed } from "../renamed";

const { draws, first, stories: told } = fixture.games.crooks_out;
type Steps = readonly (readonly unknown[])[];

/** Each seat's replay of the match. */
function stories(seats: readonly Steps[]): ReplayStep[][] {
  return seats.map((steps) =>
    steps.map((events, seq) => ({
      view: first,
      told: { seq, at: 0, events, seat: null, undone: false },
    })),
  );
}

/** The names of the failed checks. */
function wrong(luck: readonly Draw[], seats: readonly Steps[] = told): readonly string[] {
  return checkDeal({ draws: luck }, stories(seats))
    .filter(({ agrees }) => !agrees)
    .map(({ message }) => message);
}

/** The replays of both seats with every event of a kind changed. */
function forged(type: string, change: object): readonly Steps[] {
  return told.map((steps) =>
    steps.map((events) =>
      events.map((event) => (event.type === type ? { ...event, ...change } : event)),
    ),
  );
}

test("hands, rolls, numbers and answers follow from the chance", () => {
  const found = checkDeal({ draws }, stories(told));
  expect(found.map(({ message, agrees }) => [message, agrees])).toEqual(
    ["hands", "first", "setup", "rolls", "numbers", "answers"].map((name) => [
      `crooks-out-check-${name}`,
      true,
    ]),
  );
  const counts = Object.fromEntries(found.map(({ message, args }) => [message, args["count"]]));
  // One of the five set-up rolls was repeated.
  expect(counts).toMatchObject({ "crooks-out-check-hands": 2, "crooks-out-check-setup": 5 });
  expect(counts["crooks-out-check-answers"]).toBeGreaterThan(20);
});

test("two crooks swapped between the hands are found", () => {
  const swapped = draws.map((draw) => {
    if (draw.shuffled === null) return draw;
    const shuffled = [...draw.shuffled];
    [shuffled[0], shuffled[12]] = [shuffled[12] ?? "", shuffled[0] ?? ""];
    return { ...draw, shuffled };
  });
  expect(wrong(swapped)).toContain("crooks-out-check-hands");
});

test("crooks with other names give the same deal", () => {
  expect(wrong(draws.map(renamed))).toEqual([]);
});

test("a crook swapped with one of the box is found", () => {
  const swapped = draws.map((draw) => {
    if (draw.shuffled === null) return draw;
    const shuffled = [...draw.shuffled];
    [shuffled[0], shuffled[35]] = [shuffled[35] ?? "", shuffled[0] ?? ""];
    return { ...draw, shuffled };
  });
  expect(wrong(swapped)).toContain("crooks-out-check-hands");
});

test.each(["first player", "setup roll", "roll"])("a wrong %s is found", (why) => {
  const names: Readonly<Record<string, string>> = {
    "first player": "first",
    "setup roll": "setup",
    roll: "rolls",
  };
  const at = draws.findLastIndex((draw) => draw.why === why);
  const other = draws.map((draw, place) =>
    place === at ? { ...draw, result: (draw.result + 1) % draw.n } : draw,
  );
  expect(wrong(other)).toEqual([`crooks-out-check-${names[why]}`]);
});

test("a drawn but missing roll is found", () => {
  const more = [...draws, { ...draws.at(-1), why: "roll" } as Draw];
  expect(wrong(more)).toEqual(["crooks-out-check-rolls"]);
});

test("a false number is found", () => {
  expect(wrong(draws, forged("number_written", { number: 11 }))).toEqual([
    "crooks-out-check-numbers",
  ]);
});

test("a false answer is found", () => {
  expect(wrong(draws, forged("guess_missed", { type: "crook_caught" }))).toContain(
    "crooks-out-check-answers",
  );
});
