// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.

/** Done and kept; for actions `seq` is their step, otherwise the last one. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly seq: number;
}

/** My answer to the table, given while I saw the step `seq`. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly seq: number;
  readonly action: unknown;
}

/** My share of the luck for the deal that this commitment seals. */
export interface AddSalt {
  readonly type: "salt";
  readonly id: string;
  readonly seat: number;
  readonly salt: string;
  readonly commitment: string;
}

/** The answer to `AskCoach`: what could be worked out at step `seq`, in the game's own shape. */
export interface Advised {
  readonly type: "advice";
  readonly id: string;
  readonly seq: number;
  readonly advice: unknown;
}

/** The last action may be taken back, as somebody asked; or it may not. */
export interface Agree {
  readonly type: "agree";
  readonly id: string;
  readonly seq: number;
  readonly agreed: boolean;
  readonly guest?: string | null;
}

/** What does the help agreed at this table work out for me now? Answered by `Advised`. */
export interface AskCoach {
  readonly type: "coach";
  readonly id: string;
}

/** A game in the tree of those that go on from one another. */
export interface Branch {
  readonly play: string;
  readonly origin: Origin | null;
  readonly table: string | null;
  readonly players: readonly Player[];
  readonly started: number;
  readonly ended: number | null;
  readonly reason: string;
  readonly last: number;
  readonly marks: readonly StepForViewer[];
}

/** What a person should be warned of before the option with this number: a message id. */
export interface Caution {
  readonly option: number;
  readonly message: string;
}

/** I say this; people who only watch are heard by those who watch while a game runs. */
export interface Chat {
  readonly type: "chat";
  readonly id: string;
  readonly text: string;
}

/** A line of chat: text and nothing else. `seat` is None for somebody who only watches. */
export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** Somebody said something. */
export interface ChatPosted {
  readonly type: "chat";
  readonly said: ChatLine;
}

/** How long the table still waits, in milliseconds from now; a paused clock stands. */
export interface ClockInfo {
  readonly left: number;
  readonly whole: number;
  readonly paused: boolean;
  readonly common: boolean;
}

/** The clock was stopped, started or set anew. */
export interface Clocked {
  readonly type: "clock";
  readonly clock: ClockInfo | null;
}

/** The host chooses; what is left out stays. `options` are words, as on the command line. */
export interface Configure {
  readonly type: "configure";
  readonly id: string;
  readonly seats?: number | null;
  readonly options?: Readonly<Record<string, string>> | null;
  readonly data?: string | null;
  readonly clock?: "120" | "30" | "300" | "60" | "none" | null;
  readonly ease?: "double" | "half" | "none" | null;
  readonly pace?: "brisk" | "calm" | "instant" | null;
  readonly public?: boolean | null;
  readonly password?: string | null;
}

/** One use of luck: a number below `n`, or a list before and after it was shuffled. */
export interface Draw {
  readonly step: number;
  readonly why: string;
  readonly n: number;
  readonly result: number;
  readonly items: readonly string[] | null;
  readonly shuffled: readonly string[] | null;
}

/** All luck of a game in order, to be drawn again from secret and salts. */
export interface Draws {
  readonly draws: readonly Draw[];
}

/** Earlier steps of a running game, as the asking viewer may know them. */
export interface EarlierSteps {
  readonly story: readonly StepForViewer[];
}

/** The host gives the running clock so many seconds more, or a common one fewer. */
export interface Extend {
  readonly type: "extend";
  readonly id: string;
  readonly seconds: number;
}

/** The host frees a seat: a bot goes, or a person who has to look on; somebody else may sit. */
export interface Free {
  readonly type: "free";
  readonly id: string;
  readonly seat: number;
}

/** A game that can be played here. */
export interface GameInfo {
  readonly id: string;
  readonly seats: readonly number[];
  readonly edition: string;
  readonly levels: readonly string[];
  readonly options: readonly SettingInfo[];
  readonly timed: boolean;
  readonly together: boolean;
}

/** This socket is over, and coming back would not help. */
export interface Gone {
  readonly type: "gone";
  readonly why: "kicked" | "password" | "too_many_here" | "unknown_table";
}

/** How the server is. */
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly tables: number;
  readonly database: string;
}

/** I am here and look from this seat of mine; answered by `Welcome`. */
export interface Hello {
  readonly type: "hello";
  readonly id: string;
  readonly seat?: number | null;
  readonly watch?: boolean;
  readonly play?: string;
  readonly seq?: number;
  readonly password?: string;
}

/** I am at my screen, though I say nothing; if a bot plays for me, I play again. */
export interface Here {
  readonly type: "here";
  readonly id: string;
}

/** My name from now on. */
export interface Introduce {
  readonly name: string;
}

/** The host sends a browser away for good. */
export interface Kick {
  readonly type: "kick";
  readonly id: string;
  readonly guest: string;
}

/** A game as one viewer may know it now. */
export interface MatchInfo {
  readonly play: string;
  readonly seq: number;
  readonly view: unknown;
  readonly waiting: readonly number[];
  readonly clock: ClockInfo | null;
  readonly undo: boolean;
  readonly cautions: readonly Caution[];
  readonly suggestions: readonly Suggestion[];
  readonly undo_asked: UndoAsked | null;
}

/** The asking browser; `guest` is None for one that has not said its name yet. */
export interface Me {
  readonly guest: string | null;
  readonly name: string;
  readonly tables: readonly MyTable[];
}

/** A table at which the asking browser has a seat. */
export interface MyTable {
  readonly code: string;
  readonly game: string;
  readonly phase: "lobby" | "over" | "playing";
  readonly names: readonly string[];
  readonly your_turn: boolean;
}

/** A table to be opened; its maker sits down first. `bots` take the next seats. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  readonly bots?: readonly string[];
  readonly bot_names?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly clock?: "120" | "30" | "300" | "60" | "none";
  readonly pace?: "brisk" | "calm" | "instant";
  readonly public?: boolean;
  readonly start?: boolean;
  readonly lesson?: boolean;
  readonly origin?: Origin | null;
  readonly host_password?: string;
}

/** My private notes at this table, as a whole. */
export interface Note {
  readonly type: "note";
  readonly id: string;
  readonly text: string;
}

/** A moment of a game from which another one goes on. */
export interface Origin {
  readonly play: string;
  readonly seq: number;
}

/** The host makes another person host. */
export interface PassHost {
  readonly type: "pass_host";
  readonly id: string;
  readonly guest: string;
}

/** The host stops or starts the clocks. */
export interface Pause {
  readonly type: "pause";
  readonly id: string;
  readonly paused: boolean;
}

/** My private remark on one thing of the board; "" rubs it out. */
export interface Pencil {
  readonly type: "pencil";
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly seat?: number | null;
}

/** A remark was written in another window of this browser; "" was rubbed out. */
export interface Pencilled {
  readonly type: "pencil";
  readonly seat: number;
  readonly at: string;
  readonly text: string;
}

/** Is the line still good? Browsers ask in silence: a dead one would not tell. */
export interface Ping {
  readonly type: "ping";
  readonly id: string;
}

/** The player at a seat: a human, or a bot of the level in `bot`. */
export interface Player {
  readonly name: string;
  readonly bot?: string;
}

/** Why a request was refused: a message id and its parameters. */
export interface Problem {
  readonly code: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Not done, nothing changed: message id, clause of the rules ("" if none), parameters. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly play: MatchInfo | null;
}

/** After a game the host opens the lobby again, to change seats or options. */
export interface Reopen {
  readonly type: "reopen";
  readonly id: string;
}

/** A game that is over: who played, how it ended, and the seal that is now broken. */
export interface ReplayInfo {
  readonly play: string;
  readonly game: string;
  readonly table: string | null;
  readonly players: readonly Player[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
  readonly last: number;
  readonly started: number;
  readonly ended: number;
  readonly commitment: string;
  readonly secret: string;
  readonly salts: readonly string[];
  readonly your_seats: readonly number[];
  readonly origin: Origin | null;
  readonly seen_by: readonly (readonly string[])[];
}

/** A step with the view after it: a frame of a replay. */
export interface ReplayStep {
  readonly told: StepForViewer;
  readonly view: unknown;
}

/** Consecutive frames of a replay, perhaps fewer than were asked for: then ask on. */
export interface ReplaySteps {
  readonly last: number;
  readonly moments: readonly ReplayStep[];
}

/** A guest would like to sit down in a running game; it needs the consent of `missing`. */
export interface SeatAsked {
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
  readonly missing: readonly Spectator[];
}

/** The host puts a bot on a free seat or in a person's place; without a name it gets one. */
export interface SeatBot {
  readonly type: "bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
  readonly name?: string;
}

/** Who sits here. `guest` is the browser of a person; several seats may share one. */
export interface SeatInfo {
  readonly kind: "bot" | "open" | "person";
  readonly name: string;
  readonly guest: string | null;
  readonly level: string;
  readonly connected: boolean;
  readonly substitute: string;
  readonly salted: boolean;
  readonly silence: "" | "long" | "warned";
  readonly seen_by: readonly string[];
}

/** One choice of a game: its values as words; the first is the usual one. */
export interface SettingInfo {
  readonly name: string;
  readonly values: readonly string[];
}

/** I take this seat under this name; a second seat of mine is a person beside me. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

/** This site as the asking browser reaches it. */
export interface Site {
  readonly address: string;
  readonly client: string;
}

/** A browser, and the name of its person. */
export interface Spectator {
  readonly guest: string;
  readonly name: string;
}

/** I leave this seat of mine; during a game a bot plays on. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly seat: number;
}

/** Let a bot play for somebody who has been silent for long, until they are back. */
export interface StandIn {
  readonly type: "stand_in";
  readonly id: string;
  readonly seat: number;
}

/** The host deals; after a game: the same people once more. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** Something happened in the game: `told` is news, the rest is how things stand now. */
export interface StepAdded {
  readonly type: "step";
  readonly play: string;
  readonly seq: number;
  readonly told: StepForViewer;
  readonly view: unknown;
  readonly entries: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly waiting: readonly number[];
  readonly clock: ClockInfo | null;
  readonly undo: boolean;
  readonly cautions: readonly Caution[];
  readonly log?: StepForViewer;
}

/** A step of the story as one viewer may know it. */
export interface StepForViewer {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly unknown[];
  readonly seat: number | null;
  readonly undone: boolean;
}

/** A game that is over, looked back upon from one seat; asked again until `story` is there. */
export interface Study {
  readonly done: number;
  readonly total: number;
  readonly story: unknown;
}

/** Where all play together: I would give this answer, or: look at this thing of the board. */
export interface Suggest {
  readonly type: "suggest";
  readonly id: string;
  readonly seq: number;
  readonly action?: unknown;
  readonly at?: string;
}

/** What is suggested at step `seq`, all of it. */
export interface Suggested {
  readonly type: "suggestions";
  readonly seq: number;
  readonly suggestions: readonly Suggestion[];
}

/** What somebody would do at this step, or what the others should look at. */
export interface Suggestion {
  readonly seat: number;
  readonly action: unknown;
  readonly at: string;
}

/** The table itself changed: people, choices, phase; the fields that are new. */
export interface TableChanged {
  readonly type: "table";
  readonly table: Partial<TableInfo>;
}

/** A table: its seats, its choices and how far it is. */
export interface TableInfo {
  readonly code: string;
  readonly game: string;
  readonly phase: "lobby" | "over" | "playing";
  readonly host: string | null;
  readonly seats: readonly SeatInfo[];
  readonly spectators: readonly Spectator[];
  readonly options: Readonly<Record<string, unknown>>;
  readonly clock: "120" | "30" | "300" | "60" | "none";
  readonly ease: "double" | "half" | "none";
  readonly pace: "brisk" | "calm" | "instant";
  readonly public: boolean;
  readonly locked: boolean;
  readonly paused: boolean;
  readonly resting: boolean;
  readonly lesson: boolean;
  readonly commitment: string;
  readonly play: string | null;
  readonly number: number;
  readonly origin: Origin | null;
  readonly notice: string;
  readonly doubts: readonly string[];
  readonly seat_asked: SeatAsked | null;
}

/** The code of a new table. */
export interface TableOpened {
  readonly code: string;
}

/** A table as the start page or a person with its code sees it before sitting down. */
export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly phase: "lobby" | "over" | "playing";
  readonly names: readonly string[];
  readonly seats: number;
  readonly open: number;
  readonly locked: boolean;
}

/** All games that began with the same one, that one first, each after the one it goes on from. */
export interface Tree {
  readonly game: string;
  readonly view: unknown;
  readonly branches: readonly Branch[];
}

/** My answer in words, in any language. */
export interface Type {
  readonly type: "type";
  readonly id: string;
  readonly seq: number;
  readonly text: string;
}

/** I take my last action back; where all play together: I ask the others for the last one. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seq: number;
}

/** Somebody would like to take back the last step; it needs the consent of `missing`. */
export interface UndoAsked {
  readonly seat: number;
  readonly missing: readonly number[];
}

/** Somebody asks to take back step `seq`, agreed, or it came to nothing (None). */
export interface UndoWanted {
  readonly type: "undo_asked";
  readonly seq: number;
  readonly asked: UndoAsked | null;
}

/** The whole table as this viewer may know it; the answer to `Hello`. */
export interface Welcome {
  readonly type: "welcome";
  readonly id: string;
  readonly you: string;
  readonly seat: number | null;
  readonly seats: readonly number[];
  readonly table: Partial<TableInfo>;
  readonly play: MatchInfo | null;
  readonly story: readonly StepForViewer[];
  readonly missed: readonly StepForViewer[];
  readonly chat: readonly ChatLine[];
  readonly notes: string;
  readonly pencil: Readonly<Record<string, string>>;
  readonly site: Site;
}

/** Why can I not do this? Answered by `WhyAnswered`; changes nothing. */
export interface Why {
  readonly type: "why";
  readonly id: string;
  readonly action: unknown;
}

/** The answer to `Why`: as in `Refused`; an empty code means that it is allowed. */
export interface WhyAnswered {
  readonly type: "reason";
  readonly id: string;
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type AnyCommand = Hello | Ping | Here | Act | Type | Why | Undo | Agree | Suggest | Chat | Note | Pencil | AskCoach | Sit | Stand | AddSalt | Configure | SeatBot | StandIn | Free | Kick | PassHost | Start | Reopen | Pause | Extend;
export type AnyPush = Welcome | TableChanged | StepAdded | Suggested | UndoWanted | Clocked | ChatPosted | Ack | Refused | WhyAnswered | Pencilled | Advised | Gone;
