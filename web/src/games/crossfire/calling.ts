/** The sentences of a scene of the finale. */
import type { Words } from "../../lib/texts";
import type { FinaleScene } from "./finale";
import { namesOf } from "./game_text";

/** The events of a scene in words, or a sentence for a call that found no player. */
export function sentencesOf(
  scene: FinaleScene,
  players: readonly string[],
  words: Words,
): readonly string[] {
  if (scene.cue === "point") return []; // arrows show it better than a list of ten
  const names = namesOf(players);
  const told = scene.events
    .map((event) => words.describe("event", event, names).trim())
    .filter((text) => text !== "");
  if (told.length > 0 && scene.cue === "result") return []; // the call says it
  return told.length > 0 ? told : [words.say("crossfire-finale-nobody")];
}
