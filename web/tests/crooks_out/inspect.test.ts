import { describe, expect, test, vi } from "vitest";
import type { Language } from "../../src/lib/texts";
import { inspected } from "../inspecting";
import { game, momentOf, players } from "./table";

const { view } = momentOf("mine-ask");
const look = (
  line: string,
  language: Language = "en",
  more: object = {},
): Promise<readonly string[] | null> => inspected(line, game, language, { view, players, ...more });

describe("a sheet", () => {
  test("is described briefly, the own one first", async () => {
    const told = await look("sheet");
    expect(told?.[0]).toBe("Anna: 0 points, 4 in hand, 4 laid out");
    expect(told?.[1]).toMatch(/^Numbers: red A 1, .*orange A 2 circled/);
    expect(told).toContain("Open: red E, green E, blue D, violet F");
    expect(told).toContain("Caught: orange B E, blue B, violet C");
  });

  test("of another player is chosen by name or number", async () => {
    const told = await look("таблица Big Boris", "ru");
    expect(told?.[0]).toMatch(/^Big Boris: /);
    expect(await look("sheet 2", "ru")).toEqual(told);
    expect(await look("sheet Nobody")).toEqual(["Nobody here is called Nobody."]);
  });

  test("is described with chances and pencil notes", async () => {
    const sheets = players.map(() => ({ excluded: ["rA"], proved: ["rB"] }));
    const seats = players.map(() => Array.from({ length: 36 }, () => 0.25));
    const advice = { sheets, chances: { worlds: "12", exact: false, seats, box: [] } };
    const told = await look("sheet", "en", { advice, pencil: { "0:rE": "+ sly" } });
    expect(told).toContain("Open: red E 25%, green E 25%, blue D 25%, violet F 25%");
    expect(told).toContain("Pencil: red E sure sly");
  });
});

test("the table, hand, points, caught crooks and questions", async () => {
  expect(await look("table")).toEqual(
    expect.arrayContaining([
      "Anna: who hides which crook? Name an opponent and a room.",
      "The dice: green F",
      "Your hand: red E, green E, blue D, violet F",
    ]),
  );
  expect(await look("рука", "ru")).toEqual([
    "Ваша рука: красный E, зелёный E, синий D, фиолетовый F",
  ]);
  expect(await look("points")).toHaveLength(4);
  expect((await look("laid"))?.[0]).toBe("Anna: orange B, orange E, blue B, violet C");
  expect((await look("вопросы", "ru"))?.[0]).toBe(
    "clara спрашивает игрока Anna: красный D? × промах",
  );
  expect(await look("hand 2")).toBeNull();
});

describe("a note", () => {
  test.each([
    ["note Big Boris bb yes", "1:bB", "+", "Noted: Big Boris, blue B: sure"],
    ["note 2 rA no", "1:rA", "- sly", "Noted: Big Boris, red A: impossible"],
    ["заметка 2 кА стереть", "1:rA", "", "Erased: Big Boris, red A"],
    ["заметка Big Boris жёлтый В может", "1:yB", "?", "Noted: Big Boris, yellow B: candidate"],
  ])("%s writes %s", async (line, at, kept, told) => {
    const remark = vi.fn();
    expect(await look(line, "en", { remark, pencil: { "1:rA": "+ sly" } })).toEqual([told]);
    expect(remark).toHaveBeenCalledExactlyOnceWith(at, kept.replace("- sly", "-sly"));
  });

  test.each([
    ["note", "Say it like this: note Anna rB yes (or no, maybe, erase)."],
    ["note Anna rB perhaps", "Say it like this: note Anna rB yes (or no, maybe, erase)."],
    ["note 1 rB yes", "Notes are about the others: you know your own crooks."],
    ["note 3 rB erase", "You have no note there: Clara, red B."],
  ])("%s is not written", async (line, told) => {
    const remark = vi.fn();
    expect(await look(line, "en", { remark })).toEqual([told]);
    expect(remark).not.toHaveBeenCalled();
  });
});
