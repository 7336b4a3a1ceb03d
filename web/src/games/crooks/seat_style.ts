/** How the four masterminds are told apart: colour, shape and letter. */
import type { SeatStyle } from "../module";
import type { GameView, SeatView } from "./wire";

/** The order in which seats without a wish get their masterminds. */
const COLOURS: readonly SeatView["colour"][] = ["red", "yellow", "green", "blue"];

const STYLES: Readonly<Record<SeatView["colour"], Omit<SeatStyle, "letter">>> = {
  red: { colour: "red", shape: "circle" },
  yellow: { colour: "yellow", shape: "square" },
  green: { colour: "green", shape: "diamond" },
  blue: { colour: "blue", shape: "star" },
};

/** The mark of a seat: by its mastermind, or by the usual order before the deal. */
export function seatStyle(view: GameView | null, seat: number): SeatStyle {
  const colour = view?.seats[seat]?.colour ?? COLOURS[seat % COLOURS.length] ?? "red";
  return { ...STYLES[colour], letter: String(seat + 1) };
}
