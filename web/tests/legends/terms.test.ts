import { describe, expect, test } from "vitest";
import { countsOf, totalOf } from "../../src/games/legends/chances";
import { sumOf, sumSaid, termsOf } from "../../src/games/legends/terms";

const FACES = ["1", "2", "3", "4", "luck", "lock"];
const whites = (text: string): readonly string[] =>
  text.split(" ").map((face) => ({ L: "luck", K: "lock" })[face] ?? face);

describe("the terms of a roll", () => {
  test("add up to its total, for every roll of four dice and every luck choice", () => {
    for (let roll = 0; roll < FACES.length ** 4; roll += 1) {
      const dice = [0, 1, 2, 3].map((die) => FACES[Math.floor(roll / 6 ** die) % 6] ?? "");
      const counts = countsOf(dice);
      const most = Math.min(counts[4] ?? 0, counts[5] ?? 0);
      for (let cancelled = 0; cancelled <= most; cancelled += 1) {
        for (const red of ["blank", "x2", "x3"]) {
          expect(sumOf(termsOf(dice, red, cancelled, 3)), `${dice.join()} ${red}`).toBe(
            totalOf(counts, red, cancelled, 3),
          );
        }
      }
    }
  });

  test("name the blocked die and put the multiplier beside the highest free one", () => {
    const terms = termsOf(whites("3 4 2 K"), "x2", 0, 3);
    expect(terms.map(({ value, blocked, times }) => [value, blocked, times])).toEqual([
      [4, true, 1],
      [3, false, 2],
      [2, false, 1],
    ]);
    expect(terms[0]?.place).toBe(1);
    expect(sumSaid(terms)).toBe("3×2 + 2 = 8");
    expect(sumSaid(termsOf(whites("K"), "blank", 0, 3))).toBe("0");
    expect(sumSaid(termsOf(whites("2 L"), "blank", 0, 3, 1))).toBe("2 + 3 + 1 = 6");
  });
});
