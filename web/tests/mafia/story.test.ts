import { expect, test } from "vitest";
import { spread, step } from "../../src/games/mafia/scale";
import { balances, clans, debts, settlings } from "../../src/games/mafia/story";
import type { GameEvent, GameView } from "../../src/games/mafia/wire";
import { end, first, events } from "./end";

/** MA-12.9, example 17 of the rules: the end of a match with debts that mates must help to pay. */
const CASH = [60, 1340, 1900, 700];
const INDEBTED: GameView = {
  ...end,
  money: 4000,
  bank: 0,
  ledger: [...end.ledger.slice(0, -1), CASH],
  seats: end.seats.map((seat, place) => ({ ...seat, cash: [0, 1690, 1810, 500][place] ?? 0 })),
  figures: end.figures.map((_, place) => {
    const cell = new Map([
      [0, "50"],
      [1, "chair"],
      [12, "200"],
    ]).get(place);
    return cell === undefined ? { place: "home", at: "" } : { place: "cell", at: cell };
  }),
};
const PAID: readonly GameEvent[] = [
  { type: "round_ended", round: 3 },
  { type: "loot_taken", seat: 1, amount: 40, cash: 1340 },
  { type: "final_debt_paid", payer: 3, debtor: 3, receiver: 0, amount: 200 },
  { type: "final_debt_paid", payer: 0, debtor: 0, receiver: 1, amount: 260 },
  { type: "final_debt_paid", payer: 2, debtor: 0, receiver: 1, amount: 90 },
];

test("the chart begins at zero and has a point for each round", () => {
  const times = balances(end);
  expect(times[0]).toEqual({ at: "start", cash: [0, 0, 0, 0], bank: 1000 });
  expect(times.filter(({ at }) => typeof at === "number").map(({ at }) => at)).toEqual(
    end.ledger.map((_, place) => place + 1),
  );
  expect(times.at(-1)?.cash).toEqual(end.seats.map(({ cash }) => cash));
});

test("no money is lost between cash and bank", () => {
  for (const { cash, bank } of balances(end)) {
    expect(cash.reduce((total, amount) => total + amount, bank)).toBe(end.money);
    expect(bank).toBeGreaterThanOrEqual(0);
  }
  expect(balances(end).at(-1)?.bank).toBe(end.bank);
});

test("an unfinished match has no end point, and one without debts no debt point", () => {
  expect(balances(first).map(({ at }) => at)).toEqual(["start"]);
  const cash = end.seats.map((seat) => seat.cash);
  const settled = balances({ ...end, ledger: [...end.ledger.slice(0, -1), cash] });
  expect(settled.at(-1)?.at).toBe(end.round);
  expect(balances(INDEBTED).at(-1)).toEqual({ at: "end", cash: [0, 1690, 1810, 500], bank: 0 });
});

test("the prisoners of the end are debts to the next boss", () => {
  expect(debts(INDEBTED)).toEqual([
    {
      seat: 0,
      receiver: 1,
      amount: 350,
      prisoners: [
        { figure: "ye1", price: 50 },
        { figure: "ye2", price: 300 },
      ],
    },
    { seat: 3, receiver: 0, amount: 200, prisoners: [{ figure: "bl1", price: 200 }] },
  ]);
});

test("the last money moves payment by payment to the final cash", () => {
  expect(settlings(INDEBTED, PAID).map(({ cash }) => cash)).toEqual([
    [60, 1340, 1900, 700],
    [260, 1340, 1900, 500],
    [0, 1600, 1900, 500],
    [0, 1690, 1810, 500],
  ]);
  expect(settlings(end, events).at(-1)?.cash).toEqual(end.seats.map(({ cash }) => cash));
  expect(settlings(end, [])).toEqual([]);
});

test("a lapsed debt is listed and moves no money", () => {
  const lapsed = settlings(INDEBTED, [...PAID, { type: "debt_lapsed", seat: 0, amount: 10 }]);
  expect(lapsed.at(-1)?.cash).toEqual(lapsed.at(-2)?.cash);
});

test("opposite seats form a clan", () => {
  expect(clans(INDEBTED)).toEqual([1810, 2190]);
});

test("a scale has round numbers and a few lines", () => {
  expect([10, 90, 240, 600, 1340, 4000].map(step)).toEqual([10, 20, 50, 100, 500, 1000]);
});

test("marks keep their order, their distance and the frame", () => {
  expect(spread([100, 20, 60], 26, [0, 200])).toEqual([100, 20, 60]);
  expect(spread([50, 50, 50], 26, [0, 200])).toEqual([50, 76, 102]);
  expect(spread([200, 198, 10, 190], 26, [0, 200])).toEqual([200, 174, 10, 148]);
  expect(spread([0, 0], 26, [16, 200])).toEqual([16, 42]);
});
