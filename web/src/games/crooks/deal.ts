/** Whether the piles of a game follow from the shuffled deck, and all that was seen from the piles. */
import { lines } from "../../lib/story";
import type { Draw, Luck, Moment, Told } from "../../lib/wire";
import type { DealFinding } from "../module";
import type { GameEvent, GameView } from "./wire";

/** The events of one step as each seat was told them. */
type Tellings = readonly (readonly GameEvent[])[];

/** Check the deal against what every seat saw: one story of the same game for each seat. */
export function checkDeal(luck: Luck, stories: readonly (readonly Moment[])[]): DealFinding[] {
  const first = stories[0]?.[0];
  if (!first) return [];
  const opening = first.told.events as readonly GameEvent[];
  const deal = luck.draws.find((draw) => draw.why === "deal");
  const looks = standing(stories);
  return [
    ...(deal ? [pilesFound(dealtPiles(deal, first.view as GameView, opening), looks)] : []),
    ...firstFound(luck, opening),
  ];
}

/** The seat that was drawn by lot begins. */
function firstFound(luck: Luck, opening: readonly GameEvent[]): DealFinding[] {
  const draw = luck.draws.find(({ why }) => why === "first player");
  const started = opening.find((event) => event.type === "game_started");
  if (!draw || !started) return [];
  return [{ message: "crooks-check-first", args: {}, agrees: draw.result === started.first }];
}

/** The piles as the shuffled deck gives them: by the published sizes, one after the other. */
function dealtPiles(
  deal: Draw,
  view: GameView,
  opening: readonly GameEvent[],
): Map<string, string[]> {
  const names = faceNames(deal, view);
  const order = (deal.shuffled ?? []).map((item) => names.get(item) ?? item);
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

/** The deck is shuffled by numbers; sorted, they stand for the public list of the deck. */
function faceNames(deal: Draw, view: GameView): ReadonlyMap<string, string> {
  const items = [...(deal.items ?? [])].sort((one, other) => Number(one) - Number(other));
  return new Map(items.map((item, index) => [item, view.deck[index]?.id ?? item]));
}

/** The steps that were not taken back, each as all seats were told it. */
function standing(stories: readonly (readonly Moment[])[]): readonly Tellings[] {
  const told: readonly Told[] = (stories[0] ?? []).map((moment) => moment.told);
  return lines(told).flatMap(({ told: step, takenBack }, index) => {
    if (takenBack || step.undone) return [];
    return [stories.map((story) => (story[index]?.told.events ?? []) as readonly GameEvent[])];
  });
}

/** Play the piles through: every look shows the pile, every crook hired was in it. */
function pilesFound(piles: Map<string, string[]>, steps: readonly Tellings[]): DealFinding {
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
  return { message: "crooks-check-piles", args: { looks }, agrees };
}

interface Look {
  readonly hangout: string;
  readonly faces: readonly string[];
}

/** Whether the event shows its reader a whole pile. */
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
