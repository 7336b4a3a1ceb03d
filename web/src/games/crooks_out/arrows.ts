/** Keys on a sheet: arrows move in it, Page Up and Page Down to the same room of another sheet. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  Home: [-6, 0],
  End: [6, 0],
};

/** Where a key leads from a room, by its place in sorting order; null: it means nothing here. */
export function nextPlace(place: number, key: string, letters: number): number | null {
  const step = STEPS[key];
  if (!step) return null;
  const column = within(Math.floor(place / letters) + step[0], letters);
  const row = within((place % letters) + step[1], letters);
  return column * letters + row;
}

/** Where a key leads from a sheet, by its place in their order. */
export function nextSheet(place: number, key: string, sheets: number): number | null {
  const step = { PageUp: -1, PageDown: 1 }[key];
  return step === undefined ? null : (place + step + sheets) % sheets;
}

function within(at: number, side: number): number {
  return Math.min(Math.max(at, 0), side - 1);
}
