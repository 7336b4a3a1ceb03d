/** The campaign between its jobs: which are still to come, and who belongs to the clan. */
import { minionFace } from "../printed";
import type { GameView, ScenarioFace } from "../wire";

/** The number of jobs before the election (LG-15.1). */
export const JOBS = 2;

export interface JobsLeft {
  readonly jobs: readonly ScenarioFace[];
  /** How many of them come before the election. */
  readonly missing: number;
}

export function jobsLeft({ scenarios, played }: Pick<GameView, "scenarios" | "played">): JobsLeft {
  const jobs = scenarios.filter(({ code, finale }) => !finale && !played.includes(code));
  return { jobs, missing: Math.max(0, JOBS - played.length) };
}

/** All minions of the clan; in the break most are still in the piles of the last job (LG-14.2). */
export function clanOf(view: GameView): readonly string[] {
  const held = view.seats.flatMap(({ hand, table }) => [...hand, ...table]);
  const all = [...new Set([...view.clan, ...held, ...view.deck, ...view.exhausted])];
  return all.filter((id) => minionFace(view, id).level > 0);
}
