/** Which of the view's options belong to which room; no rules, only sorting. */
import type { GameAction, GameView } from "./wire";

/** A room on somebody's sheet. */
export interface Place {
  readonly seat: number;
  readonly room: string;
}

/** What the tray is about: a room, or an answer that waits for its confirmation. */
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

/** What somebody who points at a room without an option most likely wants, to ask why not. */
export function wished(view: GameView, { seat, room }: Place): GameAction {
  if (view.circling_of === seat) return { type: "circle", room };
  return { type: "ask", seat, room };
}

/** The options that are buttons of their own. */
export function loose(view: GameView): readonly GameAction[] {
  return view.options.filter(({ type }) => type === "stop" || type === "done");
}

/** Seats in the order of their sheets: clockwise, the own last, beside the hand; of two it is first. */
export function sheetOrder(view: GameView): readonly number[] {
  const seats = view.seats.map((_, seat) => seat);
  const you = view.you;
  if (you === null) return seats;
  return seats.length === 2
    ? [you, 1 - you]
    : [...seats.slice(you + 1), ...seats.slice(0, you + 1)];
}
