/** Computations for drawing Family Business; the rules are in the engine. */
import { isBanned } from "../chances";
import { cardFace, holderOf, minionFace } from "../printed";
import { bannedTotals } from "../said";
import type { BusinessView, CardFace, FamilyView, GameView } from "../wire";

/** The business of a challenge, or null. */
export function businessOf({ businesses }: FamilyView, card: string): BusinessView | null {
  return businesses.find((each) => each.card === card) ?? null;
}

/** One cell of the strip of totals; the first and the last one also stand for all beyond them. */
export interface Total {
  readonly text: string;
  readonly banned: boolean;
  readonly successes: number;
  /** The present roll makes it. */
  readonly made: boolean;
}

/** All totals that a downtime can forbid, and their results on a business now. */
export function totalsOf(
  view: GameView,
  business: BusinessView,
  made: readonly number[],
): readonly Total[] {
  const values = view.cards
    .filter(({ deck }) => deck === "downtime")
    .flatMap((card) => Object.values(card.values));
  if (values.length === 0) return [];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const cells = made.map((total) => Math.min(high, Math.max(low, total)));
  return Array.from({ length: high - low + 1 }, (_, place) => {
    const total = low + place;
    return {
      text: place === 0 ? `≤${total}` : total === high ? `${total}+` : String(total),
      banned: isBanned(business, total),
      successes: Math.floor(total / business.difficulty),
      made: cells.includes(total),
    };
  });
}

/** The effect of a downtime in a corner of its card: one number more, or forbidden totals. */
export interface Short {
  readonly harder: number;
  readonly banned: readonly string[];
}

export function shortOf({ effect, values }: CardFace): Short {
  const harder = Number(/^difficulty(\d+)$/.exec(effect)?.[1] ?? 0);
  const { a, b, x = null } = values;
  const banned = bannedTotals({
    banned: [a, b].filter((total) => total !== undefined),
    ban_from: effect === "ban_from" ? x : null,
    ban_to: effect === "ban_to" ? x : null,
  });
  return { harder, banned };
}

/**
 * The number of minions per hand who know the place of a business; hands without any are left out.
 */
export function knowing(
  view: GameView,
  { payers }: BusinessView,
): readonly { readonly player: number; readonly count: number }[] {
  return view.seats.flatMap((_, player) => {
    const count = payers.filter((minion) => holderOf(view, minion) === player).length;
    return count > 0 ? [{ player, count }] : [];
  });
}

/** The first of a crew who knows the place of a business, or null. */
export function guideOf(
  view: GameView,
  { place }: BusinessView,
  crew: readonly string[],
): string | null {
  return crew.find((minion) => minionFace(view, minion).place === place) ?? null;
}

/** The downtimes of a business from top to bottom. */
export function stackOf(view: GameView, { downtimes }: BusinessView): readonly CardFace[] {
  return downtimes.toReversed().map((id) => cardFace(view, id));
}
