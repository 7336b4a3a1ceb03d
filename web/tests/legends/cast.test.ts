import { describe, expect, test } from "vitest";
import { CAST, figureTraits, minionTraits } from "../../src/games/legends/cast";
import { portrait } from "../../src/ui/portrait";
import type { Traits } from "../../src/ui/portrait";
import { momentOf } from "./board_table";

const NO_TRAITS = new Set(["seed", "ground", "view", "bare"]);
const { minions } = momentOf("mine-act-bank").view;
const WOMEN =
  /Annie|Rosie|Greta|Lil$|Alma|Sally|Fay|Clara|Bea$|Olive|Penny|Ivy|Vera|Nell|Dimples|Countess|Wanda|Lady|Madame|Midnight/;

/** How many traits tell two faces apart. */
function differences(one: Traits, other: Traits): number {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof Traits)[]);
  return [...keys].filter(
    (key) => !NO_TRAITS.has(key) && JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  ).length;
}

describe("the cast", () => {
  test("has a face for every minion of the house file", () => {
    expect(minions.length).toBeGreaterThan(49);
    for (const { id } of minions) expect(CAST[id], id).toBeDefined();
  });

  test("draws women as women, by their names", () => {
    for (const minion of minions) {
      expect(minionTraits(minion).she === true, minion.en).toBe(WOMEN.test(minion.en));
    }
  });

  test("has no two faces that differ in fewer than three traits", () => {
    for (const [at, one] of minions.entries())
      for (const other of minions.slice(at + 1))
        expect(
          differences(minionTraits(one), minionTraits(other)),
          `${one.en} and ${other.en}`,
        ).toBeGreaterThanOrEqual(3);
  });

  test("invents a face for a minion of a custom file, by its id alone", () => {
    const stranger = { id: "x99", icons: "MH" };
    expect(portrait(minionTraits(stranger))).toBe(portrait(minionTraits({ ...stranger })));
    expect(portrait(minionTraits(stranger))).not.toBe(
      portrait(minionTraits({ ...stranger, id: "x98" })),
    );
  });

  test("keeps one object for a face, with and without ground", () => {
    const [first] = minions;
    if (!first) throw new Error("no minion");
    expect(minionTraits(first)).toBe(minionTraits(first));
    expect(portrait(figureTraits(first))).not.toContain("H140V140H");
  });
});
