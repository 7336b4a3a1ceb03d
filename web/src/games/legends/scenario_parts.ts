/** The parts of the board that differ by scenario: its middle, its track, its second goal. */
import type { Component } from "svelte";
import type { Countdown } from "../../lib/showing";
import type { Args } from "../../lib/texts";
import type { Bans } from "./chances";
import type { Plan } from "./plan";
import { cardFace } from "./printed";
import type { Rolls } from "./rolls.svelte";
import { casino } from "./scenes/casino_parts";
import { rebels } from "./scenes/rebels_parts";
import type { CardFace, ChallengeView, GameAction, GameEvent, GameView } from "./wire";

type ScenarioView = NonNullable<GameView["scene"]>;
type SceneOf<T extends ScenarioView["type"]> = Extract<ScenarioView, { type: T }>;

export interface ScenarioParts<S extends ScenarioView> {
  /** Its board, loaded when it is played. */
  readonly board: () => Promise<{ default: Component<{ plan: Plan; scene: S }> }>;
  /** What its own decisions are about, shown above their buttons. */
  readonly asked?: () => Promise<{ default: Component<{ plan: Plan }> }>;
  /** The track in short; arguments of `legends-track-<type>`. */
  track(scene: S): Args;
  /** The number of useful successes beyond enough on a card; 0 if none. */
  surplus(scene: S, card: CardFace): number;
  /** Its remarks about a challenge in the tray, before the roll and while the dice lie there. */
  readonly aside?: () => Promise<{ default: Component<AsideProps<S>> }>;
  /** The totals that are forbidden on a card, or null. */
  bans?(scene: S, card: string): Bans | null;
  /** The odds of a card by white dice if totals are forbidden; null for the usual table. */
  odds?(scene: S, card: string): readonly (readonly number[])[] | null;
  /** The homes of minions matter. */
  readonly places?: true;
  /** How to show dice rolled for the cards of a deck if successes do not count. */
  readonly rolling?: {
    readonly deck: string;
    readonly part: () => Promise<{ default: RollingPart }>;
  };
  /** Cards that are bet on. */
  readonly bets?: Bets<S>;
  /** An action in its own words: a message and more arguments; null for the usual words. */
  says?(view: GameView, scene: S, action: GameAction, percent: Percent): Saying | null;
  /** The dice that a minion would roll if chosen; null if unknown. */
  diceOf?(view: GameView, scene: S, minion: string): number | null;
  /** Additional arguments of the terminal's label for an action. */
  label?(scene: S, action: GameAction): Args;
  /**
   * The probability that a roll costs more than damage, in hundredths of a per cent; null if it
   * cannot.
   */
  risk?(scene: S, challenge: string, dice: number): number | null;
}
interface AsideProps<S> {
  readonly plan: Plan;
  readonly scene: S;
  readonly challenge: string;
}
type Saying = readonly [string, Args];
type Percent = (chance: number) => string;

/** On some cards one minion alone is played, any of them, and successes do not count. */
export interface Bets<S extends ScenarioView> {
  readonly deck: string;
  /** The smallest probability of the bad result; null if no minion can bet. */
  danger(scene: S): number | null;
  /** The draft of a bet, and its dice with the options about them. */
  readonly draft: () => Promise<{ default: DraftPart }>;
  readonly rolling: () => Promise<{ default: RollingPart }>;
}
export type DraftPart = Component<{ plan: Plan; challenge: string }>;
export type RollingPart = Component<{ plan: Plan; rolls: Rolls; clock: Countdown | null }>;

const power = () => import("./scenes/power");

/** One entry for each scenario; the rest of the board names none. */
const PARTS: { readonly [T in ScenarioView["type"]]: ScenarioParts<SceneOf<T>> } = {
  bank: {
    board: () => import("./scenes/Bank.svelte"),
    track: ({ clock, squad, loot }) => ({ clock, squad, loot }),
    surplus: () => 0,
  },
  chase: {
    board: () => import("./scenes/Chase.svelte"),
    track: ({ car, van, escaped }) => ({ car, van, escaped }),
    surplus: ({ clean }, { deck }) => (deck === "obstacle" ? clean : 0),
  },
  family: {
    board: () => import("./scenes/Family.svelte"),
    track: ({ income, marker, business_deck: left }) => ({ income: income[marker] ?? 0, left }),
    surplus: () => 0,
    aside: () => import("./scenes/FamilyAside.svelte"),
    bans: ({ businesses }, card) => businesses.find((each) => each.card === card) ?? null,
    odds: ({ businesses }, card) => {
      const own = businesses.find((each) => each.card === card)?.odds ?? [];
      return own.length > 0 ? own : null;
    },
    places: true,
  },
  rebels,
  casino,
  power: {
    board: async () => ({ default: (await power()).Board }),
    asked: async () => ({ default: (await power()).Asked }),
    track: ({ marker, vote, clan, mayor }) => ({ marker, vote, clan, mayor }),
    surplus: () => 0,
    risk: ({ seize }, challenge, dice) =>
      seize.find((each) => each.challenge === challenge)?.chances[dice - 1] ?? null,
  },
};

/** A finale that is presented before all other events of its step. */
type Finale = () => Promise<{ default: Component<{ plan: Plan; onend: () => void }> }>;
const election: Finale = async () => ({ default: (await power()).Finale });
/** The events that start a finale. */
const FINALES: Readonly<Partial<Record<GameEvent["type"], Finale>>> = {
  votes_rolled: election,
  election_decided: election,
};

export type AnyBoard = Component<{ plan: Plan; scene: ScenarioView }>;
export type AnyAside = Component<AsideProps<ScenarioView>>;

function jobOf(scene: ScenarioView): ScenarioParts<ScenarioView> {
  return PARTS[scene.type] as unknown as ScenarioParts<ScenarioView>; // the tag identifies the scenario
}

/** The board of the present scenario. */
export async function boardOf(type: ScenarioView["type"]): Promise<AnyBoard> {
  return (await PARTS[type].board()).default as unknown as AnyBoard; // the tag identifies the scenario
}

/** The scenario's remarks about a challenge in the tray, or null. */
export async function asideOf(type: ScenarioView["type"]): Promise<AnyAside | null> {
  const part = await (PARTS[type] as unknown as ScenarioParts<ScenarioView>).aside?.(); // the tag identifies the scenario
  return part?.default ?? null;
}

/** The totals that are forbidden on a card, or null. */
export function bansOf(scene: ScenarioView | null, card: string): Bans | null {
  return scene === null ? null : (jobOf(scene).bans?.(scene, card) ?? null);
}

/** A card's own odds by white dice; null for the usual table. */
export function oddsOf(
  scene: ScenarioView | null,
  card: string,
): readonly (readonly number[])[] | null {
  return scene === null ? null : (jobOf(scene).odds?.(scene, card) ?? null);
}

/** Decisions of a single scenario that show more than words. */
const SHOWN: ReadonlySet<string | null> = new Set(["campaigns", "roller"]);

/** What the decision is about; undefined if its words are enough. */
export function askedOf({ scene, decision }: GameView): ScenarioParts<ScenarioView>["asked"] {
  return scene !== null && SHOWN.has(decision) ? jobOf(scene).asked : undefined;
}

/** True if the homes of minions matter. */
export function showsPlaces({ scene, phase }: Pick<GameView, "scene" | "phase">): boolean {
  return scene !== null && phase === "playing" && jobOf(scene).places === true;
}

/** The track in short: a message and its arguments. */
export function trackOf(scene: ScenarioView): readonly [string, Args] {
  return [`legends-track-${scene.type}`, jobOf(scene).track(scene)];
}

/** The useful successes of a roll besides the first: all missing ones, or a clean pass. */
export function wantedOf(view: GameView, card: CardFace, here: ChallengeView): number {
  if (here.need === 0) return card.id !== "control" || hasSmallProblem(view) ? 2 : 1; // each counts
  const missing = here.need - here.tokens;
  return view.scene === null
    ? missing
    : Math.max(missing, jobOf(view.scene).surplus(view.scene, card));
}

/** Whether a problem lies there that a second success of Control drops. */
function hasSmallProblem(view: GameView): boolean {
  const lying = view.seats.flatMap(({ problems }) => problems);
  return lying.some((problem) => cardFace(view, problem).prints <= 1);
}

function deckOf({ cards }: GameView, challenge: string | null): string | undefined {
  return cards.find(({ id }) => id === challenge)?.deck;
}

/** The bets on this card; null if it is tried like any other. */
export function betsOn(view: GameView, challenge: string | null): Bets<ScenarioView> | null {
  const bets = view.scene === null ? undefined : jobOf(view.scene).bets;
  return bets !== undefined && bets.deck === deckOf(view, challenge) ? bets : null;
}

/** The probability of the bad result of a bet on a card, or null. */
export function dangerOf(view: GameView, challenge: string): number | null {
  return view.scene === null ? null : (betsOn(view, challenge)?.danger(view.scene) ?? null);
}

/** An action in the scenario's own words; null for the usual words. */
export function sayingOf(view: GameView, action: GameAction, percent: Percent): Saying | null {
  const { scene } = view;
  return scene === null ? null : (jobOf(scene).says?.(view, scene, action, percent) ?? null);
}

/** The dice that a minion would roll if chosen, if the scenario knows them. */
export function diceToRoll(view: GameView, minion: string): number | null {
  const { scene } = view;
  return scene === null ? null : (jobOf(scene).diceOf?.(view, scene, minion) ?? null);
}

/** Additional arguments of an action's label. */
export function labelOf({ scene }: GameView, action: GameAction): Args {
  return scene === null ? {} : (jobOf(scene).label?.(scene, action) ?? {});
}

/**
 * The part of the tray for a draft; the same promise for the same part, so that it stays mounted.
 */
export function draftOf(view: GameView, challenge: string): Promise<DraftPart> {
  return kept(betsOn(view, challenge)?.draft ?? crew);
}

/** The part of the tray for dice. */
export function rollingOf(view: GameView, challenge: string | null): Promise<RollingPart> {
  const own = view.scene === null ? undefined : jobOf(view.scene).rolling;
  const judged = own !== undefined && own.deck === deckOf(view, challenge) ? own.part : rolling;
  return kept(betsOn(view, challenge)?.rolling ?? judged);
}

const crew = (): Promise<{ default: DraftPart }> => import("./Crew.svelte");
const rolling = (): Promise<{ default: RollingPart }> => import("./Rolling.svelte");
const KEPT = new Map<unknown, Promise<unknown>>();

function kept<T>(fetched: () => Promise<{ default: T }>): Promise<T> {
  const found = KEPT.get(fetched) ?? fetched().then((part) => part.default);
  KEPT.set(fetched, found);
  return found as Promise<T>; // cached by its loader, so the type is right
}

/**
 * The probability, from 0 to 1, that a roll of this many dice costs more than damage; null if it
 * cannot.
 */
export function riskOf({ scene }: GameView, challenge: string, dice: number): number | null {
  if (scene === null) return null;
  const risk = jobOf(scene).risk?.(scene, challenge, dice) ?? null;
  return risk === null ? null : risk / 10_000;
}

/** The finale among these events, with all events after it; null if there is none. */
export function finaleOf(
  events: readonly GameEvent[],
): { readonly show: Finale; readonly events: readonly GameEvent[] } | null {
  const first = events.findIndex(({ type }) => FINALES[type] !== undefined);
  const show = FINALES[events[first]?.type ?? "timeout_applied"];
  return show === undefined ? null : { show, events: events.slice(first) };
}
