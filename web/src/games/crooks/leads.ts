/**
 * Who would get what if the match ended now, by the faces this viewer knows.
 *
 * The count is told in the events of the real one, so board and score share `tally`. Tests compare
 * it with the engine: at the end of a match, when all faces are known, both agree.
 */
import { GANGS } from "./faces";
import type { Gang } from "./faces";
import { tally, totals } from "./tally";
import type { ScoreLine } from "./tally";
import type { Card, CrookEntry, GameView, GangScored, TargetScored, TargetView } from "./wire";

export interface JobLine extends ScoreLine {
  readonly event: TargetScored;
  /** A crook that this viewer does not know lies there. */
  readonly open: boolean;
}
export interface GangLine extends ScoreLine {
  readonly event: GangScored;
}

/** The count of one view. */
export interface Standing {
  readonly jobs: readonly JobLine[];
  readonly gangs: readonly GangLine[];
  /** By seat. */
  readonly points: readonly number[];
  /** The seat with the most points; null if several have as many. */
  readonly leader: number | null;
}

type Counted = Pick<GameView, "deck" | "gang_points" | "targets">;

/** The count of everything on the board. */
export function standingOf(view: Counted): Standing {
  const known = knownIn(view);
  const seats = view.targets[0]?.spots.length ?? 0;
  const jobs = view.targets.map((target) => jobLine(target, known));
  const gangs = GANGS.map((gang) => {
    const event = gangNow(view, gang, known);
    const [line] = tally([event], view.gang_points).lines;
    return { ...(line as ScoreLine), event };
  });
  const points = totals([...jobs, ...gangs], seats);
  return { jobs, gangs, points, leader: onlyBest(points) };
}

/** The count of one target as it would be with other crooks there. */
export function jobWith(view: Counted, target: TargetView): JobLine {
  return jobLine(target, knownIn(view));
}

type Known = (card: Card) => CrookEntry | undefined;

function knownIn(view: Counted): Known {
  const deck = new Map(view.deck.map((entry) => [entry.id, entry]));
  return ({ face }) => (face === null ? undefined : deck.get(face));
}

function jobLine(target: TargetView, known: Known): JobLine {
  const event = targetNow(target, known);
  const [line] = tally([event], 0).lines;
  const open = target.spots.some(({ cards }) => cards.some(({ face }) => face === null));
  return { ...(line as ScoreLine), event, open };
}

function targetNow({ target, spots }: TargetView, known: Known): TargetScored {
  const sum = (cards: readonly Card[], figure: "rating" | "modifier"): number =>
    cards.reduce((total, card) => total + (known(card)?.[figure] ?? 0), 0);
  const ratings = spots.map(({ cards }) => (cards.length === 0 ? null : sum(cards, "rating")));
  const modifiers = spots.reduce((total, { cards }) => total + sum(cards, "modifier"), 0);
  const value = Math.max(0, target + modifiers);
  const winners = bestOf(ratings);
  const points = winners.length === 0 ? 0 : Math.floor(value / winners.length);
  return { type: "target_scored", target, value, modifiers, ratings, winners, points };
}

/** The seats with the highest rating; none if several have only crooks nobody can compare. */
function bestOf(ratings: readonly (number | null)[]): readonly number[] {
  const best = Math.max(-1, ...ratings.map((rating) => rating ?? -1));
  if (best < 0) return [];
  const seats = ratings.flatMap((rating, seat) => (rating === best ? [seat] : []));
  return best === 0 && seats.length > 1 ? [] : seats;
}

function gangNow(view: Counted, gang: Gang, known: Known): GangScored {
  const seats = view.targets[0]?.spots.map((_, seat) => seat) ?? [];
  const members = seats.map(
    (seat) =>
      view.targets
        .flatMap(({ spots }) => spots[seat]?.cards ?? [])
        .filter((card) => known(card)?.gangs.includes(gang)).length,
  );
  const winner = onlyBest(members);
  return {
    type: "gang_scored",
    gang,
    members,
    winner,
    points: winner === null ? 0 : view.gang_points,
  };
}

/** The only seat with the highest number above 0. */
function onlyBest(numbers: readonly number[]): number | null {
  const best = Math.max(0, ...numbers);
  const seats = numbers.flatMap((number, seat) => (number === best ? [seat] : []));
  return best === 0 || seats.length > 1 ? null : (seats[0] ?? null);
}
