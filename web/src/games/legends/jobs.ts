/** What each scenario adds to the board: its own part in the middle, its track, its second goal. */
import type { Component } from "svelte";
import type { Countdown } from "../../lib/showing";
import type { Args } from "../../lib/texts";
import type { Bans } from "./chances";
import type { Plan } from "./plan";
import { cardFace } from "./printed";
import type { Rolls } from "./rolls.svelte";
import { casino } from "./scenes/casino_job";
import { rebels } from "./scenes/rebels_job";
import type { CardFace, ChallengeView, GameAction, GameEvent, GameView } from "./wire";

type Scene = NonNullable<GameView["scene"]>;
type SceneOf<T extends Scene["type"]> = Extract<Scene, { type: T }>;

export interface Job<S extends Scene> {
  /** Its board, fetched when it is played. */
  readonly board: () => Promise<{ default: Component<{ plan: Plan; scene: S }> }>;
  /** What its own questions are about, above their buttons. */
  readonly asked?: () => Promise<{ default: Component<{ plan: Plan }> }>;
  /** What the track says in short; arguments of `heist-track-<type>`. */
  track(scene: S): Args;
  /** How many successes are worth more than enough on a card; 0: none. */
  surplus(scene: S, card: CardFace): number;
  /** What it says of a challenge in the tray, before the roll and while the dice lie there. */
  readonly aside?: () => Promise<{ default: Component<AsideProps<S>> }>;
  /** The totals that are forbidden on a card; null: none. */
  bans?(scene: S, card: string): Bans | null;
  /** Odds of a card by white dice where totals are forbidden; null: the usual table holds. */
  odds?(scene: S, card: string): readonly (readonly number[])[] | null;
  /** Where minions are at home matters. */
  readonly places?: true;
  /** How dice are shown that are rolled for the cards of a deck, where successes do not count. */
  readonly rolling?: {
    readonly deck: string;
    readonly part: () => Promise<{ default: RollingPart }>;
  };
  /** Cards that are bet on. */
  readonly bets?: Bets<S>;
  /** An answer in its own words: a message and more arguments; null: as everywhere. */
  says?(view: GameView, scene: S, action: GameAction, percent: Percent): Saying | null;
  /** The dice that a minion to be chosen would roll, if that can be said; null: it cannot. */
  diceOf?(view: GameView, scene: S, minion: string): number | null;
  /** What the terminal's label of an answer needs beside its fields. */
  label?(scene: S, action: GameAction): Args;
  /** The chance that a roll costs more than damage, in hundredths of a percent; null: it cannot. */
  risk?(scene: S, challenge: string, dice: number): number | null;
}
interface AsideProps<S> {
  readonly plan: Plan;
  readonly scene: S;
  readonly challenge: string;
}
type Saying = readonly [string, Args];
type Percent = (chance: number) => string;

/** On some cards one minion alone is played, whoever it is, and successes do not count. */
export interface Bets<S extends Scene> {
  readonly deck: string;
  /** The least chance of what nobody wants; null: nobody can bet. */
  danger(scene: S): number | null;
  /** The draft of a bet, and its dice with what may still be done about them. */
  readonly draft: () => Promise<{ default: DraftPart }>;
  readonly rolling: () => Promise<{ default: RollingPart }>;
}
export type DraftPart = Component<{ plan: Plan; challenge: string }>;
export type RollingPart = Component<{ plan: Plan; rolls: Rolls; clock: Countdown | null }>;

const power = () => import("./scenes/power");

/** One entry for each scenario: the rest of the board names none. */
const JOBS: { readonly [T in Scene["type"]]: Job<SceneOf<T>> } = {
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

/** An end that is told bit by bit, before anything else of its step is. */
type Finale = () => Promise<{ default: Component<{ plan: Plan; onend: () => void }> }>;
const election: Finale = async () => ({ default: (await power()).Finale });
/** The events with which one begins. */
const FINALES: Readonly<Partial<Record<GameEvent["type"], Finale>>> = {
  votes_rolled: election,
  election_decided: election,
};

export type AnyBoard = Component<{ plan: Plan; scene: Scene }>;
export type AnyAside = Component<AsideProps<Scene>>;

function jobOf(scene: Scene): Job<Scene> {
  return JOBS[scene.type] as unknown as Job<Scene>; // the tag says which scene it is
}

/** The board of what is being played. */
export async function boardOf(type: Scene["type"]): Promise<AnyBoard> {
  return (await JOBS[type].board()).default as unknown as AnyBoard; // its tag says which scene
}

/** What the job says of a challenge in the tray; null: nothing. */
export async function asideOf(type: Scene["type"]): Promise<AnyAside | null> {
  const part = await (JOBS[type] as unknown as Job<Scene>).aside?.(); // the tag says which scene
  return part?.default ?? null;
}

/** The totals that are forbidden on a card; null: none. */
export function bansOf(scene: Scene | null, card: string): Bans | null {
  return scene === null ? null : (jobOf(scene).bans?.(scene, card) ?? null);
}

/** Odds of its own that a card has, by white dice; null: the usual table holds. */
export function oddsOf(scene: Scene | null, card: string): readonly (readonly number[])[] | null {
  return scene === null ? null : (jobOf(scene).odds?.(scene, card) ?? null);
}

/** Questions that only one scenario asks, and has more to show for. */
const SHOWN: ReadonlySet<string | null> = new Set(["campaigns", "roller"]);

/** What the question is about; undefined: its words say it. */
export function askedOf({ scene, decision }: GameView): Job<Scene>["asked"] {
  return scene !== null && SHOWN.has(decision) ? jobOf(scene).asked : undefined;
}

/** Whether it matters where minions are at home. */
export function showsPlaces({ scene, phase }: Pick<GameView, "scene" | "phase">): boolean {
  return scene !== null && phase === "playing" && jobOf(scene).places === true;
}

/** Its track in short: a message and its arguments. */
export function trackOf(scene: Scene): readonly [string, Args] {
  return [`heist-track-${scene.type}`, jobOf(scene).track(scene)];
}

/** How many successes a roll hopes for beside the first: all that are missing, or a clean pass. */
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

/** The bets on this card; null: it is tried like any other. */
export function betsOn(view: GameView, challenge: string | null): Bets<Scene> | null {
  const bets = view.scene === null ? undefined : jobOf(view.scene).bets;
  return bets !== undefined && bets.deck === deckOf(view, challenge) ? bets : null;
}

/** The chance of what nobody wants on a card that is bet on; null: there is none. */
export function dangerOf(view: GameView, challenge: string): number | null {
  return view.scene === null ? null : (betsOn(view, challenge)?.danger(view.scene) ?? null);
}

/** An answer in the words of the job; null: as everywhere. */
export function sayingOf(view: GameView, action: GameAction, percent: Percent): Saying | null {
  const { scene } = view;
  return scene === null ? null : (jobOf(scene).says?.(view, scene, action, percent) ?? null);
}

/** The dice that a minion to be chosen would roll, if the job can say that. */
export function diceToRoll(view: GameView, minion: string): number | null {
  const { scene } = view;
  return scene === null ? null : (jobOf(scene).diceOf?.(view, scene, minion) ?? null);
}

/** What the label of an answer needs beside its fields. */
export function labelOf({ scene }: GameView, action: GameAction): Args {
  return scene === null ? {} : (jobOf(scene).label?.(scene, action) ?? {});
}

/** What the tray shows of a draft; the same promise for the same part, so that it stays. */
export function draftOf(view: GameView, challenge: string): Promise<DraftPart> {
  return kept(betsOn(view, challenge)?.draft ?? crew);
}

/** What the tray shows of dice. */
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
  return found as Promise<T>; // what was fetched is kept by how it is fetched
}

/** The chance that a roll of so many dice costs more than damage, from 0 to 1; null: it cannot. */
export function riskOf({ scene }: GameView, challenge: string, dice: number): number | null {
  if (scene === null) return null;
  const risk = jobOf(scene).risk?.(scene, challenge, dice) ?? null;
  return risk === null ? null : risk / 10_000;
}

/** Where a finale is among these events, with all that comes after it; null: there is none. */
export function finaleOf(
  events: readonly GameEvent[],
): { readonly show: Finale; readonly events: readonly GameEvent[] } | null {
  const first = events.findIndex(({ type }) => FINALES[type] !== undefined);
  const show = FINALES[events[first]?.type ?? "timeout_applied"];
  return show === undefined ? null : { show, events: events.slice(first) };
}
