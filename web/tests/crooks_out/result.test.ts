import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Result from "../../src/games/crooks_out/Result.svelte";
import { tally, whereabouts } from "../../src/games/crooks_out/tally";
import { LANGUAGES, momentOf, players, allWordsOf } from "./table";

afterEach(cleanup);

const { view, events } = momentOf("theirs-over");

test("the winners come last, and lost points are listed separately", () => {
  const lines = tally(view);
  expect(lines.map(({ rank }) => rank)).toEqual(
    lines.map(({ rank }) => rank).sort((one, other) => other - one),
  );
  for (const { seat, points, caught, lost } of lines) {
    expect(points).toBe(view.outcome?.scores[seat]);
    expect(points + lost).toBe(caught.length);
  }
  expect(lines.some(({ lost }) => lost > 0)).toBe(true); // the fixture is a brave match
});

test("every crook is in a hand, caught by a player, or in the box", () => {
  const crooks = whereabouts(view);
  expect(crooks).toHaveLength(36);
  expect(crooks.filter(({ holder }) => holder === null)).toHaveLength(view.box_size);
  for (const [seat, sheet] of view.seats.entries()) {
    const own = crooks.filter(({ holder }) => holder === seat);
    expect(own.filter(({ catcher }) => catcher !== null)).toHaveLength(sheet.laid.length);
    expect(own.filter(({ catcher }) => catcher === null)).toHaveLength(sheet.left);
  }
});

test("the score is shown player by player and can be skipped", async () => {
  const words = await allWordsOf("en");
  const { container } = render(Result, { view, newEvents: events, players, words, motion: true });
  expect(container.querySelectorAll(".points")).toHaveLength(0);
  expect(screen.queryByRole("table")).toBeNull();
  await fireEvent.click(screen.getByRole("button"));
  await tick();
  expect(container.querySelectorAll(".points")).toHaveLength(4);
  expect(container.querySelector(".sentence")?.textContent).toContain("wins");
  expect(screen.getAllByRole("cell")).toHaveLength(36 + 1);
});

test("the score goes on by itself to the end", async () => {
  const words = await allWordsOf("en");
  vi.useFakeTimers();
  try {
    const { container } = render(Result, { view, newEvents: events, players, words, motion: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(container.querySelectorAll(".coming")).toHaveLength(0);
    expect(container.querySelector("header button")).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each(LANGUAGES)("with reduced motion everything is shown at once, in %s", async (language) => {
  const words = await allWordsOf(language);
  const { container } = render(Result, { view, newEvents: events, players, words, motion: false });
  expect(container.querySelectorAll(".coming")).toHaveLength(0);
  expect(container.querySelectorAll("tbody td")).toHaveLength(36);
});
