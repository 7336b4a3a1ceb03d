/** Hints for a newcomer: one for each kind of decision, pointing at its part of the board. */
import type { Hint } from "../module";
import type { GameView } from "./wire";

/** The hint for this view; null if the viewer has no decision. */
export function hint(view: GameView): Hint | null {
  if (view.decision === null || view.you === null || view.active !== view.you) return null;
  return { message: `crooks-out-hint-${view.decision}`, selector: pointsAt(view) };
}

/** The sheets the viewer may ask about; while circling, the sheet that is searched. */
function pointsAt(view: GameView): string {
  if (view.circling_of !== null) return `[data-at="sheet-${view.circling_of}"]`;
  return view.seats
    .flatMap((_, seat) => (seat === view.you ? [] : [`[data-at="sheet-${seat}"]`]))
    .join(", ");
}
