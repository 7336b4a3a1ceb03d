// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.

/** A seat did not use the action of the crook just laid. */
export interface ActionDeclined {
  readonly type: "action_declined";
  readonly seat: number;
  readonly action: "killer" | "pickpocket" | "spy";
}

/** A crook that has left its pile; `face` is None if the viewer does not know it. */
export interface Card {
  readonly tag: string;
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  readonly facing: "down" | "up" | null;
  readonly face: string | null;
  readonly how: "deduced" | "own" | "revealed" | "spied" | "up" | null;
  readonly spied_by: readonly number[];
}

/** The crook in hand went face down to the box. */
export interface CrookDiscarded {
  readonly type: "crook_discarded";
  readonly seat: number;
  readonly tag: string;
  readonly cause: "no_spot" | "pass";
  readonly face?: string;
}

/** One face of a deck file. */
export interface CrookEntry {
  readonly id: string;
  readonly rating: number;
  readonly modifier: number;
  readonly gangs: readonly ("northside" | "outfit" | "westside")[];
  readonly action: "accomplice" | "boss" | "killer" | "none" | "pickpocket" | "spy" | "switch";
  readonly name?: string;
}

/** A seat sent a crook to a target; `face` is public only if it lies face up. */
export interface CrookPlaced {
  readonly type: "crook_placed";
  readonly seat: number;
  readonly target: number;
  readonly tag: string;
  readonly facing: "down" | "up";
  readonly way: "join" | "plain" | "replace" | "switch";
  readonly money?: number;
  readonly face: string | null;
  readonly hidden_face?: string;
}

/** A seat took one crook into hand, unseen by the others. */
export interface CrookRecruited {
  readonly type: "crook_recruited";
  readonly seat: number;
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  readonly tag: string;
  readonly left: number;
  readonly face?: string;
}

/** The piles were dealt to the hangouts; no seat has seen a face. */
export interface CrooksDealt {
  readonly type: "crooks_dealt";
  readonly sizes: readonly number[];
}

/** A killer removed one player's crooks; face-down ones stay hidden. */
export interface CrooksKilled {
  readonly type: "crooks_killed";
  readonly seat: number;
  readonly victim: number;
  readonly target: number;
  readonly tags: readonly string[];
  readonly faces: readonly string[];
}

/** All face-down crooks on targets were turned up. */
export interface CrooksRevealed {
  readonly type: "crooks_revealed";
  readonly tags: readonly string[];
  readonly faces: readonly string[];
}

/** The settings of a table of Crooks; a `DeckFile` is a custom deck. */
export interface CrooksSettings {
  readonly edition?: "2012" | "2016";
  readonly deck?: "house-32" | DeckFile;
  readonly first_player?: "random" | number;
  readonly memory_aid?: "off" | "on";
  readonly money_visible?: "off" | "on";
  readonly colours?: readonly ("blue" | "green" | "red" | "yellow" | null)[];
}

/** A table of Crooks as one viewer may know it. */
export interface CrooksView {
  readonly you: number | null;
  readonly options: readonly (Recruit | Pass | Take | LayUp | LayDown | Join | Switch | Replace | Discard | TakeMoney | LeaveMoney | Kill | Spare | SpyOnTarget | SpyOnHangout | SpyOnNothing)[];
  readonly edition: string;
  readonly memory_aid: boolean;
  readonly deck: readonly CrookEntry[];
  readonly turn: number;
  readonly active: number | null;
  readonly decision: string | null;
  readonly targets: readonly TargetView[];
  readonly hangouts: readonly HangoutView[];
  readonly seats: readonly SeatView[];
  readonly gang_points: number;
  readonly hand: Card | null;
  readonly box: readonly Card[];
  readonly undealt: number;
  readonly outcome: Outcome | null;
  readonly searching: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
  readonly killer_target: number | null;
}

/** A deck file: the 32 faces of the game (rules, 2.7). */
export interface DeckFile {
  readonly schema: 1;
  readonly id: string;
  readonly origin: "owner" | "proposed";
  readonly crooks: readonly CrookEntry[];
}

/** I have no free spot and put the crook in hand into the box, unseen. */
export interface Discard {
  readonly type: "discard";
}

/** A crook that was hired from a hangout. */
export interface Exit {
  readonly tag: string;
  readonly seat: number;
  readonly size_before: number;
}

/** The game is over. */
export interface GameEnded {
  readonly type: "game_ended";
  readonly points: readonly (number | null)[];
  readonly money: readonly (number | null)[];
  readonly winners: readonly number[];
}

/** The table is set up. */
export interface GameStarted {
  readonly type: "game_started";
  readonly seats: number;
  readonly edition: string;
  readonly deck: string;
  readonly memory_aid: "off" | "on";
  readonly money_visible: "off" | "on";
  readonly colours: readonly ("blue" | "green" | "red" | "yellow")[];
  readonly first: number;
}

/** A gang was awarded, or no seat won it. */
export interface GangScored {
  readonly type: "gang_scored";
  readonly gang: "northside" | "outfit" | "westside";
  readonly members: readonly (number | null)[];
  readonly winner: number | null;
  readonly points: number;
}

/** A seat paid to search a hangout. */
export interface HangoutPaid {
  readonly type: "hangout_paid";
  readonly seat: number;
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  readonly amount: number;
  readonly money?: number;
}

/** A seat looked through a pile. */
export interface HangoutSearched {
  readonly type: "hangout_searched";
  readonly seat: number;
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  readonly count: number;
  readonly faces?: readonly string[];
}

/** A hangout: its price is public, its faces only for the player who is searching it. */
export interface HangoutView {
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
  readonly size: number;
  readonly price: number;
  readonly exits: readonly Exit[];
  readonly looks: readonly (readonly [number, number, "recruit" | "spy"])[];
  readonly faces: readonly string[] | null;
  readonly memory: Memory | null;
  readonly mixed: readonly Mixed[];
}

/** My accomplice joins my crooks on this target. */
export interface Join {
  readonly type: "join";
  readonly target: number;
}

/** My killer kills this player's crooks on its target. */
export interface Kill {
  readonly type: "kill";
  readonly seat: number;
}

/** I pay a dollar and send the crook in hand to this target, face down. */
export interface LayDown {
  readonly type: "down";
  readonly target: number;
}

/** I send the crook in hand to this target, face up. */
export interface LayUp {
  readonly type: "up";
  readonly target: number;
}

/** My pickpocket leaves the bank alone. */
export interface LeaveMoney {
  readonly type: "no";
}

/** The viewer's last search of a hangout: the faces left then, and those possible now. */
export interface Memory {
  readonly turn: number;
  readonly kind: "recruit" | "spy";
  readonly left: readonly string[];
  readonly taken_since: number;
  readonly possible: readonly string[];
}

/** Crooks that left between two searches by the viewer: their faces as a set. */
export interface Mixed {
  readonly tags: readonly string[];
  readonly faces: readonly string[];
}

/** How a match ended: ranks from 1 (equal ranks share), scores, and the reason. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** I am out for the rest of the game. */
export interface Pass {
  readonly type: "pass";
}

/** A pickpocket took money from the bank. */
export interface PickpocketTook {
  readonly type: "pickpocket_took";
  readonly seat: number;
  readonly amount: number;
  readonly money?: number;
}

/** A seat is out for the rest of the game. */
export interface PlayerPassed {
  readonly type: "player_passed";
  readonly seat: number;
  readonly cause: "chosen" | "no_crooks" | "no_money";
}

/** I pay for this hangout and look through its pile. */
export interface Recruit {
  readonly type: "recruit";
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
}

/** My killer kills my own crooks on this target and takes their place. */
export interface Replace {
  readonly type: "replace";
  readonly target: number;
}

/** A player; `money` is None if the table hides the totals of rivals. */
export interface SeatView {
  readonly colour: "blue" | "green" | "red" | "yellow";
  readonly money: number | null;
  readonly passed: boolean;
  readonly members: readonly [number, number, number];
  readonly hidden: number;
}

/** My killer spares all rivals. */
export interface Spare {
  readonly type: "kill_nobody";
}

/** One player's place at one target, base first; `rating` adds up the public faces. */
export interface Spot {
  readonly cards: readonly Card[];
  readonly rating: number;
  readonly hidden: number;
}

/** A spy looked at a target or into a hangout. */
export interface SpyLooked {
  readonly type: "spy_looked";
  readonly seat: number;
  readonly target: number | null;
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | null;
  readonly count: number;
  readonly faces?: readonly string[];
}

/** My spy looks through the pile of this hangout. */
export interface SpyOnHangout {
  readonly type: "spy_hangout";
  readonly hangout: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I";
}

/** My spy looks at nothing. */
export interface SpyOnNothing {
  readonly type: "spy_nothing";
}

/** My spy looks at every face-down crook on this target. */
export interface SpyOnTarget {
  readonly type: "spy_target";
  readonly target: number;
}

/** A switch moved its owner's crooks to another target. */
export interface StackMoved {
  readonly type: "stack_moved";
  readonly seat: number;
  readonly origin: number;
  readonly to: number;
  readonly tags: readonly string[];
}

/** My switch takes this target; the crooks there move on. */
export interface Switch {
  readonly type: "switch";
  readonly target: number;
  readonly to: number;
}

/** I hire this crook out of the pile I am looking at. */
export interface Take {
  readonly type: "take";
  readonly crook: string;
}

/** My pickpocket takes money from the bank. */
export interface TakeMoney {
  readonly type: "yes";
}

/** A target was awarded; one rating per seat, None for a seat without a crook there. */
export interface TargetScored {
  readonly type: "target_scored";
  readonly target: number;
  readonly value: number;
  readonly modifiers: number;
  readonly ratings: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly points: number;
}

/** A target: one spot per seat, and its value by the public modifiers. */
export interface TargetView {
  readonly target: number;
  readonly value: number;
  readonly spots: readonly Spot[];
}

/** The clock ran out and the table acted for a seat. */
export interface TimeoutApplied {
  readonly type: "timeout_applied";
  readonly seat: number;
  readonly decision: string;
}

/** A seat's turn begins: it recruits and robs. */
export interface TurnStarted {
  readonly type: "turn_started";
  readonly seat: number;
  readonly turn: number;
}

export type GameView = CrooksView;
export type GameAction = Recruit | Pass | Take | LayUp | LayDown | Join | Switch | Replace | Discard | TakeMoney | LeaveMoney | Kill | Spare | SpyOnTarget | SpyOnHangout | SpyOnNothing;
export type GameEvent = GameStarted | CrooksDealt | TurnStarted | HangoutPaid | HangoutSearched | CrookRecruited | CrookPlaced | StackMoved | PickpocketTook | ActionDeclined | CrooksKilled | SpyLooked | CrookDiscarded | PlayerPassed | CrooksRevealed | TargetScored | GangScored | GameEnded | TimeoutApplied;
export type GameSettings = CrooksSettings;

/** For each action and event the kinds of things its fields name. */
export const TEXT_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "recruit": {
    "hangout": "hangout"
  },
  "pass": {},
  "take": {
    "crook": "crook"
  },
  "up": {
    "target": "target"
  },
  "down": {
    "target": "target"
  },
  "join": {
    "target": "target"
  },
  "switch": {
    "target": "target",
    "to": "target"
  },
  "replace": {
    "target": "target"
  },
  "discard": {},
  "yes": {},
  "no": {},
  "kill": {
    "seat": "seat"
  },
  "kill_nobody": {},
  "spy_target": {
    "target": "target"
  },
  "spy_hangout": {
    "hangout": "hangout"
  },
  "spy_nothing": {},
  "game_started": {
    "seats": "",
    "edition": "",
    "deck": "",
    "memory_aid": "",
    "money_visible": "",
    "colours": "",
    "first": "seat"
  },
  "crooks_dealt": {
    "sizes": ""
  },
  "turn_started": {
    "seat": "seat",
    "turn": ""
  },
  "hangout_paid": {
    "seat": "seat",
    "hangout": "hangout",
    "amount": "",
    "money": ""
  },
  "hangout_searched": {
    "seat": "seat",
    "hangout": "hangout",
    "count": "",
    "faces": "crook"
  },
  "crook_recruited": {
    "seat": "seat",
    "hangout": "hangout",
    "tag": "",
    "left": "",
    "face": "crook"
  },
  "crook_placed": {
    "seat": "seat",
    "target": "target",
    "tag": "",
    "facing": "facing",
    "way": "",
    "money": "",
    "face": "crook",
    "hidden_face": "crook"
  },
  "stack_moved": {
    "seat": "seat",
    "origin": "target",
    "to": "target",
    "tags": ""
  },
  "pickpocket_took": {
    "seat": "seat",
    "amount": "",
    "money": ""
  },
  "action_declined": {
    "seat": "seat",
    "action": "action"
  },
  "crooks_killed": {
    "seat": "seat",
    "victim": "seat",
    "target": "target",
    "tags": "",
    "faces": "crook"
  },
  "spy_looked": {
    "seat": "seat",
    "target": "target",
    "hangout": "hangout",
    "count": "",
    "faces": "crook"
  },
  "crook_discarded": {
    "seat": "seat",
    "tag": "",
    "cause": "",
    "face": "crook"
  },
  "player_passed": {
    "seat": "seat",
    "cause": ""
  },
  "crooks_revealed": {
    "tags": "",
    "faces": "crook"
  },
  "target_scored": {
    "target": "target",
    "value": "",
    "modifiers": "",
    "ratings": "per_seat",
    "winners": "seat",
    "points": ""
  },
  "gang_scored": {
    "gang": "gang",
    "members": "per_seat",
    "winner": "seat",
    "points": ""
  },
  "game_ended": {
    "points": "per_seat",
    "money": "per_seat",
    "winners": "seat"
  },
  "timeout_applied": {
    "seat": "seat",
    "decision": ""
  }
};
