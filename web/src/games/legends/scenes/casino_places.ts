/** Where people and plates stand in the casino. */

/** The number of spectators that are drawn; cards name the others. */
export const SEEN = 3;

export function spectatorAt(place: number): { readonly x: number; readonly y: number } {
  return { x: 22 + place * 90, y: 126 + (place % 2) * 4 };
}
/** The croupier's middle on a space of his track, and its plate on the far rim of the table. */
export function spaceAt(space: number, close: number): number {
  return 326 + (space * 264) / close;
}
export function plateAt(space: number, close: number): readonly [number, number] {
  const way = (space * 4) / close;
  return [spaceAt(space, close), 212 + (way - 1) * (way - 1) * 1.6 + (space === close ? 8 : 0)];
}
