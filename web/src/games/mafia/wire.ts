// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.

/** The coins of the box: their value and number. */
export interface Bank {
  readonly coins: readonly (readonly [number, number])[];
}

/** The bank is empty: this is the last round. */
export interface BankEmptied {
  readonly type: "bank_emptied";
}

/** Money went from the bank onto a card. */
export interface BankPaid {
  readonly type: "bank_paid";
  readonly street: string;
  readonly amount: number;
  readonly bank: number;
}

/** The city from top to bottom: the first letter of each street's colour. */
export interface BoardRows {
  readonly rows: readonly string[];
}

/** A law card arrested a criminal card; an escape card has no figure on it. */
export interface CardArrested {
  readonly type: "card_arrested";
  readonly law: string;
  readonly street: string;
  readonly card: string;
  readonly figure: string | null;
}

/** A pistol removed a card; the face of a closed one may stay hidden by agreement. */
export interface CardKilled {
  readonly type: "card_killed";
  readonly seat: number;
  readonly pistol: string;
  readonly street: string;
  readonly was_open: boolean;
  readonly card?: string;
}

/** A seat laid a closed card on a street. */
export interface CardLaid {
  readonly type: "card_laid";
  readonly seat: number;
  readonly street: string;
  readonly card?: string;
}

/** A card was opened and acts now. */
export interface CardOpened {
  readonly type: "card_opened";
  readonly seat: number;
  readonly street: string;
  readonly card: string;
}

/** A seat will exchange one more card; nothing new, as the number is public. */
export interface CardPutAside {
  readonly type: "card_put_aside";
  readonly seat: number;
  readonly card?: string;
}

/** An open card left the city. */
export interface CardRemoved {
  readonly type: "card_removed";
  readonly street: string;
  readonly card: string;
  readonly why: "foiled" | "jailed" | "lawyer" | "no_runner";
}

/** A seat took its cards in hand. */
export interface CardsDealt {
  readonly type: "cards_dealt";
  readonly seat: number;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** A seat threw some cards and drew as many. */
export interface CardsExchanged {
  readonly type: "cards_exchanged";
  readonly seat: number;
  readonly count: number;
  readonly thrown?: readonly string[];
  readonly drawn?: readonly string[];
}

/** A custom data file: all proposed parts of the game (rules, section 3). */
export interface DataFile {
  readonly schema: 1;
  readonly id: string;
  readonly origin: "owner" | "proposed";
  readonly bank: Bank;
  readonly numbers: Numbers;
  readonly seating: Seating;
  readonly board: BoardRows;
  readonly goods: Goods;
  readonly prison: Prison;
}

/** A debt that neither the debtor nor the clan mate can pay. */
export interface DebtLapsed {
  readonly type: "debt_lapsed";
  readonly seat: number;
  readonly amount: number;
}

/** I exchange, or ransom, nothing else. */
export interface Done {
  readonly type: "done";
}

/** The runner is back in its cell. */
export interface EscapeFoiled {
  readonly type: "escape_foiled";
  readonly figure: string;
  readonly cell: string;
}

/** A figure left the scene of its crime. */
export interface FigureCameHome {
  readonly type: "figure_came_home";
  readonly figure: string;
}

/** A figure went home from arrest or prison. */
export interface FigureFreed {
  readonly type: "figure_freed";
  readonly figure: string;
  readonly why: "escaped" | "lawyer" | "ransom" | "served";
}

/** A figure went to prison. */
export interface FigureJailed {
  readonly type: "figure_jailed";
  readonly figure: string;
  readonly cell: string;
}

/** A figure stands at the scene of its crime. */
export interface FigurePlaced {
  readonly type: "figure_placed";
  readonly figure: string;
  readonly street: string;
}

/** A prisoner moved one cell forward. */
export interface FigureServed {
  readonly type: "figure_served";
  readonly figure: string;
  readonly source: string;
  readonly cell: string;
}

/** A figure entered the cell, and its prisoner had to move one cell back. */
export interface FigureThrownBack {
  readonly type: "figure_thrown_back";
  readonly figure: string;
  readonly source: string;
  readonly cell: string;
}

/** The place of a figure: `at` names the street or the cell. */
export interface FigureView {
  readonly place: "cell" | "home" | "running" | "street";
  readonly at: string;
}

/** The rest of the bank goes to the card on this street first. */
export interface Fill {
  readonly type: "fill";
  readonly street: string;
}

/** At the end all prisoners must be ransomed: a player paid towards a debt. */
export interface FinalDebtPaid {
  readonly type: "final_debt_paid";
  readonly payer: number;
  readonly debtor: number;
  readonly receiver: number;
  readonly amount: number;
}

/** My pistol removes the card on this street. */
export interface Fire {
  readonly type: "fire";
  readonly street: string;
}

/** The money is counted. */
export interface GameEnded {
  readonly type: "game_ended";
  readonly cause: "bank_empty" | "rounds";
  readonly cash: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly clans: readonly [number, number];
}

/** The table is set up. */
export interface GameStarted {
  readonly type: "game_started";
  readonly colours: readonly ("blue" | "green" | "red" | "yellow")[];
  readonly board: string;
  readonly money: number;
  readonly memory_aid: "full" | "laid" | "none";
  readonly exchange_order: "in_turn" | "simultaneous";
  readonly passing: "all" | "cards";
  readonly killed_closed: "shown" | "unseen";
  readonly runner_choice: "any" | "clan";
  readonly victory: "clan" | "solo";
  readonly first: number;
}

/** The numbers of the goods. */
export interface Goods {
  readonly legal: readonly number[];
  readonly criminal: readonly number[];
}

/** Goods found a buyer: both are due this number. */
export interface GoodsSold {
  readonly type: "goods_sold";
  readonly goods: string;
  readonly buyer: string;
  readonly number: number;
}

/** My pistol stays silent for this round. */
export interface Hold {
  readonly type: "hold";
}

/** A witness made a law card act once more. */
export interface LawActedAgain {
  readonly type: "law_acted_again";
  readonly street: string;
  readonly card: string;
}

/** I lay the next card of my hand on this street of mine. */
export interface Lay {
  readonly type: "lay";
  readonly street: string;
}

/** Money moved from one card to another. */
export interface LootMoved {
  readonly type: "loot_moved";
  readonly source: string;
  readonly street: string;
  readonly amount: number;
  readonly why: "arrest" | "courtesan" | "kill" | "lawyer";
}

/** A seat took the money from its streets. */
export interface LootTaken {
  readonly type: "loot_taken";
  readonly seat: number;
  readonly amount: number;
  readonly cash: number;
}

/** The settings of a table of Mafia; a `DataFile` is a custom data file. */
export interface MafiaSettings {
  readonly board?: "quarters" | "town";
  readonly memory_aid?: "full" | "laid" | "none";
  readonly exchange_order?: "in_turn" | "simultaneous";
  readonly passing?: "all" | "cards";
  readonly killed_closed?: "shown" | "unseen";
  readonly runner_choice?: "any" | "clan";
  readonly victory?: "clan" | "solo";
  readonly bank?: "1000" | "2000" | "box";
  readonly max_rounds?: "10" | "15" | "25" | "40" | "5" | "60";
  readonly data?: "house" | DataFile;
}

/** A table of Mafia as one viewer may know it. */
export interface MafiaView {
  readonly you: number | null;
  readonly options: readonly (Throw | Done | Lay | Open | Serve | Pass | Hold | Fire | Sell | RunNobody | Run | Fill | Ransom)[];
  readonly rows: readonly string[];
  readonly colours: readonly ("blue" | "green" | "red" | "yellow")[];
  readonly numbers: Numbers;
  readonly cells: readonly number[];
  readonly goods: readonly number[];
  readonly money: number;
  readonly memory_aid: "full" | "laid" | "none";
  readonly passing: "all" | "cards";
  readonly runner_choice: "any" | "clan";
  readonly victory: "clan" | "solo";
  readonly max_rounds: number;
  readonly round: number;
  readonly first: number;
  readonly phase: "exchange" | "lay" | "over" | "ransom" | "turns";
  readonly active: readonly number[];
  readonly decision: string | null;
  readonly at: string | null;
  readonly sale: Sale | null;
  readonly bank: number;
  readonly ledger: readonly (readonly number[])[];
  readonly deck: number;
  readonly gone: readonly string[];
  readonly shown: readonly string[];
  readonly seats: readonly SeatView[];
  readonly streets: readonly StreetView[];
  readonly figures: readonly FigureView[];
  readonly able: readonly string[];
  readonly hand: readonly string[] | null;
  readonly aside: readonly number[];
  readonly thrown: readonly string[] | null;
  readonly outcome: Outcome | null;
}

/** The amounts that single cards bring and cost. */
export interface Numbers {
  readonly courtesan: number;
  readonly theft: number;
  readonly robbery: number;
  readonly cut: number;
  readonly pistol_cell: number;
  readonly chair_price: number;
}

/** I open my closed card on this street. */
export interface Open {
  readonly type: "open";
  readonly street: string;
}

/** How a match ended: ranks from 1 (equal ranks share), scores, and the reason. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** I give up the rest of my turns in this round. */
export interface Pass {
  readonly type: "pass";
}

/** No player could pay this. */
export interface PaymentLapsed {
  readonly type: "payment_lapsed";
  readonly street: string;
  readonly amount: number;
}

/** A pistol stays silent; `forced` if there was nothing to hit. */
export interface PistolHeld {
  readonly type: "pistol_held";
  readonly seat: number;
  readonly street: string;
  readonly forced: boolean;
}

/** A player paid what the bank could not. */
export interface PlayerPaid {
  readonly type: "player_paid";
  readonly payer: number;
  readonly street: string;
  readonly amount: number;
  readonly as_mate: boolean;
}

/** A seat gave up the rest of its turns. */
export interface PlayerPassed {
  readonly type: "player_passed";
  readonly seat: number;
}

/** A seat has nothing left to do, for now. */
export interface PlayerSkipped {
  readonly type: "player_skipped";
  readonly seat: number;
}

/** The numbers of the cells, the way out first. */
export interface Prison {
  readonly cells: readonly number[];
}

/** I ransom this figure of my clan. */
export interface Ransom {
  readonly type: "ransom";
  readonly figure: string;
}

/** A seat ransoms no figure, or no further one. */
export interface RansomDeclined {
  readonly type: "ransom_declined";
  readonly seat: number;
}

/** A figure was bought free. */
export interface RansomPaid {
  readonly type: "ransom_paid";
  readonly payer: number;
  readonly figure: string;
  readonly receiver: number;
  readonly amount: number;
}

/** No seat has a turn left. */
export interface RoundEnded {
  readonly type: "round_ended";
  readonly round: number;
}

/** A full deck was shuffled; each seat gets this many cards. */
export interface RoundStarted {
  readonly type: "round_started";
  readonly round: number;
  readonly first: number;
  readonly counts: readonly (number | null)[];
}

/** This figure breaks out. */
export interface Run {
  readonly type: "run";
  readonly figure: string;
}

/** No figure breaks out. */
export interface RunNobody {
  readonly type: "run_nobody";
}

/** A figure is ready to run beside its cell, or no figure was named. */
export interface RunnerNamed {
  readonly type: "runner_named";
  readonly seat: number;
  readonly figure: string | null;
}

/** A sale that the bank cannot pay in full: the waiting cards, and the amount due to each. */
export interface Sale {
  readonly opened: string;
  readonly waiting: readonly string[];
  readonly due: readonly number[];
}

/** The public state of a player. */
export interface SeatView {
  readonly cash: number;
  readonly hand: number;
  readonly thrown: number;
  readonly passed: boolean;
}

/** The seating, and the clans. */
export interface Seating {
  readonly clockwise: readonly ["blue" | "green" | "red" | "yellow", "blue" | "green" | "red" | "yellow", "blue" | "green" | "red" | "yellow", "blue" | "green" | "red" | "yellow"];
  readonly clans: readonly [readonly ["blue" | "green" | "red" | "yellow", "blue" | "green" | "red" | "yellow"], readonly ["blue" | "green" | "red" | "yellow", "blue" | "green" | "red" | "yellow"]];
}

/** I sell my goods to the buyer on this street. */
export interface Sell {
  readonly type: "sell";
  readonly street: string;
}

/** My prisoner moves one cell towards freedom. */
export interface Serve {
  readonly type: "serve";
  readonly figure: string;
}

/** The opener named the card that receives the rest of the bank. */
export interface SplitChosen {
  readonly type: "split_chosen";
  readonly seat: number;
  readonly street: string;
}

/** A street and its contents; `figure` is on an arrested card or at a scene. */
export interface StreetView {
  readonly owner: number;
  readonly lying: "arrested" | "closed" | "empty" | "open";
  readonly card: string | null;
  readonly loot: number;
  readonly fired: boolean;
  readonly figure: string | null;
}

/** I exchange the card in this slot of my hand. */
export interface Throw {
  readonly type: "throw";
  readonly slot: number;
}

/** The clock ran out and the table acted for a seat. */
export interface TimeoutApplied {
  readonly type: "timeout_applied";
  readonly seat: number;
  readonly decision: string;
}

/** A seat's turn begins. */
export interface TurnStarted {
  readonly type: "turn_started";
  readonly seat: number;
}

export type GameView = MafiaView;
export type GameAction = Throw | Done | Lay | Open | Serve | Pass | Hold | Fire | Sell | RunNobody | Run | Fill | Ransom;
export type GameEvent = GameStarted | RoundStarted | CardsDealt | CardPutAside | CardsExchanged | CardLaid | TurnStarted | PlayerSkipped | PlayerPassed | CardOpened | GoodsSold | BankPaid | SplitChosen | PlayerPaid | PaymentLapsed | BankEmptied | LootMoved | PistolHeld | CardKilled | FigurePlaced | FigureCameHome | CardArrested | LawActedAgain | FigureJailed | FigureFreed | CardRemoved | RunnerNamed | EscapeFoiled | FigureServed | FigureThrownBack | RoundEnded | LootTaken | RansomPaid | RansomDeclined | FinalDebtPaid | DebtLapsed | GameEnded | TimeoutApplied;
export type GameSettings = MafiaSettings;

/** For each action and event the kinds of things its fields name. */
export const TEXT_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "throw": {
    "slot": ""
  },
  "done": {},
  "lay": {
    "street": "street"
  },
  "open": {
    "street": "street"
  },
  "serve": {
    "figure": "figure"
  },
  "pass": {},
  "hold": {},
  "fire": {
    "street": "street"
  },
  "sell": {
    "street": "street"
  },
  "run_nobody": {},
  "run": {
    "figure": "figure"
  },
  "fill": {
    "street": "street"
  },
  "ransom": {
    "figure": "figure"
  },
  "game_started": {
    "colours": "",
    "board": "",
    "money": "",
    "memory_aid": "",
    "exchange_order": "",
    "passing": "",
    "killed_closed": "",
    "runner_choice": "",
    "victory": "",
    "first": "seat"
  },
  "round_started": {
    "round": "",
    "first": "seat",
    "counts": "per_seat"
  },
  "cards_dealt": {
    "seat": "seat",
    "count": "",
    "cards": "card"
  },
  "card_put_aside": {
    "seat": "seat",
    "card": "card"
  },
  "cards_exchanged": {
    "seat": "seat",
    "count": "",
    "thrown": "card",
    "drawn": "card"
  },
  "card_laid": {
    "seat": "seat",
    "street": "street",
    "card": "card"
  },
  "turn_started": {
    "seat": "seat"
  },
  "player_skipped": {
    "seat": "seat"
  },
  "player_passed": {
    "seat": "seat"
  },
  "card_opened": {
    "seat": "seat",
    "street": "street",
    "card": "card"
  },
  "goods_sold": {
    "goods": "street",
    "buyer": "street",
    "number": ""
  },
  "bank_paid": {
    "street": "street",
    "amount": "",
    "bank": ""
  },
  "split_chosen": {
    "seat": "seat",
    "street": "street"
  },
  "player_paid": {
    "payer": "seat",
    "street": "street",
    "amount": "",
    "as_mate": ""
  },
  "payment_lapsed": {
    "street": "street",
    "amount": ""
  },
  "bank_emptied": {},
  "loot_moved": {
    "source": "street",
    "street": "street",
    "amount": "",
    "why": ""
  },
  "pistol_held": {
    "seat": "seat",
    "street": "street",
    "forced": ""
  },
  "card_killed": {
    "seat": "seat",
    "pistol": "street",
    "street": "street",
    "was_open": "",
    "card": "card"
  },
  "figure_placed": {
    "figure": "figure",
    "street": "street"
  },
  "figure_came_home": {
    "figure": "figure"
  },
  "card_arrested": {
    "law": "street",
    "street": "street",
    "card": "card",
    "figure": "figure"
  },
  "law_acted_again": {
    "street": "street",
    "card": "card"
  },
  "figure_jailed": {
    "figure": "figure",
    "cell": "cell"
  },
  "figure_freed": {
    "figure": "figure",
    "why": ""
  },
  "card_removed": {
    "street": "street",
    "card": "card",
    "why": ""
  },
  "runner_named": {
    "seat": "seat",
    "figure": "figure"
  },
  "escape_foiled": {
    "figure": "figure",
    "cell": "cell"
  },
  "figure_served": {
    "figure": "figure",
    "source": "cell",
    "cell": "cell"
  },
  "figure_thrown_back": {
    "figure": "figure",
    "source": "cell",
    "cell": "cell"
  },
  "round_ended": {
    "round": ""
  },
  "loot_taken": {
    "seat": "seat",
    "amount": "",
    "cash": ""
  },
  "ransom_paid": {
    "payer": "seat",
    "figure": "figure",
    "receiver": "seat",
    "amount": ""
  },
  "ransom_declined": {
    "seat": "seat"
  },
  "final_debt_paid": {
    "payer": "seat",
    "debtor": "seat",
    "receiver": "seat",
    "amount": ""
  },
  "debt_lapsed": {
    "seat": "seat",
    "amount": ""
  },
  "game_ended": {
    "cause": "",
    "cash": "per_seat",
    "winners": "seat",
    "clans": ""
  },
  "timeout_applied": {
    "seat": "seat",
    "decision": ""
  }
};
