/** Hints for a newcomer: one for each kind of decision, pointing at its part of the board. */
import type { Hint } from "../module";
import type { GameView } from "./wire";

const POINTS_AT: Readonly<Record<string, string>> = {
  choose_hangout: ".hangouts",
  choose_crook: ".tray .pile",
  rob: '[data-at="hand"]',
  pickpocket: ".tray .loose",
  kill: ".spot.legal",
  spy: ".poster.legal, .hangout.legal",
};

/** The hint for this view; null if the viewer has no decision. */
export function hint(view: GameView): Hint | null {
  if (view.decision === null || view.you === null || view.active !== view.you) return null;
  const selector = POINTS_AT[view.decision];
  if (selector === undefined) return null;
  return { message: `crooks-hint-${view.decision}`, selector };
}
