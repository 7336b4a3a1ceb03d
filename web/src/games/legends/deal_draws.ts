/** The luck of a game by what it was for, in order, each used once. */
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

  /** The next draw for this; null: there was none. */
  next(why: string): Draw | null {
    return this.#left.get(why)?.shift()?.draw ?? null;
  }

  /** All draws for this that are left. */
  all(why: string): Draw[] {
    const left = this.#left.get(why) ?? [];
    this.#left.delete(why);
    return left.map(({ draw }) => draw);
  }

  /** Whether the next draw for one thing came before the next one for another. */
  isBefore(one: string, other: string): boolean {
    const [first, second] = [one, other].map((why) => this.#left.get(why)?.[0]?.place ?? Infinity);
    return (first ?? Infinity) < (second ?? Infinity);
  }

  /** How many draws for this a step has left. */
  inStep(why: string, step: number): number {
    return (this.#left.get(why) ?? []).filter(({ draw }) => draw.step === step).length;
  }

  /** Whether nothing is left that nobody was told of. */
  isUsed(...reasons: readonly string[]): boolean {
    return reasons.every((why) => (this.#left.get(why)?.length ?? 0) === 0);
  }
}

/** The same things, in whatever order. */
export function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && within(one, other) !== null;
}

/** What is left of the second list without the things of the first; null: some are not there. */
export function within(some: readonly string[], all: readonly string[]): readonly string[] | null {
  const left = [...all];
  for (const thing of some) {
    const at = left.indexOf(thing);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** One thing that is checked again and again: how often, and whether it was always right. */
export class Tally {
  count = 0;
  agrees = true;

  note(agrees: boolean): void {
    this.count += 1;
    this.agrees &&= agrees;
  }
}
