import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import { gameTexts, known, load } from "../src/games";
import { LANGUAGES, Texts } from "../src/lib/texts";
import { idsOf, partOf } from "../tools/words";

const GAMES = ["crooks", "crooks_out", "crossfire", "legends", "mafia"];
const ROOT = join(import.meta.dirname, "../..");
const FILES = [
  "src/omerta/kernel/text/",
  "web/src/text/",
  ...GAMES.flatMap((game) => [`src/omerta/games/${game}/text/`, `web/src/games/${game}/text/`]),
].flatMap((folder) =>
  ["", "board."]
    .filter((kind) => existsSync(join(ROOT, folder, `${kind}en.ftl`)))
    .map((kind) => ({ folder, kind })),
);

/** A file in both languages, divided into its parts. */
function cut(
  folder: string,
  kind: string,
  language: string,
): Record<"all" | "first" | "rest", string> {
  const read = (name: string): string =>
    readFileSync(join(ROOT, folder, `${kind}${name}.ftl`), "utf8");
  const source = { text: read(language), english: read("en"), folder: join(ROOT, folder) };
  return { all: source.text, first: partOf("first", source), rest: partOf("rest", source) };
}

/** The messages that Fluent finds in a text, by id. */
function meaning(text: string): ReadonlyMap<string, unknown> {
  return new Map(new FluentResource(text).body.map((entry) => [entry.id, entry]));
}

describe.each(FILES)("the messages of $folder$kind", ({ folder, kind }) => {
  const [en, ru] = [cut(folder, kind, "en"), cut(folder, kind, "ru")];

  test("are split into the same parts in every language", () => {
    expect(idsOf(ru.first).toSorted()).toEqual(idsOf(en.first).toSorted());
    expect(idsOf(ru.rest).toSorted()).toEqual(idsOf(en.rest).toSorted());
  });

  test("are each defined once, except the terminal's, and mean the same", () => {
    const parts = [...idsOf(en.first), ...idsOf(en.rest)];
    expect(new Set(parts).size).toBe(parts.length);
    const lost = idsOf(en.all).filter((id) => !parts.includes(id));
    expect(lost.filter((id) => !/^(?:commands|pile|table|tally|value|word)-/.test(id))).toEqual([]);
    for (const { all, first, rest } of [en, ru]) {
      const [whole, now] = [meaning(all), meaning(first + rest)];
      expect(now.size).toBe(parts.length);
      for (const [id, entry] of now) expect(entry).toEqual(whole.get(id));
    }
  });

  test("loaded at once refer only to messages loaded at once", () => {
    const referred = Array.from(en.first.matchAll(/\{ ([a-z][\w-]*) \}/g), ([, id = ""]) => id);
    // A page loads the texts of a game's engine together with those of its board.
    const engine = folder.replace("web/src/games", "src/omerta/games");
    const atOnce = new Set([...idsOf(en.first), ...idsOf(cut(engine, "", "en").first)]);
    expect(referred.filter((id) => !atOnce.has(id))).toEqual([]);
  });
});

describe.each(GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  "$game in $language",
  ({ game, language }) => {
    test("has only its name and pitch outside a table", async () => {
      expect(known(game)).toBe(true);
      const sources = await gameTexts(game, language);
      const words = new Texts(language, sources);
      expect(words.say(`game-${game}`)).not.toBe("");
      expect(words.attribute(`game-${game}`, "pitch")).not.toBe("");
      expect(sources.join("").match(/^\S/gm)).toHaveLength(1);
    });

    test("fetches every part of its messages", async () => {
      const module = await load(game);
      const fetched = [await module.texts(language), await module.laterTexts(language)]
        .flat()
        .join("");
      const own = FILES.filter(({ folder }) => folder.includes(`games/${game}/`));
      const wanted = own.flatMap(({ folder, kind }) => {
        const { first, rest } = cut(folder, kind, language);
        return idsOf(first + rest);
      });
      expect(idsOf(fetched).toSorted()).toEqual(wanted.toSorted());
    });
  },
);

test("messages without a game's name belong to no game", () => {
  const source = { text: "event-x = X\n", english: "", folder: "/omerta/games/toy/text/" };
  expect(() => partOf("pitch", source)).toThrow();
});
