/** Problems and scenario cards come from the top of decks that were shuffled by the draws. */
import { shuffledBy } from "../../lib/fair";
import type { Draw } from "../../lib/wire";
import type { DealFinding } from "../module";
import { alike, Tally } from "./deal_draws";
import type { Drawn } from "./deal_draws";
import type { GameEvent, GameView } from "./wire";

const PROBLEMS = "problems";
/** Some of these leave unseen, and a view lists them with the others. */
const TABLE = "table";
const HIDDEN = "hidden_tables";
/** The card of this deck is picked, not turned up. */
const PICKED = "betrayal";

/** A face-down deck with its last card on top, and the cards to shuffle when it is empty. */
interface Pile {
  deck: string[];
  discard: string[];
}

export class Piles {
  readonly #view: GameView;
  readonly #drawn: Drawn;
  readonly #piles = new Map<string, Pile>();
  readonly #problems = new Tally();
  readonly #cards = new Tally();
  readonly #unseen: (seq: number) => number | null;
  /** The step whose downtimes were compared last. */
  #laid: readonly GameEvent[] | null = null;
  /** The scenarios in the order of their set-up. */
  #played: readonly string[];

  constructor(views: readonly GameView[], drawn: Drawn, unseen: (seq: number) => number | null) {
    const [view] = views;
    if (!view) throw new Error("somebody saw it");
    this.#view = view;
    this.#drawn = drawn;
    this.#unseen = unseen;
    this.#played = drawn.isUsed("believe") && view.scenario !== null ? [] : view.played;
    if (drawn.isUsed("believe")) return;
    // The clan deck was dealt again first; `Minions` has used its draw.
    this.#goOn(PROBLEMS, drawn.next("believe"), view.problem_deck, view.problem_discard);
    const again = drawn.all("believe").filter(({ n }) => n > 0);
    again.sort((one, other) => Number(one.items?.[0]) - Number(other.items?.[0]));
    for (const [name, cards] of this.#decks(views)) {
      const discard = discardOf(view.scene, name);
      const draw = cards.length > 0 ? (again.shift() ?? null) : null;
      const kind = this.#kindOf(cards[0] ?? discard[0] ?? "");
      this.#goOn(kind, draw, cards, discard);
      if (name === HIDDEN) this.#piles.get(kind)?.deck.splice(leftOf(view.scene));
    }
    if (view.scene?.type === "family") {
      // The bottom of the unseen businesses was removed.
      this.#piles.get("business")?.deck.splice(0, view.scene.removed);
    }
    if (again.length > 0) this.#cards.note(false);
  }

  found(): readonly DealFinding[] {
    const decks = new Set(this.#view.cards.map(({ deck }) => deck));
    return [
      {
        message: "legends-check-problems",
        args: { count: this.#problems.count },
        agrees: this.#problems.agrees && this.#drawn.isUsed(PROBLEMS),
      },
      {
        message: "legends-check-cards",
        args: { count: this.#cards.count },
        agrees: this.#cards.agrees && this.#drawn.isUsed(...decks),
      },
    ];
  }

  hear(event: GameEvent, seq: number, step: readonly GameEvent[]): void {
    switch (event.type) {
      case "scenario_set_up":
        this.#piles.clear();
        this.#whole(PROBLEMS, "problem");
        this.#played = [...this.#played, event.scenario];
        break;
      case "problem_dealt":
        this.#problems.note(this.#top(PROBLEMS) === event.problem);
        break;
      case "problem_solved":
        this.#piles.get(PROBLEMS)?.discard.push(event.problem);
        break;
      case "card_revealed": {
        const kind = this.#kindOf(event.card);
        if (kind === TABLE && !this.#piles.has(kind)) {
          this.#whole(kind, kind);
          this.#leave(event.card, this.#unseen(seq));
        }
        this.#cards.note(
          event.card === (kind === PICKED ? this.#picked() : this.#topOf(kind, 1)[0]),
        );
        break;
      }
      case "campaign_cards_drawn":
        this.#cards.note(alike(this.#topOf("campaign", event.count), event.cards ?? []));
        break;
      case "table_removed":
        this.#top(TABLE);
        if (this.#piles.get(TABLE)?.deck.length !== event.left) this.#cards.note(false);
        break;
      case "business_opened":
        if (!this.#piles.has("business")) this.#removeBusinesses(event.card);
        this.#cards.note(this.#top("business") === event.card);
        break;
      case "business_removed":
        this.#top("business");
        break;
      case "downtime_laid":
        if (step !== this.#laid) this.#lay(step);
        break;
      case "place_revealed":
        this.#whole("place", "place");
        this.#cards.note(this.#top("place") === event.card);
        break;
      case "attack_planned":
      case "ambush_laid":
        this.#cards.note(this.#topOf("attack", 1)[0] === event.card);
        break;
      case "card_discarded":
        this.#piles.get(this.#kindOf(event.card))?.discard.push(event.card);
        break;
    }
  }

  /** At set-up the top businesses were removed unseen; the first view says how many. */
  #removeBusinesses(first: string): void {
    this.#whole("business", "business");
    const { scene } = this.#view;
    const deck = this.#piles.get("business")?.deck ?? [];
    const count =
      scene?.type === "family" ? scene.removed : deck.length - 1 - deck.lastIndexOf(first);
    deck.splice(deck.length - count);
  }

  /** All downtimes of a step together, because a new table reports them business by business. */
  #lay(step: readonly GameEvent[]): void {
    this.#laid = step;
    const told = step.flatMap((event) => (event.type === "downtime_laid" ? [event.card] : []));
    const drawn = this.#topOf("downtime", told.length);
    for (const card of told) this.#cards.note(drawn.includes(card) && alike(drawn, told));
  }

  /** The face-down decks of the scenario in the order of their numbers, as in a view. */
  #decks(views: readonly GameView[]): readonly (readonly [string, readonly string[]])[] {
    const printed = this.#view.cards.map(({ id }) => id);
    const held = this.#view.scene?.type === "power"; // unseen cards can be in hands there
    return Object.entries(this.#view.scene ?? {})
      .flatMap(([name, cards]: [string, unknown]) => {
        if (name === "campaign_deck") return [[name, unheld(views)] as const];
        return Array.isArray(cards) &&
          (name.endsWith("deck") || name === HIDDEN || (name === "unseen" && !held))
          ? [[name, cards as readonly string[]] as const]
          : [];
      })
      .sort(
        ([, one], [, other]) => printed.indexOf(one[0] ?? "") - printed.indexOf(other[0] ?? ""),
      );
  }

  #kindOf(card: string): string {
    return this.#view.cards.find(({ id }) => id === card)?.deck ?? "";
  }

  /** This many cards from the top of a deck, which is shuffled when it is first needed. */
  #topOf(kind: string, count: number): readonly string[] {
    if (!this.#piles.has(kind)) this.#whole(kind, kind);
    return Array.from({ length: count }, () => this.#top(kind) ?? "");
  }

  /** The traitor: one of those of the scenarios played before, or of all (SC-6.6). */
  #picked(): string | undefined {
    const before = this.#played.slice(0, -1);
    const numbers = this.#view.scenarios.flatMap(({ code, number }) =>
      before.includes(code) ? [number] : [],
    );
    const every = this.#view.cards.filter(({ deck }) => deck === PICKED);
    const known = every.filter(({ values }) => numbers.includes(values["scenario"] ?? 0));
    const draw = this.#drawn.next(PICKED);
    return (known.length > 0 ? known : every)[draw?.result ?? -1]?.id;
  }

  /** All cards of a deck, shuffled when the scenario was set up. */
  #whole(why: string, deck: string): void {
    const cards = this.#view.cards.filter((card) => card.deck === deck).map(({ id }) => id);
    const order = shuffledBy(this.#drawn.next(why), cards);
    this.#piles.set(why, { deck: [...(order ?? [])], discard: [] });
  }

  /** The top tables of a new deck leave unseen before this one is shown. */
  #leave(card: string, unseen: number | null): void {
    const deck = this.#piles.get(TABLE)?.deck ?? [];
    deck.splice(unseen === null ? deck.indexOf(card) + 1 : deck.length - unseen);
  }

  /** A deck that was dealt again where a match continues an earlier one. */
  #goOn(
    why: string,
    draw: Draw | null,
    cards: readonly string[],
    discard: readonly string[],
  ): void {
    const order = shuffledBy(draw, cards);
    this.#piles.set(why, { deck: [...(order ?? [])], discard: [...discard] });
  }

  /** The top card; an empty deck is refilled with its shuffled discard first. */
  #top(why: string): string | undefined {
    const pile = this.#piles.get(why);
    if (pile?.deck.length === 0) {
      const printed = this.#view.cards.map(({ id }) => id);
      const cards = printed.filter((card) => pile.discard.includes(card));
      pile.deck = [...(shuffledBy(this.#drawn.next(why), cards) ?? [])];
      pile.discard = [];
    }
    return pile?.deck.pop();
  }
}

type Scene = GameView["scene"];

/** The discard of a deck, whose list has the same name. */
function discardOf(scene: Scene, deck: string): readonly string[] {
  const lists = (scene ?? {}) as unknown as Readonly<Record<string, readonly string[]>>;
  return deck.endsWith("deck") ? (lists[deck.replace(/deck$/, "discard")] ?? []) : [];
}

/** The number of hidden cards in the deck. */
function leftOf(scene: Scene): number {
  return scene?.type === "casino" ? scene.tables_left : 0;
}

/** The campaign cards in the deck, which no seat sees or holds. */
function unheld(views: readonly GameView[]): readonly string[] {
  const scenes = views.flatMap(({ scene }) => (scene?.type === "power" ? [scene] : []));
  const held = scenes.flatMap(({ hands }) => hands.flatMap(({ cards }) => cards ?? []));
  return (scenes[0]?.unseen ?? []).filter((card) => !held.includes(card));
}
