/** What a roll costs besides damage, if the scenario has such a price. */
import type { GameView, PowerView } from "./wire";

/** The cost of the present roll if this many lucks each cancel a lock; "" for none. */
export function tollOf({ scene, roll }: GameView, cancelled: number): string {
  if (scene?.type !== "power" || roll === null || roll.challenge === scene.betrayal) return "";
  const left = (face: string): number =>
    roll.dice.filter((each) => each === face).length - cancelled;
  return seizes(scene, roll.totals[cancelled] ?? 0, left("luck"), left("lock")) ? "power" : "";
}

/** True if the traitor takes a die for this total or for these final faces (SC-6.18). */
function seizes(
  { seize_rule, bound }: PowerView,
  total: number,
  lucks: number,
  locks: number,
): boolean {
  switch (seize_rule) {
    case "seize_above":
      return total > bound;
    case "seize_below":
      return total < bound;
    case "seize_lock":
      return locks > 0;
    case "seize_luck":
      return lucks > 0;
    case "seize_round":
      return false;
  }
}
