/** Which answers are asked twice. */
import type { GameAction } from "./wire";

const ONE_TAP: ReadonlySet<GameAction["type"]> = new Set([
  "take",
  "yes",
  "no",
  "kill_nobody",
  "spy_nothing",
] as const);

/** Whether an answer costs money or cannot be taken back, so that it wants a second step. */
export function needsConfirmation(action: GameAction): boolean {
  return !ONE_TAP.has(action.type);
}
