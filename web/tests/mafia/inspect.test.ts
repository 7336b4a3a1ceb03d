import { describe, expect, test } from "vitest";
import type { Language } from "../../src/lib/texts";
import { inspected } from "../inspecting";
import { game, LANGUAGES, momentOf, players } from "./table";

const look = (
  line: string,
  language: Language = "en",
  moment = "mine-act",
): Promise<readonly string[] | null> =>
  inspected(line, game, language, { view: momentOf(moment).view, players });

describe.each(LANGUAGES)("inspect commands read in %s", (language) => {
  test.each([
    ["city", "Город"],
    ["prison", "тюрьма"],
    ["CASH", "касса"],
    ["hand", "рука"],
    ["table", "стол"],
    ["city C2", "город ц2"],
    ["city b4", "город В4"],
  ])("%s gives the same text as %s", async (english, russian) => {
    const told = await look(english, language);
    expect(told?.length).toBeGreaterThan(0);
    expect(await look(russian, language)).toEqual(told);
  });

  test.each(["open c2", "pass", "cities", "city c2 c3", "city c22", "prison c2", 'city "]'])(
    "%s has a result, or is unknown",
    async (typed) => {
      expect(await look(typed, language)).toBeNull();
    },
  );
});

test("a street is described with its reach", async () => {
  expect(await look("city c2")).toEqual([
    "c2, your street: buyer, 140 on it",
    "Near: b1, c1, d1, b2, d2, b3, c3, d3",
    "Knight's move: a1, a3, b4, d4",
  ]);
  expect(await look("город c9", "ru")).toEqual(["Улицы c9 в этом городе нет."]);
});

test("the whole city is described, empty streets in one line", async () => {
  expect(await look("city")).toHaveLength(16);
  const empty = await look("city", "en", "mine-exchange");
  expect(empty?.at(-1)).toMatch(/^Empty: a1, /);
  expect((await look("city", "ru", "mine-exchange"))?.at(-1)).toMatch(/^Пусто: a1, /);
});

test("the prison, the cash and the hand are described", async () => {
  expect(await look("prison")).toEqual(["Nobody is in prison."]);
  const inside = await look("prison", "en", "mine-ransom");
  expect(inside?.[0]).toMatch(/ in cell \d+.* A ransom goes to /);
  const cash = await look("cash");
  expect(cash).toContain("Anna: 250");
  expect(cash).toContain("clan Anna, Clara: 350");
  expect(await look("деньги", "ru")).toContain("клан Anna, Clara: 350");
  const hand = await look("hand", "en", "mine-exchange");
  expect(hand?.[0]).toMatch(/^1: /);
  expect(await look("рука", "ru")).toContain("У вас на руке нет карточек.");
});
