/**
 * The contract between the table page and one game's client.
 *
 * A game exports one `GameModule`: its texts, its board, its result page, and small functions that
 * describe a view, an action or an event. It knows no rules: the server decides what is legal and
 * sends the legal options in the view. The table page (web/src/table) knows no game: it holds the
 * connection, the log, the chat, the clock and the seats, and gives the board its view and events.
 *
 * To add a game, write a folder with an `index.ts` that exports a `GameModule`, and name it in
 * `games/index.ts`. `games/crooks` is the smallest complete example.
 */
import type { Component, Snippet } from "svelte";
import type { Countdown } from "../lib/showing";
import type { SoundName } from "../lib/sound";
import type { Args, Kinds, Language, Names, Tagged, Words } from "../lib/texts";
import type { Caution, Draws, ReplayStep, Suggestion } from "../lib/wire";

/** The style of a seat: colour, shape and letter together, never colour alone. */
export type SeatColour =
  "red" | "blue" | "yellow" | "green" | "violet" | "orange" | "teal" | "pink" | "white" | "brown";
export type SeatShape =
  | "circle"
  | "star"
  | "square"
  | "diamond"
  | "hexagon"
  | "triangle"
  | "cross"
  | "drop"
  | "ring"
  | "bar";

/** How a seat is drawn, so that players can tell it from the others. */
export interface SeatStyle {
  readonly colour: SeatColour;
  readonly shape: SeatShape;
  readonly letter: string;
}

/** A number or state that a seat panel shows; `label` is what a screen reader reads out. */
export interface SeatFigure {
  readonly icon?: Component;
  readonly text: string;
  readonly label: string;
}

/** A hint for a newcomer: a message, and a CSS selector of the part of the board it is about. */
export interface Hint {
  readonly message: string;
  readonly selector: string;
}

/** A card of the lesson: its text, the part of the board it is about, and when it appears. */
export interface LessonCard<V> {
  readonly message: string;
  readonly selector: string;
  when(view: V): boolean;
}

/** One property of the deal that the fair check verified after the match. */
export interface DealFinding {
  readonly message: string;
  readonly args: Args;
  /** Null if this browser cannot tell. */
  readonly agrees: boolean | null;
}

/** Events the board has not narrated yet, and the view of the table until then. */
export interface PendingNarration<V, E> {
  readonly view: V;
  readonly events: readonly E[];
}

export interface BoardProps<V, A, E> {
  /** What this viewer may know now. */
  view: V;
  /** The players' names, by seat. */
  players: readonly string[];
  words: Words;
  /** True if this viewer may act now: their turn, connected, not a replay, no command pending. */
  actable: boolean;
  /** Warnings, by the number of the option they belong to. */
  cautions: readonly Caution[];
  /** Events of the step that led to this view, to be animated; empty on load. */
  newEvents: readonly E[];
  act: (action: A) => void;
  /** Ask the server why an action is refused; the page shows the answer with a link to the rule. */
  why: (action: A) => void;
  /** False if the viewer wants no animation. */
  motion: boolean;
  /** The clock of this decision; null if no clock runs or an earlier step is shown. */
  clock?: Countdown | null;
  /**
   * True if a television shows what all players may know, so this board shows only the viewer's
   * own.
   */
  television?: boolean;
  /** Signs of a seat (bot, host, away …) for its head, if the page shows no list of seats. */
  signs?: Snippet<[number]> | undefined;
  /** Opens the list of seats; given together with `signs`. */
  onseats?: (() => void) | undefined;
  /** A newcomer's hint, for the tray. */
  hint?: Snippet | undefined;
  /**
   * What the coach of this table computed for this view, in the game's own shape; null if nothing.
   */
  advice?: unknown;
  /** In a cooperative game: what the other players propose or point at. */
  suggestions?: readonly Suggestion[] | undefined;
  /**
   * Propose an action to the player who decides, or point at a thing; without either, withdraw it.
   */
  suggest?: ((action: A | null, at: string) => void) | undefined;
  /** Ask what a bot would do; the answer arrives as `advice`. Absent if no bot can be asked. */
  consult?: (() => void) | undefined;
  /**
   * This seat's private remarks on things of the board; the keys are the board's own names for
   * them.
   */
  pencil?: Readonly<Record<string, string>> | undefined;
  /** Write a private remark on a thing, "" deletes it; absent for viewers without a seat. */
  remark?: ((at: string, text: string) => void) | undefined;
  /** Hide events from the log for now, because the viewer shall find out on the board first. */
  hideFromLog?: ((isHidden: (event: E) => boolean) => void) | undefined;
  /**
   * Report the events that the board has not narrated yet; log, seats, sounds and score wait for
   * it.
   */
  onNarration?: ((pending: PendingNarration<V, E> | null) => void) | undefined;
}

/** What an inspect command may use: only what this viewer knows. */
export interface InspectContext<V> {
  readonly view: V;
  readonly players: readonly string[];
  readonly words: Words;
  /** As in `BoardProps`. */
  readonly advice: unknown;
  readonly pencil: Readonly<Record<string, string>>;
  readonly remark: (at: string, text: string) => void;
}

/** A finished match, analysed from the point of view of one seat. */
export interface HindsightProps {
  /** The analysis, in the game's own shape. */
  story: unknown;
  /** The last view of the match, for its names and colours. */
  end: AnyView;
  players: readonly string[];
  words: Words;
  /** The step of the replay that is shown. */
  frame: number;
  /** Show another step; with `scroll`, also scroll to the board. */
  go: (frame: number, scroll: boolean) => void;
  motion: boolean;
}

export interface ResultProps<V, E> {
  view: V;
  newEvents: readonly E[];
  players: readonly string[];
  words: Words;
  motion: boolean;
}

/** A screen for all people in a room; it takes no input. */
export interface ScreenProps<V, E> {
  /** What a spectator may know. */
  view: V;
  newEvents: readonly E[];
  players: readonly string[];
  words: Words;
  motion: boolean;
  clock: Countdown | null;
  /** True if announcements are also spoken. */
  voiced: boolean;
}

/** The part of a view that the table page reads in any game. */
export interface AnyView {
  readonly you: number | null;
  /** The kind of the current decision; null when the match is over. */
  readonly decision: string | null;
  readonly options: readonly Tagged[];
}

export interface GameModule<V, A, E> {
  readonly id: string;
  /** `TEXT_KINDS` of the game's wire file. */
  readonly kinds: Kinds;
  /** The texts that the board needs first: the engine's and the client's own. */
  texts(language: Language): Promise<readonly string[]>;
  /** The texts that are needed later: options, refusals, advice, the score … */
  laterTexts(language: Language): Promise<readonly string[]>;
  /** The names of seats and of the game's own pieces at this table. */
  names(view: V, players: readonly string[], words: Words): Names;
  /** The prompt: the player and what they must do, in one sentence. */
  prompt(view: V, players: readonly string[], words: Words): string;
  /** The same functions in words alone, for screen readers, if the others use signs. */
  readonly spokenText?: Pick<GameModule<V, A, E>, "names" | "prompt" | "label">;
  /** The prompt to show while the board still narrates the last step. */
  promptWhileNarrating?(words: Words): string;
  /** An option in words; it begins with what a player may type. */
  label(view: V, action: A, words: Words, players: readonly string[]): string;
  /** True if the action needs a second step: choose, see the consequence, confirm. */
  needsConfirmation(action: A): boolean;
  /**
   * The inspect commands; the message `inspect-<word>` lists how each is typed, in all languages.
   */
  readonly inspectCommands: readonly string[];
  /**
   * The answer to an inspect command, line by line; null if the rest of the line makes no sense.
   */
  inspect(
    word: string,
    rest: string,
    context: InspectContext<V>,
  ): Promise<readonly string[] | null>;
  /** Money, points, and so on for the seat panel. */
  seatFigures(view: V, seat: number, words: Words): readonly SeatFigure[];
  seatStyle(view: V | null, seat: number): SeatStyle;
  sounds(event: E): SoundName | null;
  /** True if a turn begins with this event; the log then shows a heading. */
  beginsTurn(event: E): boolean;
  /** True if all players may act now, repeatedly; an action of one's own starts no new decision. */
  isDiscussion?(view: V): boolean;
  /** True if the event shows nothing on the board, so the next step need not wait for it. */
  isInvisible?(event: E): boolean;
  /** True if a short time limit begins with this event, so earlier steps must not delay it. */
  isUrgent?(event: E): boolean;
  /** Keyboard shortcuts of this board: the key, and a message that explains it. */
  readonly keys?: readonly (readonly [string, string])[];
  /** The hint to show in a newcomer's first match and in the lesson. */
  hint(view: V): Hint | null;
  /**
   * The cards of the lesson, each shown once when its condition holds; the last one ends the
   * lesson.
   */
  readonly lesson: readonly LessonCard<V>[];
  /** Texts that only the lesson needs, like `texts`. */
  lessonTexts?(language: Language): Promise<readonly string[]>;
  /** Settings that are folded together in the lobby, each fold with the message of its name. */
  readonly folds?: readonly (readonly [string, readonly string[]])[];
  /** Sets of settings that can be chosen together, each with the message of its name. */
  readonly presets?: readonly (readonly [string, Readonly<Record<string, string>>])[];
  /** Settings of the lesson's table that differ from the default. */
  readonly lessonSettings?: Readonly<Record<string, string>>;
  /** The number of seats in the lesson, if the smallest number is too small to show the game. */
  readonly lessonSeats?: number;
  /**
   * Verify that what each seat saw follows from the chance draws; `stories` holds one replay per
   * seat.
   */
  checkDeal(
    luck: Draws,
    stories: readonly (readonly ReplayStep[])[],
  ): Promise<readonly DealFinding[]>;
  /**
   * The coach of this table in a few words, for a sign that all players see; "" if there is none.
   */
  coachSign?(view: V, words: Words): string;
  /**
   * In a cooperative game: the name of a thing of the board that a player points at.
   * Proposals use the messages `would-<action>`: "draw one or two minions".
   */
  thing?(view: V, at: string, words: Words, players: readonly string[]): string;
  /** True if the server prints a newspaper of a finished match, at `/paper/PLAY`. */
  readonly hasNewspaper?: boolean;
  /** True if the coach of this table can compute something for this viewer now. */
  hasAdvice?(view: V): boolean;
  readonly Board: Component<BoardProps<V, A, E>>;
  /** The score, presented step by step; it needs all texts. */
  readonly Result: () => Promise<{ default: Component<ResultProps<V, E>> }>;
  /** What a seat could have known, shown in the replay; absent if the game has no such analysis. */
  readonly Hindsight?: () => Promise<{ default: Component<HindsightProps> }>;
  /** The board for a television, if people play this game in one room. */
  readonly Television?: () => Promise<{ default: Component<ScreenProps<V, E>> }>;
}

/**
 * A game as the table page handles it: views, actions and events are opaque there. This loses no
 * safety, because the server sends a view only to the game it belongs to.
 */
export type AnyGameModule = GameModule<AnyView, Tagged, Tagged>;
export type AnyScreen = Component<ScreenProps<AnyView, Tagged>>;
export type AnyPendingNarration = PendingNarration<AnyView, Tagged>;
