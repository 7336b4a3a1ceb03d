/**
 * The probability of winning a fight with fallen dice: the client's side of `odds_fight`.
 *
 * Before the roll the view has the odds. The clan makes the luck choice with the best probability;
 * locks of the rebels block nothing, and a tie wins only the clan's own attack (SC-3.7, SC-3.10).
 */
import { cases, countsOf, LOCK, LUCK, totalOf } from "../chances";
import type { Counts } from "../chances";
import type { GameView, RollView } from "../wire";

/** A fight in which only the clan has rolled. */
export interface LyingFight {
  readonly view: GameView;
  readonly roll: RollView;
  /** The white dice that the rebels will roll; the red one comes with them. */
  readonly rebels: number;
  readonly ambush: boolean;
}

/** The probability of winning, and the expected damage. */
export interface Hope {
  readonly win: number;
  readonly damage: number;
}

/** As it lies. */
export function hopeNow(fight: LyingFight): Hope {
  return best(fight, countsOf(fight.roll.dice), fight.roll.red);
}

/** After rolling the dice at these places again. */
export function hopeOfReroll(fight: LyingFight, places: readonly number[]): Hope {
  const { dice, red } = fight.roll;
  const lying = dice.filter((_, place) => !places.includes(place));
  return falling(fight, countsOf(lying), places.length, [red]);
}

/** After turning the die at this place to 4. */
export function hopeOfTurn(fight: LyingFight, place: number): Hope {
  const { dice, red } = fight.roll;
  return best(fight, countsOf(dice.map((face, at) => (at === place ? "4" : face))), red);
}

/** After the best use of an ability; null if it depends on several choices, or on none. */
export function hopeOfAbility(fight: LyingFight, ability: string): Hope | null {
  const { view, roll } = fight;
  const { dice, red } = roll;
  const each = dice.map((_, place) => place);
  switch (ability) {
    case "reroll_one":
      return highest(each.map((place) => hopeOfReroll(fight, [place])));
    case "reroll_red":
      return falling(fight, countsOf(dice), 0, view.red);
    case "reroll_all":
      return falling(fight, countsOf([]), dice.length, view.red);
    case "extra_die":
      return falling(fight, countsOf(dice), 1, [red]);
    case "cancel_lock":
      return best(fight, withoutLocks(dice, 1), red);
    case "cancel_all_locks":
      return best(fight, withoutLocks(dice, dice.length), red);
    case "plus_one":
      return best({ ...fight, roll: { ...roll, bonus: roll.bonus + 1 } }, countsOf(dice), red);
    case "red_x3":
      return best(fight, countsOf(dice), "x3");
    case "no_damage":
      return { ...hopeNow(fight), damage: 0 };
    case "die_to_four":
      return highest(each.map((place) => hopeOfTurn(fight, place)));
    default:
      return null;
  }
}

/** This many white dice fall besides the fallen ones, and the red one shows one of these faces. */
function falling(fight: LyingFight, lying: Counts, dice: number, reds: readonly string[]): Hope {
  const found = { win: 0, damage: 0 };
  for (const [weight, fallen] of cases(fight.view.white, dice)) {
    const counts = lying.map((count, face) => count + (fallen[face] ?? 0));
    for (const red of reds) {
      const hope = best(fight, counts, red);
      found.win += (weight * hope.win) / reds.length;
      found.damage += (weight * hope.damage) / reds.length;
    }
  }
  return found;
}

/** The luck choice with the best probability. */
function best(fight: LyingFight, counts: Counts, red: string): Hope {
  const { view, roll, rebels, ambush } = fight;
  const locks = counts[LOCK] ?? 0;
  const most = Math.min(counts[LUCK] ?? 0, locks);
  const below = belowOf(view, rebels);
  const hurts = !roll.spared && !roll.ignores_damage;
  const choices = Array.from({ length: most + 1 }, (_, cancelled) => {
    const total = totalOf(counts, red, cancelled, view.luck) + roll.bonus;
    const win = below[Math.min(ambush ? total : total + 1, below.length - 1)] ?? 0;
    return { win, damage: hurts ? locks - cancelled : 0 };
  });
  const found = highest(choices);
  if (found === null) throw new Error("there is always a choice");
  return found;
}

/** The best probability of winning, then the least damage. */
function highest(hopes: readonly Hope[]): Hope | null {
  const [first, ...others] = hopes;
  if (!first) return null;
  return others.reduce((found, each) => {
    const nearly = Math.abs(each.win - found.win) < 1e-12;
    const better = nearly ? each.damage < found.damage : each.win > found.win;
    return better ? each : found;
  }, first);
}

function withoutLocks(dice: readonly string[], most: number): Counts {
  return countsOf(dice).map((count, face) => (face === LOCK ? Math.max(0, count - most) : count));
}

const known = new Map<string, readonly number[]>();

/** The probability that this many dice of the rebels make less than 0, than 1, …; the last is 1. */
function belowOf({ white, red, luck }: GameView, dice: number): readonly number[] {
  const key = [white, red, luck, dice].join(";");
  let found = known.get(key);
  if (!found) {
    const totals: (number | undefined)[] = [];
    for (const [weight, fallen] of cases(white, dice)) {
      const harmless = fallen.map((count, face) => (face === LOCK ? 0 : count));
      for (const face of red) {
        const total = totalOf(harmless, face, 0, luck);
        totals[total] = (totals[total] ?? 0) + weight / red.length;
      }
    }
    let sum = 0;
    found = [0, ...Array.from(totals, (share) => (sum += share ?? 0))];
    known.set(key, found);
  }
  return found;
}
