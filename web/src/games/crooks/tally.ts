/** The score as lines for each target and gang, in the order of counting. */
import type { Gang } from "./faces";
import type { GameEnded, GameEvent, GangScored, TargetScored } from "./wire";

/** A seat's figure in a line, and its points. */
export interface Share {
  /** The rating at a target or the members of a gang; null without a crook there. */
  readonly figure: number | null;
  readonly points: number;
}

/** One target or gang. */
export interface Line {
  readonly event: TargetScored | GangScored;
  readonly target: number | null;
  readonly gang: Gang | null;
  /** Its points. */
  readonly value: number;
  readonly shares: readonly Share[];
}

/** The whole count. */
export interface Tally {
  readonly lines: readonly Line[];
  readonly end: GameEnded | null;
}

/** The score of a match, from the events of its last step. */
export function tally(events: readonly GameEvent[], gangPoints: number): Tally {
  const lines = events.flatMap((event) => {
    if (event.type === "target_scored") return [targetLine(event)];
    return event.type === "gang_scored" ? [gangLine(event, gangPoints)] : [];
  });
  return { lines, end: events.find((event) => event.type === "game_ended") ?? null };
}

function targetLine(event: TargetScored): Line {
  const shares = event.ratings.map((figure, seat) => ({
    figure,
    points: event.winners.includes(seat) ? event.points : 0,
  }));
  return { event, target: event.target, gang: null, value: event.value, shares };
}

function gangLine(event: GangScored, gangPoints: number): Line {
  const shares = event.members.map((figure, seat) => ({
    figure,
    points: event.winner === seat ? event.points : 0,
  }));
  return { event, target: null, gang: event.gang, value: gangPoints, shares };
}

/** The points of each seat after these lines. */
export function totals(lines: readonly Line[], seats: number): readonly number[] {
  return Array.from({ length: seats }, (_, seat) =>
    lines.reduce((sum, line) => sum + (line.shares[seat]?.points ?? 0), 0),
  );
}
