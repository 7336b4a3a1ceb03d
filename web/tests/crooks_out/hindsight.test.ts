import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Hindsight from "../../src/games/crooks_out/Hindsight.svelte";
import {
  columnUnder,
  frameOf,
  gangs,
  hits,
  letGo,
  magnitude,
  questionAt,
  signed,
} from "../../src/games/crooks_out/hindsight";
import type { GameHindsight } from "../../src/games/crooks_out/wire";
import { LANGUAGES, momentOf, players, allWordsOf } from "./table";

afterEach(cleanup);

/** Anna asks first and third, Clara second and fourth; two crooks of Boris, one of Clara. */
const STORY: GameHindsight = {
  seat: 0,
  steps: [2, 5, 7, 9],
  turns: [1, 2, 3, 4],
  worlds: ["123456789012345678901234567890", "1000", "6", "1"],
  exact: true,
  crooks: [
    { room: "rA", holder: 1, caught_by: 0, caught_at: 0, certain_at: null, chances: [0.5] },
    { room: "gB", holder: 1, caught_by: 2, caught_at: 3, certain_at: 2, chances: [0.1, 0.5, 1, 1] },
    {
      room: "vF",
      holder: 2,
      caught_by: null,
      caught_at: null,
      certain_at: 3,
      chances: [0, 0, 0.5, 1],
    },
  ],
  questions: [
    { at: 0, asked: 1, room: "rA", hit: true, chance: 0.5, best: 0.5 },
    { at: 2, asked: 2, room: "vF", hit: false, chance: 0.5, best: 1 },
  ],
  luck: 0,
  skill: 2 / 3,
};
const { view: end } = momentOf("theirs-over");

test("a question opens the step before it was asked", () => {
  expect(frameOf(STORY, 1)).toBe(4);
  expect([0, 1, 2, 4, 5, 9, 20].map((frame) => questionAt(STORY, frame))).toEqual([
    0, 0, 1, 1, 2, 4, 4,
  ]);
});

test("luck has a real minus sign, a share is written as on the board", async () => {
  expect([-0.44, 0, 1.5].map((luck) => signed(luck, "en"))).toEqual(["−0.4", "0", "+1.5"]);
  expect(signed(-0.44, "ru")).toBe("−0,4");
  for (const [language, skill] of [
    ["en", "Skill 67%"],
    ["ru", "Умение 67 %"],
  ] as const) {
    const words = await allWordsOf(language);
    const shown = { story: STORY, end, players, words, frame: 0, go: () => undefined };
    render(Hindsight, { ...shown, motion: false });
    expect(screen.getByText((text) => text.replace(/\s/g, " ") === skill)).toBeTruthy();
    cleanup();
  }
});

test("in Russian the second turn takes another preposition", async () => {
  const words = await allWordsOf("ru");
  const said = [1, 2, 12].map((turn) =>
    words.say("crooks-out-hindsight-missed-crook", {
      ...{ room: "синий B", holder: "Анна", turn, caught: "no", catcher: "", caught_turn: 0 },
    }),
  );
  expect(
    said.map((text) => /точно (.*) хода/.exec(text.replace(/[\u2066-\u2069]/g, ""))?.[1]),
  ).toEqual(["с 1-го", "со 2-го", "с 12-го"]);
});

test("crooks are listed with the players who hid them", () => {
  expect(gangs(STORY).map(({ holder, crooks }) => [holder, crooks.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test("only certain crooks count as missed when another one was asked for", () => {
  expect(letGo(STORY).map(({ room }) => room)).toEqual(["gB"]);
  expect(letGo({ ...STORY, seat: 2 })).toEqual([]);
});

test("counts of deals too large for a number have their magnitude", () => {
  expect(magnitude("1")).toBe(0);
  expect(magnitude("1000")).toBeCloseTo(3);
  expect(magnitude(STORY.worlds[0] ?? "")).toBeCloseTo(29.09, 2);
});

test("hits are compared with the expected hits", () => {
  expect(hits(STORY)).toEqual({ made: 1, due: 1 });
});

test("a point on the strip opens its question", () => {
  const strip = document.createElement("div");
  strip.getBoundingClientRect = () => new DOMRect(100, 0, 200, 10);
  const under = (x: number): number =>
    columnUnder(new MouseEvent("click", { clientX: x }), strip, 4);
  expect([90, 100, 149, 150, 299, 400].map(under)).toEqual([0, 0, 0, 1, 3, 3]);
});

test.each(LANGUAGES)("every value has a text too, in %s", async (language) => {
  const words = await allWordsOf(language);
  const wanted: [number, boolean][] = [];
  const go = (frame: number, look: boolean): void => void wanted.push([frame, look]);
  const shown = { story: STORY, end, players, words, frame: 9, go, motion: false };
  render(Hindsight, shown);
  expect(screen.getAllByRole("row", { hidden: true })).toHaveLength(1 + STORY.crooks.length);
  const [missed] = screen.getAllByRole("button", { name: /gB|зелёный B|green B/ });
  if (!missed) throw new Error("the missed crook is not told");
  await fireEvent.click(missed);
  await fireEvent.input(screen.getByRole("slider"), { target: { value: "1" } });
  expect(wanted).toEqual([
    [6, true],
    [4, false],
  ]);
});

test("a match without questions has a review, too", async () => {
  const words = await allWordsOf("en");
  const nothing = { ...STORY, steps: [], turns: [], worlds: [], crooks: [], questions: [] };
  const go = (): void => undefined;
  render(Hindsight, { story: nothing, end, players, words, frame: 0, go, motion: false });
  expect(screen.queryByRole("slider")).toBeNull();
});
