import { describe, expect, it } from "vitest";
import { CAST, crookTraits } from "../../src/games/crooks/cast";
import { portrait } from "../../src/ui/portrait";
import type { Traits } from "../../src/ui/portrait";
import { traitsOf } from "../../src/ui/traits";

const NO_TRAITS = new Set(["seed", "ground", "view"]);

/** How many traits tell two faces apart. */
function differences(one: Traits, other: Traits): number {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)] as (keyof Traits)[]);
  return [...keys].filter(
    (key) => !NO_TRAITS.has(key) && JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  ).length;
}

describe("a portrait", () => {
  it("is well-formed and holds no ids", () => {
    for (const id of Object.keys(CAST)) {
      const text = portrait(crookTraits({ id, gangs: ["northside", "outfit"] }));
      const parsed = new DOMParser().parseFromString(text, "image/svg+xml");
      expect(parsed.querySelector("parsererror")).toBeNull();
      expect(parsed.querySelector("[id]")).toBeNull();
      expect(text).not.toMatch(/undefined|NaN/);
    }
  });

  it("has one band of ground for each gang", () => {
    const grounds = (gangs: ("northside" | "westside" | "outfit")[]): number =>
      portrait(crookTraits({ id: "c20", gangs })).split("H140V140H").length - 1;
    expect(grounds([])).toBe(1);
    expect(grounds(["westside"])).toBe(1);
    expect(grounds(["northside", "westside", "outfit"])).toBe(3);
  });

  it("without ground lets the scene show through", () => {
    const text = portrait({ ...traitsOf("anyone"), bare: true });
    expect(text).not.toContain("H140V140H");
  });
});

describe("the faces of a deck", () => {
  it("differ in at least three traits", () => {
    const deck = Object.keys(CAST).map((id) => crookTraits({ id, gangs: [] }));
    expect(deck).toHaveLength(32);
    for (const [at, face] of deck.entries())
      for (const other of deck.slice(at + 1))
        expect(
          differences(face, other),
          `${String(face.seed)} and ${String(other.seed)}`,
        ).toBeGreaterThanOrEqual(3);
  });

  it("have a face for every crook of a custom deck", () => {
    const stranger = crookTraits({ id: "x99", gangs: ["outfit"] });
    expect(portrait(stranger)).toBe(portrait(crookTraits({ id: "x99", gangs: ["outfit"] })));
    expect(portrait(stranger)).not.toBe(portrait(crookTraits({ id: "x98", gangs: ["outfit"] })));
  });
});

describe("an invented face", () => {
  it("depends on its seed alone", () => {
    expect(traitsOf("Vera")).toEqual(traitsOf("Vera"));
    expect(differences(traitsOf("Vera"), traitsOf("Wanda"))).toBeGreaterThanOrEqual(3);
  });

  it("keeps what is given, over the clothes of the trade", () => {
    const priest = traitsOf("Brother", { she: false, glasses: "round", coat: "suit" }, "priest");
    expect(priest).toMatchObject({ she: false, glasses: "round", coat: "suit", front: "sides" });
  });

  it("gives no woman a beard and no man a cloche", () => {
    for (let seed = 0; seed < 300; seed++) {
      const face = traitsOf(`seed ${seed}`);
      if (face.she) expect(face.beard).toBe("");
      else expect(["cloche", "band", "beret"]).not.toContain(face.hat);
    }
  });
});
