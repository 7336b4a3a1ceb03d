/**
 * Keys on a sheet: arrows move in it, Page Up and Page Down go to the same room of another sheet.
 */
import type { Place } from "./board_options";
import { place as placeOf, rooms } from "./rooms";
import type { GameView } from "./wire";

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-6, 0],
  End: [6, 0],
};

/** The room that a key leads to, with the sheets in this order; null if the key does not apply. */
export function led(
  { seat, room }: Place,
  key: string,
  { theme }: GameView,
  order: readonly number[],
): Place | null {
  const sheet = nextSheet(order.indexOf(seat), key, order.length);
  if (sheet !== null) return { seat: order[sheet] ?? 0, room };
  const next = nextPlace(placeOf(theme, room), key, theme.letters.length);
  return next === null ? null : { seat, room: rooms(theme)[next] ?? "" };
}

/** The index of the room that a key leads to; null if the key does not apply. */
function nextPlace(place: number, key: string, letters: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const column = within(Math.floor(place / letters) + step[0], letters);
  const row = within((place % letters) + step[1], letters);
  return column * letters + row;
}

/** The index of the sheet that a key leads to. */
function nextSheet(place: number, key: string, sheets: number): number | null {
  const step = { PageUp: -1, PageDown: 1 }[key];
  return step === undefined ? null : (place + step + sheets) % sheets;
}

function within(at: number, side: number): number {
  return Math.min(Math.max(at, 0), side - 1);
}
