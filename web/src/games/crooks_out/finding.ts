/** Rooms of the board in the page. */
import type { Place } from "./board_options";

/** The room that something happened to. */
export function roomOf(event: Event): Place | null {
  const room = (event.target as Element).closest<HTMLElement>("[data-room]");
  if (!room) return null;
  return { seat: Number(room.dataset["seat"]), room: room.dataset["room"] ?? "" };
}

/** The focus on a room. */
export function focusOn(board: HTMLElement, { seat, room }: Place, how?: FocusOptions): void {
  board.querySelector<HTMLElement>(`[data-at="room-${seat}-${room}"]`)?.focus(how);
}

/** Whether a sheet is there, but out of sight. */
export function isHidden(board: HTMLElement, seat: number): boolean {
  return board.querySelector<HTMLElement>(`[data-at="sheet-${seat}"]`)?.offsetParent === null;
}

/** On a phone the tray grows over the sheet: the room it is about comes out above it. */
export function uncover(board: HTMLElement): void {
  const tray = board.querySelector<HTMLElement>(".near");
  const room = board.querySelector<HTMLElement>(".room.chosen");
  if (!tray || !room) return;
  room.style.scrollMarginBottom = `${tray.offsetHeight}px`;
  room.scrollIntoView({ block: "nearest" });
}
