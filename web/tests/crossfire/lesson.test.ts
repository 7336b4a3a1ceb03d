import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Result from "../../src/games/crossfire/Result.svelte";
import { accounts, headline, soleWinners } from "../../src/games/crossfire/accounts";
import { hint } from "../../src/games/crossfire/hints";
import { lesson, lessonSettings } from "../../src/games/crossfire/lesson";
import type { GameView } from "../../src/games/crossfire/wire";
import { LANGUAGES } from "../../src/lib/texts";
import { endOf, games, players, wordsOf } from "./endings";

afterEach(cleanup);

const end = endOf(games[0] ?? []);
const PAGE = ["title", "pitch", "1", "2", "3", "begin", "next", "over", "on", "real"];
const QUESTIONS = ["look", "claim", "talk", "aim", "final_aim", "rest"];

function asks(decision: string, change: Partial<GameView> = {}): GameView {
  return { ...end, result: null, you: 0, active: [0], decision, stage: 0, ...change };
}

test.each(LANGUAGES)("all messages of the lesson and the hints exist in %s", (language) => {
  const words = wordsOf(language);
  const views = [
    ...QUESTIONS.map((decision) => asks(decision)),
    asks("look", { stage: 1 }),
    asks("look", { stage: 3 }),
    asks("talk", { sniper: 0 }),
  ];
  const hints = views.map((view) => hint(view)?.message ?? "nothing");
  expect(new Set(hints).size).toBe(hints.length);
  const cards = lesson.map(({ message }) => message);
  const page = PAGE.map((name) => `crossfire-lesson-${name}`);
  expect([...hints, ...cards, ...page].filter((id) => !words.has(id))).toEqual([]);
});

test("spectators and players who have acted get no hint", () => {
  expect(hint(asks("talk", { you: null }))).toBeNull();
  expect(hint(asks("talk", { active: [1, 2] }))).toBeNull();
  expect(hint({ ...end, you: 0 })).toBeNull();
});

test("the lesson cards are shown one after another with the match", () => {
  const moments = [
    asks("look"),
    asks("look", { stage: 1 }),
    asks("look", { stage: 2 }),
    asks("claim"),
    asks("talk"),
    asks("aim"),
    end,
  ];
  const counts = moments.map((view) => lesson.filter((card) => card.when(view)).length);
  expect(counts).toEqual([3, 4, 5, 6, 8, 9, 10]);
});

test("the lesson uses unanimous early end and the full memory aid", () => {
  expect(lessonSettings["memory_aid"]).toBe("full");
  expect(lessonSettings["early_end"]).toBe("unanimous");
});

test.each(LANGUAGES)("the result gives every player a reason with a clause, in %s", (language) => {
  const words = wordsOf(language);
  for (const view of games.map(endOf)) {
    const names = players.slice(0, view.seats.length);
    const { container, unmount } = render(Result, {
      view,
      newEvents: [],
      players: names,
      words,
      motion: false,
    });
    const links = [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toHaveLength(view.seats.length);
    for (const link of links) expect(link).toMatch(/^\/rules\/crossfire#CF-(7|11)\.\d+$/);
    const won = [...container.querySelectorAll("ul > li.won strong")].map(
      (name) => name.textContent,
    );
    expect(won).toEqual((view.result?.winners ?? []).map((seat) => names[seat]));
    unmount();
  }
});

test("a guilty shooter is sent to the clause of guilt, a bomber's victims to the bomber's", () => {
  const words = wordsOf("en");
  const all = games.map(endOf).flatMap((view) =>
    accounts(view, words).map((account) => ({
      ...account,
      reason: view.result?.reasons[account.seat],
    })),
  );
  const clauses = (reason: string): ReadonlySet<string> =>
    new Set(all.filter((each) => each.reason === reason).map(({ clause }) => clause));
  expect(clauses("guilty")).toEqual(new Set(["CF-7.7"]));
  expect(clauses("alone")).toEqual(new Set(["CF-7.11"]));
});

test.each(LANGUAGES)(
  "the headline of a bomber that lives names it, not a side, in %s",
  (language) => {
    const words = wordsOf(language);
    const ends = games.map(endOf);
    const lone = ends.filter((view) => soleWinners(view).length > 0);
    expect(lone.length).toBeGreaterThan(0);
    for (const view of ends) {
      const alone = lone.includes(view);
      expect(view.result?.reasons.includes("alone")).toBe(alone);
      const bomber = { en: "The bomber wins alone.", ru: "В одиночку побеждает террорист." }[
        language
      ];
      if (alone) expect(headline(view, words)).toBe(bomber);
      else expect(headline(view, words)).not.toBe(bomber);
    }
  },
);

test("a player who lost sees which condition of the card failed", () => {
  const [card] = end.mix.filter(({ role }) => role === "vip");
  if (!card || end.result === null) throw new Error("the VIP is in every mix");
  const wishing = (wins: typeof card.wins): string | undefined => {
    const mix = end.mix.map((each) => (each.role === "vip" ? { ...each, wins } : each));
    const seat = end.result?.stages.at(-1)?.indexOf("vip") ?? -1;
    const reasons = (end.result?.reasons ?? []).map((reason, at) =>
      at === seat ? "failed" : reason,
    );
    const view = { ...end, mix, result: { ...end.result, reasons } } as GameView;
    return accounts(view, wordsOf("en"))[seat]?.why;
  };
  expect(wishing([["blue"]])).toBe("the VIP was hit");
  expect(wishing([["self_hit"], ["red", "self_safe"]])).toBe(
    "was not hit; not all of this is true: the red side won, was not hit",
  );
});

test("an unfinished game has no result", () => {
  const { container } = render(Result, {
    view: asks("talk"),
    newEvents: [],
    players,
    words: wordsOf("en"),
    motion: true,
  });
  expect(container.textContent.trim()).toBe("");
  expect(screen.queryByRole("region")).toBeNull();
});
