/** The prompt of the table. */
import type { Words } from "../../lib/texts";
import type { GameView } from "./wire";

/** The prompt of the present decision. */
export function prompt(view: GameView, players: readonly string[], words: Words): string {
  if (view.decision === null || view.active === null) return words.say("prompt-over");
  const player = players[view.active] ?? "";
  if (view.active !== view.you) return words.say("prompt-waiting", { player });
  return words.say(`prompt-${view.decision}`, {
    player,
    at_risk: view.at_risk,
    asked: view.circling_of === null ? "" : (players[view.circling_of] ?? ""),
  });
}
