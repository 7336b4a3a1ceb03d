// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.

/** The command was carried out and saved; `seq` is the step of an action, else the last step. */
export interface Ack {
  readonly type: "ack";
  readonly id: string;
  readonly seq: number;
}

/** Answer the pending decision with an action, chosen while the client showed step `seq`. */
export interface Act {
  readonly type: "act";
  readonly id: string;
  readonly seq: number;
  readonly action: unknown;
}

/** Give a seat's share of the chance of the deal that this commitment seals. */
export interface AddSalt {
  readonly type: "salt";
  readonly id: string;
  readonly seat: number;
  readonly salt: string;
  readonly commitment: string;
}

/** The answer to `AskCoach`: the advice for step `seq`, in the game's own shape. */
export interface Advised {
  readonly type: "advice";
  readonly id: string;
  readonly seq: number;
  readonly advice: unknown;
}

/** Agree or disagree that the last action is taken back, as another player asked. */
export interface Agree {
  readonly type: "agree";
  readonly id: string;
  readonly seq: number;
  readonly agreed: boolean;
  readonly guest?: string | null;
}

/** Ask the coach of this table for advice on the present view; answered by `Advised`. */
export interface AskCoach {
  readonly type: "coach";
  readonly id: string;
}

/** A match in a tree of matches that continue from one another. */
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

/** A warning to show before the player takes the option with this number: a message id. */
export interface Caution {
  readonly option: number;
  readonly message: string;
}

/** Post a line of chat; while a match runs, only spectators read the lines of spectators. */
export interface Chat {
  readonly type: "chat";
  readonly id: string;
  readonly text: string;
}

/** A line of chat: plain text. `seat` is None for a spectator. */
export interface ChatLine {
  readonly number: number;
  readonly at: number;
  readonly guest: string;
  readonly name: string;
  readonly seat: number | null;
  readonly text: string;
}

/** A line of chat was posted. */
export interface ChatPosted {
  readonly type: "chat";
  readonly said: ChatLine;
}

/** The clock of the pending decisions, in milliseconds from now; a paused clock does not run. */
export interface ClockInfo {
  readonly left: number;
  readonly whole: number;
  readonly paused: boolean;
  readonly common: boolean;
}

/** The clock was stopped, started or changed. */
export interface Clocked {
  readonly type: "clock";
  readonly clock: ClockInfo | null;
}

/** Change the settings of the table, as its host; None keeps a value. */
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

/** One draw of chance: a number below `n`, or a list before and after a shuffle. */
export interface Draw {
  readonly step: number;
  readonly why: string;
  readonly n: number;
  readonly result: number;
  readonly items: readonly string[] | null;
  readonly shuffled: readonly string[] | null;
}

/** All draws of a match in order, to be repeated from the secret and the salts. */
export interface Draws {
  readonly draws: readonly Draw[];
}

/** Earlier steps of a running match, as the asking viewer may know them. */
export interface EarlierSteps {
  readonly story: readonly StepForViewer[];
}

/** Give the running clock more seconds, as host; a clock that all players share, also fewer. */
export interface Extend {
  readonly type: "extend";
  readonly id: string;
  readonly seconds: number;
}

/** Free a seat for another guest, as host: its bot leaves or its player becomes a spectator. */
export interface Free {
  readonly type: "free";
  readonly id: string;
  readonly seat: number;
}

/** A game that this server offers. */
export interface GameInfo {
  readonly id: string;
  readonly seats: readonly number[];
  readonly edition: string;
  readonly levels: readonly string[];
  readonly options: readonly SettingInfo[];
  readonly timed: boolean;
  readonly together: boolean;
}

/** The server closes this socket; reconnecting would not help. */
export interface Gone {
  readonly type: "gone";
  readonly why: "kicked" | "password" | "too_many_here" | "unknown_table";
}

/** The state of the server. */
export interface Health {
  readonly status: string;
  readonly version: string;
  readonly tables: number;
  readonly database: string;
}

/** Enter the table, or look from another seat; answered by `Welcome`. */
export interface Hello {
  readonly type: "hello";
  readonly id: string;
  readonly seat?: number | null;
  readonly watch?: boolean;
  readonly play?: string;
  readonly seq?: number;
  readonly password?: string;
}

/** Show that the guest is at the screen; a bot that plays for the guest stops. */
export interface Here {
  readonly type: "here";
  readonly id: string;
}

/** A request to give the asking guest this name. */
export interface Introduce {
  readonly name: string;
}

/** Send a guest away for good, as host. */
export interface Kick {
  readonly type: "kick";
  readonly id: string;
  readonly guest: string;
}

/** A match as one viewer may know it now. */
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

/** The asking guest; `guest` is None before they have given a name. */
export interface Me {
  readonly guest: string | null;
  readonly name: string;
  readonly tables: readonly MyTable[];
}

/** A table at which the asking guest has a seat. */
export interface MyTable {
  readonly code: string;
  readonly game: string;
  readonly phase: "lobby" | "over" | "playing";
  readonly names: readonly string[];
  readonly your_turn: boolean;
}

/** A request to open a table; the asking guest takes the first seat, `bots` the next ones. */
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

/** Save the guest's private notes for this table, all of them. */
export interface Note {
  readonly type: "note";
  readonly id: string;
  readonly text: string;
}

/** The step of a match from which another match continues. */
export interface Origin {
  readonly play: string;
  readonly seq: number;
}

/** Make another player the host. */
export interface PassHost {
  readonly type: "pass_host";
  readonly id: string;
  readonly guest: string;
}

/** Stop or restart the clocks, as host. */
export interface Pause {
  readonly type: "pause";
  readonly id: string;
  readonly paused: boolean;
}

/** Save a private remark on one thing of the board; "" deletes it. */
export interface Pencil {
  readonly type: "pencil";
  readonly id: string;
  readonly at: string;
  readonly text: string;
  readonly seat?: number | null;
}

/** A remark was written in another window of this guest; "" means it was deleted. */
export interface Pencilled {
  readonly type: "pencil";
  readonly seat: number;
  readonly at: string;
  readonly text: string;
}

/** Check that the connection works; a dead socket gives no sign of its own. */
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

/** The command was refused and changed nothing: message id, clause or "", parameters. */
export interface Refused {
  readonly type: "refused";
  readonly id: string;
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly play: MatchInfo | null;
}

/** Open the lobby again after a match, as host, to change seats or settings. */
export interface Reopen {
  readonly type: "reopen";
  readonly id: string;
}

/** A finished match: its players, its outcome, and the secret that the commitment had sealed. */
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

/** A step of a replay, with the view after it. */
export interface ReplayStep {
  readonly told: StepForViewer;
  readonly view: unknown;
}

/** Consecutive steps of a replay, perhaps fewer than requested; the client asks for the rest. */
export interface ReplaySteps {
  readonly last: number;
  readonly moments: readonly ReplayStep[];
}

/** A guest asks for a seat in a running match; this needs the consent of `missing`. */
export interface SeatAsked {
  readonly seat: number;
  readonly guest: string;
  readonly name: string;
  readonly missing: readonly Spectator[];
}

/** Put a bot on a free seat or in a player's place, as host; the server names it if need be. */
export interface SeatBot {
  readonly type: "bot";
  readonly id: string;
  readonly seat: number;
  readonly level: string;
  readonly name?: string;
}

/** A seat and who has it. `guest` is a player; several seats may belong to one guest. */
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

/** One setting of a game and its values as words; the first value is the default. */
export interface SettingInfo {
  readonly name: string;
  readonly values: readonly string[];
}

/** Take this seat under this name; a second seat is for a second player at the device. */
export interface Sit {
  readonly type: "sit";
  readonly id: string;
  readonly seat: number;
  readonly name: string;
}

/** This site as the asking guest reaches it. */
export interface Site {
  readonly address: string;
  readonly client: string;
}

/** A guest and their name. */
export interface Spectator {
  readonly guest: string;
  readonly name: string;
}

/** Leave one of the guest's seats; during a match a bot plays on. */
export interface Stand {
  readonly type: "stand";
  readonly id: string;
  readonly seat: number;
}

/** Put a bot in place of a player who has been silent for long, until they are back. */
export interface StandIn {
  readonly type: "stand_in";
  readonly id: string;
  readonly seat: number;
}

/** Deal, as host; after a match the same players play again. */
export interface Start {
  readonly type: "start";
  readonly id: string;
}

/** A step was added to the match: `told` is the step, the other fields the position after it. */
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

/** A step of a match as one viewer may know it. */
export interface StepForViewer {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly unknown[];
  readonly seat: number | null;
  readonly undone: boolean;
}

/** The hindsight on a finished match for one seat; the client asks again until it is there. */
export interface Study {
  readonly done: number;
  readonly total: number;
  readonly story: unknown;
}

/** In a cooperative game, propose an option to a fellow player or point at a thing on the board. */
export interface Suggest {
  readonly type: "suggest";
  readonly id: string;
  readonly seq: number;
  readonly action?: unknown;
  readonly at?: string;
}

/** All suggestions at step `seq`. */
export interface Suggested {
  readonly type: "suggestions";
  readonly seq: number;
  readonly suggestions: readonly Suggestion[];
}

/** What a seat proposes at this step, or the thing it points at. */
export interface Suggestion {
  readonly seat: number;
  readonly action: unknown;
  readonly at: string;
}

/** The fields of the table that changed: guests, settings, phase. */
export interface TableChanged {
  readonly type: "table";
  readonly table: Partial<TableInfo>;
}

/** A table: its seats, its settings and its phase. */
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

/** A table as the start page shows it, or a guest with its code before they sit down. */
export interface TableSummary {
  readonly code: string;
  readonly game: string;
  readonly phase: "lobby" | "over" | "playing";
  readonly names: readonly string[];
  readonly seats: number;
  readonly open: number;
  readonly locked: boolean;
}

/** All matches that go back to the same first one; each follows the one it continues from. */
export interface Tree {
  readonly game: string;
  readonly view: unknown;
  readonly branches: readonly Branch[];
}

/** Answer the pending decision with typed words, in any language of the site. */
export interface Type {
  readonly type: "type";
  readonly id: string;
  readonly seq: number;
  readonly text: string;
}

/** Take the last action back; in a cooperative game, ask the others for their consent. */
export interface Undo {
  readonly type: "undo";
  readonly id: string;
  readonly seq: number;
}

/** A seat asks to take back the last step; this needs the consent of `missing`. */
export interface UndoAsked {
  readonly seat: number;
  readonly missing: readonly number[];
}

/** A player asks to take back step `seq`, another one agreed, or it was dropped (None). */
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

/** Ask why an action is refused; answered by `WhyAnswered`, changes nothing. */
export interface Why {
  readonly type: "why";
  readonly id: string;
  readonly action: unknown;
}

/** The answer to `Why`, as in `Refused`; an empty code means the action is allowed. */
export interface WhyAnswered {
  readonly type: "reason";
  readonly id: string;
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
}

export type AnyCommand = Hello | Ping | Here | Act | Type | Why | Undo | Agree | Suggest | Chat | Note | Pencil | AskCoach | Sit | Stand | AddSalt | Configure | SeatBot | StandIn | Free | Kick | PassHost | Start | Reopen | Pause | Extend;
export type AnyPush = Welcome | TableChanged | StepAdded | Suggested | UndoWanted | Clocked | ChatPosted | Ack | Refused | WhyAnswered | Pencilled | Advised | Gone;
