/** Hints for a newcomer: one for each kind of decision, pointing at its part of the board. */
import type { Hint } from "../module";
import type { GameView } from "./wire";

const RING = '[data-part="ring"]';
const TRAY = '[data-part="tray"]';

/** The hint for this view; null if the viewer has no decision. */
export function hint(view: GameView): Hint | null {
  if (view.decision === null || view.you === null || !view.active.includes(view.you)) return null;
  if (view.decision === "look") {
    const stage = Math.min(view.stage ?? 0, 2);
    return { message: `crossfire-hint-look-${stage}`, selector: TRAY };
  }
  if (view.decision === "talk" && view.you === view.sniper) {
    return { message: "crossfire-hint-snipe", selector: RING };
  }
  const selector = view.decision === "claim" || view.decision === "talk" ? TRAY : RING;
  return { message: `crossfire-hint-${view.decision}`, selector };
}
