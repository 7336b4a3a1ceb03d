/** The tree of games that go on from one another, as lines of a page. */
import type { Branch, Origin, StepForViewer } from "../lib/wire";

/** A game, how deep it hangs in the tree, and the mark it goes on from. */
export interface Line {
  readonly branch: Branch;
  readonly depth: number;
  /** The last milestone of the earlier game before its origin; null: there is none. */
  readonly from: StepForViewer | null;
}

/** Every game after the one it goes on from. */
export function linesOf(branches: readonly Branch[]): readonly Line[] {
  const depths = new Map<string, number>();
  return branches.map((branch) => {
    const depth = branch.origin ? (depths.get(branch.origin.play) ?? 0) + 1 : 0;
    depths.set(branch.play, depth);
    return { branch, depth, from: branch.origin ? markAt(branches, branch.origin) : null };
  });
}

/** The last milestone up to a moment. */
export function markAt(branches: readonly Branch[], { play, seq }: Origin): StepForViewer | null {
  const marks = branches.find((branch) => branch.play === play)?.marks ?? [];
  return marks.findLast((mark) => mark.seq <= seq) ?? null;
}

/** The moments of a game from which another one can go on: none where it is over. */
export function momentsOf({ marks, ended, last }: Branch): readonly StepForViewer[] {
  return ended === null ? marks : marks.filter(({ seq }) => seq < last);
}
