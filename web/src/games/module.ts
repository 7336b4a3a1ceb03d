/** What a game gives the table frame: its words, its board and its result; no rules. */
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

/** What tells a seat from the others. */
export interface SeatStyle {
  readonly colour: SeatColour;
  readonly shape: SeatShape;
  readonly letter: string;
}

/** A number or state a seat panel shows; `label` is what a screen reader hears. */
export interface SeatFigure {
  readonly icon?: Component;
  readonly text: string;
  readonly label: string;
}

/** A newcomer's hint: a message and a CSS selector of what it points at, on the board. */
export interface Hint {
  readonly message: string;
  readonly selector: string;
}

/** A card of the lesson: what it says, what it points at, and from when on it is true. */
export interface LessonCard<V> {
  readonly message: string;
  readonly selector: string;
  when(view: V): boolean;
}

/** One thing about the deal that was checked after the end. */
export interface DealFinding {
  readonly message: string;
  readonly args: Args;
  /** Null where this browser cannot say. */
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
  /** Names by seat. */
  players: readonly string[];
  words: Words;
  /** This viewer may answer now: own turn, connected, no replay, nothing pending. */
  actable: boolean;
  /** Warnings by number of the option. */
  cautions: readonly Caution[];
  /** Events of the step that led to this view, to animate; empty on load. */
  newEvents: readonly E[];
  act: (action: A) => void;
  /** Ask the server why not; the frame shows the answer with a link to the clause. */
  why: (action: A) => void;
  /** false: nothing moves. */
  motion: boolean;
  /** The time that runs for this question; null where none does, and context back. */
  clock?: Countdown | null;
  /** A television shows everybody what all may know: here only what is the viewer's own. */
  television?: boolean;
  /** Signs of a seat (bot, host, away …) for its head, where the frame lists no seats beside it. */
  signs?: Snippet<[number]> | undefined;
  /** Opens the list of seats; given together with `signs`. */
  onseats?: (() => void) | undefined;
  /** A newcomer's hint, for the tray. */
  hint?: Snippet | undefined;
  /** What the help agreed at this table works out now, in the game's own shape; null: nothing. */
  advice?: unknown;
  /** Where all play together: what others would do now, or point at; an answer of whoever is asked. */
  suggestions?: readonly Suggestion[] | undefined;
  /** Suggest an answer of whoever is asked, or point at a thing; neither: take it back. */
  suggest?: ((action: A | null, at: string) => void) | undefined;
  /** Ask what a bot would do; the answer comes as `advice`. Absent where nobody can be asked. */
  consult?: (() => void) | undefined;
  /** This seat's private remarks on things of the board, by the board's own words for them. */
  pencil?: Readonly<Record<string, string>> | undefined;
  /** Write a private remark on a thing, "" rubs it out; absent where nobody sits (replay, watching). */
  remark?: ((at: string, text: string) => void) | undefined;
  /** Tell the log what it keeps back for now: things that their viewer is to find out alone. */
  hideFromLog?: ((isHidden: (event: E) => boolean) => void) | undefined;
  /** A board that tells a step bit by bit says how far it is: log, seats, sounds and score wait. */
  onNarration?: ((pending: PendingNarration<V, E> | null) => void) | undefined;
}

/** What an inspect command may use: what this viewer knows, and nothing else. */
export interface InspectContext<V> {
  readonly view: V;
  readonly players: readonly string[];
  readonly words: Words;
  /** As a board gets them. */
  readonly advice: unknown;
  readonly pencil: Readonly<Record<string, string>>;
  readonly remark: (at: string, text: string) => void;
}

/** A game that is over, looked back upon from one seat. */
export interface HindsightProps {
  /** In the game's own shape. */
  story: unknown;
  /** The last view of the game, for its names and colours. */
  end: AnyView;
  players: readonly string[];
  words: Words;
  /** The frame of the replay that is shown. */
  frame: number;
  /** Show another one; `look`: and bring the board into sight. */
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

/** A screen for everybody in the room; nobody presses anything on it. */
export interface ScreenProps<V, E> {
  /** What a spectator may know. */
  view: V;
  newEvents: readonly E[];
  players: readonly string[];
  words: Words;
  motion: boolean;
  clock: Countdown | null;
  /** What is called out is also spoken. */
  voiced: boolean;
}

/** Only what the frame itself reads of any game's view. */
export interface AnyView {
  readonly you: number | null;
  /** What the table asks; null when the game is over. */
  readonly decision: string | null;
  readonly options: readonly Tagged[];
}

export interface GameModule<V, A, E> {
  readonly id: string;
  /** `TEXT_KINDS` of the game's wire file. */
  readonly kinds: Kinds;
  /** Sources of words, the engine's and the browser's own: what the board says. */
  texts(language: Language): Promise<readonly string[]>;
  /** Those of what is said later: options, refusals, advice, the score … */
  laterTexts(language: Language): Promise<readonly string[]>;
  /** What this table calls things: seats, and the game's own pieces. */
  names(view: V, players: readonly string[], words: Words): Names;
  /** WHO must do WHAT, in one sentence. */
  prompt(view: V, players: readonly string[], words: Words): string;
  /** The same sayings in words alone, where those above and below have signs that nobody hears. */
  readonly spokenText?: Pick<GameModule<V, A, E>, "names" | "prompt" | "label">;
  /** What stands there instead while the board still tells what led to it. */
  promptWhileNarrating?(words: Words): string;
  /** An option in words; begins with what one may type. */
  label(view: V, action: A, words: Words, players: readonly string[]): string;
  /** Whether it needs a second step: choose, see the consequence, confirm. */
  needsConfirmation(action: A): boolean;
  /** Inspect commands; `inspect-<word>` lists how each is typed, in all languages. */
  readonly inspectCommands: readonly string[];
  /** What such a word is told, line by line; null if what follows it belongs to no look. */
  inspect(
    word: string,
    rest: string,
    context: InspectContext<V>,
  ): Promise<readonly string[] | null>;
  /** Money, points, out … for the seat panel. */
  seatFigures(view: V, seat: number, words: Words): readonly SeatFigure[];
  seatStyle(view: V | null, seat: number): SeatStyle;
  sounds(event: E): SoundName | null;
  /** Whether a turn begins with this event: a heading in the log. */
  beginsTurn(event: E): boolean;
  /** Whether everybody may answer now, again and again: an own answer makes no new question. */
  isDiscussion?(view: V): boolean;
  /** Whether there is nothing to see in this event: the next step need not wait for it. */
  isInvisible?(event: E): boolean;
  /** Whether a short time begins for all with this event: nothing before it may hold it up. */
  isUrgent?(event: E): boolean;
  /** Keys of its board beside those of every table: what is on the key, and a message. */
  readonly keys?: readonly (readonly [string, string])[];
  /** For a newcomer's first game and the lesson. */
  hint(view: V): Hint | null;
  /** What the lesson tells beside the hints, each once when it is true; the last one ends it. */
  readonly lesson: readonly LessonCard<V>[];
  /** Words that only the lesson needs, as `texts`. */
  lessonTexts?(language: Language): Promise<readonly string[]>;
  /** Options that lie folded together before a game, each fold with the message of its name. */
  readonly folds?: readonly (readonly [string, readonly string[]])[];
  /** Options that are chosen together, each set with the message of its name. */
  readonly presets?: readonly (readonly [string, Readonly<Record<string, string>>])[];
  /** Options of the lesson's table, where they are not the usual ones. */
  readonly lessonSettings?: Readonly<Record<string, string>>;
  /** How many sit at it, where the fewest are too few to see the game. */
  readonly lessonSeats?: number;
  /** Whether what every seat saw follows from the luck: one story of the game for each seat. */
  checkDeal(
    luck: Draws,
    stories: readonly (readonly ReplayStep[])[],
  ): Promise<readonly DealFinding[]>;
  /** The help agreed at this table, in a few words for a sign that all see; "" if there is none. */
  coachSign?(view: V, words: Words): string;
  /**
   * Where all play together: a thing of the board by the name that its board points with, in words.
   * What somebody would do is told by messages `would-<action>`: "draw one or two minions".
   */
  thing?(view: V, at: string, words: Words, players: readonly string[]): string;
  /** Whether the server prints a newspaper of a game, `/paper/PLAY`. */
  readonly hasNewspaper?: boolean;
  /** Whether the help agreed at this table has something to work out for this viewer now. */
  hasAdvice?(view: V): boolean;
  readonly Board: Component<BoardProps<V, A, E>>;
  /** The score, told step by step. */
  readonly Result: Component<ResultProps<V, E>>;
  /** What a seat could have known, shown in the replay; absent where nobody works it out. */
  readonly Hindsight?: () => Promise<{ default: Component<HindsightProps> }>;
  /** The game for a television, where people play it in one room. */
  readonly Television?: () => Promise<{ default: Component<ScreenProps<V, E>> }>;
}

/**
 * A game as the frame handles it: its view, actions and events are opaque there.
 * A view came from the server for this very game, so nothing is lost by not naming its type.
 */
export type AnyGameModule = GameModule<AnyView, Tagged, Tagged>;
export type AnyScreen = Component<ScreenProps<AnyView, Tagged>>;
export type AnyPendingNarration = PendingNarration<AnyView, Tagged>;
