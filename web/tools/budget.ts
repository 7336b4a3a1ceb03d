// How much JavaScript a page loads, from Vite's manifest of the built client; too much is an error.
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

interface Chunk {
  file: string;
  imports?: string[];
}

const CLIENT = join(import.meta.dirname, "../../src/omerta/_client");
const GAMES = ["crooks", "crooks_out", "mafia"];
// Of the two languages a browser loads one; Russian is the longer.
const START = [
  "index.html",
  "src/text/ru.ts",
  ...GAMES.map((game) => `../src/omerta/games/${game}/text/ru.ftl?pitch`),
];
const TABLE = ["src/pages/Table.svelte", "node_modules/zzfx/ZzFX.js"];
const BUDGETS = [
  { page: "start page", most: 60_000, modules: START },
  ...GAMES.map((game) => ({
    page: `table of ${game}`,
    most: 120_000,
    modules: [...START, ...TABLE, `src/games/${game}/index.ts`, `src/games/${game}/text/ru.ts`],
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

for (const { page, most, modules } of BUDGETS) {
  let total = 0;
  for (const file of files(modules)) total += statSync(join(CLIENT, `${file}.gz`)).size;
  process.stdout.write(`${page}: ${total} of ${most} bytes of JavaScript, compressed\n`);
  if (total > most) process.exitCode = 1;
}
