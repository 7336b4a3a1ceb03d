import { readFileSync } from "node:fs";
import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { words as frame } from "../../src/lib/words.svelte";
import { LANGUAGES, game, show, allWordsOf } from "./board_table";
import type { GameAction } from "./board_table";
import { momentOf, moments, players, powerWords, sceneOf } from "./power_table";

afterEach(cleanup);

const SCENE = "[data-part=scene]";
const said = moments.filter((each) => (each.said as unknown) !== null);

describe.each(LANGUAGES)("in %s", (language) => {
  const drawn = moments.filter(({ moment }) => language === "en" || !moment.startsWith("theirs"));
  test.each(drawn)("the board is drawn at $moment", async (moment) => {
    const { view } = moment;
    const { board } = await show(moment, {}, language);
    expect(board.querySelector(SCENE)).not.toBeNull();
    for (const option of view.options) {
      expect(board.querySelector(placeOf(option)), JSON.stringify(option)).not.toBeNull();
    }
    if (view.scene?.type !== "power" || view.phase === "break") return;
    const { campaign, betrayal, hands } = view.scene;
    const own = hands.flatMap(({ cards }) => cards ?? []);
    for (const id of [campaign, betrayal, ...own]) {
      if (id !== null) expect(board.querySelector(`${SCENE} [data-card=${id}]`), id).not.toBeNull();
    }
  });

  test.each(said)(
    "decision and options have the texts of the terminal at $moment",
    async (each) => {
      const words = await allWordsOf(language);
      const names = each.moment === "alone-act" ? players.slice(0, 1) : players;
      expect(game.prompt(each.view, names, words)).toBe(each.said[language].prompt);
      const labels = each.view.options.map((option) => game.label(each.view, option, words, names));
      expect(labels).toEqual(each.said[language].labels);
    },
  );

  test("every message for an action, a deck or an effect exists", async () => {
    const [words, own] = [await allWordsOf(language), await powerWords(language)];
    const { view } = momentOf("mine-act-silent");
    for (const { deck, effect } of view.cards) {
      expect(words.has(`legends-deck-${deck}`), deck).toBe(true);
      if (effect !== "") expect(words.has(`effect-${effect}`), effect).toBe(true);
      if (deck === "betrayal") expect(own.has(`power-rule-${effect}`), effect).toBe(true);
    }
    for (const action of ["reveal_card", "campaigns", "roller", "drop"]) {
      for (const prefix of ["legends-do", "would"]) {
        expect(words.has(`${prefix}-${action}`), `${prefix}-${action}`).toBe(true);
      }
    }
    for (const question of ["campaigns", "roller"]) {
      expect(words.has(`legends-now-${question}`)).toBe(true);
      expect(words.has(`legends-hint-${question}`)).toBe(true);
    }
  });
});

/** The place of an option: its thing, or a button. */
function placeOf(option: GameAction): string {
  if ("target" in option) return `[data-card="${option.target}"]`;
  if ("card" in option) return `[data-card="${option.card}"]`;
  if ("minion" in option) return `[data-minion="${option.minion}"]`;
  if (option.type === "die") return `[data-die="${option.number}"]`;
  return `[data-answer="${option.type}"], [data-offer]`;
}

test("both languages have the same messages of the scenario", () => {
  const ids = (language: string): readonly string[] =>
    Array.from(
      readFileSync(`src/games/legends/text/power.${language}.ftl`, "utf-8").matchAll(
        /^([a-z][\w-]*) =/gm,
      ),
      ([, id]) => id ?? "",
    );
  expect(ids("ru")).toEqual(ids("en"));
});

test("own campaign cards are open, of others only the number is shown", async () => {
  const moment = momentOf("theirs-act-promising");
  const { hands } = sceneOf(moment.view);
  const shown = await show(moment);
  const { board } = shown;
  const [mine, theirs] = hands;
  expect(board.querySelectorAll("[data-campaigns='0'] [data-card]")).toHaveLength(
    mine?.cards?.length ?? -1,
  );
  expect(theirs?.cards).toBeNull();
  expect(board.querySelector("[data-campaigns='1']")).toBeNull();
  expect(shown.find(`${SCENE} .others [role=img]`).getAttribute("aria-label")).toMatch(
    /^Boris: .+ face down$/,
  );
  // Cards that are neither open nor in the own hand are named nowhere on the board.
  for (const id of sceneOf(moment.view).unseen) {
    const name = moment.view.cards.find((each) => each.id === id)?.en ?? "?";
    expect(board.innerHTML).not.toContain(name);
  }
});

test("a spectator sees no campaign card of any hand", async () => {
  const moment = momentOf("watching-act");
  const scene = sceneOf(moment.view);
  expect(scene.hands.every(({ cards }) => cards === null)).toBe(true);
  const { board } = await show(moment, { players: ["Anna", "Boris", "Clara", "Dina"] });
  expect(board.querySelectorAll(`${SCENE} .others li`)).toHaveLength(4);
  expect(board.querySelector("[data-campaigns]")).toBeNull();
});

test("a player with two hands sees both", async () => {
  const { board } = await show(momentOf("alone-act"));
  expect(board.querySelectorAll("[data-campaigns]")).toHaveLength(2);
  expect(board.querySelector(`${SCENE} .others li`)).toBeNull();
});

test("a campaign card of the hand is shown in two steps, with its effect", async () => {
  const moment = momentOf("mine-act-silent");
  const reveal = moment.view.options.find((each) => each.type === "reveal_card");
  if (reveal?.type !== "reveal_card") throw new Error("no card can be shown");
  const shown = await show(moment);
  await shown.press(`${SCENE} [data-card=${reveal.card}]`);
  expect(shown.acts).toEqual([]);
  expect(shown.text(".picked")).toContain("It costs no action.");
  await shown.press("[data-offer=reveal_card]");
  expect(shown.acts).toEqual([reveal]);
});

test("a second campaign is refused with its clause, on request", async () => {
  const moment = momentOf("mine-act-promising");
  const held = sceneOf(moment.view).hands[0]?.cards?.[0];
  if (held === undefined) throw new Error("the hand is empty");
  const shown = await show(moment);
  await shown.press(`${SCENE} [data-card=${held}]`);
  await shown.press("[data-why]");
  expect(shown.whys).toEqual([{ type: "reveal_card", card: held }]);
});

test("campaign, traitor and list lead to the same draft", async () => {
  const moment = momentOf("mine-act-promising");
  const { campaign, betrayal } = sceneOf(moment.view);
  const shown = await show(moment);
  for (const id of [campaign, betrayal]) {
    await shown.press(`${SCENE} [data-card=${id ?? ""}]`);
    const chosen = shown.board.querySelectorAll(`[data-card=${id ?? ""}][aria-pressed=true]`);
    expect(chosen).toHaveLength(2);
    expect(shown.board.querySelector(".crew")).not.toBeNull();
  }
});

test("dropping the campaign takes two taps", async () => {
  const shown = await show(momentOf("mine-act-promising"));
  await shown.press("[data-answer=drop]");
  expect(shown.acts).toEqual([]);
  expect(shown.text(".picked")).toContain("The campaign goes, with its tokens.");
  await shown.press("[data-offer=drop]");
  expect(shown.acts).toEqual([{ type: "drop" }]);
});

test("a draft shows the chance of losing a die", async () => {
  const moment = momentOf("mine-act-promising");
  const option = moment.view.options.find((each) => each.type === "interact");
  if (option?.type !== "interact") throw new Error("nothing can be tried");
  const chances = Array.from({ length: 12 }, () => 2500);
  const scene = { ...sceneOf(moment.view), seize: [{ challenge: option.target, chances }] };
  const shown = await show({ ...moment, view: { ...moment.view, scene } });
  await shown.press(`[data-part=challenges] [data-card=${option.target}]`);
  await shown.press(".crew [data-minion]");
  expect(shown.text(".crew dl")).toContain("A die seized 25 %");
});

test.each([
  ["seize_above", 4, [false, true]],
  ["seize_below", 5, [true, false]],
  ["seize_lock", 0, [true, false]],
  ["seize_luck", 0, [true, false]],
  ["seize_round", 0, [false, false]],
] as const)("%s: every luck choice shows whether it costs a die", async (rule, bound, costs) => {
  const moment = momentOf("mine-luck");
  const { view } = moment;
  if (view.roll === null) throw new Error("nothing was rolled");
  // The luck kept: a total of 3 with luck and lock; cancelled: 5 without either.
  const roll = {
    ...view.roll,
    challenge: "cheer",
    dice: ["4", "luck", "lock"],
    red: "blank",
    totals: [3, 5],
    bonus: 0,
  };
  const scene = { ...sceneOf(view), seize_rule: rule, bound };
  const options: GameAction[] = [0, 1].map((number) => ({ type: "luck", count: number }));
  const shown = await show({ ...moment, view: { ...view, roll, scene, options } });
  const buttons = Array.from(shown.board.querySelectorAll("[data-answer=luck]"));
  expect(buttons.map(({ textContent }) => textContent.includes("a die is seized"))).toEqual(costs);
});

test("choosing who rolls for which side shows names", async () => {
  const moment = momentOf("mine-roller");
  const shown = await show(moment);
  const rollers = moment.view.options;
  expect(shown.board.querySelectorAll("[data-answer=roller]")).toHaveLength(rollers.length);
  await shown.press("[data-answer=roller]");
  expect(shown.acts).toEqual([rollers[0]]);
});

test("the end of the round is previewed: effects, fingerprints, rumours or the vote", async () => {
  const moment = momentOf("mine-act-promising");
  const { view } = moment;
  const scene = {
    ...sceneOf(view),
    campaign: "ca10",
    rumours: ["ru04", "ru05", "ru14", "ru03"],
    marker: 2,
  };
  const known = { ...view, fingerprints: 2, limit: 8, police: "active" as const, out: ["m01"] };
  const shown = await show({ ...moment, view: { ...known, scene } });
  expect(shown.text("[data-part=forecast]")).toBe(
    "End of this round: one of the clan deck is exhausted · 2 of our hands are exhausted · " +
      "one token goes to the mayor · a die is seized · 3 new rumours",
  );
  cleanup();
  const last = { ...scene, campaign: null, rumours: [], marker: 6 };
  const then = await show({ ...moment, view: { ...known, fingerprints: 8, scene: last } });
  expect(then.text("[data-part=forecast]")).toBe(
    "End of this round: 8 of 8 fingerprints: arrest! · the city votes",
  );
});

test("piles list their possible cards, sorted", async () => {
  await frame.speak("en");
  HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
  const moment = momentOf("mine-act-silent");
  const shown = await show(moment);
  await shown.press("[data-pile=power-deck]");
  const { unseen, campaign_discard } = sceneOf(moment.view);
  const listed = shown.board.ownerDocument.querySelectorAll("dialog li");
  expect(listed).toHaveLength(unseen.length + campaign_discard.length);
});

test("scenarios are chosen from posters, and the last one is named, not offered", async () => {
  const moment = momentOf("choosing");
  const shown = await show(moment);
  const jobs = moment.view.scenarios.filter(({ finale }) => !finale);
  expect(shown.board.querySelectorAll("[data-job]")).toHaveLength(jobs.length);
  expect(shown.board.querySelector("[data-job=power]")).toBeNull();
  expect(shown.text(SCENE)).toContain("The Fight for Power");
  await shown.press("[data-job=chase]");
  expect(shown.acts).toEqual([{ type: "scenario", scenario: "chase" }]);
});

const TRAITORS = {
  bank: "The Teller Talks A total above 8 costs a die.",
  chase: "The Driver's Grudge A lock",
  rebels: "The Pardoned Rebel",
  casino: "The Croupier's Notes",
  family: "The Cousin's Share Every round",
} as const;

test("the break before it names the possible traitors", async () => {
  const moment = momentOf("break-2");
  const shown = await show(moment);
  const text = shown.text("[data-part=before]");
  expect(moment.view.played).toHaveLength(2);
  for (const [job, traitor] of Object.entries(TRAITORS)) {
    const was = moment.view.played.some((each) => each === job);
    expect(text.includes(traitor), `${job}: ${text}`).toBe(was);
  }
});

test("only the player taking campaign cards sees them with the decision", async () => {
  const mine = momentOf("mine-campaigns");
  const shown = await show(mine);
  const cards = sceneOf(mine.view).hands[0]?.cards ?? [];
  expect(shown.board.querySelectorAll("[data-part=asked] li")).toHaveLength(cards.length);
  cleanup();
  const { board } = await show(momentOf("theirs-campaigns"));
  expect(board.querySelector("[data-part=asked]")).toBeNull();
});
