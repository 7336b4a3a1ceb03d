/** Legends in words: the client's side of `omerta.games.legends.words`. */
import type { Args, Names, Words } from "../../lib/texts";
import { labelOf } from "./scenario_parts";
import { cardFace, diceOf, iconLetters, minionFace, nameOf } from "./printed";
import { split } from "./things";
import type { Bail, GameAction, GameView, Hire } from "./wire";

/** The names of the clan's hands; a single player has two. */
export function called(
  view: GameView,
  players: readonly string[],
  words: Words,
): readonly string[] {
  if (players.length === view.players) return players;
  return view.seats.map((_, player) =>
    words.say("player-alone", { player: players[0] ?? "", number: player + 1 }),
  );
}

/** Players and hands by name; minions, cards and scenarios as printed. */
export function namesOf(view: GameView, players: readonly string[], words: Words): Names {
  const hands = called(view, players, words);
  return {
    seat: Object.fromEntries(players.map((player, seat) => [seat, player])),
    player: Object.fromEntries(hands.map((hand, player) => [player, hand])),
    minion: Object.fromEntries(view.minions.map((each) => [each.id, nameOf(each, words)])),
    challenge: Object.fromEntries(view.cards.map((each) => [each.id, nameOf(each, words)])),
    scenario: Object.fromEntries(view.scenarios.map((each) => [each.code, nameOf(each, words)])),
  };
}

/** The prompt of the present decision. */
export function prompt(view: GameView, players: readonly string[], words: Words): string {
  if (view.decision === null) return words.say("prompt-over");
  const hands = called(view, players, words);
  const player = hands[view.asked_player ?? -1] ?? "";
  if (view.you === null || !view.asked.includes(view.you)) {
    return words.say("prompt-waiting", { player });
  }
  const { roll, scene } = view;
  const spaces = view.options.map((option) => (option.type === "drive" ? option.count : 0));
  return words.say(`prompt-${view.decision}`, {
    player,
    active: hands[view.active ?? -1] ?? "",
    actions: view.actions,
    challenge: roll === null ? "" : nameOf(cardFace(view, roll.challenge), words),
    difficulty: roll?.difficulty ?? 0,
    dice: roll === null ? "" : diceSaid(roll.dice, roll.red, words),
    count: roll?.count ?? 0,
    minion: view.about === null ? "" : nameOf(minionFace(view, view.about), words),
    left: view.left_to_pick,
    purse: view.purse,
    cost: scene !== null && "search_cost" in scene ? (scene.search_cost ?? 0) : 0,
    bags: scene !== null && "bags" in scene ? scene.bags : 0,
    space: Math.max(0, ...spaces),
    chips: scene !== null && "bet" in scene ? (scene.bet?.most ?? 0) : 0,
    side: scene?.type === "power" ? (scene.asked_side ?? "") : "",
    captures: scene?.type === "rebels" ? scene.captures : 0,
  });
}

/** An option in words; it begins with what a player may type. */
export function label(
  view: GameView,
  action: GameAction,
  words: Words,
  players: readonly string[],
): string {
  const args = words.arguments(action, namesOf(view, players, words));
  return words.say(`option-${action.type}`, {
    ...args,
    ...more(view, action, words),
    ...labelOf(view, action),
  });
}

/** Additional arguments for the text of an option. */
function more(view: GameView, action: GameAction, words: Words): Args {
  const about = "minion" in action ? aboutMinion(view, action.minion, words) : {};
  switch (action.type) {
    case "first":
    case "roller":
      return { player_no: action.player + 1 };
    case "interact":
      return aboutChallenge(view, action.target, words);
    case "play":
      return { ...about, dice: diceFor(view, action.minion) };
    case "die":
      return { face: words.say(`white-${view.roll?.dice[action.number - 1] ?? "lock"}`) };
    case "luck":
      return luckArgs(view, action.count);
    case "bail":
    case "hire":
      return { ...about, price: priceOf(view, action) };
    case "done":
      return { decision: view.decision ?? "" };
    case "rally":
    case "catch":
      return { scenario_id: view.scenario ?? "" };
    default:
      return about;
  }
}

/** The total of a luck choice, and whether it is forbidden. */
function luckArgs({ roll }: GameView, count: number): Args {
  const total = roll?.totals[count] ?? 0;
  return { total, banned: roll?.bans.includes(total) ? "yes" : "no" };
}

/** A roll as the rules write it: white dice, then the red one. */
export function diceSaid(faces: readonly string[], red: string, words: Words): string {
  const white = faces.map((face) => words.say(`white-${face}`)).join(" ");
  return red === "none" ? white : `${white} | ${words.say(`red-${red}`)}`;
}

/** The price of bail or hiring. */
export function priceOf(view: GameView, { type, minion }: Bail | Hire): number {
  const { level } = minionFace(view, minion);
  return view.prices[type === "bail" ? level - 1 : level + 1] ?? 0;
}

function aboutMinion(view: GameView, id: string, words: Words): Args {
  const { level, icons, ability } = minionFace(view, id);
  return {
    no: id,
    level,
    icons: iconLetters(icons, words),
    ability: words.say(`ability-${ability}`),
  };
}

function aboutChallenge(view: GameView, id: string, words: Words): Args {
  const { icons, prints } = cardFace(view, id);
  const here = view.challenges.find((each) => each.id === id);
  return {
    no: id,
    icons: iconLetters(icons, words),
    difficulty: here?.difficulty ?? 0,
    tokens: here?.tokens ?? 0,
    need: here?.need ?? 0,
    prints,
  };
}

function diceFor(view: GameView, minion: string): number {
  if (view.roll === null) return 0;
  return diceOf(minionFace(view, minion), cardFace(view, view.roll.challenge));
}

/** The kinds of names, by the beginning of an address. */
const KINDS: Readonly<Record<string, string>> = {
  card: "challenge",
  minion: "minion",
  player: "player",
  scenario: "scenario",
};

/** A thing that a player points at, by its address: `card:va06`. */
export function thing(
  view: GameView,
  at: string,
  words: Words,
  players: readonly string[],
): string {
  const [kind, name] = split(at);
  const found = namesOf(view, players, words)[KINDS[kind] ?? ""]?.[name];
  if (found !== undefined) return found;
  if (kind === "die") return words.say("legends-thing-die", { number: name });
  const part = `legends-part-${name}`;
  return words.say(words.has(part) ? part : "legends-part-scene");
}
