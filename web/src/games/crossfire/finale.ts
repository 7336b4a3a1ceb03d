/** The finale: the calls after all have pointed, as scenes. */
import type { GameEvent, GameView, RoleRevealed } from "./wire";

/** The calls, in the order of the table (rules, section 5 and 10). */
export type Cue =
  | "marked"
  | "assassins"
  | "point"
  | "unarmed"
  | "agents"
  | "shields"
  | "wave1"
  | "fallen"
  | "silenced"
  | "wave2"
  | "vip"
  | "result"
  | "others"
  | "guilt"
  | "bomber"
  | "winners"
  | "points";

/** A finger or a shot, from one seat to another. */
export interface Arrow {
  readonly from: number;
  readonly to: number;
  readonly kind: "aim" | "shot" | "stopped";
  readonly faded: boolean;
}

/** One call, with the state of the table by then. */
export interface FinaleScene {
  readonly cue: Cue;
  /** The events of this call; empty if it found no player. */
  readonly events: readonly GameEvent[];
  /** All events since the previous scene, including invisible ones. */
  readonly brings: readonly GameEvent[];
  readonly arrows: readonly Arrow[];
  /** The players who have been hit. */
  readonly down: readonly number[];
  /** Open cards, by seat. */
  readonly open: Readonly<Record<number, string>>;
  /** The milliseconds until the next call. */
  readonly time: number;
  /** The view for the rest of the page: no more than has been called. */
  readonly view: GameView;
}

interface Part {
  readonly cue: Cue;
  readonly time: number;
  readonly tells: (event: GameEvent) => boolean;
  /** Called even if it finds no player. */
  readonly always?: (view: GameView, events: readonly GameEvent[]) => boolean;
}

const REEL: readonly Part[] = [
  { cue: "marked", time: 3000, tells: isA("sniper_hit"), always: isSnipersEnd },
  { cue: "assassins", time: 2000, tells: isRevealed("assassins") },
  { cue: "point", time: 2500, tells: isA("aims_shown") },
  { cue: "unarmed", time: 3000, tells: isA("hands_lowered") },
  { cue: "agents", time: 2500, tells: isRevealed("agents"), always: isShootout },
  { cue: "shields", time: 2500, tells: isRevealed("shields"), always: hasShields },
  { cue: "wave1", time: 2000, tells: isShot(1), always: isShootout },
  { cue: "fallen", time: 2500, tells: isRevealed("hit") },
  { cue: "silenced", time: 2000, tells: isA("assassin_silenced") },
  { cue: "wave2", time: 3000, tells: isShot(2), always: isShootout },
  { cue: "vip", time: 2500, tells: isRevealed("vip") },
  { cue: "result", time: 3000, tells: isA("team_won") },
  { cue: "others", time: 3000, tells: isRevealed("others") },
  { cue: "guilt", time: 2500, tells: isA("guilt_found") },
  { cue: "bomber", time: 2500, tells: isA("bomber_survived") },
  { cue: "winners", time: 3000, tells: isA("winners_named") },
  { cue: "points", time: 2000, tells: isA("points_scored") },
];

/** The scenes of a step; none if nothing was called in it. */
export function scenesOf(
  before: GameView,
  events: readonly GameEvent[],
  after: GameView,
): readonly FinaleScene[] {
  if (!events.some((event) => event.type === "aims_shown") && !isSnipersEnd(after, events)) {
    return [];
  }
  const parts = REEL.filter(
    ({ cue, tells, always }) =>
      (events.some(tells) || (always?.(after, events) ?? false)) &&
      (cue !== "points" || after.games > 1),
  );
  let told = 0;
  let scene = standing(before, events);
  return parts.map((part, place) => {
    const last = place === parts.length - 1;
    const own = events.filter((event) => part.tells(event));
    const end = last ? events.length : Math.max(told, lastOf(events, own) + 1);
    const brings = events.slice(told, end);
    told = end;
    scene = follow(scene, part.cue, brings);
    return { ...scene, events: own, brings, time: part.time };
  });
}

/** The index of the last of these events, or -1. */
function lastOf(events: readonly GameEvent[], own: readonly GameEvent[]): number {
  const last = own.at(-1);
  return last ? events.indexOf(last) : -1;
}

/** The table before the first call: without cards and points that are called later. */
function standing(view: GameView, events: readonly GameEvent[]): FinaleScene {
  const later = new Set(events.map((event) => (event.type === "role_revealed" ? event.seat : -1)));
  const open: Record<number, string> = {};
  view.seats.forEach(({ role }, seat) => {
    if (role !== null && !later.has(seat)) open[seat] = role;
  });
  const scored = new Map(
    events.flatMap((event) =>
      event.type === "points_scored" ? [[event.seat, event.total - 1] as const] : [],
    ),
  );
  const seats = view.seats.map((seat, number) => ({
    ...seat,
    points: scored.get(number) ?? seat.points,
  }));
  const down = events.some(isA("sniper_hit")) ? [] : marked(view);
  const now = { decision: null, active: [], options: [], result: null, outcome: null };
  const told = { ...view, ...now, seats };
  return { cue: "point", events: [], brings: [], arrows: [], down, open, time: 0, view: told };
}

/** The open seats with a token, which the sniper shot at the end of the discussion. */
function marked(view: GameView): readonly number[] {
  return view.seats.flatMap(({ token, role }, seat) => (token && role !== null ? [seat] : []));
}

/** The next scene, changed by these events. */
function follow(scene: FinaleScene, cue: Cue, events: readonly GameEvent[]): FinaleScene {
  let { arrows, down, open } = scene;
  const seats = [...scene.view.seats];
  for (const event of events) {
    arrows = pointed(arrows, event);
    down = fallen(down, event);
    if (event.type === "role_revealed") open = { ...open, [event.seat]: event.role };
    if (event.type === "points_scored") {
      const seat = seats[event.seat];
      if (seat) seats[event.seat] = { ...seat, points: event.total };
    }
  }
  const shown = seats.map((seat, number) => ({ ...seat, role: open[number] ?? null }));
  return { ...scene, cue, arrows, down, open, view: { ...scene.view, seats: shown } };
}

/** The arrows after an event: fingers, then shots in their places. */
function pointed(arrows: readonly Arrow[], event: GameEvent): readonly Arrow[] {
  switch (event.type) {
    case "aims_shown":
      return event.targets.flatMap((targets, from) =>
        targets.map((to) => ({ from, to, kind: "aim" as const, faded: false })),
      );
    case "hands_lowered":
      return arrows.filter(({ from }) => !event.seats.includes(from));
    case "assassin_silenced":
      return arrows.map((arrow) => (arrow.from === event.seat ? { ...arrow, faded: true } : arrow));
    case "shot_landed":
    case "shot_stopped": {
      const kind = event.type === "shot_landed" ? "shot" : "stopped";
      return arrows.map((arrow) =>
        arrow.from === event.shooter && arrow.to === event.target ? { ...arrow, kind } : arrow,
      );
    }
    default:
      return arrows;
  }
}

/** The players hit after an event. */
function fallen(down: readonly number[], event: GameEvent): readonly number[] {
  if (event.type !== "shot_landed" && event.type !== "sniper_hit") return down;
  const seat = event.type === "shot_landed" ? event.target : event.seat;
  return down.includes(seat) ? down : [...down, seat];
}

function isA(type: GameEvent["type"]): (event: GameEvent) => boolean {
  return (event) => event.type === type;
}
function isRevealed(call: RoleRevealed["call"]): (event: GameEvent) => boolean {
  return (event) => event.type === "role_revealed" && event.call === call;
}
function isShot(wave: number): (event: GameEvent) => boolean {
  return (event) =>
    (event.type === "shot_landed" || event.type === "shot_stopped") && event.wave === wave;
}
function isShootout(_: GameView, events: readonly GameEvent[]): boolean {
  return events.some(isA("hands_lowered"));
}
function hasShields(view: GameView, events: readonly GameEvent[]): boolean {
  return isShootout(view, events) && view.mix.some(({ weapon }) => weapon === "shield");
}
/** True if the discussion is over and the sniper's tokens are shots. */
function isSnipersEnd(view: GameView, events: readonly GameEvent[]): boolean {
  return view.mode === "sniper" && events.some(isA("talk_ended"));
}
