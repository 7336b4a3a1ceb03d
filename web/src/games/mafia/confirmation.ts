/** Which answers are asked twice. */
import type { GameAction } from "./wire";

/** Whether an answer ends something: all but putting one card aside or down. */
export function needsConfirmation(action: GameAction): boolean {
  return action.type !== "throw" && action.type !== "lay";
}
