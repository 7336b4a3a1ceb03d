import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Result from "../../src/games/crooks/Result.svelte";
import { tally, totals } from "../../src/games/crooks/tally";
import { momentOf, players, allWordsOf } from "./table";

afterEach(cleanup);

const { view, events } = momentOf("theirs-over");

test("the lines of the count add up to the scores", () => {
  const { lines, end } = tally(events, view.gang_points);
  expect(lines).toHaveLength(8 + 3);
  expect(totals(lines, 4)).toEqual(view.outcome?.scores);
  expect(totals(lines, 4)).toEqual(end?.points);
});

test("the score is shown line by line and can be skipped", async () => {
  const { container } = render(Result, {
    view,
    newEvents: events,
    players,
    words: await allWordsOf("en"),
    motion: true,
  });
  const total = (): string[] =>
    [...container.querySelectorAll(".total td")].map((cell) => cell.textContent.trim());
  expect(total()).toEqual(["0", "0", "0", "0"]);
  const skip = container.querySelector("button");
  if (!skip) throw new Error("no button to skip");
  await fireEvent.click(skip);
  await tick();
  expect(total()).toEqual(view.outcome?.scores.map(String));
  expect(container.querySelector(".sentence")?.textContent).toContain("wins");
});

test("the score continues by itself to the end", async () => {
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

test("with reduced motion the whole score is shown at once", async () => {
  const { container } = render(Result, {
    view,
    newEvents: events,
    players,
    words: await allWordsOf("ru"),
    motion: false,
  });
  expect(container.querySelectorAll(".coming")).toHaveLength(0);
  expect(container.querySelector("header button")).toBeNull();
});
