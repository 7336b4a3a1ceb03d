/** The effect of an ability on the rolled dice, exact if a single step decides it. */
import { bestChoice, chances, countsOf } from "./chances";
import type { Aim, Chances, Sides } from "./chances";
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
    case "cancel_lock":
      return certain(sides, roll, without(dice, 1), red, {});
    case "cancel_all_locks":
      return certain(sides, roll, without(dice, dice.length), red, {});
    case "plus_one":
      return certain(sides, roll, dice, red, { bonus: roll.bonus + 1 });
    case "extra_success":
      return certain(sides, roll, dice, red, { more: roll.more + 1 });
    case "red_x3":
      return certain(sides, roll, dice, "x3", {});
    case "no_damage":
      return { ...asItLies(sides, roll), damage: 0 };
    case "die_to_four":
      return best(each.map((place) => turned(sides, roll, place)));
    default:
      return null;
  }
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
