/**
 * Verifies that the cards of every round follow from the chance draws: hands, draws, opened cards.
 */
import { shuffledBy } from "../../lib/fair";
import { lines } from "../../lib/story";
import type { Draw, Draws, ReplayStep, StepForViewer } from "../../lib/wire";
import type { DealFinding } from "../module";
import { DECK } from "./cards";
import { SEATS } from "./town";
import type { GameEvent } from "./wire";

type Findings = "hands" | "drawn" | "laid" | "opened";

/** Verify the deals with what every seat saw; `stories` holds one replay per seat. */
export function checkDeal(luck: Draws, stories: readonly (readonly ReplayStep[])[]): DealFinding[] {
  const events = standing(stories);
  if (events.length === 0) return [];
  const deals = luck.draws.filter(({ why }) => why === "deal");
  const rounds = new Rounds(deals);
  for (const event of events) rounds.hear(event);
  return [...firstFound(luck, events), ...rounds.found()];
}

/** Secret events are taken only from the seat that knows them. */
function isOwn(event: GameEvent): event is Extract<GameEvent, { seat: number }> {
  return ["cards_dealt", "cards_exchanged", "card_laid"].includes(event.type);
}

/** The events that were not undone; hidden cards as their owners saw them. */
function standing(stories: readonly (readonly ReplayStep[])[]): readonly GameEvent[] {
  const steps: readonly StepForViewer[] = (stories[0] ?? []).map((moment) => moment.told);
  return lines(steps).flatMap(({ step, takenBack }, index) => {
    if (takenBack || step.undone) return [];
    return (step.events as readonly GameEvent[]).map((event, place) => {
      const own = isOwn(event) ? stories[event.seat]?.[index] : undefined;
      return own ? ((own.told.events as readonly GameEvent[])[place] ?? event) : event;
    });
  });
}

/** The first seat was drawn by chance, and the right moves on clockwise (MA-1.7). */
function firstFound(luck: Draws, events: readonly GameEvent[]): readonly DealFinding[] {
  const draw = luck.draws.find(({ why }) => why === "first player");
  if (!draw) return [];
  const agrees = events.every(
    (event) =>
      (event.type !== "game_started" || event.first === draw.result) &&
      (event.type !== "round_started" ||
        event.first === (draw.result + event.round - 1) % SEATS.length),
  );
  return [{ message: "mafia-check-first", args: {}, agrees }];
}

/** Replays a match with the cards as they were shuffled. */
class Rounds {
  readonly #deals: readonly Draw[];
  readonly #counts: Record<Findings, number> = { hands: 0, drawn: 0, laid: 0, opened: 0 };
  readonly #wrong = new Set<Findings>();
  #round = 0;
  #deck: string[] = [];
  #hands: string[][] = [];
  #streets = new Map<string, string>();

  constructor(deals: readonly Draw[]) {
    this.#deals = deals;
  }

  found(): readonly DealFinding[] {
    if (this.#round !== this.#deals.length) this.#wrong.add("hands"); // a deal that was not reported
    return (["hands", "drawn", "laid", "opened"] as const).map((name) => ({
      message: `mafia-check-${name}`,
      args: { count: this.#counts[name], rounds: this.#round },
      agrees: !this.#wrong.has(name),
    }));
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case "round_started":
        this.#deal(event.counts.map((count) => count ?? 0));
        break;
      case "cards_dealt":
        this.#note("hands", alike(event.cards ?? [], this.#hands[event.seat] ?? []));
        break;
      case "cards_exchanged":
        this.#exchange(event.seat, event.thrown ?? [], event.drawn ?? [], event.count);
        break;
      case "card_laid":
        this.#note("laid", event.card === this.#hands[event.seat]?.shift());
        this.#streets.set(event.street, event.card ?? "");
        break;
      case "card_opened":
        this.#note("opened", event.card === this.#streets.get(event.street));
        break;
      case "card_killed":
        if (event.card !== undefined)
          this.#note("opened", event.card === this.#streets.get(event.street));
        break;
    }
  }

  /**
   * All cards shuffled; a hand for each seat from the top, and the rest is the deck (MA-2.1, 2.2).
   */
  #deal(counts: readonly number[]): void {
    const order = [...(shuffledBy(this.#deals[this.#round], DECK) ?? [])];
    this.#round += 1;
    this.#hands = counts.map((count) => order.splice(0, count));
    this.#deck = order;
    this.#streets = new Map();
  }

  /** Cards drawn from the end of the deck take the slots of the thrown ones (MA-2.6, 2.7). */
  #exchange(
    seat: number,
    thrown: readonly string[],
    drawn: readonly string[],
    count: number,
  ): void {
    const hand = this.#hands[seat] ?? [];
    if (thrown.length !== count || drawn.length !== count) this.#wrong.add("drawn");
    for (const [place, card] of thrown.entries()) {
      const next = this.#deck.pop();
      const slot = hand.indexOf(card);
      this.#note("drawn", slot >= 0 && next === drawn[place]);
      hand[slot] = next ?? "";
    }
  }

  #note(name: Findings, agrees: boolean): void {
    this.#counts[name] += 1;
    if (!agrees) this.#wrong.add(name);
  }
}

function alike(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card, place) => card === other[place]);
}
