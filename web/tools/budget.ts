// How much JavaScript a page loads, from Vite's manifest of the built client; too much is an error.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
}

const CLIENT = join(import.meta.dirname, "../../src/omerta/_client");
const GAMES = ["crooks", "crooks_out", "mafia", "crossfire", "legends"];
// Of the two languages a browser loads one; Russian is the longer.
const EVERYWHERE = ["index.html", "src/text/ru.ts"];
const START = [
  ...EVERYWHERE,
  "src/pages/Start.svelte",
  ...GAMES.map((game) => `../src/omerta/games/${game}/text/ru.ftl?pitch`),
];
/** As somebody comes to it by a link, with nothing fetched before. */
const TABLE = [...EVERYWHERE, "src/pages/Table.svelte", "node_modules/zzfx/ZzFX.js"];
const LATER = ["src/text/rest.ru.ts"];
const BUDGETS = [
  { page: "start page", most: 60_000, modules: START, later: LATER },
  ...GAMES.map((game) => ({
    page: `table of ${game}`,
    most: 120_000,
    modules: [...TABLE, `src/games/${game}/index.ts`, `src/games/${game}/text/ru.ts`],
    later: [...LATER, `src/games/${game}/text/rest.ru.ts`],
  })),
];

const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

/** The files that a browser fetches for some modules and for all that they import at once. */
function files(modules: string[], found = new Map<string, string>()): Iterable<string> {
  for (const name of modules) {
    if (found.has(name)) continue;
    const chunk = manifest[name];
    if (!chunk) throw new Error(`the built client has no ${name}: is it still fetched on its own?`);
    found.set(name, chunk.file);
    files(chunk.imports ?? [], found);
  }
  return new Set(found.values());
}

/** What a browser is sent of a file; a tiny one is not worth compressing. */
function sent(file: string): number {
  return statSync(existsSync(`${file}.gz`) ? `${file}.gz` : file).size;
}

function total(modules: string[]): number {
  let bytes = 0;
  for (const file of files(modules)) bytes += sent(join(CLIENT, file));
  return bytes;
}

for (const { page, most, modules, later } of BUDGETS) {
  const [now, all] = [total(modules), total([...modules, ...later])];
  process.stdout.write(
    `${page}: ${now} of ${most} bytes of JavaScript, compressed; words for later: ${all - now}\n`,
  );
  if (now > most) process.exitCode = 1;
}
