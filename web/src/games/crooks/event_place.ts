/** What an event of Crooks is about: a face for the log, and a place on the board. */
import type { Traits } from "../../ui/portrait";
import { faceOfCrook } from "./crook_face";
import type { GameEvent, GameView } from "./wire";

/** The face of the crook that the event is about, if the viewer may know it. */
export function eventFace(event: GameEvent, view: GameView): Traits | null {
  const face = faceOf(event);
  if (face === null) return null;
  const entry = view.deck.find(({ id }) => id === face);
  return entry ? faceOfCrook(entry) : null;
}

function faceOf(event: GameEvent): string | null {
  switch (event.type) {
    case "crook_placed":
      return event.face ?? event.hidden_face ?? null;
    case "crook_recruited":
    case "crook_discarded":
      return event.face ?? null;
    case "crooks_killed":
    case "spy_looked":
      return event.faces?.[0] ?? null;
    default:
      return null;
  }
}

/** The `data-at` address of the place where the event happened. */
export function placeOf(event: GameEvent): string | null {
  switch (event.type) {
    case "hangout_paid":
    case "hangout_searched":
    case "crook_recruited":
      return `hangout-${event.hangout}`;
    case "crook_placed":
      return `spot-${event.target}-${event.seat}`;
    case "stack_moved":
      return `spot-${event.to}-${event.seat}`;
    case "crooks_killed":
      return `spot-${event.target}-${event.victim}`;
    case "spy_looked":
      return event.hangout === null ? `target-${event.target}` : `hangout-${event.hangout}`;
    case "crook_discarded":
      return "box";
    case "pickpocket_took":
    case "player_passed":
      return `seat-${event.seat}`;
    default:
      return null;
  }
}
