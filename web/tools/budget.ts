// The amount of JavaScript that a page loads, from Vite's manifest of the built client; too much is
// an error.
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
}

const CLIENT = join(import.meta.dirname, "../../src/omerta/_client");
const GAMES = ["crooks", "crooks_out", "mafia", "crossfire", "legends"];
// A browser loads one of the two languages; Russian is the larger.
const EVERYWHERE = ["index.html", "src/text/ru.ftl?first"];
const START = [
  ...EVERYWHERE,
  "src/pages/Start.svelte",
  ...GAMES.map((game) => `../src/omerta/games/${game}/text/ru.ftl?pitch`),
];
/** When a guest comes by a link, with nothing loaded before. */
const TABLE = [...EVERYWHERE, "src/pages/Table.svelte", "node_modules/zzfx/ZzFX.js"];
const LATER = ["src/text/ru.ftl?rest"];
const BUDGETS = [
  { page: "start page", most: 60_000, modules: START, later: LATER },
  ...GAMES.map((game) => ({
    page: `table of ${game}`,
    most: 120_000,
    modules: [...TABLE, `src/games/${game}/index.ts`, `src/games/${game}/text/ru.ftl?first`],
    later: [...LATER, `src/games/${game}/text/ru.ftl?rest`],
  })),
];

const manifest = JSON.parse(readFileSync(join(CLIENT, ".vite/manifest.json"), "utf8")) as Record<
  string,
  Chunk
>;

/** The files that a browser loads for some modules and for everything they import at once. */
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

/** The bytes sent for a file; tiny files are not compressed. */
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
