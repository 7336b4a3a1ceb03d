import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import { faceOfMinion } from "../../src/games/legends/minion_face";
import type { Interact } from "../../src/games/legends/wire";
import { game, goalOf, LANGUAGES, momentOf, moments, settled, show } from "./board_table";
import type { GameAction, GameEvent, GameView } from "./board_table";

afterEach(cleanup);

const HAND = "[data-part=hand]";

function interactOf({ options, choices }: GameView): Interact {
  const found = [...options, ...choices].find((each) => each.type === "interact");
  if (found?.type !== "interact") throw new Error("nothing can be tried");
  return found;
}

describe.each(LANGUAGES)("in %s", (language) => {
  // The texts for a waiting player hardly differ, so one language is enough for them.
  const drawn = moments.filter(({ moment }) => language === "en" || !moment.startsWith("theirs"));
  test.each(drawn)("the board is drawn at $moment", async (moment) => {
    const shown = await show(moment, {}, language);
    const { board } = shown;
    const { view } = moment;
    if (board.querySelector(".rest")) await shown.press(".rest"); // all rumours, not only the last
    const pinned = new Set(
      Array.from(board.querySelectorAll<HTMLElement>("[data-card]"), (pin) => pin.dataset["card"]),
    );
    for (const { id } of view.decision === "act" ? view.challenges : [])
      expect(pinned).toContain(id);
    const own = moment.moment === "alone-act" ? view.seats : view.seats.slice(0, 1);
    const between = view.phase === "choosing" || view.phase === "break";
    const cards = between ? [] : own.flatMap(({ hand, table }) => [...hand, ...table]);
    expect(board.querySelectorAll(`${HAND} [data-minion]`)).toHaveLength(cards.length);
    for (const option of view.options) {
      expect(board.querySelector(placeOf(option)), JSON.stringify(option)).not.toBeNull();
    }
    expect(board.querySelector("[data-part=scene]")).not.toBeNull();
  });
});

/** The place of an option: its thing, or a button. */
function placeOf(option: GameAction): string {
  if ("target" in option) return `[data-card="${option.target}"]`;
  if ("minion" in option) return `[data-minion="${option.minion}"]`;
  if (option.type === "scenario") return `[data-job="${option.scenario}"]`;
  if (option.type === "die") return `[data-die="${option.number}"]`;
  return `[data-answer="${option.type}"], [data-offer]`;
}

test("a crew is drafted freely and sent as a chain of actions", async () => {
  const moment = momentOf("mine-act-bank");
  const { view } = moment;
  const { target } = interactOf(view);
  const shown = await show(moment);
  await shown.press(`[data-card="${target}"]`);
  const helpers = Array.from(
    shown.board.querySelectorAll<HTMLElement>(".crew [data-minion]"),
    ({ dataset }) => dataset["minion"] ?? "",
  );
  const [minion = "", ...others] = helpers;
  expect(shown.find("[data-offer=interact]")).toHaveProperty("disabled", true);
  await shown.press(`${HAND} [data-minion="${minion}"]`);
  expect(shown.text(".crew dl")).toMatch(/Dice \d+ A success (\d+|<1|>99) %/);
  expect(shown.acts).toEqual([]);

  await shown.press("[data-offer=interact]");
  expect(shown.acts).toEqual([{ type: "interact", target }]);
  const plays: GameAction[] = helpers.map((each) => ({ type: "play", minion: each }));
  const asked = { ...view, decision: "play", options: plays };
  await shown.change({ view: asked, newEvents: [] });
  expect(shown.acts.at(-1)).toEqual({ type: "play", minion });
  const left: GameAction[] = [
    ...others.map((each): GameAction => ({ type: "play", minion: each })),
    { type: "done" },
  ];
  await shown.change({ view: { ...asked, options: left } });
  expect(shown.acts.at(-1)).toEqual({ type: "done" });
});

test("a chain ends at a different decision", async () => {
  const moment = momentOf("mine-act-bank");
  const { target } = interactOf(moment.view);
  const shown = await show(moment);
  await shown.press(`[data-card="${target}"]`);
  const [minion] = shown.board.querySelectorAll<HTMLElement>(".crew [data-minion]");
  if (!minion) throw new Error("nobody matches");
  await fireEvent.click(minion);
  await shown.press("[data-offer=interact]");
  // Its "done" does not belong to another decision with the same word.
  await shown.change({ view: momentOf("mine-pick").view, newEvents: [] });
  expect(shown.acts).toHaveLength(1);
  expect(shown.find("[data-offer=pick]")).toHaveProperty("disabled", false);
});

test("Escape clears the draft, digits choose from the list", async () => {
  const shown = await show(momentOf("mine-act-bank"));
  shown.find("[data-card]").focus();
  await shown.key("1");
  expect(shown.board.querySelector(".crew")).not.toBeNull();
  await shown.key("Escape");
  expect(shown.board.querySelector(".crew")).toBeNull();
  expect(shown.acts).toEqual([]);
});

test("an impossible action explains its refusal", async () => {
  const moment = momentOf("mine-act-bank");
  const options = moment.view.options.filter(({ type }) => type !== "interact");
  const { target } = interactOf(moment.view);
  const shown = await show({ ...moment, view: { ...moment.view, options } });
  await shown.press(`[data-card="${target}"]`);
  await shown.press("[data-why]");
  expect(shown.whys).toEqual([{ type: "interact", target }]);
});

test("tapping dice chooses them and shows their value", async () => {
  const moment = momentOf("mine-die");
  const shown = await show(moment);
  const die = moment.view.options.find((option) => option.type === "die");
  if (die?.type !== "die") throw new Error("no die can be chosen");
  expect(shown.find("[data-offer=die]")).toHaveProperty("disabled", true);
  await shown.press(`button[data-die="${die.number}"]`);
  expect(shown.text("[data-part=roll] .worth")).toMatch(/A success: .+ → .+ %/);
  await shown.press("[data-offer=die]");
  expect(shown.acts).toEqual([die]);
});

test("several minions return from a pile in one action", async () => {
  const moment = momentOf("mine-pick");
  const takes = moment.view.options.filter((option) => option.type === "take");
  const shown = await show(moment);
  const [first] = takes;
  if (!first) throw new Error("nobody can return");
  await shown.press(`[data-part=tray] [data-minion="${first.minion}"]`);
  await shown.press("[data-offer=pick]");
  expect(shown.acts).toEqual([first]);
});

test("every luck choice shows its total, and an ability its effect", async () => {
  const luck = await show(momentOf("mine-luck"));
  const { roll, options } = momentOf("mine-luck").view;
  const said = luck.text("[data-part=tray] .offers");
  for (const total of roll?.totals ?? []) expect(said).toContain(`total ${total}`);
  expect(luck.board.querySelectorAll("[data-answer=luck]")).toHaveLength(options.length);
  cleanup();
  const ability = await show(momentOf("mine-ability"));
  expect(ability.text("[data-part=window]")).toMatch(/→/);
  await ability.press("[data-offer=pass]");
  expect(ability.acts).toEqual([{ type: "pass" }]);
});

test("an action that gives something away takes two taps", async () => {
  const moment = momentOf("mine-act-bank");
  const end = moment.view.options.findIndex(({ type }) => type === "end");
  const shown = await show(moment, { cautions: [{ option: end, message: "caution-end" }] });
  await shown.press("[data-answer=end]");
  expect(shown.acts).toEqual([]);
  expect(shown.text(".caution")).toBe("You still have actions; they would be lost.");
  await shown.press("[data-offer=end]");
  expect(shown.acts).toEqual([{ type: "end" }]);
});

describe("a player without a decision", () => {
  const moment = momentOf("theirs-act-bank");
  const { target } = interactOf(moment.view);

  test("suggests instead of acting", async () => {
    const shown = await show(moment);
    await shown.press(`[data-card="${target}"]`);
    await shown.press("[data-offer=suggest]");
    await shown.press("[data-back]");
    await shown.press("[data-answer=recruit]");
    expect(shown.suggested).toEqual([
      [{ type: "interact", target }, ""],
      [{ type: "recruit" }, ""],
    ]);
    expect(shown.acts).toEqual([]);
  });

  test("points at a thing with a key or the right mouse button", async () => {
    const shown = await show(moment);
    shown.find(`[data-card="${target}"]`).focus();
    await shown.key("p");
    await fireEvent.contextMenu(shown.find("[data-part=police]"));
    expect(shown.suggested).toEqual([
      [null, `card:${target}`],
      [null, "part:police"],
    ]);
  });

  test("only reads if suggestions are impossible", async () => {
    const shown = await show(moment, { suggest: undefined });
    expect(shown.board.querySelector("[data-part=tray] [data-answer]")).toBeNull();
  });
});

test("suggestions are flags with the name of their player", async () => {
  const moment = momentOf("mine-act-bank");
  const action = interactOf(moment.view);
  const suggestions = [{ seat: 1, action, at: "" }];
  const shown = await show(moment, { suggestions });
  const flag = shown.find(`[data-card="${action.target}"] .flags [role=img]`);
  expect(flag.getAttribute("aria-label")).toBe("suggested by Boris");
});

test("advice is shown with its reason, and followed on request", async () => {
  const moment = momentOf("mine-act-bank");
  const action = interactOf(moment.view);
  let asked = 0;
  const shown = await show(moment, { consult: () => (asked += 1) });
  await shown.press("[data-consult]");
  expect(asked).toBe(1);
  const advice = { player: 0, action, then: [], reason: "caution-end", params: {} };
  await shown.change({ advice });
  expect(shown.text("[data-part=counsel]")).toContain("You still have actions");
  await shown.press("[data-offer=counsel]");
  expect(shown.acts).toEqual([action]);
});

test("a roll that ends without a decision stays in view", async () => {
  const moment = momentOf("mine-act-bank");
  const events = [
    { type: "challenge_chosen", player: 0, challenge: "pr01", difficulty: 3 },
    { type: "dice_rolled", player: 0, dice: ["4", "lock", "luck"], red: "x2" },
    { type: "total_fixed", total: 8, blocked: 0, multiplier: 2, difficulty: 3, successes: 2 },
  ] as const;
  const shown = await show({ ...moment, events });
  expect(shown.board.querySelectorAll("[data-part=roll] .die")).toHaveLength(4);
  expect(shown.text("[data-part=roll] [role=status]")).toBe(
    "4 lock luck | x2. Total 8 against 3: 2 successes.",
  );
});

describe("the card of a job", () => {
  const { view } = momentOf("mine-act-bank");
  const opening = { ...view, round: 1, active: null };

  test("opens by itself before the first turn, and not in a lesson", async () => {
    const card = (shown: HTMLElement): Element | null => shown.querySelector("dialog");
    expect(card(await goalOf(opening, "en", { taught: false }))?.textContent).toContain("Begin");
    expect(card(await goalOf(view, "en", { taught: false }))).toBeNull();
    expect(card(await goalOf(opening))).toBeNull();
    expect(card(await goalOf({ ...opening, you: null }, "en", { taught: false }))).toBeNull();
  });

  test("explains every job in both languages, with the numbers of the view", async () => {
    for (const language of LANGUAGES) {
      for (const type of ["bank", "chase", "rebels", "casino", "family", "power"] as const) {
        const moment = moments.find(
          ({ view: each }) => each.scene?.type === type && each.phase === "playing",
        )?.view;
        if (!moment) continue;
        const strip = await goalOf(moment, language);
        await fireEvent.click(strip.querySelector(".help") ?? strip);
        await settled();
        const text = strip.querySelector("dialog")?.textContent ?? "";
        expect(text).toContain(String(moment.limit));
        expect(text).not.toMatch(/goal-|undefined|NaN|\{/);
        cleanup();
      }
    }
  });
});

describe("the strip with the goal", () => {
  const { view } = momentOf("mine-act-bank");

  test("highlights fingerprints from two below the limit", async () => {
    const strip = await goalOf({ ...view, fingerprints: view.limit - 2 });
    const prints = strip.querySelector("[data-part=evidence]");
    expect(prints?.getAttribute("aria-label")).toContain("that is close");
  });

  test("wants what wins a single job, and what a campaign could buy next", async () => {
    const single = await goalOf({ ...view, mode: "one_shot" });
    expect(single.textContent).toContain(`${view.target} bags before the squad`);
    const [, , , master, star] = view.prices;
    const campaign = { ...view, mode: "campaign" } as const;
    const loot = (bags: number): GameView => {
      if (view.scene?.type !== "bank") throw new Error("this is no bank");
      return { ...campaign, scene: { ...view.scene, loot: bags } };
    };
    expect((await goalOf(loot(0))).textContent).toContain(`${master} bags hire a master`);
    expect((await goalOf(loot(master))).textContent).toContain(`${star} bags hire a star`);
    expect((await goalOf(loot(star))).textContent).not.toContain("hire");
  });

  test("has a sentence for every job in both languages", async () => {
    for (const language of LANGUAGES) {
      for (const { view: each } of moments.filter((moment) => moment.view.scene !== null)) {
        const strip = await goalOf(each, language);
        expect(strip.querySelector(".sentence")?.textContent.trim()).not.toBe("");
      }
    }
  });
});

describe("the story", () => {
  const { view } = momentOf("mine-act-bank");
  const [minion] = view.minions;
  if (!minion) throw new Error("no minion");
  const drawn = (minions: readonly string[]): GameEvent => ({
    type: "minions_drawn",
    player: 0,
    minions,
  });

  test("shows the face of the one minion that an event is about", () => {
    const exhausted = { type: "minion_exhausted", minion: minion.id, cause: "damage" } as const;
    expect(game.eventFace?.(exhausted, view)).toBe(faceOfMinion(minion));
    expect(game.eventFace?.(drawn([minion.id]), view)).toBe(faceOfMinion(minion));
    expect(game.eventFace?.(drawn(view.minions.map(({ id }) => id)), view)).toBeNull();
    expect(game.eventFace?.({ type: "siren_heard" }, view)).toBeNull();
  });

  test("points only at places that are on the board", async () => {
    const { board } = await show(momentOf("mine-act-bank"));
    const { target } = interactOf(view);
    const events: readonly GameEvent[] = [
      { type: "challenge_overcome", challenge: target },
      { type: "minion_out", minion: minion.id, cause: "damage" },
      { type: "clan_rallied", count: 2 },
      { type: "turn_started", player: 1, actions: 2 },
      { type: "police_turned", police: "controlled" },
      { type: "track_moved", track: "clock", start: 0, end: 1 },
      drawn([minion.id]),
    ];
    for (const event of events) {
      const place = game.placeOf?.(event, view) ?? "";
      expect(board.querySelector(`[data-at="${place}"]`), event.type).not.toBeNull();
    }
    const gone = { type: "challenge_overcome", challenge: "va99" } as const;
    expect(game.placeOf?.(gone, view)).toBeNull();
  });
});
