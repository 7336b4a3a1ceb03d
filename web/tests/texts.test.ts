import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TEXT_KINDS as crooks } from "../src/games/crooks/wire";
import { TEXT_KINDS as crooks_out } from "../src/games/crooks_out/wire";
import { TEXT_KINDS as crossfire } from "../src/games/crossfire/wire";
import { TEXT_KINDS as legends } from "../src/games/legends/wire";
import { TEXT_KINDS as mafia } from "../src/games/mafia/wire";
import { LANGUAGES, MissingText, Texts } from "../src/lib/texts";
import type { Kinds, Names, Refusal, Tagged } from "../src/lib/texts";
import { partOf } from "../tools/words";
import fixture from "./sentences.json";

function source(path: string): string {
  return readFileSync(`../src/omerta/${path}`, "utf-8");
}

const KINDS: Readonly<Record<string, Kinds>> = { crooks, crooks_out, crossfire, legends, mafia };
const TOLD = fixture.flatMap((told) => LANGUAGES.map((language) => ({ ...told, language })));

describe.each(TOLD)("the messages of $game in $language", ({ game, language, ...fixed }) => {
  const sources = ["kernel", `games/${game}`].map((place) =>
    source(`${place}/text/${language}.ftl`),
  );
  const texts = new Texts(language, sources, KINDS[game]);
  const names: Names = fixed.names[language];

  it("describe a whole match in the same sentences as the terminal, with those loaded at once", () => {
    const first = ["kernel", `games/${game}`].map((place) =>
      partOf("first", {
        text: source(`${place}/text/${language}.ftl`),
        english: source(`${place}/text/en.ftl`),
        folder: `/omerta/${place}/text/`,
      }),
    );
    const atOnce = new Texts(language, first, KINDS[game]);
    const told = fixed.events.map(({ event }) => atOnce.describe("event", event as Tagged, names));
    expect(told).toEqual(fixed.events.map((line) => line[language]));
  });

  it("refuse in the same sentences", () => {
    const said = fixed.refused.map((refusal) => texts.refusal(refusal as unknown as Refusal));
    expect(said).toEqual(fixed.refused.map((refusal) => refusal[language]));
  });

  it("report every missing message or argument", () => {
    expect(() => texts.say("no-such-message")).toThrow(MissingText);
    expect(() => texts.say("unknown-game")).toThrow(MissingText);
  });
});

describe("quotes", () => {
  const texts = new Texts("ru", ["a-card = Карта «{ $name }» и карта «{ $other }»"]);

  it("within quotes have another form", () => {
    const said = texts.say("a-card", { name: "Кабаре «Восторг»", other: "Слух" });
    expect(said).toBe("Карта «Кабаре „Восторг“» и карта «Слух»");
  });
});

describe("a message", () => {
  const texts = new Texts("en", ["a-thing = { $sure ->\n [yes] sure\n *[no] unsure\n}"], {
    thing: { sure: "" },
  });
  const told = (sure: boolean): string =>
    texts.describe("a", { type: "thing", sure } as unknown as Tagged, {});

  it("is found by names in code style too", () => {
    expect(texts.has("a_thing")).toBe(true);
    expect(texts.say("a_thing", { sure: "yes" })).toBe("sure");
  });

  it("receives true or false as yes or no", () => {
    expect([told(true), told(false)]).toEqual(["sure", "unsure"]);
  });
});

describe("the client's own messages", () => {
  const ids = (language: string): readonly string[] =>
    [
      ...readFileSync(`src/text/${language}.ftl`, "utf-8").matchAll(
        /^(?:([a-z][\w-]*) =| +(\.\w+) =)/gm,
      ),
    ].map((found) => found[1] ?? found[2] ?? "");

  it("are the same messages in both languages", () => {
    expect(ids("ru")).toEqual(ids("en"));
  });

  it.each(TOLD)("do not collide with those of $game in $language", ({ game, language }) => {
    const engine = ["kernel", `games/${game}`].map((place) =>
      source(`${place}/text/${language}.ftl`),
    );
    const own = readFileSync(`src/text/${language}.ftl`, "utf-8");
    expect(() => new Texts(language, [...engine, own])).not.toThrow();
  });
});
