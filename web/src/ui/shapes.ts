/** The shapes of the seats, on a field of 32 by 32. */
import type { SeatShape } from "../games/module";

export const SHAPES: Readonly<Record<SeatShape, string>> = {
  circle: "M16 2a14 14 0 1 1 0 28a14 14 0 1 1 0-28z",
  star: "M16 1l4.4 9.6 10.6 1.1-7.9 7 2.3 10.3L16 23.6 6.6 29l2.3-10.3-7.9-7 10.6-1.1z",
  square: "M4 4h24v24H4z",
  diamond: "M16 1l14 15-14 15L2 16z",
  hexagon: "M9 3h14l8 13-8 13H9L1 16z",
  triangle: "M16 1l15 28H1z",
  cross: "M11 2h10v9h9v10h-9v9H11v-9H2V11h9z",
  drop: "M16 1c7 9 11 13 11 18a11 11 0 0 1-22 0c0-5 4-9 11-18z",
  ring: "M16 1a15 15 0 1 1 0 30a15 15 0 1 1 0-30zM16 5a11 11 0 1 0 0 22a11 11 0 1 0 0-22z",
  bar: "M1 8h30v16H1z",
};

/** True if a letter on this shape must be placed lower, because the shape is wide at the bottom. */
export function isLow(shape: SeatShape): boolean {
  return shape === "triangle" || shape === "drop";
}
