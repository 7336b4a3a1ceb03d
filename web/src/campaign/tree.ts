/** The tree of matches that continue one another, as lines of a page. */
import type { Branch, Origin, StepForViewer } from "../lib/wire";

/** A match, its depth in the tree, and the milestone it continues from. */
export interface Line {
  readonly branch: Branch;
  readonly depth: number;
  /** The last milestone of the earlier match before its origin; null if there is none. */
  readonly from: StepForViewer | null;
}

/** Every match, after the one it continues. */
export function linesOf(branches: readonly Branch[]): readonly Line[] {
  const depths = new Map<string, number>();
  return branches.map((branch) => {
    const depth = branch.origin ? (depths.get(branch.origin.play) ?? 0) + 1 : 0;
    depths.set(branch.play, depth);
    return { branch, depth, from: branch.origin ? markAt(branches, branch.origin) : null };
  });
}

/** The last milestone up to a step. */
export function markAt(branches: readonly Branch[], { play, seq }: Origin): StepForViewer | null {
  const marks = branches.find((branch) => branch.play === play)?.marks ?? [];
  return marks.findLast((mark) => mark.seq <= seq) ?? null;
}

/** The steps of a match from which another one can continue; none if the match is over. */
export function momentsOf({ marks, ended, last }: Branch): readonly StepForViewer[] {
  return ended === null ? marks : marks.filter(({ seq }) => seq < last);
}
