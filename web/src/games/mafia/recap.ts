/** What a round brought: for the summary between two rounds. */
import type { TableAfterEvent } from "./unfold";
import { SEATS, streetAt, streetIds } from "./town";
import type { GameView } from "./wire";

/** A card and the money that lay on it when the round ended. */
export interface Earner {
  readonly street: string;
  readonly owner: number;
  readonly card: string;
  readonly loot: number;
}

export interface Recap {
  readonly round: number;
  /** The table with all cards, just before the loot goes home. */
  readonly town: GameView;
  /** What each seat took home. */
  readonly took: readonly number[];
  /** All cards with money, the richest first. */
  readonly earners: readonly Earner[];
  /** The seats and cards that were still under arrest. */
  readonly arrested: readonly Omit<Earner, "loot">[];
}

/** The summary of the round that ends in these moments; null if none does. */
export function recapOf(moments: readonly TableAfterEvent[]): Recap | null {
  const end = moments.find(({ event }) => event.type === "round_ended");
  if (!end) return null;
  const town = end.view;
  const cards = streetIds(town).flatMap((street) => {
    const { card, ...lies } = streetAt(town, street);
    return card === null ? [] : [{ ...lies, street, card }];
  });
  return {
    round: town.round,
    town,
    took: SEATS.map((seat) =>
      moments.reduce(
        (sum, { event }) =>
          event.type === "loot_taken" && event.seat === seat ? sum + event.amount : sum,
        0,
      ),
    ),
    earners: cards.filter(({ loot }) => loot > 0).sort((one, other) => other.loot - one.loot),
    arrested: cards.filter(({ lying }) => lying === "arrested"),
  };
}

/** The lead of the richest over the next one, and who shares it. */
export function leadOf(view: GameView): { readonly seats: readonly number[]; readonly by: number } {
  const cash = view.seats.map((seat) => seat.cash);
  const most = Math.max(...cash);
  const seats: readonly number[] = SEATS.filter((seat) => cash[seat] === most);
  const rest = cash.filter((_, seat) => !seats.includes(seat));
  return { seats, by: seats.length === 1 ? most - Math.max(...rest) : 0 };
}
