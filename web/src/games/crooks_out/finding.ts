/** Finds rooms of the board in the page. */
import type { Place } from "./board_options";

/** The room of a DOM event. */
export function roomOf(event: Event): Place | null {
  const room = (event.target as Element).closest<HTMLElement>("[data-room]");
  if (!room) return null;
  return { seat: Number(room.dataset["seat"]), room: room.dataset["room"] ?? "" };
}

/** Focus a room. */
export function focusOn(board: HTMLElement, { seat, room }: Place, how?: FocusOptions): void {
  board.querySelector<HTMLElement>(`[data-at="room-${seat}-${room}"]`)?.focus(how);
}

/** True if a sheet exists but is out of sight. */
export function isHidden(board: HTMLElement, seat: number): boolean {
  return board.querySelector<HTMLElement>(`[data-at="sheet-${seat}"]`)?.offsetParent === null;
}

/** On phones the tray covers the sheet; scroll its room into sight. */
export function uncover(board: HTMLElement): void {
  const tray = board.querySelector<HTMLElement>(".near");
  const room = board.querySelector<HTMLElement>(".room.chosen");
  if (!tray || !room) return;
  room.style.scrollMarginBottom = `${tray.offsetHeight}px`;
  room.scrollIntoView({ block: "nearest" });
}
