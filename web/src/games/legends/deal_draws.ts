/** The draws of a match by purpose, in order, each used once. */
import type { Draw } from "../../lib/wire";

export class Drawn {
  readonly #left = new Map<string, { readonly draw: Draw; readonly place: number }[]>();

  constructor(draws: readonly Draw[]) {
    for (const [place, draw] of draws.entries()) {
      const others = this.#left.get(draw.why);
      if (others) others.push({ draw, place });
      else this.#left.set(draw.why, [{ draw, place }]);
    }
  }

  /** The next draw for this purpose; null if there was none. */
  next(why: string): Draw | null {
    return this.#left.get(why)?.shift()?.draw ?? null;
  }

  /** All remaining draws for this purpose. */
  all(why: string): Draw[] {
    const left = this.#left.get(why) ?? [];
    this.#left.delete(why);
    return left.map(({ draw }) => draw);
  }

  /** True if the next draw for one purpose came before the next one for another. */
  isBefore(one: string, other: string): boolean {
    const [first, second] = [one, other].map((why) => this.#left.get(why)?.[0]?.place ?? Infinity);
    return (first ?? Infinity) < (second ?? Infinity);
  }

  /** The number of remaining draws of a step for this purpose. */
  inStep(why: string, step: number): number {
    return (this.#left.get(why) ?? []).filter(({ draw }) => draw.step === step).length;
  }

  /** True if no unreported draw is left. */
  isUsed(...reasons: readonly string[]): boolean {
    return reasons.every((why) => (this.#left.get(why)?.length ?? 0) === 0);
  }
}

/** True for the same things in any order. */
export function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && within(one, other) !== null;
}

/** The second list without the things of the first; null if some are missing. */
export function within(some: readonly string[], all: readonly string[]): readonly string[] | null {
  const left = [...all];
  for (const thing of some) {
    const at = left.indexOf(thing);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** A repeated check: how often it was made, and whether it always passed. */
export class Tally {
  count = 0;
  agrees = true;

  note(agrees: boolean): void {
    this.count += 1;
    this.agrees &&= agrees;
  }
}
