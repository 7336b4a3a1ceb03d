/** How the players are told apart: by marks that no colour of the plan has. */
import type { SeatLook } from "../module";
import type { GameView } from "./wire";

const LOOKS: readonly Omit<SeatLook, "letter">[] = [
  { colour: "teal", shape: "cross" },
  { colour: "pink", shape: "drop" },
  { colour: "white", shape: "ring" },
  { colour: "brown", shape: "bar" },
];

/** The mark of a seat. */
export function seatMark(_view: GameView | null, seat: number): SeatLook {
  const look = LOOKS[seat % LOOKS.length] ?? { colour: "teal", shape: "cross" };
  return { ...look, letter: String(seat + 1) };
}
