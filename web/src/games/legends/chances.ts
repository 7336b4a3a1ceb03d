/**
 * The exact odds of a roll, as in `omerta.games.legends.odds`; nothing is sampled.
 *
 * Fallen dice differ only in how often each face shows. In each case the roller makes the luck
 * choice of the time-out: most tokens, then least damage, then the higher total.
 */
import type { GameView } from "./wire";

/** The dice of a table. */
export type Sides = Pick<GameView, "white" | "red" | "luck">;

/** The purpose of a roll. */
export interface Aim {
  readonly difficulty: number;
  /** The tokens that are still missing. */
  readonly missing: number;
  /** Added to the total, and to the successes if there are any. */
  readonly bonus: number;
  readonly more: number;
  /** Totals that make the roll void. */
  readonly bans?: Bans | null;
}

/** Totals that cards forbid: single ones, all from one on, and all up to one (LG-4.18). */
export interface Bans {
  readonly banned: readonly number[];
  readonly ban_from: number | null;
  readonly ban_to: number | null;
}

/** Probabilities from 0 to 1, and the expected damage. */
export interface Chances {
  readonly one: number;
  readonly all: number;
  readonly damage: number;
}

/** The result of a luck choice. */
export interface Worth {
  readonly cancelled: number;
  readonly total: number;
  readonly tokens: number;
  /** The remaining locks, each of which is a damage; a void roll does no damage. */
  readonly locks: number;
}

/** How often each face shows: numbers 1 to 4, then luck, then lock. */
export type Counts = readonly number[];
const FACES: readonly string[] = ["1", "2", "3", "4", "luck", "lock"];
export const [LUCK, LOCK] = [4, 5];
const NUMBERS: readonly number[] = [3, 2, 1, 0];

export function countsOf(dice: readonly string[]): Counts {
  return FACES.map((face) => dice.filter((each) => each === face).length);
}

/** The total of a roll if this many lucks each cancel a lock (LG-4.13 to LG-4.17). */
export function totalOf(counts: Counts, red: string, cancelled: number, luck: number): number {
  let left = (counts[LOCK] ?? 0) - cancelled;
  let [total, best] = [0, 0];
  for (const place of NUMBERS) {
    const count = counts[place] ?? 0;
    const blocked = Math.min(count, left);
    left -= blocked;
    const free = count - blocked;
    if (free > 0 && best === 0) best = place + 1;
    total += free * (place + 1);
  }
  const lucks = (counts[LUCK] ?? 0) - cancelled;
  return total + luck * Math.max(0, lucks - left) + best * (timesOf(red) - 1);
}

/** True if a total makes the roll void. */
export function isBanned(bans: Bans | null | undefined, total: number): boolean {
  if (!bans) return false;
  const { banned, ban_from: from, ban_to: to } = bans;
  return banned.includes(total) || (from !== null && total >= from) || (to !== null && total <= to);
}

/** All luck choices with their results. */
export function choicesOf(counts: Counts, red: string, luck: number, aim: Aim): readonly Worth[] {
  const locks = counts[LOCK] ?? 0;
  const most = Math.min(counts[LUCK] ?? 0, locks);
  return Array.from({ length: most + 1 }, (_, cancelled) => {
    const total = totalOf(counts, red, cancelled, luck) + aim.bonus;
    if (isBanned(aim.bans, total)) return { cancelled, total, tokens: 0, locks: 0 };
    const won = Math.floor(total / aim.difficulty);
    const tokens = won === 0 ? 0 : Math.min(won + aim.more, aim.missing);
    return { cancelled, total, tokens, locks: locks - cancelled };
  });
}

/** The luck choice of the time-out. */
export function bestChoice(counts: Counts, red: string, luck: number, aim: Aim): Worth {
  const [first, ...others] = choicesOf(counts, red, luck, aim);
  if (!first) throw new Error("there is always a choice");
  return others.reduce((best, each) => (isBetter(each, best) ? each : best), first);
}

function isBetter(one: Worth, other: Worth): boolean {
  if (one.tokens !== other.tokens) return one.tokens > other.tokens;
  if (one.locks !== other.locks) return one.locks < other.locks;
  return one.total > other.total;
}

/** A roll with some fallen white dice and more to come; with `red` null the red die falls too. */
export function chances(
  sides: Sides,
  lying: Counts,
  falling: number,
  red: string | null,
  aim: Aim,
): Chances {
  const reds = red === null ? shares(sides.red) : new Map([[red, 1]]);
  const found = { one: 0, all: 0, damage: 0 };
  for (const [weight, fallen] of cases(sides.white, falling)) {
    const counts = lying.map((count, face) => count + (fallen[face] ?? 0));
    for (const [face, share] of reds) {
      const best = bestChoice(counts, face, sides.luck, aim);
      const chance = weight * share;
      if (best.tokens >= 1) found.one += chance;
      if (best.tokens >= aim.missing) found.all += chance;
      found.damage += best.locks * chance;
    }
  }
  return found;
}

const known = new Map<string, Chances>();
const MOST_KNOWN = 500;

/** A whole roll of this many white dice and the red one. */
export function rollChances(sides: Sides, dice: number, aim: Aim): Chances {
  const { difficulty, missing, bonus, more, bans } = aim;
  const aimed = [difficulty, missing, bonus, more, bans?.banned, bans?.ban_from, bans?.ban_to];
  const key = [sides.white, sides.red, sides.luck, dice, ...aimed].join(";");
  let found = known.get(key);
  if (!found) {
    if (known.size >= MOST_KNOWN) known.clear();
    found = chances(sides, countsOf([]), dice, null, aim);
    known.set(key, found);
  }
  return found;
}

/** The faces of the red die; blank, fatigue and siren are the same to a total. */
function shares(faces: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const face of faces) {
    const seen = timesOf(face) > 1 ? face : "blank";
    found.set(seen, (found.get(seen) ?? 0) + 1 / faces.length);
  }
  return found;
}

function timesOf(red: string): number {
  return red === "x2" ? 2 : red === "x3" ? 3 : 1;
}

const CASES = new Map<string, readonly (readonly [number, Counts])[]>();

/** All results of this many white dice with their probabilities. */
export function cases(
  white: readonly string[],
  dice: number,
): readonly (readonly [number, Counts])[] {
  const key = `${white.join()} ${dice}`;
  let found = CASES.get(key);
  if (!found) {
    const sides = FACES.map((face) => white.filter((each) => each === face).length / white.length);
    found = spread(sides, dice, 0);
    CASES.set(key, found);
  }
  return found;
}

function spread(
  sides: readonly number[],
  dice: number,
  face: number,
): readonly (readonly [number, Counts])[] {
  const side = sides[face] ?? 0;
  if (face === FACES.length - 1) return [[side ** dice, [dice]]];
  return Array.from({ length: dice + 1 }, (_, count) => {
    const weight = ways(dice, count) * side ** count;
    return weight === 0
      ? []
      : spread(sides, dice - count, face + 1).map(
          ([chance, rest]) => [weight * chance, [count, ...rest]] as const,
        );
  }).flat();
}

/** The number of ways to choose `count` of `dice` dice. */
function ways(dice: number, count: number): number {
  let found = 1;
  for (let each = 0; each < count; each += 1) found = (found * (dice - each)) / (each + 1);
  return found;
}
