import { describe, expect, test } from "vitest";
import type { Language } from "../../src/lib/texts";
import { inspected } from "../inspecting";
import { game, momentOf, moments, seated } from "./board_table";

const look = (
  line: string,
  language: Language = "en",
  moment = "mine-act-bank",
): Promise<readonly string[] | null> =>
  inspected(line, game, language, { view: momentOf(moment).view, players: seated(moment) });

test("the table is described with its challenges, their odds, and all hands", async () => {
  const told = await look("table");
  expect(told).toEqual(
    expect.arrayContaining([
      "Round 3",
      "Fingerprints: 3 of 8",
      expect.stringMatching(/^al10 Alarm: Guard Dogs\. .* 3 dice against 5: 64 % for a success\.$/),
      "Boris: m07 Smiling Mountain",
    ]),
  );
  expect(await look("стол", "ru")).toContain("Boris: m07 Улыбчивая Гора");
});

describe.each(["en", "ru"] as const)("in %s", (language) => {
  test.each(moments.map(({ moment }) => moment))("the looks answer at %s", async (moment) => {
    for (const line of ["table", "hands", "piles", "odds", "card bank"]) {
      expect((await look(line, language, moment))?.length).toBeGreaterThan(0);
    }
  });
});

test("the hands minion by minion, the piles sorted, the odds", async () => {
  expect((await look("hands"))?.at(-1)).toBe(
    "Boris: m07 Smiling Mountain, level 1, MC, street. Ability: reroll one white die",
  );
  expect((await look("стопки", "ru"))?.[2]).toBe("Выбыли, 1: m04 Лу Левый Хук");
  expect((await look("odds"))?.[2]).toMatch(/^3 dice: difficulty 3: 81 %, two successes 62 %; /);
  expect((await look("шансы", "ru"))?.[1]).toMatch(/^2 кубика: сложность 3: 68 %, два успеха 45 %/);
});

test("a card by its id or its name in any language", async () => {
  const told = ["Crowbar Quinn, level 1, MH, docks. Ability: reroll one white die"];
  for (const line of ["card m01", "card crowbar quinn", "карта Ломик Куинн"]) {
    expect(await look(line)).toEqual(told);
  }
  expect((await look("card Guard Dogs"))?.[0]).toMatch(/^Alarm: Guard Dogs\. /);
  expect((await look("карта bank", "ru"))?.[0]).toMatch(/^Большой куш: /);
  expect(await look("card nonsense")).toEqual(["There is no card called nonsense."]);
});

test.each(["hands 2", "piles x", "recruit"])("%s has a result", async (line) => {
  expect(await look(line)).toBeNull();
});
