/** The actions that need a confirmation. */
import type { GameAction } from "./wire";

const ONE_TAP: ReadonlySet<GameAction["type"]> = new Set([
  "take",
  "yes",
  "no",
  "kill_nobody",
  "spy_nothing",
] as const);

/** True if an action costs money or cannot be undone. */
export function needsConfirmation(action: GameAction): boolean {
  return !ONE_TAP.has(action.type);
}
