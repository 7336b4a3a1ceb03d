/** The actions that need a confirmation. */
import type { GameAction } from "./wire";

/** True for all actions except putting one card aside or down. */
export function needsConfirmation(action: GameAction): boolean {
  return action.type !== "throw" && action.type !== "lay";
}
