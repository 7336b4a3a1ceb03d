/** Minions are dealt, drawn and hired as drawn: the clan deck, and recruits from the box. */
import { shuffledBy } from "../../lib/fair";
import type { Draw } from "../../lib/wire";
import type { DealFinding } from "../module";
import { alike, Tally, within } from "./deal_draws";
import type { Drawn } from "./deal_draws";
import type { GameEvent, GameView } from "./wire";

const DECK = "clan deck";
const RECRUITS = "recruits";
const EXHAUSTED = "exhausted pile";
const HIRED = ["prize", "market", "newcomers", "scenario"] as const;
const MARKET_LEVELS = [2, 3] as const;
/** The card that a scenario shuffles into the clan deck after the deal, by its ability. */
const SHUFFLED_IN: Readonly<Record<string, string>> = { family: "books" };

export class Minions {
  readonly #view: GameView;
  readonly #drawn: Drawn;
  readonly #dealt = new Tally();
  readonly #joined = new Tally();
  /** With its last minion on top. */
  #deck: string[] = [];
  /** Minions from the exhausted pile, because the clan deck lacks minions (SC-3.21). */
  #dear: readonly string[] = [];
  /** The minion that just failed the loyalty check and joins an attack. */
  #suspect = "";
  /** The hands of a scenario that is being set up, until they are reported. */
  #hands = new Map<number, readonly string[]>();
  #box: readonly string[];
  #market: readonly string[];
  #played: readonly string[];
  #break: boolean;

  constructor(view: GameView, drawn: Drawn) {
    this.#view = view;
    this.#drawn = drawn;
    [this.#box, this.#market, this.#played] = [view.box, view.market, view.played];
    this.#break = view.phase === "break";
    if (!drawn.isUsed("believe")) {
      this.#deck = [...(shuffledBy(drawn.next("believe"), view.deck) ?? [])];
    } else if (view.scenario !== null) this.#played = []; // its replay begins before it
  }

  found(): readonly DealFinding[] {
    return [
      {
        message: "legends-check-clan",
        args: { count: this.#dealt.count },
        agrees: this.#dealt.agrees && this.#drawn.isUsed(DECK, RECRUITS, EXHAUSTED),
      },
      {
        message: "legends-check-joined",
        args: { count: this.#joined.count },
        agrees: this.#joined.agrees && this.#drawn.isUsed(...HIRED),
      },
    ];
  }

  hear(event: GameEvent): void {
    switch (event.type) {
      case "scenario_set_up":
        this.#dear = []; // of a scenario that ended before they were reported
        if (this.#break) this.#closeBreak([]);
        this.#setUp(event.scenario);
        break;
      case "minions_drawn":
        this.#draw(event.player, event.minions);
        break;
      case "top_exhausted":
        this.#dealt.note(alike(this.#topMinions(event.minions.length), event.minions));
        break;
      case "shortage_met":
        this.#dear = this.#numbered(this.#drawn.next(EXHAUSTED)).slice(-event.count);
        if (this.#dear.length !== event.count) this.#dealt.note(false);
        break;
      case "rebels_joined":
        if (event.minions[0] !== this.#suspect) this.#rebel(event.minions);
        break;
      case "loyalty_checked":
        this.#rebel([event.minion]);
        this.#suspect = event.rebel ? event.minion : "";
        break;
      case "mole_revealed":
        this.#dealt.note(alike(this.#top(1), this.#extra("")));
        break;
      case "mole_shuffled_in":
        if (event.why !== "passed") this.#deck.push(...this.#extra(""));
        break;
      case "minions_found":
        this.#dealt.note(alike(this.#deck.slice(-event.minions.length), event.minions));
        break;
      case "minion_kept":
        this.#deck = this.#deck.filter((minion) => minion !== event.minion);
        break;
      case "minions_returned":
        this.#deck.push(...this.#printed(event.minions));
        break;
      case "deck_shuffled":
        this.#deck = [...(shuffledBy(this.#drawn.next(DECK), this.#deck) ?? [])];
        break;
      case "minion_won":
        this.#win(event.minion);
        break;
      case "break_opened":
        this.#openBreak(event.market);
        break;
      case "hired":
        this.#market = this.#market.filter((minion) => minion !== event.minion);
        break;
      case "minions_left":
        this.#box = [...this.#box, ...event.minions];
        break;
      case "recruits_added":
        this.#closeBreak(event.minions);
        break;
    }
  }

  /** Experts first, one at a time; then all up to a full hand (LG-1.4, LG-1.5). */
  #setUp(scenario: string): void {
    this.#chooseScenario(scenario);
    const { players, hand_size: size } = this.#view;
    const hands = Array.from({ length: players }, (): string[] => []);
    if (this.#view.mode === "one_shot" && this.#isLast(scenario)) this.#muster();
    if (this.#drawn.isBefore(RECRUITS, DECK)) {
      const experts = this.#numbered(this.#drawn.next(RECRUITS)).slice(0, size * players);
      for (const [place, minion] of experts.entries()) hands[place % players]?.push(minion);
    }
    this.#deck = [...this.#numbered(this.#drawn.next(DECK))];
    for (const hand of hands) hand.push(...this.#top(size - hand.length));
    this.#hands = new Map(hands.entries());
    for (const extra of this.#extra(SHUFFLED_IN[scenario])) {
      this.#deck = [...(shuffledBy(this.#drawn.next(DECK), [...this.#deck, extra]) ?? [])];
    }
  }

  #chooseScenario(scenario: string): void {
    const draw = this.#drawn.next("scenario");
    const open = [...this.#view.scenarios]
      .sort((one, other) => one.number - other.number)
      .filter(({ code, finale }) => !finale && !this.#played.includes(code));
    if (draw) this.#joined.note(open[draw.result]?.code === scenario);
    this.#played = [...this.#played, scenario];
  }

  /** The minions that join for a last scenario played alone: the first of each level (LG-16.2). */
  #muster(): void {
    for (const level of MARKET_LEVELS) {
      const every = this.#view.minions.flatMap((each) => (each.level === level ? [each.id] : []));
      const joined =
        within(
          this.#box.filter((minion) => every.includes(minion)),
          every,
        ) ?? [];
      this.#box = [...this.#box, ...joined];
      this.#joined.note(this.#areFirst(RECRUITS, level, joined));
    }
  }

  #draw(player: number, minions: readonly string[]): void {
    const hand = this.#hands.get(player);
    this.#hands.delete(player);
    this.#dealt.note(alike(hand ?? this.#top(minions.length), minions));
  }

  #top(count: number): readonly string[] {
    return this.#deck.splice(Math.max(0, this.#deck.length - Math.max(0, count)));
  }

  /** The top minions; other cards between them stay on the deck (SC-5.19). */
  #topMinions(count: number): readonly string[] {
    const [strangers, found] = [this.#extra(""), [] as string[]];
    const passed: string[] = [];
    while (found.length < count && this.#deck.length > 0) {
      const card = this.#deck.pop() ?? "";
      (strangers.includes(card) ? passed : found).push(card);
    }
    this.#deck.push(...passed);
    return found;
  }

  /** The card with this ability that is no minion of the clan, if there is one. */
  #extra(ability: string | undefined): readonly string[] {
    return this.#view.minions
      .filter((each) => each.level === 0 && each.ability === ability)
      .map(({ id }) => id);
  }

  /** These came from the top of the deck, and the missing ones from the pile. */
  #rebel(minions: readonly string[]): void {
    const found = [...this.#top(minions.length - this.#dear.length), ...this.#dear];
    this.#dear = [];
    this.#dealt.note(alike(found, minions));
  }

  #win(minion: string): void {
    const level = this.#level(minion);
    const found = this.#printed(this.#box).filter((each) => this.#level(each) === level);
    this.#joined.note(found[this.#drawn.next("prize")?.result ?? -1] === minion);
    this.#box = this.#box.filter((each) => each !== minion);
  }

  /** The market shows the first minions of each level from the shuffled box (LG-14.4). */
  #openBreak(market: readonly string[]): void {
    for (const level of MARKET_LEVELS) {
      const wanted = market.filter((minion) => this.#level(minion) === level);
      this.#joined.note(this.#areFirst("market", level, wanted));
    }
    this.#box = within(market, this.#box) ?? [];
    [this.#market, this.#break] = [market, true];
  }

  /**
   * Minions that were not hired return to the box; a small clan gets newcomers from it (LG-14.7).
   */
  #closeBreak(added: readonly string[]): void {
    this.#box = [...this.#box, ...this.#market];
    this.#joined.note(this.#areFirst("newcomers", 1, added));
    this.#box = within(added, this.#box) ?? [];
    [this.#market, this.#break] = [[], false];
  }

  #areFirst(why: string, level: number, minions: readonly string[]): boolean {
    const found = this.#printed(this.#box).filter((each) => this.#level(each) === level);
    const order = shuffledBy(this.#drawn.next(why), found);
    return order !== null && alike(order.slice(0, minions.length), minions);
  }

  /** Minions in printed order. */
  #printed(minions: readonly string[]): readonly string[] {
    return this.#view.minions.map(({ id }) => id).filter((id) => minions.includes(id));
  }

  /** A shuffle names minions by their numbers. */
  #numbered(draw: Draw | null): readonly string[] {
    return (draw?.shuffled ?? []).map((number) => this.#view.minions[Number(number)]?.id ?? "");
  }

  #isLast(scenario: string): boolean {
    return this.#view.scenarios.some(({ code, finale }) => finale && code === scenario);
  }

  #level(minion: string): number {
    return this.#view.minions.find(({ id }) => id === minion)?.level ?? 0;
  }
}
