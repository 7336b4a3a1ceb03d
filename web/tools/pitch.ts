import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";

const QUERY = "?pitch";
/** The message `game-…` with its attributes: up to the next line that is not indented. */
const PITCH = /^game-[\w-]+ =.*\n(?:[ \t]+.*\n|\n(?=[ \t]))*/m;

/** Of a game's words only its name and pitch: `import pitch from "…/en.ftl?pitch"`. */
export function pitch(): Plugin {
  return {
    name: "omerta:pitch",
    async load(id) {
      if (!id.endsWith(`.ftl${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(pitchOf(await readFile(file, "utf8")))};`;
    },
  };
}

/** The name and pitch in a game's words. */
export function pitchOf(words: string): string {
  const found = PITCH.exec(words);
  if (!found) throw new Error("a game's words without its name");
  return found[0];
}
