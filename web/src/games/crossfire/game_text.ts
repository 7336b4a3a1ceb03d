/**
 * Crossfire in words: the client's side of `games/crossfire/words.py`, and texts for the screen.
 */
import type { Args, Names, Words } from "../../lib/texts";
import { actionOf } from "./talk";
import type { GameAction, GameView, StatementMade } from "./wire";

/** Players by name; the texts name roles, faces and topics. */
export function namesOf(players: readonly string[]): Names {
  return { seat: Object.fromEntries(players.map((player, seat) => [seat, player])) };
}

/** Up to this many players are named in the prompt; more are counted. */
const NAMED = 3;

/** The prompt; it never names the own card, because others may see the screen. */
export function prompt(view: GameView, players: readonly string[], words: Words): string {
  if (view.decision === null) return words.say("prompt-over");
  if (view.you === null || !view.active.includes(view.you)) return waiting(view, players, words);
  const { decision } = view;
  const own = decision === "look" || decision === "claim";
  return words.say(own ? `fire-prompt-${decision}` : `prompt-${decision}`, {
    player: players[view.you] ?? "",
    stage: view.stage ?? 0,
    mode: view.mode,
    snipes: view.you === view.sniper ? "yes" : "no",
    tokens: view.tokens - view.seats.filter(({ token }) => token).length,
    two: view.options.some(({ type }) => type === "aim_two") ? "yes" : "no",
    game: view.game + 1,
    games: view.games,
  });
}

function waiting(view: GameView, players: readonly string[], words: Words): string {
  if (view.decision === "talk" && view.active.length > 1) return words.say("fire-prompt-talking");
  if (view.active.length > NAMED) {
    return words.say("fire-prompt-waiting", { count: view.active.length });
  }
  const player = view.active.map((seat) => players[seat] ?? "").join(", ");
  return words.say("prompt-waiting", { player });
}

/** An option in words, beginning with what a player may type: seats by number, then by name. */
export function label(
  _: GameView,
  action: GameAction,
  words: Words,
  players: readonly string[],
): string {
  const args = words.arguments(action, namesOf(players));
  return words.say(`option-${action.type}`, { ...args, ...typed(action, words) });
}

/** The typed form of the parts of an option. */
function typed(action: GameAction, words: Words): Args {
  const first = (id: string): string => words.say(`word-${id}`).split(",")[0] ?? "";
  return {
    ...("seat" in action ? { seat_no: action.seat + 1 } : {}),
    ...("first" in action ? { first_no: action.first + 1, second_no: action.second + 1 } : {}),
    ...("role" in action ? { role_word: first(`role-${action.role}`) } : {}),
    ...("code" in action ? { code_word: first(action.code) } : {}),
    ...("topic" in action ? { topic_word: first(`topic-${action.topic}`) } : {}),
    ...("face" in action ? { face_word: first(`face-${action.face}`) } : {}),
  };
}

/** An option as it would be said, without its typed form. */
export function spoken(
  view: GameView,
  action: GameAction,
  words: Words,
  players: readonly string[],
): string {
  const told = label(view, action, words, players);
  return told.slice(told.indexOf(": ") + 2);
}

/** A statement as it was said, without the speaker. */
export function saidAs(
  view: GameView,
  said: StatementMade,
  words: Words,
  players: readonly string[],
): string {
  return spoken(view, actionOf(said), words, players);
}

export interface Described {
  readonly view: GameView;
  readonly seat: number;
  readonly players: readonly string[];
  readonly words: Words;
  /** The card, if it lies open. */
  readonly role?: string | null;
  readonly down?: boolean;
}

/** The public facts about a seat, for screen readers. */
export function describeSeat(about: Described): string {
  const { view, seat, players, words, role = null, down = false } = about;
  const who = view.seats[seat];
  const parts = [words.say("fire-seat", { no: seat + 1, player: players[seat] ?? "" })];
  if (role !== null) parts.push(words.say(`role-${role}`));
  else if (who?.face) parts.push(words.say("fire-claims", { face: words.say(`face-${who.face}`) }));
  if (down) parts.push(words.say("fire-down"));
  if (who?.token) parts.push(words.say("table-token"));
  if (view.dealer === seat) parts.push(words.say("table-dealer"));
  if (view.games > 1) parts.push(words.say("table-points", { points: who?.points ?? 0 }));
  return parts.join(", ");
}
