/** The town by names: streets, reach, figures, clans; the client's side of `words.py`. */
import type { Words } from "../../lib/texts";
import type { FigureView, GameView, StreetView } from "./wire";

/** Figures and streets of each seat. */
export const PER_SEAT = 4;
export const SEATS = [0, 1, 2, 3] as const;

/** The map, which never changes in a match. */
type City = Pick<GameView, "rows">;

/** All streets in reading order. */
export function streetIds({ rows }: City): readonly string[] {
  return rows.flatMap((row, y) =>
    Array.from(row, (square, x) => (square === "." ? "" : squareId(x, y))).filter(Boolean),
  );
}

/** A square by its column and row, counted from 0. */
export function squareId(x: number, y: number): string {
  return `${String.fromCharCode("a".charCodeAt(0) + x)}${y + 1}`;
}

/** The street of this name. */
export function streetAt(view: Pick<GameView, "rows" | "streets">, name: string): StreetView {
  const found = view.streets[streetIds(view).indexOf(name)];
  if (!found) throw new Error(`no street ${name}`);
  return found;
}

/** The streets that touch this one by a side or a corner (MA-4.4). */
export function near(city: City, street: string): readonly string[] {
  return streetIds(city).filter((other) => Math.max(...apart(street, other)) === 1);
}

/** The streets one chess knight's move away (MA-4.5). */
export function knight(city: City, street: string): readonly string[] {
  return streetIds(city).filter((other) => {
    const [columns, rows] = apart(street, other);
    return columns * rows === 2;
  });
}

function apart(street: string, other: string): readonly [number, number] {
  return [
    Math.abs(street.charCodeAt(0) - other.charCodeAt(0)),
    Math.abs(Number(street[1]) - Number(other[1])),
  ];
}

/** All figures, seat by seat. */
export function figureIds({ colours }: Pick<GameView, "colours">): readonly string[] {
  return colours.flatMap((colour) =>
    Array.from({ length: PER_SEAT }, (_, place) => `${colour.slice(0, 2)}${place + 1}`),
  );
}

/** The name of each figure in this language, which a player may also type: `ye1`, `жё1`. */
export function figuresCalled(
  { colours }: Pick<GameView, "colours">,
  words: Words,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    colours.flatMap((colour) =>
      Array.from({ length: PER_SEAT }, (_, place) => [
        `${colour.slice(0, 2)}${place + 1}`,
        `${words.say(`figure-${colour}`)}${place + 1}`,
      ]),
    ),
  );
}

/** The owner of a figure. */
export function ownerOf(view: Pick<GameView, "colours">, figure: string): number {
  return view.colours.findIndex((colour) => colour.startsWith(figure.slice(0, 2)));
}

/** The place of a figure. */
export function whereIs(view: GameView, figure: string): FigureView {
  const found = view.figures[figureIds(view).indexOf(figure)];
  if (!found) throw new Error(`no figure ${figure}`);
  return found;
}

/** The figures of a seat and their places. */
export function figuresOf(
  view: GameView,
  seat: number,
): readonly (FigureView & { readonly figure: string })[] {
  const ids = figureIds(view);
  return view.figures
    .map((where, place) => ({ ...where, figure: ids[place] ?? "" }))
    .slice(seat * PER_SEAT, (seat + 1) * PER_SEAT);
}

/** The other player of the clan, on the opposite seat (MA-1.3). */
export function mate(seat: number): number {
  return seat ^ 2;
}

/** The next seat clockwise, which receives ransoms and pays for cards. */
export function following(seat: number): number {
  return (seat + 1) & 3;
}

/** The seats clockwise from the first player of this round. */
export function turnOrder(first: number): readonly number[] {
  return SEATS.map((step) => (first + step) & 3);
}

/** The ransom of the prisoner in this cell (MA-11.1). */
export function priceOf(view: Pick<GameView, "numbers">, cell: string): number {
  return cell === "chair" ? view.numbers.chair_price : Number(cell);
}

/** What the next boss could ask for the prisoners of a seat, and their number. */
export function owed(
  view: GameView,
  seat: number,
): { readonly amount: number; readonly count: number } {
  const prisoners = figuresOf(view, seat).filter(({ place }) => place === "cell");
  const amount = prisoners.reduce((sum, { at }) => sum + priceOf(view, at), 0);
  return { amount, count: prisoners.length };
}

/** The cell after one step from this one, or "home" (MA-9.6 to 9.8). */
export function oneStep(view: GameView, cell: string): string {
  let there = view.cells.indexOf(Number(cell)) - 1;
  const taken = view.figures.filter(({ place }) => place === "cell").map(({ at }) => at);
  if (there >= 0 && taken.includes(String(view.cells[there]))) there -= 1;
  return there < 0 ? "home" : String(view.cells[there]);
}

/** True if the match is known to end with this round (MA-12.1, MA-12.11). */
export function isLastRound(view: Pick<GameView, "bank" | "round" | "max_rounds">): boolean {
  return view.bank === 0 || view.round === view.max_rounds;
}
