/** The styles of the four masterminds: colour, shape and letter. */
import type { SeatStyle } from "../module";
import type { GameView, SeatView } from "./wire";

/** The order of masterminds for seats without a preference. */
const COLOURS: readonly SeatView["colour"][] = ["red", "yellow", "green", "blue"];

const STYLES: Readonly<Record<SeatView["colour"], Omit<SeatStyle, "letter">>> = {
  red: { colour: "red", shape: "circle" },
  yellow: { colour: "yellow", shape: "square" },
  green: { colour: "green", shape: "diamond" },
  blue: { colour: "blue", shape: "star" },
};

/** The style of a seat: of its mastermind, or by the usual order before the deal. */
export function seatStyle(view: GameView | null, seat: number): SeatStyle {
  const colour = view?.seats[seat]?.colour ?? COLOURS[seat % COLOURS.length] ?? "red";
  return { ...STYLES[colour], letter: String(seat + 1) };
}
