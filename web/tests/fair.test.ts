import { expect, test } from "vitest";
import { commitmentOf, redraw } from "../src/lib/fair";
import type { Draw } from "../src/lib/wire";
import vectors from "./fair.json";

const draws: readonly Draw[] = vectors.draws;

test("the browser seals a secret as the table does", () => {
  expect(commitmentOf(vectors.secret)).toBe(vectors.commitment);
});

test("the browser draws and shuffles exactly what the table drew", () => {
  const redrawn = redraw(vectors.secret, vectors.salts, { draws });
  expect(redrawn.map(({ agrees }) => agrees)).toEqual(draws.map(() => true));
});

test("another salt, another secret or a changed result does not agree", () => {
  const salts = ["f", ...vectors.salts.slice(1)];
  const secret = vectors.secret.replace("1f", "1e");
  expect(redraw(vectors.secret, salts, { draws }).every(({ agrees }) => agrees)).toBe(false);
  expect(redraw(secret, vectors.salts, { draws }).every(({ agrees }) => agrees)).toBe(false);
  expect(commitmentOf(secret)).not.toBe(vectors.commitment);

  const [first, second, ...others] = draws;
  if (!first || !second) throw new Error("the fixture holds several draws");
  const forged = [{ ...first, result: 1 - first.result }, second, ...others];
  const found = redraw(vectors.secret, vectors.salts, { draws: forged });
  expect(found.map(({ agrees }) => agrees)).toEqual([false, ...draws.slice(1).map(() => true)]);
});

test("a shuffle that swaps two crooks does not agree", () => {
  const deal = draws.at(-1);
  if (!deal?.shuffled) throw new Error("the fixture ends with a shuffle");
  const [one = "", two = "", ...rest] = deal.shuffled;
  const forged = [...draws.slice(0, -1), { ...deal, shuffled: [two, one, ...rest] }];
  expect(redraw(vectors.secret, vectors.salts, { draws: forged }).at(-1)?.agrees).toBe(false);
});
