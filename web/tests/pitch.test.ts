import { expect, test } from "vitest";
import { gameTexts, known } from "../src/games";
import { LANGUAGES, Texts } from "../src/lib/texts";
import { pitchOf } from "../tools/pitch";

const GAMES = ["crooks", "crooks_out"];

test.each(GAMES.flatMap((game) => LANGUAGES.map((language) => ({ game, language }))))(
  "outside a table $game has its name and pitch in $language, and nothing else",
  async ({ game, language }) => {
    expect(known(game)).toBe(true);
    const sources = await gameTexts(game, language);
    const words = new Texts(language, sources);
    expect(words.say(`game-${game}`)).not.toBe("");
    expect(words.attribute(`game-${game}`, "pitch")).not.toBe("");
    expect(sources.join("").match(/^\S/gm)).toHaveLength(1);
  },
);

test("words without a game's name are no words of a game", () => {
  expect(() => pitchOf("event-x = X\n")).toThrow();
});
