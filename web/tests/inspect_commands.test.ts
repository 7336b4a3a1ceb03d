import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { load } from "../src/games";
import { LANGUAGES } from "../src/lib/texts";
import { means } from "../src/lib/spelled";
import { spoken } from "./moments";

const GAMES = ["crooks", "crooks_out", "crossfire", "legends", "mafia"];
/** Inspect commands of every table. */
const COMMON = ["log", "help"];

/** The words of the line that begins with `look =` in the rules. */
function inRules(game: string): readonly string[] {
  const rules = readFileSync(`../docs/games/${game}/rules.md`, "utf8");
  const line = /^look +=(.*);$/m.exec(rules)?.[1] ?? "";
  const words = line.replaceAll(/\([^)]*\)/g, "").split("|");
  return words.map((word) => /"(\w+)"/.exec(word)?.[1] ?? "");
}

/** The spellings of a word in the terminal, in all languages. */
function inTerminal(game: string, word: string): readonly string[] {
  return LANGUAGES.flatMap((language) => {
    const bundle = new FluentBundle(language);
    for (const folder of ["cli", `games/${game}`]) {
      const file = `../src/omerta/${folder}/text/${language}.ftl`;
      bundle.addResource(new FluentResource(readFileSync(file, "utf8")));
    }
    const message = bundle.getMessage(`word-${word}`)?.value;
    return message ? bundle.formatPattern(message).split(", ") : [];
  });
}

describe.each(GAMES)("the inspect commands of %s", (id) => {
  test("are the ones in its rules", async () => {
    const { inspectCommands } = await load(id);
    expect([...inspectCommands, ...COMMON].sort()).toEqual([...inRules(id)].sort());
  });

  test.each(LANGUAGES)("are typed as in the terminal, in any language (%s)", async (language) => {
    const game = await load(id);
    const words = await spoken(game, language);
    for (const look of game.inspectCommands) {
      const spellings = inTerminal(id, look);
      expect(spellings.length).toBeGreaterThanOrEqual(LANGUAGES.length);
      for (const typed of spellings)
        expect(means(`inspect-${look}`, typed, words), typed).toBe(true);
    }
  });
});
