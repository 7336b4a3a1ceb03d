// Made by `python -m omerta.server.wire.typescript web/src`: change the Python types instead.

/** A player exhausted a minion for its ability. */
export interface AbilityUsed {
  readonly type: "ability_used";
  readonly player: number;
  readonly minion: string;
  readonly ability: string;
}

/** The rebels laid the top attack as an ambush. */
export interface AmbushLaid {
  readonly type: "ambush_laid";
  readonly card: string;
}

/** The clan planned the top attack as its own. */
export interface AttackPlanned {
  readonly type: "attack_planned";
  readonly card: string;
}

/** An attack in play: the clan's own, or an ambush. */
export interface AttackView {
  readonly card: string;
  readonly rebels: readonly string[];
  readonly dice: number;
  readonly odds: readonly number[];
}

/** Bags were added to the loot. */
export interface BagsGained {
  readonly type: "bags_gained";
  readonly card: string;
  readonly bags: number;
  readonly loot: number;
}

/** Pay bail for a minion. */
export interface Bail {
  readonly type: "bail";
  readonly minion: string;
}

/** Bail was paid for a minion. */
export interface Bailed {
  readonly type: "bailed";
  readonly minion: string;
  readonly price: number;
  readonly left: number;
}

/** The bank. Decks are listed by number, never in order. */
export interface BankView {
  readonly type: "bank";
  readonly clock: number;
  readonly squad: number;
  readonly double: readonly number[];
  readonly vault: string | null;
  readonly alarms: readonly string[];
  readonly vault_deck: readonly string[];
  readonly vault_discard: readonly string[];
  readonly alarm_deck: readonly string[];
  readonly alarm_discard: readonly string[];
  readonly loot: number;
  readonly searches: number;
  readonly found: readonly string[];
  readonly bags: number;
  readonly search_cost: number | null;
}

/** Bet with a minion. */
export interface Bet {
  readonly type: "bet";
  readonly minion: string;
}

/** The exact odds of a bet with one number of white dice, its penalty included. */
export interface BetOdds {
  readonly jackpot: number;
  readonly lost: number;
  readonly damage: number;
}

/** A player began a bet at the active table. */
export interface BetOpened {
  readonly type: "bet_opened";
  readonly player: number;
  readonly card: string;
  readonly jackpot: number;
}

/** A bet was decided: its total and the jackpot. */
export interface BetSettled {
  readonly type: "bet_settled";
  readonly total: number;
  readonly blocked: number;
  readonly multiplier: number;
  readonly jackpot: number;
  readonly won: boolean;
}

/** The current bet. */
export interface BetView {
  readonly minion: string | null;
  readonly stake: number;
  readonly most: number;
  readonly dice: number;
  readonly rolled: boolean;
  readonly chances: readonly number[];
  readonly penalties: readonly boolean[];
}

/** A minion that may bet at the active table. */
export interface BettorView {
  readonly minion: string;
  readonly dice: number;
  readonly most: number;
}

/** Spend the driving dice for speed, or not. */
export interface Boost {
  readonly type: "boost";
  readonly answer: "no" | "yes";
}

/** The break began: the clan may spend its reputation, and the market is open. */
export interface BreakOpened {
  readonly type: "break_opened";
  readonly reputation: number;
  readonly market: readonly string[];
}

/** A finished business was kept; its tokens returned, its downtimes stayed. */
export interface BusinessKept {
  readonly type: "business_kept";
  readonly card: string;
}

/** An unfinished business was removed, with the tokens that it had. */
export interface BusinessLost {
  readonly type: "business_lost";
  readonly card: string;
  readonly tokens: number;
  readonly need: number;
}

/** A business was revealed on its space. */
export interface BusinessOpened {
  readonly type: "business_opened";
  readonly side: "left" | "right";
  readonly card: string;
}

/** The top business of the deck was removed unseen; `left` businesses remain. */
export interface BusinessRemoved {
  readonly type: "business_removed";
  readonly left: number;
}

/** One of the two business spaces, with the effects of its downtimes. */
export interface BusinessView {
  readonly side: "left" | "right";
  readonly card: string | null;
  readonly place: "club" | "docks" | "street" | null;
  readonly tokens: number;
  readonly need: number;
  readonly finished: boolean;
  readonly difficulty: number;
  readonly downtimes: readonly string[];
  readonly harder: number;
  readonly banned: readonly number[];
  readonly ban_from: number | null;
  readonly ban_to: number | null;
  readonly prints: number;
  readonly payers: readonly string[];
  readonly odds: readonly (readonly number[])[];
}

/** A player drew campaign cards, which no other seat sees. */
export interface CampaignCardsDrawn {
  readonly type: "campaign_cards_drawn";
  readonly player: number;
  readonly seat: number;
  readonly count: number;
  readonly cards?: readonly string[];
}

/** The campaign, or the single scenario, ended. */
export interface CampaignEnded {
  readonly type: "campaign_ended";
  readonly won: boolean;
  readonly reason: string;
  readonly score: number;
  readonly rank: "city_legend" | "front_page" | "immortal" | "street_tale" | null;
}

/** The campaign cards of one player. */
export interface CampaignHand {
  readonly count: number;
  readonly cards: readonly string[] | null;
}

/** Prices and sizes in the break between two scenarios. */
export interface CampaignNumbers {
  readonly bail: readonly [number, number, number];
  readonly level2: number;
  readonly market: readonly [number, number];
  readonly smallest_clan: readonly [number, number, number, number];
  readonly ranks: readonly [number, number, number];
}

/** A player revealed a campaign card of the hand; it is active now. */
export interface CampaignRevealed {
  readonly type: "campaign_revealed";
  readonly player: number;
  readonly card: string;
}

/** The table was set up for a campaign or a single scenario. */
export interface CampaignStarted {
  readonly type: "campaign_started";
  readonly players: number;
  readonly mode: "campaign" | "one_shot";
  readonly difficulty: "easy" | "hard" | "normal";
  readonly clan: number;
}

/** A card of the scenario was discarded. */
export interface CardDiscarded {
  readonly type: "card_discarded";
  readonly card: string;
}

/** A card of a scenario; the scenario defines which `values` and `marks` its cards have. */
export interface CardEntry {
  readonly id: string;
  readonly deck: string;
  readonly icons: string;
  readonly difficulty: number;
  readonly en: string;
  readonly ru: string;
  readonly need?: number;
  readonly prints?: number;
  readonly effect?: string;
  readonly values?: Readonly<Record<string, number>>;
  readonly marks?: Readonly<Record<string, string>>;
}

/** A challenge as printed: a board test, a problem, or a card of a scenario. */
export interface CardFace {
  readonly id: string;
  readonly deck: string;
  readonly icons: string;
  readonly difficulty: number;
  readonly need: number;
  readonly prints: number;
  readonly effect: string;
  readonly values: Readonly<Record<string, number>>;
  readonly marks: Readonly<Record<string, string>>;
  readonly en: string;
  readonly ru: string;
}

/** A card of the scenario was revealed. */
export interface CardRevealed {
  readonly type: "card_revealed";
  readonly card: string;
}

/** The casino. Tables removed unseen stay unknown; decks are listed by number. */
export interface CasinoView {
  readonly type: "casino";
  readonly table: string | null;
  readonly jackpot: number;
  readonly jackpot_now: number;
  readonly dice: number;
  readonly more: number;
  readonly penalty: "croupier" | "die" | "jackpot" | "none" | "red" | "spectator";
  readonly lucks: number;
  readonly closes: boolean;
  readonly spectators: readonly string[];
  readonly spectator_deck: readonly string[];
  readonly spectator_discard: readonly string[];
  readonly hidden_tables: readonly string[];
  readonly tables_left: number;
  readonly removed_unseen: number;
  readonly removed: readonly string[];
  readonly croupier: number;
  readonly eyes: readonly number[];
  readonly close: number;
  readonly block: number;
  readonly blocked: boolean;
  readonly safe: number;
  readonly safe_track: readonly number[];
  readonly cell: number;
  readonly bundle: number;
  readonly supply: number;
  readonly chips: number;
  readonly find: number;
  readonly found: readonly string[];
  readonly bettors: readonly BettorView[];
  readonly odds: readonly BetOdds[];
  readonly bet: BetView | null;
}

/** Catch all fugitives, for the price of Rally. */
export interface Catch {
  readonly type: "catch";
}

/** A player chose a challenge. */
export interface ChallengeChosen {
  readonly type: "challenge_chosen";
  readonly player: number;
  readonly challenge: string;
  readonly difficulty: number;
}

/** A challenge was overcome. */
export interface ChallengeOvercome {
  readonly type: "challenge_overcome";
  readonly challenge: string;
}

/** An open challenge, with its values for the active player. */
export interface ChallengeView {
  readonly id: string;
  readonly owner: number | null;
  readonly difficulty: number;
  readonly tokens: number;
  readonly need: number;
  readonly more: number;
  readonly harmless: boolean;
}

/** Move the lever to a lane, for an action. */
export interface ChangeLane {
  readonly type: "lane";
  readonly side: "left" | "right";
}

/** Move the lever to a lane, for a driving die. */
export interface ChangeLaneByDie {
  readonly type: "lane_die";
  readonly side: "left" | "right";
}

/** The road, the lanes and the lever. The deck is listed by number, never in order. */
export interface ChaseView {
  readonly type: "chase";
  readonly car: number;
  readonly van: number;
  readonly escaped: number;
  readonly road: readonly number[];
  readonly caught: number;
  readonly near: readonly [string, string];
  readonly future: readonly [string, string];
  readonly lane: "left" | "right";
  readonly lever: number;
  readonly top_speed: number;
  readonly driving: number;
  readonly driving_spaces: number;
  readonly clean: number;
  readonly deck: readonly string[];
  readonly discard: readonly string[];
}

/** The lost stake went to the cell, which now holds `cell` chips. */
export interface ChipsLaundered {
  readonly type: "chips_laundered";
  readonly chips: number;
  readonly cell: number;
}

/** Lay the next downtime at a business. */
export interface ChooseBusiness {
  readonly type: "under";
  readonly business: string;
}

/** Choose a die of the roll, counted from 1. */
export interface ChooseDie {
  readonly type: "die";
  readonly number: number;
}

/** Choose the next scenario. */
export interface ChooseScenario {
  readonly type: "scenario";
  readonly scenario: string;
}

/** All exhausted minions returned. */
export interface ClanRallied {
  readonly type: "clan_rallied";
  readonly count: number;
}

/** A complete set of components: every table of the game (rules, 2). */
export interface DataFile {
  readonly schema: 1;
  readonly id: string;
  readonly origin: "owner" | "proposed";
  readonly white: readonly ("1" | "2" | "3" | "4" | "lock" | "luck")[];
  readonly red: readonly ("blank" | "fatigue" | "siren" | "x2" | "x3")[];
  readonly dice: number;
  readonly test: readonly TestEntry[];
  readonly numbers: Numbers;
  readonly levels: Levels;
  readonly campaign: CampaignNumbers;
  readonly minion: readonly MinionEntry[];
  readonly problem: readonly ProblemEntry[];
  readonly scenario: Readonly<Record<string, ScenarioTable>>;
}

/** The clan deck was shuffled. */
export interface DeckShuffled {
  readonly type: "deck_shuffled";
  readonly count: number;
}

/** Seized dice returned to the stock. */
export interface DiceFreed {
  readonly type: "dice_freed";
  readonly count: number;
  readonly seized: number;
}

/** Dice were rolled again; these are all dice now. */
export interface DiceRerolled {
  readonly type: "dice_rerolled";
  readonly dice: readonly string[];
  readonly red: string;
}

/** Dice were rolled. */
export interface DiceRolled {
  readonly type: "dice_rolled";
  readonly player: number;
  readonly dice: readonly string[];
  readonly red: string;
}

/** Locks were set aside. */
export interface DiceSetAside {
  readonly type: "dice_set_aside";
  readonly count: number;
  readonly dice: readonly string[];
}

/** Another die was added. */
export interface DieAdded {
  readonly type: "die_added";
  readonly face: string;
}

/** A white die went to the betrayal card. */
export interface DieSeized {
  readonly type: "die_seized";
  readonly why: "roll" | "round" | "rumour";
  readonly seized: number;
  readonly slots: number;
}

/** A die was turned to another face. */
export interface DieTurned {
  readonly type: "die_turned";
  readonly face: string;
}

/** Finish choosing. */
export interface Done {
  readonly type: "done";
}

/** A downtime was revealed at a business, on top of earlier ones. */
export interface DowntimeLaid {
  readonly type: "downtime_laid";
  readonly business: string;
  readonly card: string;
  readonly why: "chain" | "mole" | "round" | "third";
}

/** Draw another minion or card. */
export interface Draw {
  readonly type: "draw";
}

/** Dice were put on Driving. */
export interface DrivingDicePlaced {
  readonly type: "driving_dice_placed";
  readonly count: number;
  readonly driving: number;
}

/** Discard the active vault or campaign card. */
export interface Drop {
  readonly type: "drop";
}

/** Discard a problem. */
export interface DropProblem {
  readonly type: "problem";
  readonly problem: string;
}

/** The election was decided. */
export interface ElectionDecided {
  readonly type: "election_decided";
  readonly winner: "clan" | "mayor";
  readonly outright: boolean;
  readonly clan: number;
  readonly mayor: number;
}

/** End the turn. */
export interface EndTurn {
  readonly type: "end";
}

/** Stop drawing. */
export interface Enough {
  readonly type: "enough";
}

/** Leave the bank. */
export interface Escape {
  readonly type: "escape";
}

/** Fingerprints were counted. */
export interface EvidenceCounted {
  readonly type: "evidence_counted";
  readonly count: number;
  readonly limit: number;
}

/** A card that a scenario shuffles into the clan deck; a card without an ability is no minion. */
export interface ExtraEntry {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
  readonly ability?: "" | "books";
}

/** Businesses, downtimes, income. Decks are listed by number, which hides their order. */
export interface FamilyView {
  readonly type: "family";
  readonly income: readonly number[];
  readonly marker: number;
  readonly businesses: readonly [BusinessView, BusinessView];
  readonly business_deck: number;
  readonly removed: number;
  readonly unseen: readonly string[];
  readonly lost: readonly string[];
  readonly downtime_deck: readonly string[];
  readonly downtime_discard: readonly string[];
  readonly unmatched: boolean;
  readonly mole: "aside" | "deck" | "gone" | "police";
  readonly accountant: "deck" | "exhausted" | "gone" | "hand" | "out";
  readonly holder: number | null;
}

/** A fight was decided: both totals, and whether the clan won. */
export interface FightDecided {
  readonly type: "fight_decided";
  readonly card: string;
  readonly ambush: boolean;
  readonly clan: number;
  readonly rebels: number;
  readonly won: boolean;
}

/** A fight after the rebels' roll and before its decision. */
export interface FightView {
  readonly card: string;
  readonly ambush: boolean;
  readonly clan: number;
  readonly dice: readonly string[];
  readonly red: string;
  readonly rebels: number;
  readonly fleeing: number;
}

/** Search the clan deck for a minion. */
export interface Find {
  readonly type: "find";
}

/** The clan named the first player. */
export interface FirstPlayerNamed {
  readonly type: "first_player_named";
  readonly player: number;
}

/** Choose the rebel that flees. */
export interface Flee {
  readonly type: "flee";
  readonly minion: string;
}

/** All fugitives returned. */
export interface FugitivesCaught {
  readonly type: "fugitives_caught";
  readonly count: number;
}

/** Hire a minion from the market. */
export interface Hire {
  readonly type: "hire";
  readonly minion: string;
}

/** A minion was hired. */
export interface Hired {
  readonly type: "hired";
  readonly minion: string;
  readonly price: number;
  readonly left: number;
}

/** Hit this minion with damage or fatigue. */
export interface Hit {
  readonly type: "hit";
  readonly minion: string;
}

/** Try to overcome a challenge. */
export interface Interact {
  readonly type: "interact";
  readonly target: string;
}

/** A card with a piece of the story. */
export interface IntroEntry {
  readonly id: string;
  readonly en: string;
  readonly ru: string;
}

/** An intro card was discarded for a reroll. */
export interface IntroUsed {
  readonly type: "intro_used";
  readonly player: number;
}

/** The jackpot was won; stake and cell returned to the supply. */
export interface JackpotWon {
  readonly type: "jackpot_won";
  readonly minion: string;
  readonly chips: number;
}

/** Keep one of the found minions in hand; the others return. */
export interface Keep {
  readonly type: "keep";
  readonly minion: string;
}

/** Choose the accountant's target: discard a downtime, or put a token on a business. */
export interface KeepBooks {
  readonly type: "books";
  readonly card: string;
}

/** The lever was put in this lane. */
export interface LaneChosen {
  readonly type: "lane_chosen";
  readonly side: "left" | "right";
  readonly how: "action" | "die" | "round";
}

/** The recommended action, and the reason for it. */
export interface LegendsAdvice {
  readonly player: number;
  readonly action: ChooseScenario | NameFirst | Recruit | Draw | Enough | Interact | PlayMinion | Done | Use | UseIntro | Pass | ChooseDie | SplitLuck | Hit | Take | Lose | DropProblem | PutToken | Rally | EndTurn | Bail | Hire | Drop | RevealCampaign | Reveal | Escape | SearchAgain | StopSearch | ChangeLaneByDie | ChangeLane | PlaceDriving | Boost | MatchPlace | ChooseBusiness | KeepBooks | Plan | Catch | Flee | Bet | SetStake | SwapTable | Find | Keep | TakeCampaigns | NameRoller;
  readonly then: readonly (ChooseScenario | NameFirst | Recruit | Draw | Enough | Interact | PlayMinion | Done | Use | UseIntro | Pass | ChooseDie | SplitLuck | Hit | Take | Lose | DropProblem | PutToken | Rally | EndTurn | Bail | Hire | Drop | RevealCampaign | Reveal | Escape | SearchAgain | StopSearch | ChangeLaneByDie | ChangeLane | PlaceDriving | Boost | MatchPlace | ChooseBusiness | KeepBooks | Plan | Catch | Flee | Bet | SetStake | SwapTable | Find | Keep | TakeCampaigns | NameRoller)[];
  readonly reason: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** The settings of a table of Legends; `data` may be a custom data file. */
export interface LegendsSettings {
  readonly mode?: "campaign" | "one_shot";
  readonly difficulty?: "easy" | "hard" | "normal";
  readonly scenario_pick?: "choose" | "fixed" | "random";
  readonly first_job?: "bank" | "casino" | "chase" | "family" | "power" | "rebels";
  readonly second_job?: "bank" | "casino" | "chase" | "family" | "rebels";
  readonly recruits_first?: "off" | "on";
  readonly tight_two?: "off" | "on";
  readonly voice_seats?: "1" | "12" | "123" | "124" | "13" | "134" | "14" | "2" | "23" | "234" | "24" | "3" | "34" | "4" | "all";
  readonly window_seconds?: "15" | "30" | "60" | "none";
  readonly data?: "house" | DataFile;
}

/** A table of Legends as one viewer sees it. */
export interface LegendsView {
  readonly you: number | null;
  readonly options: readonly (ChooseScenario | NameFirst | Recruit | Draw | Enough | Interact | PlayMinion | Done | Use | UseIntro | Pass | ChooseDie | SplitLuck | Hit | Take | Lose | DropProblem | PutToken | Rally | EndTurn | Bail | Hire | Drop | RevealCampaign | Reveal | Escape | SearchAgain | StopSearch | ChangeLaneByDie | ChangeLane | PlaceDriving | Boost | MatchPlace | ChooseBusiness | KeepBooks | Plan | Catch | Flee | Bet | SetStake | SwapTable | Find | Keep | TakeCampaigns | NameRoller)[];
  readonly choices: readonly (ChooseScenario | NameFirst | Recruit | Draw | Enough | Interact | PlayMinion | Done | Use | UseIntro | Pass | ChooseDie | SplitLuck | Hit | Take | Lose | DropProblem | PutToken | Rally | EndTurn | Bail | Hire | Drop | RevealCampaign | Reveal | Escape | SearchAgain | StopSearch | ChangeLaneByDie | ChangeLane | PlaceDriving | Boost | MatchPlace | ChooseBusiness | KeepBooks | Plan | Catch | Flee | Bet | SetStake | SwapTable | Find | Keep | TakeCampaigns | NameRoller)[];
  readonly minions: readonly MinionFace[];
  readonly cards: readonly CardFace[];
  readonly scenarios: readonly ScenarioFace[];
  readonly odds: readonly (readonly (readonly number[])[])[];
  readonly players: number;
  readonly mode: "campaign" | "one_shot";
  readonly difficulty: "easy" | "hard" | "normal";
  readonly limit: number;
  readonly target: number;
  readonly hand_size: number;
  readonly prices: readonly [number, number, number, number, number];
  readonly all_dice: number;
  readonly luck: number;
  readonly white: readonly string[];
  readonly red: readonly string[];
  readonly phase: "break" | "choosing" | "over" | "playing";
  readonly played: readonly string[];
  readonly reputations: readonly number[];
  readonly scenario: string | null;
  readonly round: number;
  readonly first: number;
  readonly active: number | null;
  readonly speaker: number;
  readonly actions: number;
  readonly asked: readonly number[];
  readonly asked_player: number | null;
  readonly decision: string | null;
  readonly about: string | null;
  readonly left_to_pick: number;
  readonly pile: "exhausted" | "out" | null;
  readonly passed: readonly number[];
  readonly seats: readonly PlayerView[];
  readonly deck: readonly string[];
  readonly exhausted: readonly string[];
  readonly out: readonly string[];
  readonly used: readonly string[];
  readonly clan: readonly string[];
  readonly box: readonly string[];
  readonly lost: readonly string[];
  readonly market: readonly string[];
  readonly purse: number;
  readonly problem_deck: readonly string[];
  readonly problem_discard: readonly string[];
  readonly fingerprints: number;
  readonly police: "absent" | "active" | "controlled" | "uncontrolled";
  readonly intro: number;
  readonly intro_reroll: boolean;
  readonly stock: number;
  readonly challenges: readonly ChallengeView[];
  readonly roll: RollView | null;
  readonly scene: BankView | ChaseView | RebelsView | CasinoView | FamilyView | PowerView | null;
  readonly ending: "arrested" | "betrayed" | "caught" | "defeated" | "elected" | "escaped" | "laundered" | "no_business" | "no_tables" | "pistols" | "squad" | "top_income" | "van_gone" | null;
  readonly rank: "city_legend" | "front_page" | "immortal" | "street_tale" | null;
  readonly outcome: Outcome | null;
}

/** A level of difficulty (LG-17.2). */
export interface Level {
  readonly limit: readonly [number, number, number, number];
  readonly hand: number;
  readonly slots: number;
  readonly level3: number;
  readonly intro_reroll: boolean;
  readonly target: number;
}

/** The three levels of difficulty. */
export interface Levels {
  readonly easy: Level;
  readonly normal: Level;
  readonly hard: Level;
}

/** Lose a minion from a hand. */
export interface Lose {
  readonly type: "lose";
  readonly minion: string;
}

/** The top minion of the clan deck was checked; it became a rebel or was exhausted. */
export interface LoyaltyChecked {
  readonly type: "loyalty_checked";
  readonly minion: string;
  readonly rebel: boolean;
}

/** Cancel one lock each with this many lucks. */
export interface LuckSplit {
  readonly type: "luck_split";
  readonly count: number;
}

/** Exhaust a minion of a hand that knows the place. */
export interface MatchPlace {
  readonly type: "match";
  readonly minion: string;
}

/** A minion. */
export interface MinionEntry {
  readonly id: string;
  readonly level: 1 | 2 | 3;
  readonly icons: string;
  readonly place: "club" | "docks" | "street";
  readonly ability: "books" | "calm_police" | "cancel_all_locks" | "cancel_lock" | "die_to_four" | "draw_three" | "drop_problem" | "everyone_draws" | "extra_die" | "extra_success" | "no_damage" | "place_token" | "plus_one" | "red_x3" | "reroll_all" | "reroll_any" | "reroll_one" | "reroll_red" | "return_three" | "revive_one" | "revive_two";
  readonly en: string;
  readonly ru: string;
  readonly four?: boolean;
}

/** A minion was exhausted. */
export interface MinionExhausted {
  readonly type: "minion_exhausted";
  readonly minion: string;
  readonly cause: "ability" | "alarm" | "attack" | "campaign" | "damage" | "escape" | "fatigue" | "fight" | "jackpot" | "loyalty" | "obstacle" | "place" | "police" | "problem" | "rumour" | "search" | "squad" | "struggle";
}

/** A minion as printed. */
export interface MinionFace {
  readonly id: string;
  readonly level: number;
  readonly icons: string;
  readonly place: "club" | "docks" | "street" | null;
  readonly ability: string;
  readonly en: string;
  readonly ru: string;
}

/** A player took one of the found minions into the hand. */
export interface MinionKept {
  readonly type: "minion_kept";
  readonly player: number;
  readonly minion: string;
}

/** A minion went out of action. */
export interface MinionOut {
  readonly type: "minion_out";
  readonly minion: string;
  readonly cause: "ability" | "alarm" | "attack" | "campaign" | "damage" | "escape" | "fatigue" | "fight" | "jackpot" | "loyalty" | "obstacle" | "place" | "police" | "problem" | "rumour" | "search" | "squad" | "struggle";
}

/** A minion was played; `dice` is the number for the roll so far. */
export interface MinionPlayed {
  readonly type: "minion_played";
  readonly player: number;
  readonly minion: string;
  readonly dice: number;
}

/** A minion joined the clan as a prize. */
export interface MinionWon {
  readonly type: "minion_won";
  readonly minion: string;
}

/** A player drew minions. */
export interface MinionsDrawn {
  readonly type: "minions_drawn";
  readonly player: number;
  readonly minions: readonly string[];
}

/** A player looked at minions of the clan deck. */
export interface MinionsFound {
  readonly type: "minions_found";
  readonly player: number;
  readonly minions: readonly string[];
}

/** Minions left the clan, to the box or for good. */
export interface MinionsLeft {
  readonly type: "minions_left";
  readonly minions: readonly string[];
  readonly lost: readonly string[];
}

/** Minions returned to the clan deck. */
export interface MinionsReturned {
  readonly type: "minions_returned";
  readonly minions: readonly string[];
  readonly pile: "exhausted" | "fugitives" | "out";
}

/** Minions returned from the table to the hand. */
export interface MinionsTakenBack {
  readonly type: "minions_taken_back";
  readonly player: number;
  readonly minions: readonly string[];
}

/** A player drew the mole. */
export interface MoleRevealed {
  readonly type: "mole_revealed";
  readonly player: number;
}

/** The mole was shuffled into the clan deck. */
export interface MoleShuffledIn {
  readonly type: "mole_shuffled_in";
  readonly why: "passed" | "police" | "round";
}

/** Name the first player of the round. */
export interface NameFirst {
  readonly type: "first";
  readonly player: number;
}

/** Name the player who rolls for the side in question. */
export interface NameRoller {
  readonly type: "roller";
  readonly player: number;
}

/** The numbers of a round. */
export interface Numbers {
  readonly luck: number;
  readonly actions: readonly [number, number, number, number];
  readonly problems: readonly [number, number, number, number];
  readonly recruit: number;
}

/** How a match ended: ranks from 1 (equal ranks share), scores, and the reason. */
export interface Outcome {
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  readonly reason: string;
}

/** Use no ability. */
export interface Pass {
  readonly type: "pass";
}

/** Too many lucks brought the table's penalty. */
export interface PenaltyStruck {
  readonly type: "penalty_struck";
  readonly card: string;
  readonly penalty: "croupier" | "die" | "jackpot" | "none" | "red" | "spectator";
}

/** Move this many lucks to Driving. */
export interface PlaceDriving {
  readonly type: "drive";
  readonly count: number;
}

/** The place of the rebels' next ambush was revealed. */
export interface PlaceRevealed {
  readonly type: "place_revealed";
  readonly card: string;
}

/** Plan an attack of the clan. */
export interface Plan {
  readonly type: "plan";
}

/** Play a minion for the challenge. */
export interface PlayMinion {
  readonly type: "play";
  readonly minion: string;
}

/** A player left the scenario. */
export interface PlayerLeft {
  readonly type: "player_left";
  readonly player: number;
}

/** A hand of the clan. */
export interface PlayerView {
  readonly hand: readonly string[];
  readonly table: readonly string[];
  readonly problems: readonly string[];
  readonly gone: boolean;
  readonly turned: boolean;
}

/** The police became active; their effect depends on the scenario. */
export interface PoliceActivated {
  readonly type: "police_activated";
  readonly scenario: string;
}

/** The active police acted, in the way of this scenario. */
export interface PoliceStruck {
  readonly type: "police_struck";
  readonly scenario: string;
}

/** The police token was turned. */
export interface PoliceTurned {
  readonly type: "police_turned";
  readonly police: "absent" | "active" | "controlled" | "uncontrolled";
}

/** The fight for the mayor's chair. */
export interface PowerView {
  readonly type: "power";
  readonly marker: number;
  readonly vote: number;
  readonly double: readonly number[];
  readonly clan: number;
  readonly mayor: number;
  readonly lead: number;
  readonly campaign: string | null;
  readonly hands: readonly CampaignHand[];
  readonly campaign_deck: number;
  readonly campaign_discard: readonly string[];
  readonly unseen: readonly string[];
  readonly rumours: readonly string[];
  readonly rumour_deck: readonly string[];
  readonly rumour_discard: readonly string[];
  readonly betrayal: string;
  readonly seize_rule: "seize_above" | "seize_below" | "seize_lock" | "seize_luck" | "seize_round";
  readonly bound: number;
  readonly slots: number;
  readonly seized: number;
  readonly chance: number;
  readonly chances: readonly number[];
  readonly seize: readonly SeizeOdds[];
  readonly asked_side: "clan" | "mayor" | null;
  readonly clan_roller: number | null;
  readonly mayor_roller: number | null;
  readonly rolls: readonly VoteRoll[];
  readonly winner: "clan" | "mayor" | null;
}

/** A player was dealt a problem. */
export interface ProblemDealt {
  readonly type: "problem_dealt";
  readonly player: number;
  readonly problem: string;
}

/** A problem. */
export interface ProblemEntry {
  readonly id: string;
  readonly icons: string;
  readonly difficulty: number;
  readonly en: string;
  readonly ru: string;
  readonly prints?: number;
  readonly effect?: "" | "minus_die" | "plus_difficulty" | "slow_recruit" | "tire_deck2" | "tire_hand" | "wound_hand";
  readonly need?: number;
}

/** A problem was discarded. */
export interface ProblemSolved {
  readonly type: "problem_solved";
  readonly player: number;
  readonly problem: string;
  readonly how: "dropped" | "escaped" | "solved";
}

/** Put the success token on a card. */
export interface PutToken {
  readonly type: "token";
  readonly card: string;
}

/** Pay for Rally, which returns all exhausted minions. */
export interface Rally {
  readonly type: "rally";
}

/** A rebel became a fugitive. */
export interface RebelFled {
  readonly type: "rebel_fled";
  readonly minion: string;
}

/** Minions of the clan deck became rebels of an attack. */
export interface RebelsJoined {
  readonly type: "rebels_joined";
  readonly card: string;
  readonly minions: readonly string[];
}

/** The rebels rolled. */
export interface RebelsRolled {
  readonly type: "rebels_rolled";
  readonly card: string;
  readonly dice: readonly string[];
  readonly red: string;
  readonly total: number;
}

/** The struggle with the rebels. Decks are listed by number, never in order. */
export interface RebelsView {
  readonly type: "rebels";
  readonly struggle: readonly number[];
  readonly clan: number;
  readonly rebels: number;
  readonly place: "club" | "docks" | "street";
  readonly place_card: string;
  readonly place_deck: readonly string[];
  readonly suspects: number;
  readonly checked: string | null;
  readonly clan_attack: AttackView | null;
  readonly ambush: AttackView | null;
  readonly fugitives: readonly string[];
  readonly attack_deck: readonly string[];
  readonly attack_discard: readonly string[];
  readonly chances: readonly number[];
  readonly fight: FightView | null;
  readonly captures: number;
}

/** Draw minions. */
export interface Recruit {
  readonly type: "recruit";
}

/** A small clan received newcomers from the box. */
export interface RecruitsAdded {
  readonly type: "recruits_added";
  readonly minions: readonly string[];
}

/** The red die joined a bet. */
export interface RedDieRolled {
  readonly type: "red_die_rolled";
  readonly red: string;
}

/** Reveal the next vault. */
export interface Reveal {
  readonly type: "reveal";
}

/** Reveal a campaign card of the hand, which becomes active. */
export interface RevealCampaign {
  readonly type: "reveal_card";
  readonly card: string;
}

/** An ability changed what the roll counts. */
export interface RollEased {
  readonly type: "roll_eased";
  readonly how: "extra_success" | "no_damage" | "plus_one";
}

/** The current interaction. */
export interface RollView {
  readonly challenge: string;
  readonly roller: number;
  readonly difficulty: number;
  readonly missing: number;
  readonly crew: readonly string[];
  readonly count: number;
  readonly dice: readonly string[];
  readonly red: string;
  readonly bonus: number;
  readonly more: number;
  readonly spared: boolean;
  readonly ignores_damage: boolean;
  readonly damage: readonly number[];
  readonly totals: readonly number[];
  readonly bans: readonly number[];
}

/** The roll was void, as a card forbids its total. */
export interface RollVoided {
  readonly type: "roll_voided";
  readonly total: number;
}

/** A player was named to roll for one side of the election. */
export interface RollerNamed {
  readonly type: "roller_named";
  readonly player: number;
  readonly side: "clan" | "mayor";
}

/** A round began. */
export interface RoundStarted {
  readonly type: "round_started";
  readonly round: number;
}

/** A scenario ended. */
export interface ScenarioEnded {
  readonly type: "scenario_ended";
  readonly scenario: string;
  readonly ending: "arrested" | "betrayed" | "caught" | "defeated" | "elected" | "escaped" | "laundered" | "no_business" | "no_tables" | "pistols" | "squad" | "top_income" | "van_gone";
  readonly reputation: number;
}

/** A scenario as printed. */
export interface ScenarioFace {
  readonly code: string;
  readonly number: number;
  readonly tests: readonly string[];
  readonly police: boolean;
  readonly finale: boolean;
  readonly intro: readonly (readonly [string, string])[];
  readonly en: string;
  readonly ru: string;
}

/** A scenario began. */
export interface ScenarioSetUp {
  readonly type: "scenario_set_up";
  readonly scenario: string;
  readonly number: number;
}

/** The cards and the board of one scenario. */
export interface ScenarioTable {
  readonly en: string;
  readonly ru: string;
  readonly tests: readonly ("capture" | "cheer" | "control" | "revive")[];
  readonly intro: readonly IntroEntry[];
  readonly card: readonly CardEntry[];
  readonly numbers: Readonly<Record<string, number | readonly number[]>>;
  readonly police?: string;
  readonly extra?: readonly ExtraEntry[];
}

/** Search the vault again. */
export interface SearchAgain {
  readonly type: "again";
}

/** The chance that a roll for one challenge costs a die, in hundredths of a percent. */
export interface SeizeOdds {
  readonly challenge: string;
  readonly chances: readonly number[];
}

/** Stake this many chips. */
export interface SetStake {
  readonly type: "stake";
  readonly chips: number;
}

/** The clan deck was too small: `count` minions came from the exhausted pile. */
export interface ShortageMet {
  readonly type: "shortage_met";
  readonly count: number;
}

/** The red die showed the siren. */
export interface SirenHeard {
  readonly type: "siren_heard";
}

/** The blocking token was put on a space of the croupier's track. */
export interface SpaceBlocked {
  readonly type: "space_blocked";
  readonly space: number;
}

/** Driving dice were spent for speed. */
export interface SpeedBoosted {
  readonly type: "speed_boosted";
  readonly lever: number;
}

/** Cancel one lock each with this many lucks. */
export interface SplitLuck {
  readonly type: "luck";
  readonly count: number;
}

/** Chips were staked; `dice` is the number for the roll. */
export interface StakeSet {
  readonly type: "stake_set";
  readonly player: number;
  readonly chips: number;
  readonly dice: number;
}

/** Take the bags of the last search. */
export interface StopSearch {
  readonly type: "stop";
}

/** A support token went to one side. */
export interface SupportMoved {
  readonly type: "support_moved";
  readonly to: "clan" | "mayor";
  readonly why: "campaign" | "overcome" | "rally" | "rumour";
  readonly clan: number;
  readonly mayor: number;
}

/** Change to another gaming table. */
export interface SwapTable {
  readonly type: "swap";
}

/** The active table was closed and removed. */
export interface TableClosed {
  readonly type: "table_closed";
  readonly card: string;
}

/** The top table of the deck was removed unseen. */
export interface TableRemoved {
  readonly type: "table_removed";
  readonly left: number;
}

/** The active table was swapped and removed. */
export interface TableSwapped {
  readonly type: "table_swapped";
  readonly player: number;
  readonly card: string;
}

/** Return a minion to the clan deck. */
export interface Take {
  readonly type: "take";
  readonly minion: string;
}

/** Take campaign cards. */
export interface TakeCampaigns {
  readonly type: "campaigns";
}

/** A challenge that is printed on boards; `amount` is what each success brings. */
export interface TestEntry {
  readonly id: "capture" | "cheer" | "control" | "revive";
  readonly icons: string;
  readonly difficulty: number;
  readonly amount: number;
  readonly en: string;
  readonly ru: string;
}

/** The clock ran out and the table acted for a seat. */
export interface TimeoutApplied {
  readonly type: "timeout_applied";
  readonly seat: number;
  readonly decision: string;
}

/** Success tokens were put on a card. */
export interface TokensPlaced {
  readonly type: "tokens_placed";
  readonly challenge: string;
  readonly tokens: number;
  readonly need: number;
}

/** The top minions of the clan deck were exhausted. */
export interface TopExhausted {
  readonly type: "top_exhausted";
  readonly minions: readonly string[];
  readonly cause: "ability" | "alarm" | "attack" | "campaign" | "damage" | "escape" | "fatigue" | "fight" | "jackpot" | "loyalty" | "obstacle" | "place" | "police" | "problem" | "rumour" | "search" | "squad" | "struggle";
}

/** The total of a roll and its successes were fixed. */
export interface TotalFixed {
  readonly type: "total_fixed";
  readonly total: number;
  readonly blocked: number;
  readonly multiplier: number;
  readonly difficulty: number;
  readonly successes: number;
}

/** A marker moved on a track. */
export interface TrackMoved {
  readonly type: "track_moved";
  readonly track: "campaign" | "car" | "clan_pistol" | "clock" | "croupier" | "income" | "lever" | "rebels_pistol" | "safe" | "van";
  readonly start: number;
  readonly end: number;
}

/** A turn ended. */
export interface TurnEnded {
  readonly type: "turn_ended";
  readonly player: number;
}

/** A turn began. */
export interface TurnStarted {
  readonly type: "turn_started";
  readonly player: number;
  readonly actions: number;
}

/** Exhaust a minion for its ability. */
export interface Use {
  readonly type: "use";
  readonly minion: string;
}

/** Discard an intro card and reroll all dice. */
export interface UseIntro {
  readonly type: "intro";
}

/** A vault was searched; only the last search counts. */
export interface VaultSearched {
  readonly type: "vault_searched";
  readonly number: number;
  readonly dice: readonly string[];
  readonly bags: number;
}

/** One roll of both sides of the election. */
export interface VoteRoll {
  readonly clan_dice: readonly string[];
  readonly mayor_dice: readonly string[];
  readonly clan_sum: number;
  readonly mayor_sum: number;
}

/** Both sides rolled; only numbers count. */
export interface VotesRolled {
  readonly type: "votes_rolled";
  readonly number: number;
  readonly clan_dice: readonly string[];
  readonly mayor_dice: readonly string[];
  readonly clan_sum: number;
  readonly mayor_sum: number;
}

export type GameView = LegendsView;
export type GameAction = ChooseScenario | NameFirst | Recruit | Draw | Enough | Interact | PlayMinion | Done | Use | UseIntro | Pass | ChooseDie | SplitLuck | Hit | Take | Lose | DropProblem | PutToken | Rally | EndTurn | Bail | Hire | Drop | RevealCampaign | Reveal | Escape | SearchAgain | StopSearch | ChangeLaneByDie | ChangeLane | PlaceDriving | Boost | MatchPlace | ChooseBusiness | KeepBooks | Plan | Catch | Flee | Bet | SetStake | SwapTable | Find | Keep | TakeCampaigns | NameRoller;
export type GameEvent = CampaignStarted | ScenarioSetUp | RoundStarted | FirstPlayerNamed | TurnStarted | TurnEnded | PlayerLeft | ScenarioEnded | CampaignEnded | BreakOpened | MinionWon | Bailed | Hired | MinionsLeft | RecruitsAdded | MinionsDrawn | MinionPlayed | MinionsTakenBack | MinionExhausted | MinionOut | TopExhausted | MinionsReturned | DeckShuffled | ProblemDealt | ProblemSolved | CardRevealed | CardDiscarded | ChallengeChosen | DiceRolled | AbilityUsed | IntroUsed | DiceRerolled | DiceSetAside | DieAdded | DieTurned | RollEased | LuckSplit | TotalFixed | RollVoided | TokensPlaced | ChallengeOvercome | SirenHeard | PoliceTurned | PoliceActivated | PoliceStruck | EvidenceCounted | ClanRallied | TrackMoved | VaultSearched | BagsGained | LaneChosen | DrivingDicePlaced | SpeedBoosted | BusinessOpened | DowntimeLaid | BusinessKept | BusinessLost | BusinessRemoved | MoleRevealed | MoleShuffledIn | PlaceRevealed | AttackPlanned | AmbushLaid | RebelsJoined | LoyaltyChecked | ShortageMet | RebelsRolled | RebelFled | FightDecided | FugitivesCaught | BetOpened | StakeSet | PenaltyStruck | RedDieRolled | BetSettled | JackpotWon | ChipsLaundered | TableSwapped | TableClosed | TableRemoved | SpaceBlocked | MinionsFound | MinionKept | CampaignCardsDrawn | CampaignRevealed | DieSeized | DiceFreed | SupportMoved | RollerNamed | VotesRolled | ElectionDecided | TimeoutApplied;
export type GameSettings = LegendsSettings;
export type GameAdvice = LegendsAdvice | null;

/** For each action and event the kinds of things its fields name. */
export const TEXT_KINDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "scenario": {
    "scenario": "scenario"
  },
  "first": {
    "player": "player"
  },
  "recruit": {},
  "draw": {},
  "enough": {},
  "interact": {
    "target": "challenge"
  },
  "play": {
    "minion": "minion"
  },
  "done": {},
  "use": {
    "minion": "minion"
  },
  "intro": {},
  "pass": {},
  "die": {
    "number": ""
  },
  "luck": {
    "count": ""
  },
  "hit": {
    "minion": "minion"
  },
  "take": {
    "minion": "minion"
  },
  "lose": {
    "minion": "minion"
  },
  "problem": {
    "problem": "challenge"
  },
  "token": {
    "card": "challenge"
  },
  "rally": {},
  "end": {},
  "bail": {
    "minion": "minion"
  },
  "hire": {
    "minion": "minion"
  },
  "drop": {},
  "reveal_card": {
    "card": "challenge"
  },
  "reveal": {},
  "escape": {},
  "again": {},
  "stop": {},
  "lane_die": {
    "side": "side"
  },
  "lane": {
    "side": "side"
  },
  "drive": {
    "count": ""
  },
  "boost": {
    "answer": "answer"
  },
  "match": {
    "minion": "minion"
  },
  "under": {
    "business": "challenge"
  },
  "books": {
    "card": "challenge"
  },
  "plan": {},
  "catch": {},
  "flee": {
    "minion": "minion"
  },
  "bet": {
    "minion": "minion"
  },
  "stake": {
    "chips": ""
  },
  "swap": {},
  "find": {},
  "keep": {
    "minion": "minion"
  },
  "campaigns": {},
  "roller": {
    "player": "player"
  },
  "campaign_started": {
    "players": "",
    "mode": "",
    "difficulty": "",
    "clan": ""
  },
  "scenario_set_up": {
    "scenario": "scenario",
    "number": ""
  },
  "round_started": {
    "round": ""
  },
  "first_player_named": {
    "player": "player"
  },
  "turn_started": {
    "player": "player",
    "actions": ""
  },
  "turn_ended": {
    "player": "player"
  },
  "player_left": {
    "player": "player"
  },
  "scenario_ended": {
    "scenario": "scenario",
    "ending": "ending",
    "reputation": ""
  },
  "campaign_ended": {
    "won": "",
    "reason": "result",
    "score": "",
    "rank": "rank"
  },
  "break_opened": {
    "reputation": "",
    "market": "minion"
  },
  "minion_won": {
    "minion": "minion"
  },
  "bailed": {
    "minion": "minion",
    "price": "",
    "left": ""
  },
  "hired": {
    "minion": "minion",
    "price": "",
    "left": ""
  },
  "minions_left": {
    "minions": "minion",
    "lost": "minion"
  },
  "recruits_added": {
    "minions": "minion"
  },
  "minions_drawn": {
    "player": "player",
    "minions": "minion"
  },
  "minion_played": {
    "player": "player",
    "minion": "minion",
    "dice": ""
  },
  "minions_taken_back": {
    "player": "player",
    "minions": "minion"
  },
  "minion_exhausted": {
    "minion": "minion",
    "cause": "cause"
  },
  "minion_out": {
    "minion": "minion",
    "cause": "cause"
  },
  "top_exhausted": {
    "minions": "minion",
    "cause": "cause"
  },
  "minions_returned": {
    "minions": "minion",
    "pile": ""
  },
  "deck_shuffled": {
    "count": ""
  },
  "problem_dealt": {
    "player": "player",
    "problem": "challenge"
  },
  "problem_solved": {
    "player": "player",
    "problem": "challenge",
    "how": ""
  },
  "card_revealed": {
    "card": "challenge"
  },
  "card_discarded": {
    "card": "challenge"
  },
  "challenge_chosen": {
    "player": "player",
    "challenge": "challenge",
    "difficulty": ""
  },
  "dice_rolled": {
    "player": "player",
    "dice": "white",
    "red": "red"
  },
  "ability_used": {
    "player": "player",
    "minion": "minion",
    "ability": "ability"
  },
  "intro_used": {
    "player": "player"
  },
  "dice_rerolled": {
    "dice": "white",
    "red": "red"
  },
  "dice_set_aside": {
    "count": "",
    "dice": "white"
  },
  "die_added": {
    "face": "white"
  },
  "die_turned": {
    "face": "turned"
  },
  "roll_eased": {
    "how": ""
  },
  "luck_split": {
    "count": ""
  },
  "total_fixed": {
    "total": "",
    "blocked": "",
    "multiplier": "",
    "difficulty": "",
    "successes": ""
  },
  "roll_voided": {
    "total": ""
  },
  "tokens_placed": {
    "challenge": "challenge",
    "tokens": "",
    "need": ""
  },
  "challenge_overcome": {
    "challenge": "challenge"
  },
  "siren_heard": {},
  "police_turned": {
    "police": "police"
  },
  "police_activated": {
    "scenario": "scenario"
  },
  "police_struck": {
    "scenario": "scenario"
  },
  "evidence_counted": {
    "count": "",
    "limit": ""
  },
  "clan_rallied": {
    "count": ""
  },
  "track_moved": {
    "track": "track",
    "start": "",
    "end": ""
  },
  "vault_searched": {
    "number": "",
    "dice": "white",
    "bags": ""
  },
  "bags_gained": {
    "card": "challenge",
    "bags": "",
    "loot": ""
  },
  "lane_chosen": {
    "side": "side",
    "how": ""
  },
  "driving_dice_placed": {
    "count": "",
    "driving": ""
  },
  "speed_boosted": {
    "lever": ""
  },
  "business_opened": {
    "side": "side",
    "card": "challenge"
  },
  "downtime_laid": {
    "business": "challenge",
    "card": "challenge",
    "why": ""
  },
  "business_kept": {
    "card": "challenge"
  },
  "business_lost": {
    "card": "challenge",
    "tokens": "",
    "need": ""
  },
  "business_removed": {
    "left": ""
  },
  "mole_revealed": {
    "player": "player"
  },
  "mole_shuffled_in": {
    "why": ""
  },
  "place_revealed": {
    "card": "challenge"
  },
  "attack_planned": {
    "card": "challenge"
  },
  "ambush_laid": {
    "card": "challenge"
  },
  "rebels_joined": {
    "card": "challenge",
    "minions": "minion"
  },
  "loyalty_checked": {
    "minion": "minion",
    "rebel": ""
  },
  "shortage_met": {
    "count": ""
  },
  "rebels_rolled": {
    "card": "challenge",
    "dice": "white",
    "red": "red",
    "total": ""
  },
  "rebel_fled": {
    "minion": "minion"
  },
  "fight_decided": {
    "card": "challenge",
    "ambush": "",
    "clan": "",
    "rebels": "",
    "won": ""
  },
  "fugitives_caught": {
    "count": ""
  },
  "bet_opened": {
    "player": "player",
    "card": "challenge",
    "jackpot": ""
  },
  "stake_set": {
    "player": "player",
    "chips": "",
    "dice": ""
  },
  "penalty_struck": {
    "card": "challenge",
    "penalty": "effect"
  },
  "red_die_rolled": {
    "red": "red"
  },
  "bet_settled": {
    "total": "",
    "blocked": "",
    "multiplier": "",
    "jackpot": "",
    "won": ""
  },
  "jackpot_won": {
    "minion": "minion",
    "chips": ""
  },
  "chips_laundered": {
    "chips": "",
    "cell": ""
  },
  "table_swapped": {
    "player": "player",
    "card": "challenge"
  },
  "table_closed": {
    "card": "challenge"
  },
  "table_removed": {
    "left": ""
  },
  "space_blocked": {
    "space": ""
  },
  "minions_found": {
    "player": "player",
    "minions": "minion"
  },
  "minion_kept": {
    "player": "player",
    "minion": "minion"
  },
  "campaign_cards_drawn": {
    "player": "player",
    "seat": "",
    "count": "",
    "cards": "challenge"
  },
  "campaign_revealed": {
    "player": "player",
    "card": "challenge"
  },
  "die_seized": {
    "why": "seize_why",
    "seized": "",
    "slots": ""
  },
  "dice_freed": {
    "count": "",
    "seized": ""
  },
  "support_moved": {
    "to": "vote_side",
    "why": "support_why",
    "clan": "",
    "mayor": ""
  },
  "roller_named": {
    "player": "player",
    "side": "vote_side"
  },
  "votes_rolled": {
    "number": "",
    "clan_dice": "white",
    "mayor_dice": "white",
    "clan_sum": "",
    "mayor_sum": ""
  },
  "election_decided": {
    "winner": "vote_side",
    "outright": "",
    "clan": "",
    "mayor": ""
  },
  "timeout_applied": {
    "seat": "seat",
    "decision": ""
  }
};
