/** Pointing and placing tokens: the seats that may be picked, and the action of the picks. */
import type { GameAction, GameView } from "./wire";

/** The number of targets of this viewer; the screen must not reveal it to others too early. */
export function fingers(view: GameView): number {
  return view.options.some(({ type }) => type === "aim_two") ? 2 : 1;
}

/** True if a seat may be pointed at. */
export function aimable(view: GameView, seat: number): boolean {
  return view.options.some(
    (action) =>
      (action.type === "aim" && action.seat === seat) ||
      (action.type === "aim_two" && (action.first === seat || action.second === seat)),
  );
}

/** The picks after a tap on a seat; if there are too many, the oldest is dropped. */
export function pickedWith(
  view: GameView,
  picks: readonly number[],
  seat: number,
): readonly number[] {
  if (picks.includes(seat)) return picks.filter((each) => each !== seat);
  return [...picks, seat].slice(-fingers(view));
}

/** The action of these picks; null if there are too few. */
export function aimOf(view: GameView, picks: readonly number[]): GameAction | null {
  const [first, second] = [...picks].sort((one, other) => one - other);
  return (
    view.options.find((action) =>
      action.type === "aim_two"
        ? action.first === first && action.second === second
        : action.type === "aim" && picks.length === 1 && action.seat === first,
    ) ?? null
  );
}

/** The action to send in order to hear why a seat may not be pointed at. */
export function aimWished(view: GameView, picks: readonly number[], seat: number): GameAction {
  const other = picks.find((each) => each !== seat);
  return fingers(view) === 2 && other !== undefined
    ? { type: "aim_two", first: Math.min(other, seat), second: Math.max(other, seat) }
    : { type: "aim", seat };
}

/** The action of a sniper's tap on a seat: place a token, or take it back. */
export function tokenMove(view: GameView, seat: number): GameAction {
  return { type: view.seats[seat]?.token ? "take" : "put", seat };
}

/** True if a sniper may do so now. */
export function markable(view: GameView, seat: number): boolean {
  return view.options.some(
    (action) => (action.type === "put" || action.type === "take") && action.seat === seat,
  );
}
