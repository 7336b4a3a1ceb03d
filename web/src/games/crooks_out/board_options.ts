/** Sorts the view's options by room; contains no rules. */
import type { GameAction, GameView } from "./wire";

/** A room on a player's sheet. */
export interface Place {
  readonly seat: number;
  readonly room: string;
}

/** What the tray is about: a room, or an action that waits for its confirmation. */
export type Picked =
  ({ readonly kind: "room" } & Place) | { readonly kind: "answer"; readonly action: GameAction };

/** The option that pointing at this room means. */
export function optionAt(view: GameView, { seat, room }: Place): GameAction | null {
  const found = view.options.find((option) => {
    if (option.type === "ask") return option.seat === seat && option.room === room;
    return option.type === "circle" && view.circling_of === seat && option.room === room;
  });
  return found ?? null;
}

/** The action that a player most likely wants when pointing at a room without an option. */
export function wished(view: GameView, { seat, room }: Place): GameAction {
  if (view.circling_of === seat) return { type: "circle", room };
  return { type: "ask", seat, room };
}

/** The options with buttons of their own. */
export function loose(view: GameView): readonly GameAction[] {
  return view.options.filter(({ type }) => type === "stop" || type === "done");
}

/**
 * The seats in the order of their sheets: clockwise, the own one last, next to the hand; of two
 * sheets the own one is first.
 */
export function sheetOrder(view: GameView): readonly number[] {
  const seats = view.seats.map((_, seat) => seat);
  const you = view.you;
  if (you === null) return seats;
  return seats.length === 2
    ? [you, 1 - you]
    : [...seats.slice(you + 1), ...seats.slice(0, you + 1)];
}
