/** The sum of a roll die by die, as players add it up (LG-4.13 to LG-4.17). */
import { countsOf, LOCK, LUCK } from "./chances";

export interface Term {
  /** Its place among the rolled dice; null for what was added to the total. */
  readonly place: number | null;
  readonly luck: boolean;
  readonly value: number;
  /** A lock blocks it, so it does not count. */
  readonly blocked: boolean;
  /** The red die multiplies it. */
  readonly times: number;
}

/**
 * The terms of a roll if this many lucks each cancel a lock: blocked ones first, then the numbers,
 * the lucks that are left, and the bonus.
 */
export function termsOf(
  dice: readonly string[],
  red: string,
  cancelled: number,
  luck: number,
  bonus = 0,
): readonly Term[] {
  const counts = countsOf(dice);
  let locks = (counts[LOCK] ?? 0) - cancelled;
  let times = red === "x2" ? 2 : red === "x3" ? 3 : 1;
  const numbers = dice
    .map((face, place) => ({ value: Number(face), place }))
    .filter(({ value }) => value > 0)
    .sort((one, other) => other.value - one.value);
  const terms: Term[] = numbers.map(({ value, place }) => {
    const blocked = locks > 0;
    if (blocked) locks -= 1;
    const term = { place, luck: false, value, blocked, times: blocked ? 1 : times };
    if (!blocked) times = 1; // the red die multiplies the highest free number
    return term;
  });
  const lucks = dice.flatMap((face, place) => (face === "luck" ? [place] : [])).slice(cancelled);
  for (const [nth, place] of lucks.entries()) {
    const blocked = (counts[LUCK] ?? 0) - cancelled - nth <= locks;
    terms.push({ place, luck: true, value: luck, blocked, times: 1 });
  }
  if (bonus > 0) {
    terms.push({ place: null, luck: false, value: bonus, blocked: false, times: 1 });
  }
  return terms;
}

/** What the terms add up to. */
export function sumOf(terms: readonly Term[]): number {
  return terms.reduce((sum, { value, blocked, times }) => sum + (blocked ? 0 : value * times), 0);
}

/** A sum in one line: "3×2 + 2 = 8"; blocked dice are left out. */
export function sumSaid(terms: readonly Term[]): string {
  const counted = terms.filter(({ blocked }) => !blocked);
  const parts = counted.map(({ value, times }) => (times > 1 ? `${value}×${times}` : `${value}`));
  return parts.length > 1 || counted.some(({ times }) => times > 1)
    ? `${parts.join(" + ")} = ${sumOf(terms)}`
    : String(sumOf(terms));
}
