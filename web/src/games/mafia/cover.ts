/** What the board shows while other people may look at the screen: no own hidden card. */
import type { GameEvent, GameView } from "./wire";

/** The view without the faces of the viewer's own closed cards. */
export function coveredView(view: GameView): GameView {
  return {
    ...view,
    thrown: null,
    streets: view.streets.map((street) =>
      street.lying === "closed" ? { ...street, card: null } : street,
    ),
  };
}

/** The events as other players got them. */
export function coveredEvents(events: readonly GameEvent[]): readonly GameEvent[] {
  return events.filter(
    ({ type }) => type !== "card_laid" && type !== "cards_exchanged" && type !== "cards_dealt",
  );
}
