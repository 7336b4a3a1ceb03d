/** Hints for a newcomer: one for each kind of decision, pointing at its part of the board. */
import type { Hint } from "../module";
import type { GameView } from "./wire";

const PRISON = '[data-part="prison"]';
const HAND = '[data-part="hand"]';

/** The hint for this view; null if the viewer has no decision. */
export function hint(view: GameView): Hint | null {
  if (view.decision === null || view.you === null || !view.active.includes(view.you)) return null;
  const selector = pointsAt(view);
  if (view.options.some(({ type }) => type === "serve")) {
    const both = [PRISON, selector].filter((each) => each !== "");
    return { message: "mafia-hint-serve", selector: both.join(", ") };
  }
  return { message: `mafia-hint-${view.decision}`, selector };
}

/** The streets that can be named, or the place of the answer. */
function pointsAt(view: GameView): string {
  if (view.decision === "exchange") return HAND;
  if (view.decision === "runner" || view.decision === "ransom") return PRISON;
  return view.options
    .flatMap((option) => ("street" in option ? [`[data-street="${option.street}"]`] : []))
    .join(", ");
}
