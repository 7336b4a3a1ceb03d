/**
 * Verifies that every card at every stage follows from the chance draws: deals, shuffles, blind
 * aims.
 */
import { shuffledBy } from "../../lib/fair";
import { lines } from "../../lib/story";
import type { Draw, Draws, ReplayStep, StepForViewer } from "../../lib/wire";
import type { DealFinding } from "../module";
import { roleRank } from "./roles";
import type { GameEvent, GameStarted } from "./wire";

type Findings = "dealt" | "passed" | "shuffled" | "held";
const FINDINGS: readonly Findings[] = ["dealt", "passed", "shuffled", "held"];

/** Verify the deals with what every seat saw; `stories` holds one replay per seat. */
export function checkDeal(luck: Draws, stories: readonly (readonly ReplayStep[])[]): DealFinding[] {
  const events = standing(stories);
  if (events.length === 0) return [];
  const games = new Games(luck);
  for (const event of events) games.hear(event);
  return [...firstFound(luck, events), ...games.found()];
}

/** The events that were not undone; a card as its holder saw it. */
function standing(stories: readonly (readonly ReplayStep[])[]): readonly GameEvent[] {
  const steps: readonly StepForViewer[] = (stories[0] ?? []).map((moment) => moment.told);
  return lines(steps).flatMap(({ step, takenBack }, index) => {
    if (takenBack || step.undone) return [];
    return (step.events as readonly GameEvent[]).map((event, place) => {
      const own = stories[holderOf(event) ?? -1]?.[index];
      return own ? ((own.told.events as readonly GameEvent[])[place] ?? event) : event;
    });
  });
}

/** The seat that saw the card of this event; secrets are taken only from that seat. */
function holderOf(event: GameEvent): number | null {
  if (event.type === "card_dealt" || event.type === "card_returned") return event.seat;
  return event.type === "card_passed" ? event.taker : null;
}

/** The dealer was drawn by chance, or sits beside the sniper who was (CF-1.4, CF-9.1). */
function firstFound(luck: Draws, events: readonly GameEvent[]): readonly DealFinding[] {
  const draw = luck.draws.find(({ why }) => why === "dealer" || why === "sniper");
  const first = events.find((event) => event.type === "game_started");
  if (!draw || first?.type !== "game_started") return [];
  const drawn = draw.why === "sniper" ? first.sniper : first.dealer;
  return [{ message: "crossfire-check-first", args: {}, agrees: drawn === draw.result }];
}

/** Replays the games of a series with the cards as they were shuffled. */
class Games {
  readonly #deals: readonly Draw[];
  readonly #shuffles: readonly Draw[];
  readonly #counts: Record<Findings, number> = { dealt: 0, passed: 0, shuffled: 0, held: 0 };
  readonly #wrong = new Set<Findings>();
  #dealt = 0;
  #mixed = 0;
  /** Each seat's present card. */
  #cards: string[] = [];
  #passing: string[] | null = null;

  constructor({ draws }: Draws) {
    this.#deals = draws.filter(({ why }) => why === "deal");
    this.#shuffles = draws.filter(({ why }) => why === "shuffle");
  }

  found(): readonly DealFinding[] {
    // A deal or a shuffle that was not reported.
    if (this.#dealt !== this.#deals.length) this.#wrong.add("dealt");
    if (this.#mixed !== this.#shuffles.length) this.#wrong.add("shuffled");
    return FINDINGS.map((name) => ({
      message: `crossfire-check-${name}`,
      args: { count: this.#counts[name], games: this.#dealt },
      agrees: !this.#wrong.has(name),
    }));
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case "game_started":
        this.#deal(event);
        break;
      case "card_dealt":
        this.#note("dealt", event.role === this.#cards[event.seat]);
        break;
      case "card_passed":
        this.#pass(event.giver, event.taker, event.role);
        break;
      case "cards_shuffled":
        this.#passing = null;
        this.#mix(event.seats);
        break;
      case "card_returned":
        this.#note("shuffled", event.role === this.#cards[event.seat]);
        break;
      case "role_revealed":
        this.#note("held", event.role === this.#cards[event.seat]);
        break;
    }
  }

  /** The mix in the order of all roles, shuffled, dealt clockwise from the dealer (CF-2.2). */
  #deal({ mix, dealer, sniper, shuffles }: GameStarted): void {
    const draw = this.#deals[this.#dealt];
    this.#dealt += 1;
    const deck = mix.filter((role) => role !== "sniper");
    const sorted = [...deck].sort((one, other) => roleRank(one) - roleRank(other));
    const order = shuffledBy(draw, sorted);
    if (order === null || shuffles.length === 0) this.#wrong.add("dealt");
    const seats = mix.length;
    this.#cards = [];
    let next = dealer;
    for (const role of order ?? []) {
      if (next === sniper) next = (next + 1) % seats;
      this.#cards[next] = role;
      next = (next + 1) % seats;
    }
    if (sniper !== null) this.#cards[sniper] = "sniper";
  }

  /** All at once: each card is what its giver held before (CF-2.4). */
  #pass(giver: number, taker: number, role: string | undefined): void {
    this.#passing ??= [...this.#cards];
    this.#cards[taker] = this.#passing[giver] ?? "";
    this.#note("passed", role === this.#cards[taker]);
  }

  /** Three cards in the order of their seats, shuffled, and returned in that order (CF-2.5). */
  #mix(seats: readonly number[]): void {
    const draw = this.#shuffles[this.#mixed];
    this.#mixed += 1;
    const given = seats.map((seat) => this.#cards[seat] ?? "");
    const order = shuffledBy(draw, given);
    if (order === null) this.#wrong.add("shuffled");
    seats.forEach((seat, place) => {
      this.#cards[seat] = order?.[place] ?? "";
    });
  }

  #note(name: Findings, agrees: boolean): void {
    this.#counts[name] += 1;
    if (!agrees) this.#wrong.add(name);
  }
}
