/** The score: who caught whom, and what decides. */
import { rooms } from "./rooms";
import type { GameView } from "./wire";

/** The result of one player. */
export interface ScoreLine {
  readonly seat: number;
  readonly points: number;
  /** The crooks this player caught, in order. */
  readonly caught: readonly string[];
  /** The points that brave turns lost. */
  readonly lost: number;
  /** The own crooks that were caught. */
  readonly laidOut: number;
  readonly rank: number;
}

/** The place of a crook when the match ended. */
export interface Whereabouts {
  readonly room: string;
  /** null if it was in the box. */
  readonly holder: number | null;
  /** null if no player caught it. */
  readonly catcher: number | null;
}

/** The crooks that this seat caught, in order. */
export function catches(view: GameView, seat: number): readonly string[] {
  return view.asked.filter((each) => each.hit && each.seat === seat).map(({ room }) => room);
}

/** Who caught how many of this seat's crooks, by seat. */
export function hunters(
  view: GameView,
  asked: number,
): readonly { readonly hunter: number; readonly count: number }[] {
  return view.seats
    .map((_, hunter) => {
      const hits = view.asked.filter(
        (each) => each.hit && each.seat === hunter && each.asked === asked,
      );
      return { hunter, count: hits.length };
    })
    .filter(({ count }) => count > 0);
}

/** The seat with more points than any other; null if there is none. */
export function leader(view: GameView): number | null {
  const most = Math.max(...view.seats.map(({ points }) => points));
  const [first, second] = view.seats.flatMap(({ points }, seat) => (points === most ? [seat] : []));
  return second === undefined ? (first ?? null) : null;
}

/** A line for each player, the winners first; of equal ranks the earlier seat first. */
export function tally(view: GameView): readonly ScoreLine[] {
  return view.seats
    .map((sheet, seat) => {
      const caught = catches(view, seat);
      return {
        seat,
        points: sheet.points,
        caught,
        lost: caught.length - sheet.points,
        laidOut: sheet.laid.length,
        rank: view.outcome?.ranks[seat] ?? 1,
      };
    })
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

/** Every crook of the plan, in sorting order. */
export function whereabouts(view: GameView): readonly Whereabouts[] {
  return rooms(view.theme).map((room) => {
    const holder = view.seats.findIndex(
      (sheet, seat) => sheet.laid.includes(room) || view.opened?.hands[seat]?.includes(room),
    );
    const catcher = view.asked.find((each) => each.hit && each.room === room)?.seat ?? null;
    return { room, holder: holder < 0 ? null : holder, catcher };
  });
}
