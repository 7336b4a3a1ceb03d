/** A scale with round numbers, and marks that do not overlap. */

/** The distance between lines of a scale up to this amount: a round number, three to six lines. */
export function step(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 3));
  const found = [1, 2, 5, 10].map((times) => times * power).find((each) => most / each <= 6);
  return Math.max(10, found ?? 10 * power);
}

/** Positions as near as possible to the wished ones, in order and `apart` from one another. */
export function spread(
  wished: readonly number[],
  apart: number,
  [least, most]: readonly [number, number],
): readonly number[] {
  const order = wished.map((_, index) => index).sort((a, b) => (wished[a] ?? 0) - (wished[b] ?? 0));
  const places = [...wished];
  let free = least;
  for (const index of order) {
    places[index] = Math.max(free, places[index] ?? 0);
    free = (places[index] ?? 0) + apart;
  }
  let last = most;
  for (const index of order.reverse()) {
    places[index] = Math.min(last, places[index] ?? 0);
    last = (places[index] ?? 0) - apart;
  }
  return places;
}
