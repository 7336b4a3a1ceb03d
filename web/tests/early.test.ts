/** Checks in the sources, module by module, that later texts are used only after loading. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { idsOf, partOf } from "../tools/words";
import type { Part } from "../tools/words";

const SRC = join(import.meta.dirname, "../src");
const ENGINE = join(import.meta.dirname, "../../src/omerta");
const GAMES = ["crooks", "crooks_out", "crossfire", "legends", "mafia"];
const PAGES = ["App.svelte", "pages/Start.svelte", "pages/Table.svelte"];

const IMPORTED = /^\s*(?:import|export)\s(?!type\s)[^;]*?\sfrom\s+"(\.[^"]+)"/gm;
const FETCHED = /import\("(\.[^"?]+)"\)/g;
/** Code that loads all texts, or waits for them before it is shown. */
const WAITING =
  /loadAll\(import\("[^"]+"\)\)|\{#await import\("[^"]+"\) then \{ default: \w+ \}\}\s*\{#if (?:props\.)?words\.isLoaded\}/g;
/** A game other than the present one, and its parts for pages with all texts. */
const ELSEWHERE =
  /\/games\/\w+\/(?:index|deal_check)\.ts$|\/(?:Hindsight|Result|Television)\.svelte$/;
/** Ids that a module names early for another part that uses them later, and that part. */
const NAMED: readonly (readonly [RegExp, RegExp, string])[] = [
  [/\/lesson\.ts$/, /-lesson-/, "the page of the lesson"],
  [/\/(?:index|game_text)\.ts$/, /^option-/, "the list of answers"],
  [/\/Say\.svelte$/, /^statements-used-up$/, "itself, if all words are there"],
];

function resolved(from: string, to: string): string | undefined {
  const path = join(dirname(from), to);
  return ["", ".ts", ".svelte", ".svelte.ts", "/index.ts"]
    .map((ending) => path + ending)
    .find((file) => /\.(?:ts|svelte)$/.test(file) && existsSync(file));
}

/** The modules that may be shown before the later texts are loaded. */
function early(roots: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const left = [...roots];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    const text = readFileSync(file, "utf8");
    const fetched = text.replaceAll(WAITING, "").matchAll(FETCHED);
    for (const [, to = ""] of [...text.matchAll(IMPORTED), ...fetched]) {
      const module = resolved(file, to);
      if (module !== undefined && !ELSEWHERE.test(module)) left.push(module);
    }
  }
  return [...found];
}

/** The ids that a module uses, and beginnings of ids. */
function said(file: string): readonly RegExp[] {
  const code = readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\//g, "");
  const calls = Array.from(code.matchAll(/\b(?:say|attribute|cases)\(([^)]*)/g), String);
  const messages = Array.from(code.matchAll(/message: .*/g), String);
  const ids = [...calls, ...messages].flatMap((text) =>
    Array.from(text.matchAll(/["`]([a-z][^"`]*)["`]/g), ([, id = ""]) =>
      id.replaceAll(/\$\{[^}]*\}?/g, "[\\w-]+"),
    ),
  );
  const described = Array.from(
    code.matchAll(/describe\("(\w+)"/g),
    ([, prefix = ""]) => `${prefix}-.*`,
  );
  return [...ids, ...described].map((id) => new RegExp(`^${id.replaceAll("_", "-")}$`));
}

function words(part: Part, game: string): readonly string[] {
  const own = game === "" ? [] : [join(ENGINE, "games", game), join(SRC, "games", game)];
  return [join(ENGINE, "kernel"), SRC, ...own].flatMap((place) => {
    const folder = join(place, "text/");
    return ["en.ftl", "board.en.ftl"]
      .map((name) => join(folder, name))
      .filter((file) => existsSync(file))
      .map((file) => readFileSync(file, "utf8"))
      .flatMap((text) => idsOf(partOf(part, { text, english: text, folder })));
  });
}

test.each(["", ...GAMES])("pages and the board of %j use only messages that exist", (game) => {
  const roots = game === "" ? PAGES : [...PAGES, `games/${game}/index.ts`];
  const [first, rest] = [words("first", game), words("rest", game)];
  const modules = early(roots.map((root) => join(SRC, root)));
  expect(modules.length).toBeGreaterThan(40);
  const wrong = modules.flatMap((module) =>
    said(module)
      .filter((id) => !first.some((each) => id.test(each)))
      .flatMap((id) => rest.filter((each) => id.test(each)))
      .filter((id) => !NAMED.some(([file, ids]) => file.test(module) && ids.test(id)))
      .map((id) => `${module.slice(SRC.length + 1)}: ${id}`),
  );
  expect(wrong).toEqual([]);
});
