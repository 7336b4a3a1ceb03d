import { readFileSync } from "node:fs";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hint } from "../../src/games/legends/hints";
import { LiveWords, words as site } from "../../src/lib/words.svelte";
import { game, LANGUAGES, seated, show, allWordsOf } from "./board_table";
import type { GameAction } from "./board_table";
import { front, momentOf, moments, SCENE, sceneOf, TRAY } from "./family_table";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The place of an option: its thing, or a button. */
function placeOf(option: GameAction): string {
  if ("target" in option) return `[data-card="${option.target}"]`;
  if ("minion" in option) return `[data-minion="${option.minion}"]`;
  if (option.type === "books") return front(option.card);
  if (option.type === "under") return front(option.business);
  return `[data-answer="${option.type}"], [data-offer]`;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(moments)("the board is drawn at $moment", async (moment) => {
    const shown = await show(moment, {}, language);
    const { board } = shown;
    const { view } = moment;
    const { businesses, income, marker } = sceneOf(view);
    for (const option of view.options) {
      expect(board.querySelector(placeOf(option)), JSON.stringify(option)).not.toBeNull();
    }
    for (const { card, downtimes } of businesses) {
      for (const id of card === null ? [] : [card, ...downtimes]) {
        expect(board.querySelector(front(id))?.getAttribute("aria-label")).toBeTruthy();
      }
    }
    expect(shown.text(`${SCENE} .coin`)).toBe(String(income[marker]));
    const words = await allWordsOf(language);
    expect(shown.text(".summary .track")).toBe(
      words.say("legends-track-family", {
        income: income[marker] ?? 0,
        left: sceneOf(view).business_deck,
      }),
    );
  });

  test.each(moments)(
    "decision and options have the texts of the terminal at $moment",
    async (each) => {
      const words = await allWordsOf(language);
      const names = seated(each.moment);
      expect(game.prompt(each.view, names, words)).toBe(each.said[language].prompt);
      const labels = each.view.options.map((option) => game.label(each.view, option, words, names));
      expect(labels).toEqual(each.said[language].labels);
    },
  );
});

test.each(LANGUAGES)("every decision of the scenario has a hint (%s)", async (language) => {
  const words = await allWordsOf(language);
  for (const name of ["mine-place", "mine-downtime", "mine-books"]) {
    const given = hint(momentOf(name).view);
    expect(words.say(given?.message ?? "")).not.toBe("");
    expect(given?.selector).toContain("data-part");
  }
});

test("both languages have the same messages of the scenario", () => {
  const ids = (language: string): readonly string[] =>
    Array.from(
      readFileSync(`src/games/legends/text/family.${language}.ftl`, "utf-8").matchAll(
        /^([a-z][\w-]*) =/gm,
      ),
      ([, id]) => id ?? "",
    );
  expect(ids("ru")).toEqual(ids("en"));
});

describe("a shop front", () => {
  const moment = momentOf("mine-act");
  const [left, right] = sceneOf(moment.view).businesses;

  test("shows additions of downtimes, and strikes through forbidden totals", async () => {
    const shown = await show(moment);
    expect(left).toMatchObject({ harder: 1, banned: [5, 7], ban_from: 12, ban_to: null });
    const struck = Array.from(
      shown.find(`${SCENE} .front`).querySelectorAll(".total.struck .number"),
      ({ textContent }) => textContent,
    );
    expect(struck).toEqual(["5", "7", "12", "13", "14+"]);
    expect(shown.text(`${SCENE} .front .harder`)).toBe("+1");
    const said = shown.find(`${SCENE} .front .totals`).getAttribute("aria-label");
    expect(said).toBe("Forbidden totals: 5, 7, 12+. A success from 5 on, two from 10 on.");
  });

  test("keeps covered downtimes readable: effect and fingerprint", async () => {
    const shown = await show(moment);
    const stack = [...shown.find(`${SCENE} .front`).querySelectorAll<HTMLElement>(".downtime")];
    expect(stack.map(({ dataset }) => dataset["card"])).toEqual(left.downtimes.toReversed());
    expect(stack.map((each) => each.classList.contains("covered"))).toEqual([false, true, true]);
    expect(stack.map((each) => each.querySelector(".effect")?.textContent.trim())).toEqual([
      "12+",
      "57",
      "+1",
    ]);
    expect(stack[2]?.querySelector(".prints")).not.toBeNull();
    expect(stack[2]?.getAttribute("aria-label")).toBe(
      "Covered downtime: Soaked Ledger. the business is 1 harder, one fingerprint. " +
        "It still acts, but cannot be overcome now.",
    );
  });

  test("that is finished is marked as done in the list, too", async () => {
    const shown = await show(moment);
    expect(right.finished).toBe(true);
    expect(shown.board.querySelectorAll(`${SCENE} .stamp`)).toHaveLength(1);
    const listed = `[data-part=challenges] [data-card="${right.card ?? ""}"] .odds`;
    expect(shown.text(listed)).toBe("done");
  });

  test("is chosen by a press, and a covered downtime explains its refusal", async () => {
    const shown = await show(moment);
    await shown.press(front(left.card ?? ""));
    expect(shown.board.querySelector(".crew")).not.toBeNull();
    await shown.press(front("do04"));
    await shown.press("[data-why]");
    expect(shown.whys).toEqual([{ type: "interact", target: "do04" }]);
  });

  test("shows which hands know its place", async () => {
    const shown = await show(moment);
    const said = shown.find(`${SCENE} .front .hands`).getAttribute("aria-label");
    expect(said).toBe("In hands, who know the place: Anna 2, Boris 2");
  });

  test("that was removed leaves an empty space", async () => {
    const shown = await show(momentOf("mine-over"));
    expect(shown.board.querySelectorAll(`${SCENE} .empty`)).toHaveLength(2);
  });
});

test("places are marked on minions, and the place of the business is highlighted", async () => {
  const shown = await show(momentOf("mine-act"));
  const mark = (minion: string): Element | null =>
    shown.find(`[data-part=hand] [data-minion=${minion}]`).querySelector("[data-place]");
  expect(mark("m01")?.getAttribute("data-place")).toBe("docks");
  expect(mark("accountant")).toBeNull();
  await shown.press(front("bu01"));
  expect(mark("m01")?.classList.contains("lit")).toBe(true);
  expect(mark("m06")?.classList.contains("lit")).toBe(false);
  const said = shown.find("[data-part=hand] [data-minion=accountant]").getAttribute("aria-label");
  expect(said).toContain("The Accountant, no specialisation.");
});

test("mole and accountant show their position, decks their contents, with clauses", async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined });
  await site.speak("en");
  const shown = await show(momentOf("mine-act"));
  expect(shown.text(`${SCENE} .staff`)).toContain("Mole: with the police");
  expect(shown.text(`${SCENE} .staff`)).toContain("Accountant: Anna");
  await shown.press("[data-pile=family]");
  const { unseen, downtime_deck: downtimes } = sceneOf(momentOf("mine-act").view);
  const rows = shown.board.querySelectorAll("dialog li b");
  expect(rows).toHaveLength(unseen.length + downtimes.length);
  const clauses = Array.from(
    shown.board.querySelectorAll("dialog a"),
    (each) => each.getAttribute("href") ?? "",
  );
  expect(clauses).toContain("/rules/legends#SC-5.8");
  const rules = readFileSync("../docs/games/legends/rules.md", "utf-8");
  for (const clause of clauses) expect(rules).toContain(`**${clause.split("#")[1] ?? ""}**`);
});

test("on a phone the scenario is a tab, and the tray keeps place and totals in view", async () => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("42rem") }),
  );
  const words = new LiveWords(game);
  await words.speak("en");
  const shown = await show(momentOf("mine-act"), { words });
  expect(shown.board.querySelector(SCENE)).toBeNull();
  await shown.press("[data-part=challenges] [data-card=bu01]");
  expect(shown.board.querySelectorAll(`${TRAY} .total.struck`)).toHaveLength(5);
  await shown.press("[role=tab]:last-child");
  expect(shown.board.querySelectorAll(`${SCENE} .front`)).toHaveLength(2);
});
