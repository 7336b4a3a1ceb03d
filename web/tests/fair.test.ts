import { expect, test } from "vitest";
import { commitmentOf, redraw, shuffledBy } from "../src/lib/fair";
import type { Draw, ReplayInfo } from "../src/lib/wire";
import { findings, verdictOf } from "../src/replay/check";
import fixture from "./luck.json";

const { secret, salts, commitment } = fixture;
const draws: readonly Draw[] = fixture.numbers.draws;
const otherSecret = secret.replace("1f", "1e");

function agreements(given: readonly Draw[], by = secret, salted = salts): readonly boolean[] {
  return redraw(by, salted, { draws: given }).map(({ agrees }) => agrees);
}

test("the browser seals a secret as the table does", () => {
  expect(commitmentOf(secret)).toBe(commitment);
  expect(commitmentOf(otherSecret)).not.toBe(commitment);
});

test("the browser draws and shuffles exactly what the table drew", () => {
  expect(agreements(draws)).toEqual(draws.map(() => true));
  expect(agreements(fixture.games.crooks.draws)).toEqual(
    fixture.games.crooks.draws.map(() => true),
  );
});

test("another salt or another secret does not agree with the chance", () => {
  expect(agreements(draws, secret, ["f", ...salts.slice(1)])).toContain(false);
  expect(agreements(draws, otherSecret)).toContain(false);
});

test("a changed number is the only finding", () => {
  const [first, ...others] = draws;
  if (!first) throw new Error("the fixture holds draws");
  const forged = [{ ...first, result: 1 - first.result }, ...others];
  expect(agreements(forged)).toEqual([false, ...others.map(() => true)]);
});

test("a shuffle with two crooks swapped is found", () => {
  const shuffle = draws.at(-1);
  if (!shuffle?.shuffled) throw new Error("the fixture ends with a shuffle");
  const [one = "", two = "", ...rest] = shuffle.shuffled;
  const forged = [...draws.slice(0, -1), { ...shuffle, shuffled: [two, one, ...rest] }];
  expect(agreements(forged).at(-1)).toBe(false);
});

test("shuffled items are compared by position, whatever their names", () => {
  const things = ["king", "queen", "queen"];
  const draw = { ...draws[0], why: "deal", n: 3, result: 0, step: 0 };
  const told = (items: readonly string[], shuffled: readonly string[]): Draw => ({
    ...draw,
    items: [...items],
    shuffled: [...shuffled],
  });
  const order = ["queen", "king", "queen"];
  expect(shuffledBy(told(["0", "1", "2"], ["2", "0", "1"]), things)).toEqual(order);
  expect(shuffledBy(told(["2", "0", "1"], ["1", "2", "0"]), things)).toEqual(order);
  expect(shuffledBy(told(["k", "q", "q"], ["q", "k", "q"]), things)).toEqual(order);
  expect(shuffledBy(told(["k", "k", "q"], ["k", "k", "q"]), things)).toBeNull();
  expect(shuffledBy(told(["k", "q"], ["q", "k"]), things)).toBeNull();
  expect(shuffledBy(null, things)).toBeNull();
});

const info: ReplayInfo = {
  play: "p",
  game: "crooks",
  table: null,
  players: [{ name: "Anna" }, { name: "Boris" }],
  options: {},
  ranks: [1, 2],
  scores: [2, 1],
  reason: "points",
  last: 1,
  started: 0,
  ended: 1,
  commitment,
  secret,
  salts,
  origin: null,
  seen_by: [],
  your_seats: [0],
};

test("the seal is compared with the salt that this browser remembers", () => {
  const deal = { commitment, salts: { "0": salts[0] ?? "" } };
  const found = findings(info, { draws: [] }, deal);
  expect(found.map(({ message, agrees }) => [message, agrees])).toEqual([
    ["fair-sealed", true],
    ["fair-remembered", true],
    ["fair-salt", true],
  ]);
  expect(verdictOf(found)).toBe("yes");
  const other = findings(info, { draws: [] }, { ...deal, salts: { "0": "another" } });
  expect(other.at(-1)).toMatchObject({ message: "fair-salt", agrees: false });
  expect(verdictOf(other)).toBe("no");
});

test("a seat whose salt this browser does not have is not checked and gives no finding", () => {
  const found = findings(info, { draws: [] }, { commitment, salts: {} });
  expect(found.at(-1)).toMatchObject({ message: "fair-salt-unknown", agrees: null });
  expect(verdictOf(found)).toBe("open");
});

test("a salt for a seat that now belongs to another player gives no finding", () => {
  const deal = { commitment, salts: { "0": salts[0] ?? "", "1": "given up" } };
  expect(verdictOf(findings(info, { draws: [] }, deal))).toBe("yes");
});

test("a salt follows its seat when the seat has moved up", () => {
  const deal = { commitment, salts: { "1": salts[0] ?? "", "2": salts[1] ?? "" } };
  const both = findings({ ...info, your_seats: [0, 1] }, { draws: [] }, deal);
  expect(both.slice(2).map(({ agrees }) => agrees)).toEqual([true, true]);
});

test("a browser that was not there says so and reports no agreement", () => {
  const found = findings(info, { draws: [] }, null);
  expect(found.at(-1)).toMatchObject({ message: "fair-not-remembered", agrees: null });
  expect(verdictOf(found)).toBe("open");
});
