/** The effect of an ability on the rolled dice, exact if a single step decides it. */
import { bestChoice, chances, countsOf } from "./chances";
import type { Aim, Chances, Sides } from "./chances";
import { termsOf } from "./terms";
import type { Term } from "./terms";
import { bansOf } from "./scenario_parts";
import type { GameView, RollView } from "./wire";

/** The dice, and the board that may forbid totals. */
type Table = Sides & Pick<GameView, "scene">;

/** The purpose of the roll. */
export function aimOf(
  table: Table,
  { challenge, difficulty, missing, bonus, more }: RollView,
): Aim {
  const bans = bansOf(table.scene, challenge);
  return { difficulty, missing: Math.max(1, missing), bonus, more, bans };
}

/** The present roll, which is certain unless a player changes it. */
export function asItLies(sides: Table, roll: RollView): Chances {
  return certain(sides, roll, roll.dice, roll.red, {});
}

/** After rolling the dice at these places again. */
export function afterReroll(sides: Table, roll: RollView, places: readonly number[]): Chances {
  const lying = roll.dice.filter((_, place) => !places.includes(place));
  return spared(
    roll,
    chances(sides, countsOf(lying), roll.dice.length - lying.length, roll.red, aimOf(sides, roll)),
  );
}

/** After the best use of an ability; null if it depends on several choices, or on none. */
export function afterAbility(view: GameView, roll: RollView, ability: string): Chances | null {
  const { dice, red } = roll;
  const sides: Table = view;
  const each = dice.map((_, place) => place);
  switch (ability) {
    case "reroll_one":
      return best(each.map((place) => afterReroll(sides, roll, [place])));
    case "reroll_red":
      return spared(roll, chances(sides, countsOf(dice), 0, null, aimOf(sides, roll)));
    case "reroll_all":
      return spared(roll, chances(sides, countsOf([]), dice.length, null, aimOf(sides, roll)));
    case "extra_die":
      return spared(roll, chances(sides, countsOf(dice), 1, red, aimOf(sides, roll)));
    case "no_damage":
      return { ...asItLies(sides, roll), damage: 0 };
    case "die_to_four":
      return best(each.map((place) => turned(sides, roll, place)));
    default: {
      const then = lyingAfter(roll, ability);
      return then === null ? null : certain(sides, roll, then.dice, then.red, then.aim);
    }
  }
}

/** Dice that lie there, and what counts besides them. */
interface Lying {
  readonly dice: readonly string[];
  readonly red: string;
  readonly aim: Partial<Aim>;
}

/** The dice after an ability with a certain result; null if dice are rolled or chosen for it. */
function lyingAfter({ dice, red, bonus, more }: RollView, ability: string): Lying | null {
  switch (ability) {
    case "cancel_lock":
      return { dice: without(dice, 1), red, aim: {} };
    case "cancel_all_locks":
      return { dice: without(dice, dice.length), red, aim: {} };
    case "plus_one":
      return { dice, red, aim: { bonus: bonus + 1 } };
    case "extra_success":
      return { dice, red, aim: { more: more + 1 } };
    case "red_x3":
      return { dice, red: "x3", aim: {} };
    default:
      return null;
  }
}

/** The sum as it lies, with the luck choice of the time-out. */
export function sumNow(table: Table, roll: RollView): readonly Term[] {
  return sumOfLying(table, roll, { dice: roll.dice, red: roll.red, aim: {} });
}

/** The sum that an ability would make; null if it depends on a throw or a choice. */
export function sumAfter(table: Table, roll: RollView, ability: string): readonly Term[] | null {
  const then = lyingAfter(roll, ability);
  return then === null ? null : sumOfLying(table, roll, then);
}

function sumOfLying(table: Table, roll: RollView, { dice, red, aim }: Lying): readonly Term[] {
  const whole = { ...aimOf(table, roll), ...aim };
  const { cancelled } = bestChoice(countsOf(dice), red, table.luck, whole);
  return termsOf(dice, red, cancelled, table.luck, whole.bonus);
}

/** What comes of something besides successes: its chance and the rest in words. */
export interface Change {
  readonly chance: string;
  readonly then: string;
  /** Above 0 if it is better than leaving the roll as it is. */
  readonly gain: number;
}

/** After turning the die at this place to 4. */
export function turned(sides: Table, roll: RollView, place: number): Chances {
  const dice = roll.dice.map((face, at) => (at === place ? "4" : face));
  return certain(sides, roll, dice, roll.red, {});
}

function certain(
  sides: Table,
  roll: RollView,
  dice: readonly string[],
  red: string,
  changed: Partial<Aim>,
): Chances {
  const aim = { ...aimOf(sides, roll), ...changed };
  const { tokens, locks } = bestChoice(countsOf(dice), red, sides.luck, aim);
  return spared(roll, {
    one: tokens >= 1 ? 1 : 0,
    all: tokens >= aim.missing ? 1 : 0,
    damage: locks,
  });
}

/** If locks are harmless, there is no damage. */
function spared(roll: RollView, found: Chances): Chances {
  return roll.spared || roll.ignores_damage ? { ...found, damage: 0 } : found;
}

/** The dice without this many locks. */
function without(dice: readonly string[], locks: number): readonly string[] {
  let left = locks;
  return dice.filter((face) => face !== "lock" || left-- <= 0);
}

function best(found: readonly Chances[]): Chances | null {
  const worth = (each: Chances): number => each.one + each.all - each.damage / 100;
  const [first, ...others] = found;
  if (!first) return null;
  return others.reduce((top, each) => (worth(each) > worth(top) ? each : top), first);
}
