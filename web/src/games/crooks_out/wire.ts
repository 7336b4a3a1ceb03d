// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.

/** The coach's advice: what all viewers see on the sheets, and the viewer's own probabilities. */
export interface Advice {
  readonly sheets: readonly SheetAdvice[];
  readonly chances: Chances | null;
}

/** I say that this player hides the crook of this room. */
export interface Ask {
  readonly type: "ask";
  readonly seat: number;
  readonly room: string;
}

/** A question and its answer; the sheets do not show who asked whom. */
export interface AskedView {
  readonly turn: number;
  readonly seat: number;
  readonly asked: number;
  readonly room: string;
  readonly hit: boolean;
}

/** The crooks that were not dealt went to the box, unseen. */
export interface BoxClosed {
  readonly type: "box_closed";
  readonly count: number;
}

/** The probability of each room, from everything the viewer knows. */
export interface Chances {
  readonly worlds: string;
  readonly exact: boolean;
  readonly seats: readonly (readonly number[])[];
  readonly box: readonly number[];
}

/** I name one number of the asked sheet that must be circled. */
export interface Circle {
  readonly type: "circle";
  readonly room: string;
}

/** The asker named these numbers of the asked sheet. */
export interface CirclesCalled {
  readonly type: "circles_called";
  readonly seat: number;
  readonly asked: number;
  readonly rooms: readonly string[];
}

/** The numbers that the asker forgot, and those named by mistake. */
export interface CirclesFaulted {
  readonly type: "circles_faulted";
  readonly seat: number;
  readonly asked: number;
  readonly missing: readonly string[];
  readonly false: readonly string[];
}

/** One colour of a theme file: a column of the plan. */
export interface ColourEntry {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly hex: string;
  readonly shape: "circle" | "diamond" | "hexagon" | "square" | "star" | "triangle";
}

/** A seat said where a crook hides. */
export interface CrookAsked {
  readonly type: "crook_asked";
  readonly seat: number;
  readonly asked: number;
  readonly room: string;
}

/** The asked player lays the crook out and fills its mark. */
export interface CrookCaught {
  readonly type: "crook_caught";
  readonly seat: number;
  readonly asked: number;
  readonly room: string;
  readonly left: number;
}

/** A crook in another hand, and its probability there for the viewer at each question. */
export interface CrookStory {
  readonly room: string;
  readonly holder: number;
  readonly caught_by: number | null;
  readonly caught_at: number | null;
  readonly certain_at: number | null;
  readonly chances: readonly number[];
}

/** The settings of a table of Crooks Out!; a `ThemeFile` is a custom theme. */
export interface CrooksOutSettings {
  readonly circling?: "auto" | "sharp_eyed";
  readonly brave?: "off" | "on";
  readonly setup_reroll?: "off" | "on";
  readonly first_player?: "random" | number;
  readonly help?: "coach" | "crosses" | "plain";
  readonly practice_counting?: "off" | "on";
  readonly table_talk?: "open" | "quiet";
  readonly theme?: "house" | ThemeFile;
}

/** A table of Crooks Out! as one viewer may know it. */
export interface CrooksOutView {
  readonly you: number | null;
  readonly options: readonly (Ask | Stop | Circle | Done | Forfeit)[];
  readonly theme: ThemeFile;
  readonly circling: "auto" | "sharp_eyed";
  readonly brave: boolean;
  readonly help: "coach" | "crosses" | "plain";
  readonly practice: boolean;
  readonly box_size: number;
  readonly turn: number;
  readonly active: number | null;
  readonly decision: string | null;
  readonly rolled: string | null;
  readonly seats: readonly SeatView[];
  readonly hand: readonly string[] | null;
  readonly at_risk: number;
  readonly circling_of: number | null;
  readonly named: readonly string[];
  readonly asked: readonly AskedView[];
  readonly outcome: Outcome | null;
  readonly opened: Opened | null;
}

/** A seat rolled this room. */
export interface DiceRolled {
  readonly type: "dice_rolled";
  readonly seat: number;
  readonly room: string;
}

/** I have named every number that must be circled. */
export interface Done {
  readonly type: "done";
}

/** The clock ran out before a crook was asked for: the turn ends. */
export interface Forfeit {
  readonly type: "forfeit";
}

/** The match is over, and all hands and the box are open. */
export interface GameEnded {
  readonly type: "game_ended";
  readonly cause: "abandoned" | "hand_empty";
  readonly points: readonly (number | null)[];
  readonly laid_out: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly hands: readonly (readonly string[])[];
  readonly box: readonly string[];
}

/** The table is set up. */
export interface GameStarted {
  readonly type: "game_started";
  readonly seats: number;
  readonly circling: "auto" | "sharp_eyed";
  readonly brave: "off" | "on";
  readonly setup_reroll: "off" | "on";
  readonly help: "coach" | "crosses" | "plain";
  readonly first: number;
}

/** The crook is not there; the asked player crosses the room's mark. */
export interface GuessMissed {
  readonly type: "guess_missed";
  readonly seat: number;
  readonly asked: number;
  readonly room: string;
}

/** A seat took its crooks in hand. */
export interface HandDealt {
  readonly type: "hand_dealt";
  readonly seat: number;
  readonly count: number;
  readonly hand?: readonly string[];
}

/** A seat's match: every crook it could have caught, and every question it asked. */
export interface Hindsight {
  readonly seat: number;
  readonly steps: readonly number[];
  readonly turns: readonly number[];
  readonly worlds: readonly string[];
  readonly exact: boolean;
  readonly crooks: readonly CrookStory[];
  readonly questions: readonly QuestionStory[];
  readonly luck: number;
  readonly skill: number;
}

/** The others cross the mark of a caught crook on their own sheets. */
export interface MarksCrossed {
  readonly type: "marks_crossed";
  readonly seats: readonly number[];
  readonly room: string;
}

/** A number was circled, and all open marks in its column and row were crossed. */
export interface NumberCircled {
  readonly type: "number_circled";
  readonly seat: number;
  readonly room: string;
  readonly cause: "fresh" | "hit" | "zero";
  readonly crossed: readonly string[];
}

/** The asker named one number of the asked sheet; nothing new, as numbers are public. */
export interface NumberNamed {
  readonly type: "number_named";
  readonly seat: number;
  readonly asked: number;
  readonly room: string;
}

/** A seat wrote a number on its sheet. */
export interface NumberWritten {
  readonly type: "number_written";
  readonly seat: number;
  readonly room: string;
  readonly number: number;
  readonly when: "setup" | "turn";
}

/** After the end: the rest of each hand, and the box. */
export interface Opened {
  readonly hands: readonly (readonly string[])[];
  readonly box: readonly string[];
}

/** How a match ended: ranks from 1 (equal ranks share), scores, and the reason. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** A caught crook scores a point; in the brave variant it is at risk until the turn ends. */
export interface PointScored {
  readonly type: "point_scored";
  readonly seat: number;
  readonly points: number;
  readonly at_risk: number;
}

/** The points of a brave turn are safe. */
export interface PointsBanked {
  readonly type: "points_banked";
  readonly seat: number;
  readonly amount: number;
  readonly points: number;
}

/** The points of a brave turn are lost. */
export interface PointsLost {
  readonly type: "points_lost";
  readonly seat: number;
  readonly amount: number;
}

/** A question by the viewer: its chance, and the chance of the best one. */
export interface QuestionStory {
  readonly at: number;
  readonly asked: number;
  readonly room: string;
  readonly hit: boolean;
  readonly chance: number;
  readonly best: number;
}

/** The sheet has a number in every room, so there is nothing to roll for. */
export interface RollSkipped {
  readonly type: "roll_skipped";
  readonly seat: number;
}

/** A player and the open sheet; its 36 rooms are in sorting order. */
export interface SeatView {
  readonly points: number;
  readonly left: number;
  readonly laid: readonly string[];
  readonly numbers: readonly (number | null)[];
  readonly marks: string;
  readonly circled: readonly string[];
}

/** A seat rolled for all seats; `repeated` if this room had come up before. */
export interface SetupRolled {
  readonly type: "setup_rolled";
  readonly seat: number;
  readonly room: string;
  readonly repeated: boolean;
}

/** What an open sheet alone tells every viewer about the hand behind it. */
export interface SheetAdvice {
  readonly excluded: readonly string[];
  readonly proved: readonly string[];
}

/** I have caught enough and end my turn. */
export interface Stop {
  readonly type: "stop";
}

/** A theme file: the names, signs and order of the six colours (rules, 2.5). */
export interface ThemeFile {
  readonly schema: 1;
  readonly id: string;
  readonly origin: "owner" | "proposed";
  readonly colours: readonly ColourEntry[];
  readonly letters: readonly string[];
}

/** The clock ran out and the table acted for a seat. */
export interface TimeoutApplied {
  readonly type: "timeout_applied";
  readonly seat: number;
  readonly decision: string;
}

/** A turn is over. */
export interface TurnEnded {
  readonly type: "turn_ended";
  readonly seat: number;
  readonly cause: "fault" | "forfeit" | "game_end" | "miss" | "stop";
}

/** The player asked nothing in time. */
export interface TurnForfeited {
  readonly type: "turn_forfeited";
  readonly seat: number;
}

/** A seat's turn begins. */
export interface TurnStarted {
  readonly type: "turn_started";
  readonly seat: number;
  readonly turn: number;
}

export type GameView = CrooksOutView;
export type GameAction = Ask | Stop | Circle | Done | Forfeit;
export type GameEvent = GameStarted | HandDealt | BoxClosed | SetupRolled | NumberWritten | NumberCircled | TurnStarted | DiceRolled | RollSkipped | CrookAsked | GuessMissed | CrookCaught | MarksCrossed | NumberNamed | CirclesCalled | CirclesFaulted | PointScored | PointsBanked | PointsLost | TurnForfeited | TurnEnded | GameEnded | TimeoutApplied;
export type GameSettings = CrooksOutSettings;
export type GameAdvice = Advice | null;
export type GameHindsight = Hindsight;

/** For each action and event the kinds of things its fields name. */
export const TEXT_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "ask": {
    "seat": "seat",
    "room": "room"
  },
  "stop": {},
  "circle": {
    "room": "room"
  },
  "done": {},
  "forfeit": {},
  "game_started": {
    "seats": "",
    "circling": "",
    "brave": "",
    "setup_reroll": "",
    "help": "",
    "first": "seat"
  },
  "hand_dealt": {
    "seat": "seat",
    "count": "",
    "hand": "room"
  },
  "box_closed": {
    "count": ""
  },
  "setup_rolled": {
    "seat": "seat",
    "room": "room",
    "repeated": ""
  },
  "number_written": {
    "seat": "seat",
    "room": "room",
    "number": "",
    "when": ""
  },
  "number_circled": {
    "seat": "seat",
    "room": "room",
    "cause": "",
    "crossed": "room"
  },
  "turn_started": {
    "seat": "seat",
    "turn": ""
  },
  "dice_rolled": {
    "seat": "seat",
    "room": "room"
  },
  "roll_skipped": {
    "seat": "seat"
  },
  "crook_asked": {
    "seat": "seat",
    "asked": "seat",
    "room": "room"
  },
  "guess_missed": {
    "seat": "seat",
    "asked": "seat",
    "room": "room"
  },
  "crook_caught": {
    "seat": "seat",
    "asked": "seat",
    "room": "room",
    "left": ""
  },
  "marks_crossed": {
    "seats": "seat",
    "room": "room"
  },
  "number_named": {
    "seat": "seat",
    "asked": "seat",
    "room": "room"
  },
  "circles_called": {
    "seat": "seat",
    "asked": "seat",
    "rooms": "room"
  },
  "circles_faulted": {
    "seat": "seat",
    "asked": "seat",
    "missing": "room",
    "false": "room"
  },
  "point_scored": {
    "seat": "seat",
    "points": "",
    "at_risk": ""
  },
  "points_banked": {
    "seat": "seat",
    "amount": "",
    "points": ""
  },
  "points_lost": {
    "seat": "seat",
    "amount": ""
  },
  "turn_forfeited": {
    "seat": "seat"
  },
  "turn_ended": {
    "seat": "seat",
    "cause": ""
  },
  "game_ended": {
    "cause": "",
    "points": "per_seat",
    "laid_out": "per_seat",
    "winners": "seat",
    "hands": "room",
    "box": "room"
  },
  "timeout_applied": {
    "seat": "seat",
    "decision": ""
  }
};
