/** Chips: lying flat, in piles on the felt, and seen from above. */
import { dot, INK, mix, oval, PAPER, short, times } from "./drawing";

const COLOURS = ["#b3262e", "#2a5ca8", "#1f7a63", "#7b3f9e"] as const;
/** The colour of the clan's own chips: stake and cell. */
export const OWN_CHIP = "#c9a24a";
export const WON_CHIP = COLOURS[0];

export function chip(x: number, y: number, radius: number, colour: string): string {
  const dashes = `stroke-dasharray="${short(radius * 0.5)} ${short(radius * 0.42)}"`;
  const edge = `stroke="#f3ead8" stroke-width="${short(radius * 0.26)}" ${dashes}`;
  return (
    oval(mix(colour, INK, 0.5), x, y + radius * 0.22, radius, radius * 0.5) +
    oval(colour, x, y, radius, radius * 0.5) +
    oval("none", x, y, radius * 0.82, radius * 0.4, edge) +
    oval(colour, x, y, radius * 0.56, radius * 0.27) +
    oval(mix(colour, PAPER, 0.25), x, y, radius * 0.3, radius * 0.14)
  );
}
/** A pile of chips; its lowest one is at (x, y). */
export function pile(x: number, y: number, radius: number, count: number, colour: string): string {
  return times(count, (i) => chip(x + ((i * 7) % 3) - 1, y - i * radius * 0.32, radius, colour));
}
/** The supply at the table's end, in piles of five. */
export function supply(count: number): string {
  return times(Math.ceil(count / 5), (i) => {
    const back = i > 2;
    const x = 556 + (i % 3) * 26 - (back ? 14 : 0);
    const y = 276 + (back ? 18 : 0) + (i % 3) * 4;
    return pile(x, y, 12.5, Math.min(5, count - i * 5), COLOURS[i % 4] ?? WON_CHIP);
  });
}
/** A chip from above; an empty place for one if it is missing. */
export function chipFace(
  x: number,
  y: number,
  radius: number,
  got: boolean,
  colour: string,
): string {
  if (!got) {
    return dot(
      "none",
      x,
      y,
      radius - 1,
      'stroke="#9a875c" stroke-width="2" stroke-dasharray="4 3"',
    );
  }
  const edge = `stroke="#f3ead8" stroke-width="${short(radius * 0.3)}" stroke-dasharray="${short(radius * 0.5)} ${short(radius * 0.46)}"`;
  return (
    dot(colour, x, y, radius) +
    dot("none", x, y, radius * 0.8, edge) +
    dot(colour, x, y, radius * 0.6) +
    dot(mix(colour, PAPER, 0.3), x, y, radius * 0.32)
  );
}
