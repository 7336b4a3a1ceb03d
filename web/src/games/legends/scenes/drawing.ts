/**
 * Shapes of SVG for the large drawings of the scenarios, as text.
 *
 * A drawing is a constant or a pure function; `Drawn.svelte` puts it into an SVG. Drawings have no
 * ids, so any number may stand on one page, and no words but signs, which `Sign` translates.
 */
import { mix } from "../../../ui/portrait_drawing";

export { mix };
export const INK = "#0d0f10";
export const BRASS = "#c9a24a";
export const GOLD = "#e3bf68";
export const PAPER = "#f3ead8";
export const BLOOD = "#b3262e";
/** The field of every scene; drawings go on 300 to each side and 60 above and below. */
export const FIELD = { width: 782, height: 384 } as const;

/** The words on a sign, in the player's language; they must need no escaping. */
export type Sign<Name extends string> = (name: Name) => string;

export function path(fill: string, d: string, more = ""): string {
  return `<path fill="${fill}" d="${d}" ${more}/>`;
}
export function line(stroke: string, width: number, d: string, more = ""): string {
  return `<path fill="none" stroke="${stroke}" stroke-width="${width}" d="${d}" ${more}/>`;
}
export function box(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
  more = "",
): string {
  const round = radius > 0 ? `rx="${radius}"` : "";
  return `<rect fill="${fill}" x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" ${round} ${more}/>`;
}
export function dot(fill: string, x: number, y: number, radius: number, more = ""): string {
  return oval(fill, x, y, radius, radius, more);
}
export function oval(
  fill: string,
  x: number,
  y: number,
  width: number,
  height: number,
  more = "",
): string {
  return `<ellipse fill="${fill}" cx="${short(x)}" cy="${short(y)}" rx="${short(width)}" ry="${short(height)}" ${more}/>`;
}
/** The outline of a rectangle, for paths of many. */
export function boxed(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
/** The outline of a circle, for paths of many. */
export function ringed(x: number, y: number, radius: number): string {
  const width = 2 * radius;
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${width} 0a${radius} ${radius} 0 1 0${-width} 0z`;
}
/** Letters on a sign, centred at `x`, standing on `y`. */
export function lettering(
  x: number,
  y: number,
  size: number,
  fill: string,
  words: string,
  more = "",
): string {
  return `<text x="${short(x)}" y="${short(y)}" font-family="Oswald" font-weight="600" font-size="${short(size)}" text-anchor="middle" fill="${fill}" ${more}>${words}</text>`;
}
/** A drawing moved, scaled, and turned. */
export function at(x: number, y: number, scale: number, drawing: string, turn = 0): string {
  const rotate = turn === 0 ? "" : ` rotate(${turn})`;
  return `<g transform="translate(${short(x)} ${short(y)}) scale(${scale})${rotate}">${drawing}</g>`;
}
/** One drawing for each of these, from back to front. */
export function each<T>(list: readonly T[], drawing: (thing: T, place: number) => string): string {
  return list.map(drawing).join("");
}
export function times(count: number, drawing: (place: number) => string): string {
  return Array.from({ length: Math.max(0, count) }, (_, place) => drawing(place)).join("");
}
/** Lists of numbers: `spots("18 -6 9, 34 -5 8")`. */
export function spots(lists: string): readonly (readonly number[])[] {
  return lists.split(",").map((list) => list.trim().split(" ").map(Number));
}
/** At most one decimal, to keep the text of a drawing short. */
export function short(value: number): number {
  return Math.round(value * 10) / 10;
}

/** A strip of upright stripes, as on a barrier. */
export function stripes(
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
  [one, other]: readonly [string, string] = [BLOOD, PAPER],
): string {
  const step = width / count;
  return times(count, (i) => box(i % 2 ? other : one, x + step * i, y, step + 0.3, height));
}
export function wheel(x: number, y: number, radius: number): string {
  return (
    dot(INK, x, y, radius) + dot("#8a918c", x, y, radius * 0.45) + dot(INK, x, y, radius * 0.18)
  );
}
/** The shadow of a thing on the ground. */
export function shadow(width: number, height = 8): string {
  return oval("#05070a", 0, 0, width, height, 'opacity=".5"');
}
