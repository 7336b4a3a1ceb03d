/** The actions that need a confirmation. */
import type { GameAction } from "./wire";

/** True for all actions except naming one more number. */
export function needsConfirmation(action: GameAction): boolean {
  return action.type !== "circle";
}
