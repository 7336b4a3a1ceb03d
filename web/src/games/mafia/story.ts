/** The money of a match: by rounds from the ledger, and the end from the last step. */
import { SEATS, figuresOf, following, priceOf } from "./town";
import type { GameEvent, GameView } from "./wire";

/** All players' cash at one time; a point of the chart. */
export interface Balance {
  /** "start", the number of a finished round, or "end": after the final ransoms. */
  readonly at: "start" | "end" | number;
  readonly cash: readonly number[];
  readonly bank: number;
}

/** All players' cash from the start to now: at the end of each round, and after the last debts. */
export function balances(view: GameView): readonly Balance[] {
  const rounds = view.ledger.map((cash, place) => balance(view, place + 1, cash));
  const all = [balance(view, "start", [0, 0, 0, 0]), ...rounds];
  if (view.outcome === null) return all;
  const cash = view.seats.map((seat) => seat.cash);
  const settled = cash.every((amount, seat) => amount === all.at(-1)?.cash[seat]);
  return settled ? all : [...all, balance(view, "end", cash)];
}

/** Between rounds no money is on cards, so the rest is in the bank. */
function balance(view: GameView, at: Balance["at"], cash: readonly number[]): Balance {
  return { at, cash, bank: view.money - sum(cash) };
}

/** What a player must pay at the end to ransom all own figures (MA-12.8). */
export interface Debt {
  readonly seat: number;
  readonly receiver: number;
  /** The prisoners by id, and the ransom of each. */
  readonly prisoners: readonly { readonly figure: string; readonly price: number }[];
  readonly amount: number;
}

/** The final debts: the figures in prison after the last round. */
export function debts(view: GameView): readonly Debt[] {
  return SEATS.flatMap((seat) => {
    const prisoners = figuresOf(view, seat)
      .filter(({ place }) => place === "cell")
      .map(({ figure, at }) => ({ figure, price: priceOf(view, at) }));
    if (prisoners.length === 0) return [];
    const amount = sum(prisoners.map(({ price }) => price));
    return [{ seat, receiver: following(seat), prisoners, amount }];
  });
}

/** All players' cash before the loot of the last round. */
export function beforeTheEnd(view: GameView, events: readonly GameEvent[]): readonly number[] {
  const cash = [...(view.ledger.at(-1) ?? [])];
  for (const event of events) {
    if (event.type === "loot_taken") cash[event.seat] = event.cash - event.amount;
  }
  return cash;
}

/** A step of the score: the event, and all players' cash after it. */
export interface Settling {
  readonly event: GameEvent;
  readonly cash: readonly number[];
}

/** The last step, payment by payment: loot taken, debts paid or lapsed. */
export function settlings(view: GameView, events: readonly GameEvent[]): readonly Settling[] {
  const cash = [...beforeTheEnd(view, events)];
  const steps: Settling[] = [];
  for (const event of events) {
    if (event.type === "loot_taken") cash[event.seat] = event.cash;
    else if (event.type === "final_debt_paid") {
      cash[event.payer] = (cash[event.payer] ?? 0) - event.amount;
      cash[event.receiver] = (cash[event.receiver] ?? 0) + event.amount;
    } else if (event.type !== "debt_lapsed") continue;
    steps.push({ event, cash: [...cash] });
  }
  return steps;
}

/** The money of both clans: of seats 0 and 2, and of seats 1 and 3. */
export function clans(view: GameView): readonly [number, number] {
  const cash = view.seats.map((seat) => seat.cash);
  const of = (first: number): number => (cash[first] ?? 0) + (cash[first + 2] ?? 0);
  return [of(0), of(1)];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
