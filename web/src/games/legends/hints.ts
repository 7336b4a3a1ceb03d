/** Hints for a newcomer: one for each kind of question, pointing at what it is about. */
import type { Hint } from "../module";
import type { GameView } from "./wire";

const part = (name: string): string => `[data-part="${name}"]`;

/** Where the answer to a question is found; the tray has all others. */
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

/** The hint for this moment. */
export function hint(view: GameView): Hint | null {
  if (view.decision === null) return { message: "legends-hint-over", selector: part("scene") };
  if (view.you === null) return null;
  if (!view.asked.includes(view.you)) {
    return { message: "legends-hint-waiting", selector: part("challenges") };
  }
  const places = PLACES[view.decision] ?? ["tray"];
  return {
    message: `legends-hint-${view.decision}`,
    selector: places.map((name) => part(name)).join(", "),
  };
}
