import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Result from "../../src/games/legends/Result.svelte";
import { finaleOf } from "../../src/games/legends/scenario_parts";
import Election from "../../src/games/legends/scenes/Election.svelte";
import { Teller } from "../../src/games/legends/scenes/teller.svelte";
import { lastShot, shotsOf, sumOf } from "../../src/games/legends/scenes/vote";
import type { VoteRoll } from "../../src/games/legends/wire";
import type { Language } from "../../src/lib/texts";
import { LANGUAGES, game, allWordsOf } from "./board_table";
import type { GameEvent, GameView } from "./board_table";
import { momentOf, players, powerWords, sceneOf } from "./power_table";

afterEach(cleanup);

const TIE: VoteRoll = {
  clan_dice: ["4", "3", "2", "luck", "lock"],
  mayor_dice: ["4", "4", "1", "lock"],
  clan_sum: 9,
  mayor_sum: 9,
};
const WON: VoteRoll = {
  clan_dice: ["3", "3", "2", "1", "luck"],
  mayor_dice: ["4", "2", "1", "lock"],
  clan_sum: 9,
  mayor_sum: 7,
};

describe("the pictures of a vote", () => {
  test("both sides roll in turn, die by die, and a tie is shown before the next roll", () => {
    const shots = shotsOf([TIE, WON]);
    const lie = shots.map(({ roll, clan, mayor }) => [roll, clan, mayor]);
    const first = [1, 2, 3, 4, 5].map((count) => [0, count, 0]);
    const second = [1, 2, 3, 4].map((count) => [0, 5, count]);
    expect(lie.slice(0, 11)).toEqual([[-1, 0, 0], ...first, ...second, [0, 5, 4]]);
    expect(shots[10]?.told).toBe(true);
    expect(shots.at(-1)).toEqual(lastShot([TIE, WON]));
    expect(shots.filter(({ told }) => told)).toHaveLength(2);
  });

  test("only numbers count", () => {
    expect([0, 1, 2, 3, 4, 5].map((count) => sumOf(TIE.clan_dice, count))).toEqual([
      0, 4, 7, 9, 9, 9,
    ]);
  });

  test("it ends by itself, and at once when skipped", () => {
    vi.useFakeTimers();
    const teller = new Teller([TIE, WON]);
    expect(teller.telling).toBe(false);
    teller.tell();
    expect(teller.shot.roll).toBe(-1);
    vi.advanceTimersByTime(60_000);
    expect([teller.telling, teller.shot]).toEqual([false, lastShot([TIE, WON])]);
    teller.tell();
    expect(teller.telling).toBe(true);
    teller.skip();
    expect([teller.telling, teller.shot]).toEqual([false, lastShot([TIE, WON])]);
    vi.useRealTimers();
  });
});

async function held(name: string, language: Language, onend?: () => void): Promise<string> {
  const { view } = momentOf(name);
  const words = await allWordsOf(language);
  const own = await powerWords(language);
  render(Election, {
    scene: sceneOf(view),
    hands: players,
    words,
    own,
    motion: false,
    ...(onend ? { onend } : {}),
  });
  return screen.getByRole("status").textContent;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(["over-clan-2", "over-mayor-1", "over-clan-0", "over-defeated"])(
    "%s is described in two sentences",
    async (name) => {
      const told = await held(name, language);
      const [sentence = ""] = told.split(/ {2}|\u200b/);
      const { rolls, clan, mayor } = sceneOf(momentOf(name).view);
      const last = rolls.at(-1);
      const numbers = last ? [last.clan_sum, last.mayor_sum] : [clan, mayor];
      for (const number of numbers) expect(told).toContain(String(number));
      expect(sentence.match(/[.!?](?= |$)/g)?.length).toBeGreaterThanOrEqual(2);
      expect(screen.queryByRole("button") === null).toBe(rolls.length === 0);
    },
  );
});

describe("the animation", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("sums grow with the dice; it can be skipped, and seen again", async () => {
    let ended = 0;
    await held("over-clan-2", "en", () => (ended += 1));
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("holds its breath");
    const [first] = sceneOf(momentOf("over-clan-2").view).rolls;
    if (!first) throw new Error("nobody rolled");
    vi.advanceTimersByTime(1600 + 420);
    flushSync();
    const sums = (): readonly string[] =>
      Array.from(document.querySelectorAll(".sum"), ({ textContent }) => textContent);
    expect(sums()).toEqual([String(sumOf(first.clan_dice, 2)), "0"]);
    expect(ended).toBe(0);
    screen.getByRole("button", { name: "Skip to the end" }).click();
    flushSync();
    expect(ended).toBe(1);
    const again = screen.getByRole("button", { name: "Show the vote again" });
    again.click();
    flushSync();
    expect(screen.getByRole("status").textContent).toContain("holds its breath");
  });

  test("begins with the first vote, and includes the steps after it", () => {
    const { events } = momentOf("over-clan-2");
    const found = finaleOf(events);
    expect(found?.events[0]?.type).toBe("votes_rolled");
    expect(found?.events.at(-1)?.type).toBe("campaign_ended");
    expect(finaleOf(momentOf("over-clan-0").events)?.events[0]?.type).toBe("election_decided");
    expect(finaleOf(momentOf("over-betrayed").events)).toBeNull();
  });

  test("is shown before the table, which waits; with reduced motion there is none", async () => {
    const [before, after] = [momentOf("mine-roller"), momentOf("over-clan-2")];
    const words = await allWordsOf("en");
    const tellings: (readonly GameEvent[] | null)[] = [];
    const props = {
      view: before.view,
      players,
      words,
      actable: true,
      cautions: [],
      newEvents: [] as readonly GameEvent[],
      act: () => undefined,
      why: () => undefined,
      motion: true,
      onNarration: (pendingNarration: { events: readonly GameEvent[] } | null) =>
        tellings.push(pendingNarration?.events ?? null),
    };
    const { rerender, container } = render(game.Board, props);
    await rerender({ view: after.view, newEvents: after.events });
    await settled();
    expect(container.querySelector("[data-part=election]")).not.toBeNull();
    expect(container.querySelector("[data-part=tray]")).toBeNull();
    expect(tellings.at(-1)).toEqual(finaleOf(after.events)?.events);
    screen.getByRole("button", { name: "Skip to the end" }).click();
    await settled();
    expect(container.querySelector("[data-part=tray]")).not.toBeNull();
    expect(tellings.at(-1)).toBeNull();
    cleanup();
    const still = render(game.Board, { ...props, motion: false });
    await still.rerender({ view: after.view, newEvents: after.events });
    await settled();
    expect(still.container.querySelector("[data-part=election]")).toBeNull();
  });
});

async function settled(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await tick();
    await vi.dynamicImportSettled();
  }
}

describe("the result", () => {
  async function result(view: GameView, events: readonly GameEvent[]): Promise<string> {
    const words = await allWordsOf("en");
    render(Result, { view, newEvents: events, players, words, motion: false });
    await settled();
    return document.body.textContent.replaceAll(/\s+/g, " ");
  }

  test("of a campaign has scenarios, the vote, its points, and the rank", async () => {
    const { view, events } = momentOf("over-clan-2");
    const campaign = {
      ...view,
      mode: "campaign" as const,
      played: ["bank", "chase", "power"],
      reputations: [7, 15, 11],
      rank: "city_legend" as const,
    };
    const text = await result(campaign, events);
    for (const part of [
      "City Legend",
      "The Big Score",
      "7 reputation",
      "15 reputation",
      "The mayor's chair +10",
      "Lead in support, 5 to 4 +1",
      "33 reputation",
    ]) {
      expect(text).toContain(part);
    }
    expect(document.querySelector("[data-part=election]")).not.toBeNull();
    expect(screen.getByRole("button", { name: "Show the vote again" })).toBeTruthy();
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain("/rules/legends#SC-6.27");
  });

  test.each([
    ["over-mayor-1", "The mayor stays", "SC-6.27"],
    ["over-betrayed", "Betrayed", "SC-6.16"],
    ["over-arrested", "The clan is arrested", "LG-9.3"],
  ])("%s is a loss with its clause", async (name, crowned, clause) => {
    const { view, events } = momentOf(name);
    expect(await result(view, events)).toContain(crowned);
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toContain(`/rules/legends#${clause}`);
  });
});

test("a match that ends badly does not sound like a win", () => {
  const ended = { type: "campaign_ended", reason: "defeated", score: 0, rank: null } as const;
  expect(game.sounds({ ...ended, won: true })).toBe("win");
  expect(game.sounds({ ...ended, won: false })).toBe("fault");
});
