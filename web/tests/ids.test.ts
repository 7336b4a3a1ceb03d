import { expect, it } from "vitest";
import { normalise, randomHex } from "../src/lib/ids";

it.each([
  ["beka", "BEKA"],
  [" BE-KA ", "BEKA"],
  ["ВЕКА", "BEKA"], // Cyrillic letters that look the same
  ["ИУЛФ", "BEKA"], // the same keys with the Russian layout
  ["http://192.168.0.5:8080/t/BEKA?x=1", "BEKA"],
  ["B0KA", "BOKA"],
  ["BEK", null],
  ["BEKAX", null],
  ["BEKZ", null],
  ["", null],
])("%j means the table %j", (typed, code) => {
  expect(normalise(typed)).toBe(code);
});

it("draws the requested number of random digits", () => {
  expect(randomHex(16)).toMatch(/^[0-9a-f]{32}$/);
  expect(randomHex(16)).not.toBe(randomHex(16));
});
