/** What a roll costs beside damage, where a scenario has such a price. */
import type { GameView, PowerView } from "./wire";

/** What the roll that lies there costs if so many lucks cancel a lock each; "": nothing. */
export function tollOf({ scene, roll }: GameView, cancelled: number): string {
  if (scene?.type !== "power" || roll === null || roll.challenge === scene.betrayal) return "";
  const left = (face: string): number =>
    roll.dice.filter((each) => each === face).length - cancelled;
  return seizes(scene, roll.totals[cancelled] ?? 0, left("luck"), left("lock")) ? "power" : "";
}

/** Whether the traitor takes a die for this total or for these faces of the final result (SC-6.18). */
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
