/** Hints for a newcomer: one for each kind of decision, pointing at its part of the board. */
import type { Hint } from "../module";
import type { GameView } from "./wire";

const part = (name: string): string => `[data-part="${name}"]`;

/** The places where decisions are answered; all others are answered in the tray. */
const PLACES: Readonly<Record<string, readonly string[]>> = {
  act: ["challenges", "hand"],
  play: ["hand"],
  ability: ["window"],
  die: ["roll"],
  luck: ["roll"],
  problem: ["challenges"],
  token: ["challenges"],
  lane: ["scene"],
  downtime: ["scene"],
  books: ["scene"],
  bettor: ["tray", "hand"],
  roller: ["scene"],
  rebel: ["scene"],
  fugitive: ["scene"],
};

/** The hint for this view; null if the viewer has no decision. */
export function hint(view: GameView): Hint | null {
  if (view.decision === null || view.you === null || !view.asked.includes(view.you)) return null;
  const places = PLACES[view.decision] ?? ["tray"];
  return {
    message: `legends-hint-${view.decision}`,
    selector: places.map((name) => part(name)).join(", "),
  };
}
