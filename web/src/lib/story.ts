/** The steps of a match in order and without gaps. */
import type { StepForViewer } from "./wire";

/** A step, and whether it was undone later. */
export interface Line {
  readonly step: StepForViewer;
  readonly takenBack: boolean;
}

/**
 * The steps with newer ones appended; duplicates are dropped. After a long absence there may be a
 * gap: then only the new steps are kept, and older ones are loaded on demand.
 */
export function extended(
  story: readonly StepForViewer[],
  news: readonly StepForViewer[],
): readonly StepForViewer[] {
  const last = story.at(-1)?.seq ?? -1;
  if ((news[0]?.seq ?? 0) > last + 1) return news;
  return [...story, ...news.filter((step) => step.seq > last)];
}

/** The steps with older ones in front. */
export function preceded(
  story: readonly StepForViewer[],
  older: readonly StepForViewer[],
): readonly StepForViewer[] {
  const first = story[0]?.seq ?? Infinity;
  return [...older.filter((step) => step.seq < first), ...story];
}

/** The steps as lines: an undo marks the last step that was not undone yet. */
export function lines(story: readonly StepForViewer[]): readonly Line[] {
  const back = new Set<number>();
  const standing: number[] = [];
  for (const step of story) {
    if (!step.undone) standing.push(step.seq);
    else back.add(standing.pop() ?? -1);
  }
  return story.map((step) => ({ step, takenBack: back.has(step.seq) }));
}

/** The number of the last step this seat made; later steps are new to it. */
export function lastOwnStep(story: readonly StepForViewer[], seat: number | null): number {
  if (seat === null) return Infinity;
  return story.findLast((step) => step.seat === seat)?.seq ?? Infinity;
}
