import { describe, expect, test } from "vitest";
import { afterAbility, afterReroll, asItLies } from "../../src/games/legends/abilities";
import { bestChoice, countsOf, rollChances, totalOf } from "../../src/games/legends/chances";
import { prospect } from "../../src/games/legends/plan";
import type { RollView } from "../../src/games/legends/wire";
import { momentOf } from "./board_table";

const { view } = momentOf("mine-play");
const AIM = { bonus: 0, more: 0 };
const whites = (text: string): readonly string[] =>
  text.split(" ").map((face) => ({ L: "luck", K: "lock" })[face] ?? face);

describe("the odds before a roll", () => {
  test("equal the engine's for every difficulty and number of dice", () => {
    for (const [row, byDice] of view.odds.entries()) {
      for (const [dice, expected] of byDice.slice(0, 7).entries()) {
        for (const missing of [1, 2, 3]) {
          const aim = { ...AIM, difficulty: row + 1, missing };
          const { one, all } = rollChances(view, dice + 1, aim);
          expect(Math.abs(one * 10_000 - (expected[0] ?? 0))).toBeLessThanOrEqual(0.51);
          expect(Math.abs(all * 10_000 - (expected[missing - 1] ?? 0))).toBeLessThanOrEqual(0.51);
        }
      }
    }
  });

  test("expect the same damage as the engine", () => {
    const { roll } = view;
    if (!roll) throw new Error("nobody rolls");
    expect(roll.damage.some((hundredths) => hundredths > 0)).toBe(!roll.ignores_damage);
    const { difficulty, missing } = roll;
    for (const [dice, expected] of roll.damage.entries()) {
      const { damage } = rollChances(view, dice + 1, { ...AIM, difficulty, missing });
      const told = roll.ignores_damage ? 0 : damage * 100;
      expect(Math.abs(told - expected)).toBeLessThanOrEqual(0.51);
    }
  });

  test("count the icons of a crew, less those that problems take away", () => {
    const { roll } = view;
    const odds = prospect(view, roll?.challenge ?? "", [], 1);
    expect(odds?.dice).toBe(roll && roll.crew.length > 0 ? roll.count : undefined);
  });
});

// The examples of the rules, section 9.
describe.each([
  ["EX-1", "3 2 1", "blank", 0, 6],
  ["EX-2", "4 4 3 2 1 1 1", "x3", 0, 24],
  ["EX-3", "4 3 2 K", "x2", 0, 8],
  ["EX-4, kept", "4 2 L K", "x2", 0, 7],
  ["EX-4, cancelled", "4 2 L K", "x2", 1, 10],
  ["EX-5", "L K", "x3", 0, 0],
  ["EX-6", "4 K K", "x2", 0, 0],
  ["EX-7", "4 4 3 K K", "blank", 0, 3],
])("%s", (_, dice, red, cancelled, total) => {
  test(`is worth ${total}`, () => {
    expect(totalOf(countsOf(whites(dice)), red, cancelled, 3)).toBe(total);
  });
});

describe("an ability on a finished roll", () => {
  const roll: RollView = {
    challenge: "pr01",
    roller: 0,
    difficulty: 4,
    missing: 1,
    crew: ["m01"],
    count: 3,
    dice: whites("2 1 K"),
    red: "blank",
    bonus: 0,
    more: 0,
    spared: false,
    ignores_damage: false,
    damage: [],
    totals: [1],
    bans: [],
  };

  test("starts from the certain value", () => {
    expect(asItLies(view, roll)).toEqual({ one: 0, all: 0, damage: 1 });
  });

  test("that sets the lock aside or adds to the total has a certain value, too", () => {
    expect(afterAbility(view, roll, "cancel_lock")).toEqual({ one: 0, all: 0, damage: 0 });
    const near = { ...roll, dice: whites("2 1") };
    expect(afterAbility(view, near, "plus_one")).toEqual({ one: 1, all: 1, damage: 0 });
    expect(afterAbility(view, { ...roll, spared: true }, "red_x3")?.damage).toBe(0);
  });

  test("that rolls a die again is worth the mean of its six faces", () => {
    // The lock becomes 1, 2, 3, 4 or a luck: 4, 5, 6, 7, 6; only another lock fails.
    const after = afterReroll(view, roll, [2]);
    expect(after.one).toBeCloseTo(5 / 6);
    expect(after.damage).toBeCloseTo(1 / 6);
    expect(afterAbility(view, roll, "reroll_one")).toEqual(after);
    expect(afterAbility(view, roll, "reroll_any")).toBeNull();
  });

  test("chooses luck as the table would: tokens, then damage, then the total", () => {
    const aim = { ...AIM, difficulty: 5, missing: 1 };
    expect(bestChoice(countsOf(whites("4 2 L K")), "x2", 3, aim)).toMatchObject({
      cancelled: 1,
      total: 10,
      locks: 0,
    });
  });
});
