/**
 * Verifies that hands and rolls follow from the chance draws, and all numbers and answers from
 * them.
 */
import { shuffledBy } from "../../lib/fair";
import { lines } from "../../lib/story";
import type { Draw, Draws, ReplayStep, StepForViewer } from "../../lib/wire";
import type { DealFinding } from "../module";
import { rooms } from "./rooms";
import type { GameEvent, GameView } from "./wire";

type Kind = GameEvent["type"];
type Of<K extends Kind> = Extract<GameEvent, { type: K }>;

/** A match as the chance draws deal it, and the events that were reported. */
interface Dealt {
  /** All rooms in sorting order. */
  readonly plan: readonly string[];
  readonly hands: readonly ReadonlySet<string>[];
  readonly box: ReadonlySet<string>;
  /** The events that were not undone; secret ones as their owner received them. */
  readonly events: readonly GameEvent[];
}

/** Verify the deal with what every seat saw; `stories` holds one replay per seat. */
export function checkDeal(luck: Draws, stories: readonly (readonly ReplayStep[])[]): DealFinding[] {
  const first = stories[0]?.[0];
  const deal = luck.draws.find((draw) => draw.why === "deal");
  if (!first || !deal) return [];
  const dealt = dealtBy(deal, first.view as GameView, stories);
  return [
    handsFound(dealt),
    ...firstFound(luck, dealt),
    setupFound(luck, dealt),
    rollsFound(luck, dealt),
    numbersFound(dealt),
    answersFound(dealt),
  ];
}

/** The shuffled crooks: a hand for each seat, and the rest is the box. */
function dealtBy(deal: Draw, view: GameView, stories: readonly (readonly ReplayStep[])[]): Dealt {
  const plan = rooms(view.theme);
  const order = shuffledBy(deal, plan) ?? [];
  const seats = stories.length;
  const size = (order.length - view.box_size) / seats;
  return {
    plan,
    hands: stories.map((_, seat) => new Set(order.slice(seat * size, (seat + 1) * size))),
    box: new Set(order.slice(seats * size)),
    events: standing(stories),
  };
}

/** The events that were not undone; a hand as its owner saw it. */
function standing(stories: readonly (readonly ReplayStep[])[]): readonly GameEvent[] {
  const steps: readonly StepForViewer[] = (stories[0] ?? []).map((moment) => moment.told);
  return lines(steps).flatMap(({ step, takenBack }, index) => {
    if (takenBack || step.undone) return [];
    return (step.events as readonly GameEvent[]).map((event, place) => {
      const own = event.type === "hand_dealt" ? stories[event.seat]?.[index] : undefined;
      return own ? ((own.told.events as readonly GameEvent[])[place] ?? event) : event;
    });
  });
}

function all<K extends Kind>({ events }: Dealt, kind: K): readonly Of<K>[] {
  return events.filter((event): event is Of<K> => event.type === kind);
}

function finding(name: string, count: number, agrees: boolean): DealFinding {
  return { message: `crooks-out-check-${name}`, args: { count }, agrees };
}

/** Every seat took its hand; at the end nothing else was in the hands and in the box. */
function handsFound(dealt: Dealt): DealFinding {
  const taken = all(dealt, "hand_dealt");
  const open = all(dealt, "crook_caught");
  const agrees =
    taken.every(({ seat, hand }) => same(hand ?? [], dealt.hands[seat])) &&
    all(dealt, "game_ended").every(
      ({ hands, box }) =>
        same(box, dealt.box) &&
        hands.every((hand, seat) => {
          const laid = open.filter(({ asked }) => asked === seat).map(({ room }) => room);
          return same([...hand, ...laid], dealt.hands[seat]);
        }),
    );
  return finding("hands", taken.length, agrees);
}

/** The seat drawn by chance begins. */
function firstFound(luck: Draws, dealt: Dealt): readonly DealFinding[] {
  const draw = luck.draws.find(({ why }) => why === "first player");
  const started = all(dealt, "game_started")[0];
  return draw && started ? [finding("first", 1, draw.result === started.first)] : [];
}

/** The rolls before the first turn are those drawn. */
function setupFound(luck: Draws, dealt: Dealt): DealFinding {
  const drawn = luck.draws.filter(({ why }) => why === "setup roll");
  const rolled = all(dealt, "setup_rolled");
  const agrees = alike(
    rolled.map(({ room }) => room),
    drawn.map(({ result }) => dealt.plan[result]),
  );
  return finding("setup", rolled.length, agrees);
}

/** Each roll of a turn is drawn among the rooms without a number on the own sheet. */
function rollsFound(luck: Draws, dealt: Dealt): DealFinding {
  const drawn = luck.draws.filter(({ why }) => why === "roll");
  const numbered = dealt.hands.map(() => new Set<string>());
  const expected: (string | undefined)[] = [];
  for (const event of dealt.events) {
    if (event.type === "number_written") numbered[event.seat]?.add(event.room);
    if (event.type !== "dice_rolled") continue;
    const draw = drawn[expected.length];
    const empty = dealt.plan.filter((room) => !numbered[event.seat]?.has(room));
    expected.push(draw?.n === empty.length ? empty[draw.result] : undefined);
  }
  const rolled = all(dealt, "dice_rolled").map(({ room }) => room);
  return finding("rolls", rolled.length, alike(rolled, expected) && rolled.length === drawn.length);
}

/** Every number is the count of the hand's crooks with the room's colour or letter. */
function numbersFound(dealt: Dealt): DealFinding {
  const written = all(dealt, "number_written");
  const agrees = written.every(({ seat, room, number }) => {
    const hand = [...(dealt.hands[seat] ?? [])];
    return hand.filter((crook) => crook[0] === room[0] || crook[1] === room[1]).length === number;
  });
  return finding("numbers", written.length, agrees);
}

/** Every answer was true. */
function answersFound(dealt: Dealt): DealFinding {
  const hits = all(dealt, "crook_caught");
  const misses = all(dealt, "guess_missed");
  const agrees =
    hits.every(({ asked, room }) => dealt.hands[asked]?.has(room)) &&
    misses.every(({ asked, room }) => !dealt.hands[asked]?.has(room));
  return finding("answers", hits.length + misses.length, agrees);
}

function same(one: readonly string[], other: ReadonlySet<string> | undefined): boolean {
  return other !== undefined && alike([...one].sort(), [...other].sort());
}

function alike(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((each, index) => each === other[index]);
}
