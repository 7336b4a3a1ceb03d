/** What an event is about, for the log: a face, and the `data-at` address of a place. */
import type { Traits } from "../../ui/portrait";
import { faceOfMinion } from "./minion_face";
import { challengeOf } from "./printed";
import type { GameEvent, GameView } from "./wire";

/** The face of the minion of an event; null if it is about none, or about several. */
export function eventFace(event: GameEvent, { minions }: GameView): Traits | null {
  const ids = "minion" in event ? [event.minion] : "minions" in event ? event.minions : [];
  const found = ids.length === 1 ? minions.find(({ id }) => id === ids[0]) : undefined;
  return found ? faceOfMinion(found) : null;
}

/** Where it happened, if that place is still on the board. */
export function placeOf(event: GameEvent, view: GameView): string | null {
  switch (event.type) {
    case "challenge_chosen":
    case "challenge_overcome":
    case "tokens_placed":
      return cardAt(view, event.challenge);
    case "problem_dealt":
      return cardAt(view, event.problem);
    case "card_revealed":
      return cardAt(view, event.card);
    case "minion_exhausted":
    case "top_exhausted":
    case "clan_rallied":
      return "pile:exhausted";
    case "minion_out":
      return "pile:out";
    case "minions_returned":
    case "deck_shuffled":
      return "pile:deck";
    case "minions_drawn":
    case "turn_started":
      return `player:${event.player}`;
    case "police_turned":
    case "police_activated":
    case "police_struck":
      return view.police === "absent" ? null : "police";
    case "track_moved":
    case "bags_gained":
    case "vault_searched":
      return view.scene === null ? null : "scene";
    default:
      return null;
  }
}

function cardAt(view: GameView, id: string): string | null {
  return view.phase === "playing" && challengeOf(view, id) !== null ? `card:${id}` : null;
}
