/** What a player points at on the board, in words. */
import type { Words } from "../../lib/texts";
import { namesOf } from "./game_text";
import { split } from "./things";
import type { GameView } from "./wire";

/** The kinds of names, by the beginning of an address. */
const KINDS: Readonly<Record<string, string>> = {
  card: "challenge",
  minion: "minion",
  player: "player",
  scenario: "scenario",
};

/** A thing by its address: `card:va06`. */
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
