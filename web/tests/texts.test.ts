import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { TEXT_KINDS } from "../src/games/crooks/wire";
import { LANGUAGES, MissingText, Texts } from "../src/lib/texts";
import type { Refusal, Tagged } from "../src/lib/texts";
import fixture from "./sentences.json";

function source(path: string): string {
  return readFileSync(`../src/omerta/${path}`, "utf-8");
}

describe.each(LANGUAGES)("the words of the kernel in %s", (language) => {
  const sources = ["kernel", "games/crooks"].map((place) =>
    source(`${place}/text/${language}.ftl`),
  );
  const texts = new Texts(language, sources, TEXT_KINDS);
  const names = { seat: Object.fromEntries(fixture.players.map((name, seat) => [seat, name])) };

  it("tell a whole game in the same sentences as the terminal", () => {
    const told = fixture.told.map(({ event }) => texts.told("event", event as Tagged, names));
    expect(told).toEqual(fixture.told.map((line) => line[language]));
  });

  it("refuse in the same sentences", () => {
    const said = fixture.refused.map((refusal) => texts.refusal(refusal as unknown as Refusal));
    expect(said).toEqual(fixture.refused.map((refusal) => refusal[language]));
  });

  it("miss neither a message nor an argument in silence", () => {
    expect(() => texts.say("no-such-message")).toThrow(MissingText);
    expect(() => texts.say("unknown-game")).toThrow(MissingText);
  });
});

describe("the client's own words", () => {
  const ids = (language: string): readonly string[] =>
    [
      ...readFileSync(`src/text/${language}.ftl`, "utf-8").matchAll(
        /^(?:([a-z][\w-]*) =| +(\.\w+) =)/gm,
      ),
    ].map((found) => found[1] ?? found[2] ?? "");

  it("are the same messages in both languages", () => {
    expect(ids("ru")).toEqual(ids("en"));
  });

  it.each(LANGUAGES)("do not collide with those of the engine in %s", (language) => {
    const engine = ["kernel", "games/crooks"].map((place) =>
      source(`${place}/text/${language}.ftl`),
    );
    const own = readFileSync(`src/text/${language}.ftl`, "utf-8");
    expect(() => new Texts(language, [...engine, own])).not.toThrow();
  });
});
