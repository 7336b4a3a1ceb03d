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

/** A line for each player, the winners last; of equal ranks the later seat first. */
export function tally(view: GameView): readonly ScoreLine[] {
  return view.seats
    .map((sheet, seat) => {
      const caught = view.asked.filter((each) => each.hit && each.seat === seat);
      return {
        seat,
        points: sheet.points,
        caught: caught.map(({ room }) => room),
        lost: caught.length - sheet.points,
        laidOut: sheet.laid.length,
        rank: view.outcome?.ranks[seat] ?? 1,
      };
    })
    .sort((one, other) => other.rank - one.rank || other.seat - one.seat);
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
