/** Verifies that the piles follow from the shuffled deck, and everything seen from the piles. */
import { shuffledBy } from "../../lib/fair";
import { lines } from "../../lib/story";
import type { Draw, Draws, ReplayStep, StepForViewer } from "../../lib/wire";
import type { DealFinding } from "../module";
import type { GameEvent, GameView } from "./wire";

/** The events of one step, as each seat received them. */
type Tellings = readonly (readonly GameEvent[])[];

/** Verify the deal with what every seat saw; `stories` holds one replay per seat. */
export function checkDeal(luck: Draws, stories: readonly (readonly ReplayStep[])[]): DealFinding[] {
  const first = stories[0]?.[0];
  if (!first) return [];
  const opening = first.told.events as readonly GameEvent[];
  const view = first.view as GameView;
  const deal = luck.draws.find((draw) => draw.why === "deal");
  const looks = standing(stories);
  return [
    ...(deal ? [pilesFound(dealtPiles(deal, view, opening), looks, isInOrder(view))] : []),
    ...firstFound(luck, opening),
  ];
}

/** The seat drawn by chance begins. */
function firstFound(luck: Draws, opening: readonly GameEvent[]): DealFinding[] {
  const draw = luck.draws.find(({ why }) => why === "first player");
  const started = opening.find((event) => event.type === "game_started");
  if (!draw || !started) return [];
  return [{ message: "crooks-check-first", args: {}, agrees: draw.result === started.first }];
}

/** The piles from the shuffled deck, by the published sizes, one after another. */
function dealtPiles(
  deal: Draw,
  view: GameView,
  opening: readonly GameEvent[],
): Map<string, string[]> {
  const order = shuffledBy(deal, idsOf(view)) ?? [];
  const sizes = opening.find((event) => event.type === "crooks_dealt")?.sizes ?? [];
  const piles = new Map<string, string[]>();
  let start = 0;
  for (const [index, { hangout }] of view.hangouts.entries()) {
    const size = sizes[index] ?? 0;
    piles.set(hangout, order.slice(start, start + size));
    start += size;
  }
  return piles;
}

function idsOf(view: GameView): readonly string[] {
  return view.deck.map(({ id }) => id);
}

/**
 * True if the deck is listed in the order of its ids; any other order comes from the table alone.
 */
function isInOrder(view: GameView): boolean {
  const ids = idsOf(view);
  return ids.every((id, place) => place === 0 || (ids[place - 1] ?? "") < id);
}

/** The steps that were not undone, each as all seats received it. */
function standing(stories: readonly (readonly ReplayStep[])[]): readonly Tellings[] {
  const steps: readonly StepForViewer[] = (stories[0] ?? []).map((moment) => moment.told);
  return lines(steps).flatMap(({ step, takenBack }, index) => {
    if (takenBack || step.undone) return [];
    return [stories.map((story) => (story[index]?.told.events ?? []) as readonly GameEvent[])];
  });
}

/** Replay the piles: every search shows the pile, and every hired crook was in it. */
function pilesFound(
  piles: Map<string, string[]>,
  steps: readonly Tellings[],
  known: boolean,
): DealFinding {
  let looks = 0;
  let agrees = true;
  for (const event of steps.flatMap((tellings) => tellings.flat())) {
    if (event.type === "crook_recruited" && event.face !== undefined) {
      agrees = remove(piles.get(event.hangout) ?? [], event.face) && agrees;
    } else if (isLook(event)) {
      looks += 1;
      agrees = alike(piles.get(event.hangout) ?? [], event.faces) && agrees;
    }
  }
  return {
    message: "crooks-check-piles",
    args: { looks },
    agrees: known || !agrees ? agrees : null,
  };
}

interface Look {
  readonly hangout: string;
  readonly faces: readonly string[];
}

/** True if the event shows a whole pile to its reader. */
function isLook(event: GameEvent): event is GameEvent & Look {
  if (event.type !== "hangout_searched" && event.type !== "spy_looked") return false;
  return event.hangout !== null && event.faces !== undefined;
}

function remove(pile: string[], face: string): boolean {
  const place = pile.indexOf(face);
  if (place >= 0) pile.splice(place, 1);
  return place >= 0;
}

function alike(one: readonly string[], other: readonly string[]): boolean {
  return [...one].sort().join() === [...other].sort().join();
}
