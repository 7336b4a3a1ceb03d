import { readFileSync } from "node:fs";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { hint } from "../../src/games/legends/hints";
import { prospect } from "../../src/games/legends/plan";
import { attacksOf } from "../../src/games/legends/scenes/rebels_parts";
import { LiveWords } from "../../src/lib/words.svelte";
import { allWordsOf, game, LANGUAGES, seated, show, wordsOf } from "./board_table";
import type { GameAction } from "./board_table";
import { momentOf, moments, sceneOf } from "./rebels_table";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SCENE = "[data-part=scene]";
const TRAY = "[data-part=tray]";

/** The place of an option: its thing, or a button. */
function placeOf(option: GameAction): string {
  if ("target" in option) return `[data-card="${option.target}"]`;
  if ("minion" in option) return `[data-minion="${option.minion}"]`;
  return `[data-answer="${option.type}"], [data-offer]`;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(moments)("the board is drawn at $moment", async (moment) => {
    const shown = await show(moment, {}, language);
    const { board } = shown;
    const { view } = moment;
    const scene = sceneOf(view);
    for (const option of view.options) {
      expect(board.querySelector(placeOf(option)), JSON.stringify(option)).not.toBeNull();
    }
    for (const { card, rebels } of attacksOf(scene)) {
      expect(shown.find(`${SCENE} [data-card=${card}]`).getAttribute("aria-label")).toBeTruthy();
      for (const id of rebels) {
        const rebel = shown.find(`${SCENE} .rebel[data-minion=${id}]`);
        expect(rebel.getAttribute("aria-label")).toBeTruthy();
      }
    }
    for (const id of scene.fugitives) shown.find(`${SCENE} .fugitive [data-minion=${id}]`);
    expect(board.querySelectorAll(`${SCENE} .space`)).toHaveLength(scene.struggle.length);
    const words = await wordsOf(language);
    expect(shown.text(".summary .track")).toBe(
      words.say("legends-track-rebels", {
        clan: scene.clan,
        rebels: scene.rebels,
        worth: scene.struggle[scene.clan] ?? 0,
      }),
    );
    expect(board.textContent).not.toMatch(/\{|\}|undefined|NaN|(?:rebels|heist)-[a-z]+-/);
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
  const words = await wordsOf(language);
  for (const name of ["mine-rebel", "mine-fugitive"]) {
    const given = hint(momentOf(name).view);
    expect(words.say(given?.message ?? "")).not.toBe("");
    expect(given?.selector).toContain("data-part");
  }
});

test("both languages have the same messages of the scenario", () => {
  const ids = (language: string): readonly string[] =>
    Array.from(
      readFileSync(`src/games/legends/text/rebels.${language}.ftl`, "utf-8").matchAll(
        /^([a-z][\w-]*) =/gm,
      ),
      ([, id]) => id ?? "",
    );
  expect(ids("ru")).toEqual(ids("en"));
});

test("clauses that the scenario names are in the rules", () => {
  const rules = readFileSync("../docs/games/legends/rules.md", "utf-8");
  const said = ["text/rebels.en.ftl", "scenes/Rebels.svelte"]
    .map((file) => readFileSync(`src/games/legends/${file}`, "utf-8"))
    .join("");
  const clauses = Array.from(said.matchAll(/SC-3\.\d+/g), ([clause]) => clause);
  expect(clauses).toContain("SC-3.12");
  for (const clause of clauses) expect(rules).toContain(`**${clause}**`);
});

describe("the struggle", () => {
  const moment = momentOf("mine-act");
  const scene = sceneOf(moment.view);

  test("shows both pistols and the spaces between them", async () => {
    const shown = await show(moment);
    const track = shown.find(`${SCENE} [role=img]`);
    expect(track.getAttribute("aria-label")).toContain("8 spaces lie between them");
    expect(track.querySelectorAll(".ours")).toHaveLength(scene.clan + 1);
    expect(track.querySelectorAll(".theirs")).toHaveLength(scene.struggle.length - scene.rebels);
  });

  test("marks the icons of rebels that count", async () => {
    const shown = await show(moment);
    const marks = (id: string): readonly boolean[] =>
      [...shown.find(`.rebel[data-minion=${id}]`).querySelectorAll(".icons > span")].map((each) =>
        each.classList.contains("counts"),
      );
    expect(marks("m02")).toEqual([true, true]);
    expect(marks("m06")).toEqual([true, false]);
    expect(shown.find(".attack.clan .theirs").getAttribute("title")).toBe(
      "They roll 3 dice and the red one",
    );
  });

  test("shows the chance of a crew to win, as the engine computes it", async () => {
    const { view } = moment;
    const found = prospect(view, "at01", ["m43"], 1);
    expect(found?.dice).toBe(4);
    expect(found?.one).toBe((scene.clan_attack?.odds[3] ?? 0) / 10_000);
    const shown = await show(moment);
    await shown.press(`${SCENE} [data-card=at01]`);
    expect(shown.text(`${TRAY} .against`)).toBe(
      "Against 3 white dice and the red one. A tie is won.",
    );
    await shown.press("[data-part=hand] [data-minion=m43]");
    await shown.press("[data-offer=interact]");
    expect(shown.acts).toEqual([{ type: "interact", target: "at01" }]);
  });

  test("an ambush is lost by a tie", async () => {
    const shown = await show(moment);
    await shown.press(`${SCENE} [data-card=at04]`);
    expect(shown.text(`${TRAY} .against`)).toContain("A tie is lost.");
  });

  test("shows what is not in play yet", async () => {
    const shown = await show(momentOf("mine-start"));
    expect(shown.text(".attack.clan .empty")).toContain("No attack is planned");
    expect(shown.text(".attack.ambush .empty")).toContain("docks");
  });

  test.each(["mine-first", "mine-start"])("an attack is planned at %s", async (name) => {
    const shown = await show(momentOf(name));
    await shown.press("[data-answer=plan]");
    if (shown.acts.length === 0) await shown.press("[data-offer=plan]");
    expect(shown.acts).toEqual([{ type: "plan" }]);
  });

  test("fugitives are caught for the shown price", async () => {
    const shown = await show(moment);
    expect(shown.text("[data-answer=catch]")).toContain("Catch all 2 fugitives");
    await shown.press("[data-answer=catch]");
    if (shown.acts.length === 0) await shown.press("[data-offer=catch]");
    expect(shown.acts).toEqual([{ type: "catch" }]);
  });
});

describe("a fight", () => {
  test("shows its chances at the luck choice", async () => {
    const moment = momentOf("mine-luck");
    const { chances } = sceneOf(moment.view);
    expect(chances).toHaveLength(2);
    const shown = await show(moment);
    const said = Array.from(
      shown.board.querySelectorAll(`${TRAY} [data-answer=luck]`),
      ({ textContent }) => textContent,
    );
    expect(said).toHaveLength(2);
    for (const [count, chance] of chances.entries()) {
      expect(said[count]).toContain(String(Math.round(chance / 100)));
    }
    await shown.press("[data-answer=luck]");
    expect(shown.acts).toEqual([{ type: "luck", count: 0 }]);
  });

  test("shows the dice of both sides while a press chooses the fleeing minion", async () => {
    const shown = await show(momentOf("mine-rebel"));
    expect(shown.text("[data-part=rebels-fight] b")).toBe("13 : 8");
    expect(shown.text("[data-part=rebels-fight]")).toContain("2 rebels flee");
    expect(shown.board.querySelectorAll(`${SCENE} .flees`)).toHaveLength(3);
    await shown.press(`${SCENE} .rebel[data-minion=m02]`);
    await shown.press("[data-offer=flee]");
    expect(shown.acts).toEqual([{ type: "flee", minion: "m02" }]);
  });

  test("ends with the pistol moved", async () => {
    const shown = await show(momentOf("mine-another"));
    const { view, events } = momentOf("mine-won");
    await shown.change({ view, newEvents: events, actable: true });
    expect(shown.text(".attack.clan .empty")).toContain("No attack is planned");
    expect(shown.board.querySelectorAll(`${SCENE} .fugitive [data-minion]`)).toHaveLength(2);
    expect(shown.text("[data-part=roll] .verdict")).toBe("13 against 8: the fight is won");
  });

  test("may be lost, and the attack stays", async () => {
    const shown = await show(momentOf("mine-another"));
    const { view, events } = momentOf("mine-lost");
    await shown.change({ view, newEvents: events, actable: true });
    expect(shown.text("[data-part=roll] .verdict")).toBe("4 against 8: the fight is lost");
    expect(shown.board.querySelectorAll(`${SCENE} .attack.clan .rebel`)).toHaveLength(1);
  });
});

test("fugitives are taken back by a press, until done", async () => {
  const shown = await show(momentOf("mine-fugitive"));
  await shown.press(`${SCENE} [data-minion=m17]`);
  await shown.press("[data-offer=take]");
  expect(shown.acts).toEqual([{ type: "take", minion: "m17" }]);
});

test.each([
  ["theirs-rebel", "m02", { type: "flee", minion: "m02" }],
  ["theirs-fugitive", "m16", { type: "take", minion: "m16" }],
] as const)("a waiting player suggests an action at %s", async (name, minion, answer) => {
  const shown = await show(momentOf(name));
  await shown.press(`${TRAY} [data-minion=${minion}]`);
  await shown.press(`[data-offer=${answer.type}]`);
  expect(shown.suggested).toEqual([[answer, ""]]);
  expect(shown.acts).toEqual([]);
});

test("on a phone the scenario is a tab, and the tray keeps the fight in view", async () => {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("42rem") }),
  );
  const words = new LiveWords(game);
  await words.speak("en");
  const shown = await show(momentOf("mine-act"), { words });
  expect(shown.board.querySelector(SCENE)).toBeNull();
  await shown.press("[data-part=challenges] [data-card=at01]");
  expect(shown.text(`${TRAY} .against`)).toContain("Against 3 white dice");
  await shown.press("[role=tab]:last-child");
  expect(shown.board.querySelectorAll(`${SCENE} .attack`)).toHaveLength(2);
});
