/** How the four masterminds are told apart: colour, shape and letter. */
import type { SeatLook } from "../module";
import type { GameView, SeatView } from "./wire";

/** The order in which seats without a wish get their masterminds. */
const COLOURS: readonly SeatView["colour"][] = ["red", "yellow", "green", "blue"];

const LOOKS: Readonly<Record<SeatView["colour"], Omit<SeatLook, "letter">>> = {
  red: { colour: "red", shape: "circle" },
  yellow: { colour: "yellow", shape: "square" },
  green: { colour: "green", shape: "diamond" },
  blue: { colour: "blue", shape: "star" },
};

/** The mark of a seat: by its mastermind, or by the usual order before the deal. */
export function seatMark(view: GameView | null, seat: number): SeatLook {
  const colour = view?.seats[seat]?.colour ?? COLOURS[seat % COLOURS.length] ?? "red";
  return { ...LOOKS[colour], letter: String(seat + 1) };
}
