/** The geometry of the table: positions of seats, and lines between them. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A seat and its position in a unit circle around the middle; y grows downwards. */
export interface Place extends Point {
  readonly seat: number;
}

/** All seats clockwise from the one at the bottom: the left neighbour sits on the left. */
export function places(count: number, bottom: number): readonly Place[] {
  return Array.from({ length: count }, (_, step) => {
    const angle = Math.PI / 2 + (step * 2 * Math.PI) / count;
    return {
      seat: (bottom + step) % count,
      x: round(Math.cos(angle)),
      y: round(apart(Math.sin(angle))),
    };
  });
}

/** How much the seats near top and bottom move outwards to make room for those at the sides. */
const STRETCH = 0.8;

function apart(y: number): number {
  return Math.max(-1, Math.min(1, y * (1 + STRETCH * y * y * (1 - y * y))));
}

/** The distance of arrow ends from a seat's centre, as shares of its box and of the way. */
const CLEAR = 1.15;
const NEAR = 0.3;
/** The bend of an arrow to its right, as a share of its length, because two may cross. */
const BEND = 0.08;

/** The path of an arrow between two boxes of this size; "" from a seat to itself. */
export function arrowPath(from: Point, to: Point, box: { width: number; height: number }): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return "";
  const [ux, uy] = [dx / length, dy / length];
  const gap = Math.min(edge(ux, uy, box) * CLEAR, length * NEAR);
  const start = { x: from.x + ux * gap, y: from.y + uy * gap };
  const end = { x: to.x - ux * gap, y: to.y - uy * gap };
  const mid = {
    x: (start.x + end.x) / 2 - uy * length * BEND,
    y: (start.y + end.y) / 2 + ux * length * BEND,
  };
  return `M${pair(start)}Q${pair(mid)} ${pair(end)}`;
}

/** The distance from the centre of a box to its border in this direction. */
function edge(
  ux: number,
  uy: number,
  { width, height }: { width: number; height: number },
): number {
  const across = ux === 0 ? Infinity : width / 2 / Math.abs(ux);
  const down = uy === 0 ? Infinity : height / 2 / Math.abs(uy);
  return Math.min(across, down);
}

function pair({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
