/**
 * The probability of the jackpot for fallen dice: the client's side of `odds_bet`.
 *
 * Before the roll the view has the odds. The bettor makes the luck choice with the smallest
 * probability of a jackpot, then with the least damage (SC-4.10 to SC-4.17).
 */
import { cases, countsOf, LOCK, LUCK, totalOf } from "../chances";
import type { Counts } from "../chances";
import { cardFace } from "../printed";
import type { CasinoView, GameView, RollView } from "../wire";

/** The probability of the jackpot, and the expected damage; a jackpot does none. */
export interface Risk {
  readonly jackpot: number;
  readonly damage: number;
}

/** A bet with fallen dice. */
export interface LyingBet {
  readonly view: GameView;
  readonly scene: CasinoView;
  readonly roll: RollView;
}

/** A possible result: its probability, the total, the jackpot, and the locks. */
type Outcome = readonly [number, number, number, number];

/** As it lies. */
export function riskNow(bet: LyingBet): Risk {
  return best(bet, countsOf(bet.roll.dice));
}

/** After rolling the dice at these places again. */
export function riskOfReroll(bet: LyingBet, places: readonly number[]): Risk {
  const lying = countsOf(bet.roll.dice.filter((_, place) => !places.includes(place)));
  const found = { jackpot: 0, damage: 0 };
  for (const [weight, fallen] of cases(bet.view.white, places.length)) {
    const counts = lying.map((count, face) => count + (fallen[face] ?? 0));
    const risk = best(bet, counts);
    found.jackpot += weight * risk.jackpot;
    found.damage += weight * risk.damage;
  }
  return found;
}

/** After the best use of an ability; null if it depends on several choices, or on none. */
export function riskOfAbility(bet: LyingBet, ability: string): Risk | null {
  const { dice } = bet.roll;
  const each = dice.map((_, place) => place);
  switch (ability) {
    case "reroll_one":
      return least(each.map((place) => riskOfReroll(bet, [place])));
    case "reroll_all":
      return riskOfReroll(bet, each);
    case "cancel_lock":
      return best(bet, withoutLocks(dice, 1));
    case "cancel_all_locks":
      return best(bet, withoutLocks(dice, dice.length));
    case "no_damage":
      return { ...riskNow(bet), damage: 0 };
    default:
      return null;
  }
}

function withoutLocks(dice: readonly string[], most: number): Counts {
  return countsOf(dice).map((count, face) => (face === LOCK ? Math.max(0, count - most) : count));
}

/** The luck choice that avoids the jackpot best. */
function best(bet: LyingBet, counts: Counts): Risk {
  const most = Math.min(counts[LUCK] ?? 0, counts[LOCK] ?? 0);
  const choices = Array.from({ length: most + 1 }, (_, cancelled) =>
    riskOf(bet, counts, cancelled),
  );
  const found = least(choices);
  if (found === null) throw new Error("there is always a choice");
  return found;
}

/** The smallest probability of the jackpot, then the least damage. */
function least(risks: readonly Risk[]): Risk | null {
  const [first, ...others] = risks;
  if (!first) return null;
  return others.reduce((found, each) => {
    const nearly = Math.abs(each.jackpot - found.jackpot) < 1e-12;
    const better = nearly ? each.damage < found.damage : each.jackpot < found.jackpot;
    return better ? each : found;
  }, first);
}

function riskOf(bet: LyingBet, counts: Counts, cancelled: number): Risk {
  const { view, scene, roll } = bet;
  const found = { jackpot: 0, damage: 0 };
  const lucks = (counts[LUCK] ?? 0) - cancelled;
  const locks = (counts[LOCK] ?? 0) - cancelled;
  const total = totalOf(counts, "none", cancelled, view.luck);
  const outcomes: readonly Outcome[] =
    lucks >= scene.lucks
      ? afterPenalty(bet, counts, cancelled)
      : [[1, total, scene.jackpot_now, locks]];
  for (const [chance, worth, jackpot, hurts] of outcomes) {
    if (worth >= jackpot) found.jackpot += chance;
    else if (!roll.spared && !roll.ignores_damage) found.damage += chance * hurts;
  }
  return found;
}

/** The possible effects of the penalty on a final result (SC-4.13, SC-4.14). */
function afterPenalty(
  { view, scene }: LyingBet,
  counts: Counts,
  cancelled: number,
): readonly Outcome[] {
  const jackpot = scene.jackpot_now;
  const locks = (counts[LOCK] ?? 0) - cancelled;
  const total = totalOf(counts, "none", cancelled, view.luck);
  const plain: Outcome = [1, total, jackpot, locks];
  switch (scene.penalty) {
    case "jackpot":
      return [[1, jackpot, jackpot, locks]];
    case "die":
      if (view.stock === 0) return [plain];
      return cases(view.white, 1).map(([chance, fallen]) => {
        const more = counts.map((count, face) => count + (fallen[face] ?? 0));
        const worth = totalOf(more, "none", cancelled, view.luck);
        return [chance, worth, jackpot, locks + (fallen[LOCK] ?? 0)];
      });
    case "red":
      return view.red.map((face) => {
        const worth = totalOf(counts, face, cancelled, view.luck);
        return [1 / view.red.length, worth, jackpot, locks];
      });
    case "croupier":
    case "spectator": {
      const drops = dropsToCome(view, scene);
      if (drops.length === 0) return [plain];
      return drops.map((drop) => [1 / drops.length, total, Math.max(1, jackpot - drop), locks]);
    }
    case "none":
      return [plain];
  }
}

/** What spectators revealed by the penalty would take from the jackpot; empty if none can come. */
function dropsToCome(view: GameView, scene: CasinoView): readonly number[] {
  if (scene.penalty === "croupier" && !scene.eyes.includes(nextSpace(scene))) return [];
  const { spectator_deck: deck, spectator_discard: discard } = scene;
  return (deck.length > 0 ? deck : discard).map((id) => dropOf(cardFace(view, id).effect));
}

/** The croupier's next space (SC-4.23, SC-4.25). */
export function nextSpace({ croupier, block, blocked }: CasinoView): number {
  return blocked && croupier + 1 === block ? croupier + 2 : croupier + 1;
}

/** What a spectator takes from the jackpot: its effect ends with the number. */
export function dropOf(effect: string): number {
  return effect.startsWith("jackpot_minus") ? Number(effect.at(-1)) : 0;
}
