/** The styles of the players, which no colour of the plan has. */
import type { SeatStyle } from "../module";
import type { GameView } from "./wire";

const STYLES: readonly Omit<SeatStyle, "letter">[] = [
  { colour: "teal", shape: "cross" },
  { colour: "pink", shape: "drop" },
  { colour: "white", shape: "ring" },
  { colour: "brown", shape: "bar" },
];

/** The style of a seat. */
export function seatStyle(_view: GameView | null, seat: number): SeatStyle {
  const style = STYLES[seat % STYLES.length] ?? { colour: "teal", shape: "cross" };
  return { ...style, letter: String(seat + 1) };
}
