/** Which answers are asked twice. */
import type { GameAction } from "./wire";

/** Whether an answer ends something: all but naming one number more. */
export function needsConfirmation(action: GameAction): boolean {
  return action.type !== "circle";
}
