import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Result from "../../src/games/legends/Result.svelte";
import type { GameView } from "../../src/games/legends/wire";
import type { Language } from "../../src/lib/texts";
import { end, players, events, wordsOf } from "./end";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(change: Partial<GameView> = {}, language: Language = "en", motion = false): string {
  const words = wordsOf(language);
  render(Result, { view: { ...end, ...change }, newEvents: events, players, words, motion });
  return document.body.textContent.replaceAll(/\s+/g, " ");
}

function outcome(reason: string): GameView["outcome"] {
  return { ranks: [1], scores: [5], reason };
}

test.each(["en", "ru"] as const)(
  "a campaign has its rank, its scenarios and its clause (%s)",
  (lang) => {
    const text = show({ outcome: outcome("defeated") }, lang);
    const words = wordsOf(lang);
    expect(text).toContain(words.say(`rank-${end.rank ?? ""}`));
    expect(screen.getAllByRole("listitem").length).toBeGreaterThanOrEqual(end.played.length + 1);
    expect(screen.getByRole("link", { name: /SC-6\.27/ }).getAttribute("href")).toBe(
      "/rules/legends#SC-6.27",
    );
    const ofJobs = end.reputations.slice(0, -1);
    expect(end.played.at(-1)).toBe("power"); // which is won or lost, and gives no points
    for (const reputation of ofJobs) {
      expect(text).toContain(words.say("legends-result-reputation", { reputation }));
    }
  },
);

test("an arrest is a loss, whatever was won before", () => {
  const text = show({ outcome: outcome("arrested"), rank: null, ending: "arrested" });
  const words = wordsOf("en");
  expect(text).toContain(words.say("legends-result-lost", { reason: "arrested" }));
  expect(screen.getByRole("link").getAttribute("href")).toBe("/rules/legends#LG-9.3");
});

test("a single scenario is measured by its goal", () => {
  const one = {
    mode: "one_shot",
    scenario: "bank",
    played: ["bank"],
    reputations: [5],
    rank: null,
  } as const;
  const text = show({ ...one, outcome: outcome("target_missed"), target: 7 });
  expect(text).toContain("wanted: 7");
  expect(screen.getByRole("link", { name: /LG-16\.1/ })).toBeTruthy();
  expect(text).toContain(wordsOf("en").say("result-target_missed"));
});

test("the roll of honour names lost and hurt minions, or says that all came home", () => {
  const face = (id: string): string => end.minions.find((each) => each.id === id)?.en ?? "?";
  const text = show({ lost: ["m31"], out: ["m01"] });
  expect(text).toContain(face("m31"));
  expect(text).toContain(face("m01"));
  cleanup();
  expect(show({ lost: [], out: [] })).toContain(wordsOf("en").say("legends-result-home"));
});

test("with motion the scenarios are shown one after another, and this can be skipped", () => {
  const words = wordsOf("en");
  show({}, "en", true);
  expect(screen.queryByRole("link")).toBeNull();
  vi.advanceTimersByTime(1300 * (end.played.length + 1));
  flushSync();
  expect(screen.getAllByRole("link").length).toBeGreaterThan(0);
  cleanup();
  show({}, "en", true);
  screen.getByRole("button", { name: words.say("legends-result-skip") }).click();
  flushSync();
  expect(screen.getAllByRole("link").length).toBeGreaterThan(0);
});

test("every end of a scenario has a clause that is in the rules", () => {
  const rules = readFileSync("../docs/games/legends/rules.md", "utf-8");
  for (const ending of ["pistols", "no_tables", "laundered", "no_business", "squad"] as const) {
    show({ ending, rank: null, mode: "one_shot", outcome: outcome("target_missed") });
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href") ?? "");
    expect(links[0]).toMatch(/#SC-/);
    for (const link of links) expect(rules).toContain(`**${link.split("#")[1] ?? "?"}**`);
    cleanup();
  }
});
