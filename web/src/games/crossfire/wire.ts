// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.

/** I point at this player. */
export interface Aim {
  readonly type: "aim";
  readonly seat: number;
}

/** I point anywhere; chance picks. */
export interface AimBlind {
  readonly type: "aim_blind";
}

/** A seat chose its target; none for a blind aim. */
export interface AimGiven {
  readonly type: "aim_given";
  readonly seat: number;
  readonly targets?: readonly number[];
}

/** I point at these two players, one with each hand; the hands do not differ. */
export interface AimTwo {
  readonly type: "aim_two";
  readonly first: number;
  readonly second: number;
}

/** All players pointed at once: for each seat, its targets. */
export interface AimsShown {
  readonly type: "aims_shown";
  readonly targets: readonly (readonly number[])[];
}

/** I ask a player about a card, an aim or a trust; no answer is required. */
export interface Ask {
  readonly type: "ask";
  readonly seat: number;
  readonly topic: "after1" | "after2" | "aim" | "dealt" | "got" | "passed" | "role" | "trust";
}

/** A seat was hit before it could fire. */
export interface AssassinSilenced {
  readonly type: "assassin_silenced";
  readonly seat: number;
}

/** A player who wins alone was not stopped. */
export interface BomberSurvived {
  readonly type: "bomber_survived";
  readonly seat: number;
}

/** A seat was dealt a card. */
export interface CardDealt {
  readonly type: "card_dealt";
  readonly seat: number;
  readonly role?: string;
}

/** A seat has looked at its card. */
export interface CardLooked {
  readonly type: "card_looked";
  readonly seat: number;
}

/** A card was passed to the left. */
export interface CardPassed {
  readonly type: "card_passed";
  readonly giver: number;
  readonly taker: number;
  readonly role?: string;
}

/** A seat got a card back from a shuffle. */
export interface CardReturned {
  readonly type: "card_returned";
  readonly no: number;
  readonly seat: number;
  readonly role?: string;
}

/** The cards of three neighbours were shuffled by the middle one. */
export interface CardsShuffled {
  readonly type: "cards_shuffled";
  readonly no: number;
  readonly seats: readonly number[];
}

/** The game is over, and the way of every card is public: by stage and seat. */
export interface CardsTraced {
  readonly type: "cards_traced";
  readonly stages: readonly (readonly string[])[];
}

/** My card lies with this face up: what I pretend to be, if anything. */
export interface Claim {
  readonly type: "claim";
  readonly face: "agent" | "bystander" | "undeclared" | "vip";
}

/** A seat chose its claim; the others will see all claims together. */
export interface ClaimChosen {
  readonly type: "claim_chosen";
  readonly seat: number;
  readonly face?: "agent" | "bystander" | "undeclared" | "vip";
}

/** A seat turned its card. */
export interface ClaimTurned {
  readonly type: "claim_turned";
  readonly seat: number;
  readonly face: "agent" | "bystander" | "undeclared" | "vip";
}

/** All cards were laid down at once; None for the sniper. */
export interface ClaimsShown {
  readonly type: "claims_shown";
  readonly faces: readonly ("agent" | "bystander" | "undeclared" | "vip" | null)[];
}

/** The settings of a table of Crossfire; a `DataFile` is a custom data file. */
export interface CrossfireSettings {
  readonly mode?: "shootout" | "sniper";
  readonly peacekeeper?: "off" | "on";
  readonly mercenary?: "off" | "on";
  readonly bodyguard?: "off" | "on";
  readonly protester?: "off" | "on";
  readonly patriot?: "off" | "on";
  readonly bomber?: "off" | "on";
  readonly games?: "1" | "10" | "12" | "15" | "2" | "20" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
  readonly talk_seconds?: "120" | "240" | "30" | "300" | "420" | "60" | "600" | "90" | "box";
  readonly look_seconds?: "12" | "20" | "3" | "5" | "8";
  readonly claim_seconds?: "15" | "30" | "60" | "8";
  readonly aim_seconds?: "10" | "15" | "20" | "3" | "30" | "5" | "60";
  readonly claim_cap?: "10" | "100" | "20" | "4" | "500" | "60";
  readonly statement_cap?: "0" | "10" | "100" | "20" | "200" | "3" | "40";
  readonly memory_aid?: "full" | "none" | "role";
  readonly early_end?: "off" | "unanimous";
  readonly chat?: "free" | "statements";
  readonly dead_shield?: "falls" | "stays";
  readonly late_hits?: "count" | "ignore";
  readonly dealer?: "lot" | number;
  readonly sniper_seat?: "lot" | number;
  readonly data?: "house" | DataFile;
}

/** A table of Crossfire as one viewer may know it. */
export interface CrossfireView {
  readonly you: number | null;
  readonly options: readonly (Looked | Claim | SayAfter | SayCard | SayGuess | SaySeat | Retract | NoComment | Ask | Put | Take | Ready | AimBlind | Aim | AimTwo | Next)[];
  readonly mode: "shootout" | "sniper";
  readonly mix: readonly RoleView[];
  readonly specials: readonly string[];
  readonly claims: readonly ("agent" | "bystander" | "undeclared" | "vip")[];
  readonly games: number;
  readonly tokens: number;
  readonly talk_seconds: number;
  readonly claim_cap: number;
  readonly statement_cap: number;
  readonly memory_aid: "full" | "none" | "role";
  readonly chat: "free" | "statements";
  readonly dead_shield: "falls" | "stays";
  readonly late_hits: "count" | "ignore";
  readonly game: number;
  readonly dealer: number;
  readonly sniper: number | null;
  readonly shuffles: readonly (readonly number[])[];
  readonly shuffled: number;
  readonly decision: string | null;
  readonly stage: number | null;
  readonly active: readonly number[];
  readonly seats: readonly SeatView[];
  readonly said: readonly StatementMade[];
  readonly asked: readonly number[];
  readonly card: string | null;
  readonly seen: readonly SeenCard[];
  readonly chosen: "agent" | "bystander" | "undeclared" | "vip" | null;
  readonly aim: readonly number[] | null;
  readonly result: ResultView | null;
  readonly outcome: Outcome | null;
}

/** A custom data file with all tables of the game (rules, section 3). */
export interface DataFile {
  readonly schema: 1;
  readonly id: string;
  readonly origin: "owner" | "proposed";
  readonly claims: readonly ("agent" | "bystander" | "undeclared" | "vip")[];
  readonly talk_seconds: number;
  readonly mix: Mixes;
  readonly tokens: Tokens;
  readonly role: readonly RoleEntry[];
  readonly special: readonly SpecialEntry[];
}

/** The mix and the dealer are known; `shuffles` are the seats of each shuffle, in order. */
export interface GameStarted {
  readonly type: "game_started";
  readonly no: number;
  readonly mode: "shootout" | "sniper";
  readonly mix: readonly string[];
  readonly dealer: number;
  readonly sniper: number | null;
  readonly shuffles: readonly (readonly number[])[];
}

/** A seat hit a bystander and loses for it. */
export interface GuiltFound {
  readonly type: "guilt_found";
  readonly shooter: number;
  readonly victim: number;
}

/** A player who hit a bystander. */
export interface GuiltView {
  readonly shooter: number;
  readonly victim: number;
}

/** The unarmed players lowered their hands. */
export interface HandsLowered {
  readonly type: "hands_lowered";
  readonly seats: readonly number[];
}

/** I have seen my card. */
export interface Looked {
  readonly type: "looked";
}

/** For both modes, the copies of each role by number of players. */
export interface Mixes {
  readonly shootout: Readonly<Record<string, readonly number[]>>;
  readonly sniper: Readonly<Record<string, readonly number[]>>;
}

/** I have seen the end of the game; the next one may begin. */
export interface Next {
  readonly type: "next";
}

/** A seat is ready for the next game. */
export interface NextWanted {
  readonly type: "next_wanted";
  readonly seat: number;
}

/** I decline to answer. */
export interface NoComment {
  readonly type: "nocomment";
}

/** How a match ended: ranks from 1 (equal ranks share), scores, and the reason. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** A winner scores a point. */
export interface PointsScored {
  readonly type: "points_scored";
  readonly seat: number;
  readonly total: number;
}

/** I lay a token before this player, to be shot when time is up. */
export interface Put {
  readonly type: "put";
  readonly seat: number;
}

/** I have said everything I wanted to say. */
export interface Ready {
  readonly type: "ready";
}

/** A seat has nothing more to say. */
export interface ReadySaid {
  readonly type: "ready_said";
  readonly seat: number;
}

/** The end of a game, with everything that was hidden in it. */
export interface ResultView {
  readonly team: "blue" | "red";
  readonly why: "assassins_hit" | "bystander_hit" | "vip_hit" | "vip_safe" | "wrong_hit";
  readonly winners: readonly number[];
  readonly reasons: readonly string[];
  readonly aims: readonly (readonly number[])[];
  readonly shots: readonly ShotView[];
  readonly hit: readonly number[];
  readonly silenced: readonly number[];
  readonly guilt: readonly GuiltView[];
  readonly stages: readonly (readonly string[])[];
}

/** I take back my last words. */
export interface Retract {
  readonly type: "retract";
}

/** One role of a data file. */
export interface RoleEntry {
  readonly id: "agent" | "assassin" | "blue_decoy" | "bodyguard" | "bomber" | "bystander" | "decoy" | "mercenary" | "patriot" | "peacekeeper" | "protester" | "red_decoy" | "sniper" | "vip";
  readonly copies: number;
  readonly kind: "ordinary" | "special";
  readonly team: "blue" | "leans_blue" | "leans_red" | "none" | "red";
  readonly class: "agent" | "assassin" | "bomber" | "bystander" | "decoy" | "peacekeeper" | "sniper" | "vip";
  readonly weapon: "gun" | "none" | "shield" | "tokens" | "two_guns";
  readonly wins: readonly (readonly ("blue" | "bystanders_safe" | "hit_by_agent" | "hit_by_assassin" | "red" | "self_hit" | "self_safe")[])[];
  readonly wave?: 0 | 1 | 2;
  readonly sole?: boolean;
}

/** A card was turned up. */
export interface RoleRevealed {
  readonly type: "role_revealed";
  readonly seat: number;
  readonly role: string;
  readonly call: "agents" | "assassins" | "hit" | "marked" | "others" | "shields" | "vip";
}

/** A role in play: the number of copies, and the printed card. */
export interface RoleView {
  readonly role: string;
  readonly count: number;
  readonly special: boolean;
  readonly team: "blue" | "leans_blue" | "leans_red" | "none" | "red";
  readonly group: "agent" | "assassin" | "bomber" | "bystander" | "decoy" | "peacekeeper" | "sniper" | "vip";
  readonly weapon: "gun" | "none" | "shield" | "tokens" | "two_guns";
  readonly wave: number;
  readonly wins: readonly (readonly ("blue" | "bystanders_safe" | "hit_by_agent" | "hit_by_assassin" | "red" | "self_hit" | "self_safe")[])[];
  readonly sole: boolean;
}

/** After my first or second shuffle I held this card. */
export interface SayAfter {
  readonly type: "say_after";
  readonly number: number;
  readonly role: string;
}

/** What I was dealt, passed or got, am or am not; `am` also takes a team. */
export interface SayCard {
  readonly type: "say_card";
  readonly code: "am" | "amnot" | "dealt" | "got" | "passed";
  readonly role: string;
}

/** I think that this player has, or has not, this role. */
export interface SayGuess {
  readonly type: "say_guess";
  readonly code: "not" | "think";
  readonly seat: number;
  readonly role: string;
}

/** What I think of this player's words, or want to be done to this player. */
export interface SaySeat {
  readonly type: "say_seat";
  readonly code: "agree" | "doubt" | "guard" | "iaim" | "shoot" | "spare" | "suspect" | "trust";
  readonly seat: number;
}

/** The public state of a player. */
export interface SeatView {
  readonly place: number | null;
  readonly face: "agent" | "bystander" | "undeclared" | "vip" | null;
  readonly token: boolean;
  readonly role: string | null;
  readonly points: number;
  readonly turned: number;
  readonly spoke: number;
}

/** A card that the viewer has seen: dealt, passed to or from `other`, or after a shuffle. */
export interface SeenCard {
  readonly how: "dealt" | "got" | "passed" | "shuffle";
  readonly role: string;
  readonly other: number | null;
  readonly number: number | null;
}

/** The last game is over; equal ranks share. */
export interface SeriesEnded {
  readonly type: "series_ended";
  readonly points: readonly (number | null)[];
  readonly ranking: readonly number[];
  readonly winners: readonly number[];
}

/** A series begins, with this many seats and games. */
export interface SeriesStarted {
  readonly type: "series_started";
  readonly seats: number;
  readonly games: number;
}

/** A shot hit; `late` if it has no effect because the target had been hit before. */
export interface ShotLanded {
  readonly type: "shot_landed";
  readonly wave: number;
  readonly shooter: number;
  readonly target: number;
  readonly late: boolean;
}

/** A shield took a shot. */
export interface ShotStopped {
  readonly type: "shot_stopped";
  readonly wave: number;
  readonly shooter: number;
  readonly target: number;
  readonly bearer: number;
}

/** A shot that landed, or that a bearer stopped; wave 0 is the sniper's. */
export interface ShotView {
  readonly wave: number;
  readonly shooter: number;
  readonly target: number;
  readonly bearer: number | null;
  readonly late: boolean;
}

/** The sniper shot a seat with a token. */
export interface SniperHit {
  readonly type: "sniper_hit";
  readonly seat: number;
  readonly role: string;
}

/** How a special role changes the mix. */
export interface SpecialEntry {
  readonly id: "bodyguard" | "bomber" | "mercenary" | "patriot" | "peacekeeper" | "protester";
  readonly modes: readonly ("shootout" | "sniper")[];
  readonly players: readonly [number, number];
  readonly remove: readonly ("agent" | "assassin" | "blue_decoy" | "bodyguard" | "bomber" | "bystander" | "decoy" | "mercenary" | "patriot" | "peacekeeper" | "protester" | "red_decoy" | "sniper" | "vip")[];
  readonly add: readonly ("agent" | "assassin" | "blue_decoy" | "bodyguard" | "bomber" | "bystander" | "decoy" | "mercenary" | "patriot" | "peacekeeper" | "protester" | "red_decoy" | "sniper" | "vip")[];
}

/** A seat made a statement, true or not; `answers` are the questions it answers. */
export interface StatementMade {
  readonly type: "statement_made";
  readonly no: number;
  readonly seat: number;
  readonly code: string;
  readonly about: number | null;
  readonly role: string | null;
  readonly number: number | null;
  readonly topic: "after1" | "after2" | "aim" | "dealt" | "got" | "passed" | "role" | "trust" | null;
  readonly answers: readonly number[];
}

/** I take my token back from this player. */
export interface Take {
  readonly type: "take";
  readonly seat: number;
}

/** No player may speak now. */
export interface TalkEnded {
  readonly type: "talk_ended";
}

/** All players may talk for this long. */
export interface TalkStarted {
  readonly type: "talk_started";
  readonly seconds: number;
}

/** It is decided which team won. */
export interface TeamWon {
  readonly type: "team_won";
  readonly team: "blue" | "red";
  readonly why: "assassins_hit" | "bystander_hit" | "vip_hit" | "vip_safe" | "wrong_hit";
}

/** The clock ran out and the table acted for a seat. */
export interface TimeoutApplied {
  readonly type: "timeout_applied";
  readonly seat: number;
  readonly decision: string;
}

/** The sniper laid a token before a seat. */
export interface TokenPut {
  readonly type: "token_put";
  readonly seat: number;
}

/** The sniper took a token back. */
export interface TokenTaken {
  readonly type: "token_taken";
  readonly seat: number;
}

/** The sniper's tokens, by number of players. */
export interface Tokens {
  readonly sniper: readonly number[];
}

/** The winners; `reasons` gives for every seat the facts that made it win, or why it lost. */
export interface WinnersNamed {
  readonly type: "winners_named";
  readonly winners: readonly number[];
  readonly reasons: readonly string[];
}

export type GameView = CrossfireView;
export type GameAction = Looked | Claim | SayAfter | SayCard | SayGuess | SaySeat | Retract | NoComment | Ask | Put | Take | Ready | AimBlind | Aim | AimTwo | Next;
export type GameEvent = SeriesStarted | GameStarted | CardDealt | CardLooked | CardPassed | CardsShuffled | CardReturned | ClaimChosen | ClaimsShown | TalkStarted | ClaimTurned | StatementMade | ReadySaid | TokenPut | TokenTaken | TalkEnded | AimGiven | AimsShown | HandsLowered | RoleRevealed | ShotStopped | ShotLanded | AssassinSilenced | SniperHit | TeamWon | GuiltFound | BomberSurvived | WinnersNamed | PointsScored | CardsTraced | NextWanted | SeriesEnded | TimeoutApplied;
export type GameSettings = CrossfireSettings;

/** For each action and event the kinds of things its fields name. */
export const TEXT_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "looked": {},
  "claim": {
    "face": "face"
  },
  "say_after": {
    "number": "",
    "role": "role"
  },
  "say_card": {
    "code": "code",
    "role": "role"
  },
  "say_guess": {
    "code": "code",
    "seat": "seat",
    "role": "role"
  },
  "say_seat": {
    "code": "code",
    "seat": "seat"
  },
  "retract": {},
  "nocomment": {},
  "ask": {
    "seat": "seat",
    "topic": "topic"
  },
  "put": {
    "seat": "seat"
  },
  "take": {
    "seat": "seat"
  },
  "ready": {},
  "aim_blind": {},
  "aim": {
    "seat": "seat"
  },
  "aim_two": {
    "first": "seat",
    "second": "seat"
  },
  "next": {},
  "series_started": {
    "seats": "",
    "games": ""
  },
  "game_started": {
    "no": "",
    "mode": "",
    "mix": "role",
    "dealer": "seat",
    "sniper": "seat",
    "shuffles": "seat"
  },
  "card_dealt": {
    "seat": "seat",
    "role": "role"
  },
  "card_looked": {
    "seat": "seat"
  },
  "card_passed": {
    "giver": "seat",
    "taker": "seat",
    "role": "role"
  },
  "cards_shuffled": {
    "no": "",
    "seats": "seat"
  },
  "card_returned": {
    "no": "",
    "seat": "seat",
    "role": "role"
  },
  "claim_chosen": {
    "seat": "seat",
    "face": "face"
  },
  "claims_shown": {
    "faces": "per_seat face"
  },
  "talk_started": {
    "seconds": ""
  },
  "claim_turned": {
    "seat": "seat",
    "face": "face"
  },
  "statement_made": {
    "no": "",
    "seat": "seat",
    "code": "code",
    "about": "seat",
    "role": "role",
    "number": "",
    "topic": "topic",
    "answers": ""
  },
  "ready_said": {
    "seat": "seat"
  },
  "token_put": {
    "seat": "seat"
  },
  "token_taken": {
    "seat": "seat"
  },
  "talk_ended": {},
  "aim_given": {
    "seat": "seat",
    "targets": "seat"
  },
  "aims_shown": {
    "targets": "per_seat seat"
  },
  "hands_lowered": {
    "seats": "seat"
  },
  "role_revealed": {
    "seat": "seat",
    "role": "role",
    "call": ""
  },
  "shot_stopped": {
    "wave": "",
    "shooter": "seat",
    "target": "seat",
    "bearer": "seat"
  },
  "shot_landed": {
    "wave": "",
    "shooter": "seat",
    "target": "seat",
    "late": ""
  },
  "assassin_silenced": {
    "seat": "seat"
  },
  "sniper_hit": {
    "seat": "seat",
    "role": "role"
  },
  "team_won": {
    "team": "",
    "why": ""
  },
  "guilt_found": {
    "shooter": "seat",
    "victim": "seat"
  },
  "bomber_survived": {
    "seat": "seat"
  },
  "winners_named": {
    "winners": "seat",
    "reasons": ""
  },
  "points_scored": {
    "seat": "seat",
    "total": ""
  },
  "cards_traced": {
    "stages": "role"
  },
  "next_wanted": {
    "seat": "seat"
  },
  "series_ended": {
    "points": "per_seat",
    "ranking": "",
    "winners": "seat"
  },
  "timeout_applied": {
    "seat": "seat",
    "decision": ""
  }
};
