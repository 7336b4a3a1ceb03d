/**
 * Divides texts into parts, so that a page loads at first only what it needs at first:
 *
 *   `en.ftl?pitch`  the name and pitch of a game, for pages outside a table
 *   `en.ftl?first`  what a page needs at first: the board, its prompts, the log
 *   `en.ftl?rest`   what is needed later: options, refusals, advice, lessons, scores, fair checks
 *
 * `first` and `rest` are lists: a file of the client brings the engine's file of the same game (for
 * all pages, the kernel's) and the board's, if there is one, so that one request fetches them all.
 *
 * The part of a message follows from its id, or from its section in the English file. A message
 * that no rule names is in `?first`, so a missing rule costs bytes but never a text. Messages for
 * the terminal alone are in no part, nor are comments.
 */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { relative } from "node:path/posix";
import type { Plugin } from "vite";

const PARTS = ["pitch", "first", "rest"] as const;
export type Part = (typeof PARTS)[number];

/** A file of texts, the English file with its sections, and its folder. */
export interface Source {
  readonly text: string;
  readonly english: string;
  readonly folder: string;
}

const IMPORT = new RegExp(String.raw`^(.*/)(\w+\.)?(\w+)\.ftl\?(${PARTS.join("|")})(&alone)?$`);
/** A folder of the client whose texts are loaded together with the engine's. */
const CLIENT = /\/web\/src\/(?:(games\/\w+)\/)?text\/$/;
/** A message with all its lines. */
const MESSAGE = /^([a-z][\w-]*) =.*\n(?:(?:[ \t}].*)?\n)*/gm;
/** A section of an English file that is needed later as a whole. */
const LATER_SECTION = /^### (?:Why not|Later:.*)\n[^]*?(?=^### |(?![^]))/gm;

/** The purpose of a folder's texts, by the beginnings of their ids. */
interface Manners {
  /** The folder, by the end of its path. */
  readonly of: RegExp;
  /** Texts for the terminal alone. */
  readonly terminal?: RegExp;
  readonly later: RegExp;
}

/** The first match counts. */
const MANNERS: readonly Manners[] = [
  // the kernel has few texts besides refusals
  { of: /kernel\/text\/$/, terminal: /^word-/, later: /^(?!per-seat|event|bot-names)/ },
  // statements of Crossfire are shown as a player would type them
  {
    of: /omerta\/games\/crossfire\/text\/$/,
    terminal:
      /^(?:commands|tally|table(?!-(?:asked|dealer|heading|mix|no-talk|nobody|points|result|seen|shuffles|silence|sniper|token)$))-/,
    later: /^(?:doubt|form|options)-|^table-(?:heading|no-talk|nobody|result|sniper)$/,
  },
  // the engine's texts of the other games
  {
    of: /omerta\/games\/\w+\/text\/$/,
    terminal:
      /^(?:commands|pile|tally|value|word|table(?!-(?:box|clan|empty|erased|hand-none|hand-other|hangouts|memory|memory-none|memory-now|memory-off|memory-spied|money-hidden|money-line|no-hand|noted|out|points|taken-since)$))-/,
    later:
      /^(?:advice|doubt|form|hindsight|options?)-|^table-(?:box|clan|empty|erased|memory|money-line|no-hand|noted|points)/,
  },
  // the client's own texts of a game
  {
    of: /games\/\w+\/text\/$/,
    later:
      /^would-|^(?:crooks-out|crooks|crossfire|legends|mafia)-(?:check|doubt|fact|fold|hindsight|inspect|ledger|lesson|luck|need|plan|reason|result|score|screen|seats|series|story|where|winners)(?:-|$)/,
  },
  // and of all pages, where sections decide
  { of: /\/$/, later: /^$/ },
];

/** A Vite plugin that imports parts as texts. */
export function words(): Plugin {
  return {
    name: "omerta:words",
    async load(id) {
      const [, folder, kind = "", language = "", part, alone] = IMPORT.exec(id) ?? [];
      if (folder === undefined) return null;
      if (part !== "pitch" && alone === undefined) return joined(folder, `${language}.ftl?${part}`);
      const files = [language, "en"].map((each) => `${folder}${kind}${each}.ftl`);
      for (const file of files) this.addWatchFile(file);
      const [text = "", english = ""] = await Promise.all(
        files.map((file) => readFile(file, "utf8")),
      );
      return `export default ${JSON.stringify(partOf(part as Part, { text, english, folder }))};`;
    },
  };
}

/** A module with the same part of all files that are loaded together. */
function joined(folder: string, part: string): string {
  const engine = folder.replace(CLIENT, (_, game = "kernel") => `/src/omerta/${game}/text/`);
  const board = existsSync(`${folder}board.en.ftl`) ? ["./board."] : [];
  const sources = [`${relative(folder, engine)}/`, ...board, "./"];
  const imports = sources.map((source, n) => `import text${n} from "${source}${part}&alone";`);
  return `${imports.join("\n")}\nexport default [${sources.map((_, n) => `text${n}`).join()}];`;
}

/** The messages of one part, without comments. */
export function partOf(part: Part, { text, english, folder }: Source): string {
  const manners = MANNERS.find(({ of }) => of.test(folder));
  const later = new Set(idsOf(Array.from(english.matchAll(LATER_SECTION), String).join("")));
  const found = messages(text).filter(([id]) => {
    if (manners?.terminal?.test(id)) return false;
    const waits = later.has(id) || manners?.later.test(id) === true;
    return part === "pitch" ? !waits && id.startsWith("game-") : waits === (part === "rest");
  });
  if (part === "pitch" && found.length !== 1) throw new Error("a game has one name");
  return found
    .map(([, message]) => message)
    .join("")
    .replaceAll(/\n{2,}/g, "\n")
    .replaceAll(/^[ \t]+/gm, " ");
}

/** The ids of all messages of a text. */
export function idsOf(text: string): readonly string[] {
  return messages(text).map(([id]) => id);
}

function messages(text: string): readonly (readonly [string, string])[] {
  return Array.from(`${text}\n`.matchAll(MESSAGE), ([message, id = ""]) => [id, message] as const);
}
