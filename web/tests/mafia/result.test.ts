import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Result from "../../src/games/mafia/Result.svelte";
import { settlings } from "../../src/games/mafia/story";
import { LANGUAGES } from "../../src/lib/texts";
import { end, players, events, wordsOf } from "./end";

afterEach(cleanup);

const winners = (end.outcome?.ranks ?? []).flatMap((rank, seat) =>
  rank === 1 ? (players[seat] ?? []) : [],
);

function purses(container: Element): readonly string[] {
  return [...container.querySelectorAll(".purses .cash [aria-hidden]:not(svg)")].map(
    (cash) => cash.textContent,
  );
}

test("the end is shown payment by payment and can be skipped", async () => {
  const words = wordsOf("en");
  const { container } = render(Result, {
    view: end,
    newEvents: events,
    players,
    words,
    motion: true,
  });
  expect(container.querySelector(".winners")?.textContent.trim()).toBe("");
  expect(container.querySelector(".chart")).toBeNull();
  await fireEvent.click(screen.getByRole("button"));
  await tick();
  expect(container.querySelector(".winners")?.textContent).toContain(winners.join(", "));
  expect(container.querySelector(".sentence")?.textContent).toContain("win");
  expect(purses(container)).toEqual(end.seats.map(({ cash }) => String(cash)));
});

test("every payment is shown for a while, with its changes", async () => {
  const words = wordsOf("en");
  const steps = settlings(end, events);
  vi.useFakeTimers();
  try {
    const { container } = render(Result, {
      view: end,
      newEvents: events,
      players,
      words,
      motion: true,
    });
    for (const { cash } of steps) {
      await vi.advanceTimersByTimeAsync(1300);
      expect(purses(container)).toEqual(cash.map(String));
      expect(container.querySelector(".sentence")?.textContent).not.toBe("");
    }
    await vi.advanceTimersByTimeAsync(1300);
    expect(container.querySelector("header button")).toBeNull();
    expect(container.querySelector(".chart")).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test.each(LANGUAGES)("with reduced motion everything is shown at once, in %s", (language) => {
  const words = wordsOf(language);
  const { container } = render(Result, {
    view: end,
    newEvents: events,
    players,
    words,
    motion: false,
  });
  expect(container.querySelector(".coming")).toBeNull();
  const picture = screen.getByRole("img", { name: /Anna: 0, / });
  expect(within(picture).queryAllByRole("img")).toEqual([]);
  const times = container.querySelectorAll("tbody tr").length;
  expect(container.querySelectorAll(".point")).toHaveLength(4 * times);
  expect(container.querySelectorAll(".line")).toHaveLength(4 * (times - 1));
});

test("the table next to the chart has every boss's cash and the bank", () => {
  const words = wordsOf("en");
  const { container } = render(Result, {
    view: end,
    newEvents: events,
    players,
    words,
    motion: false,
  });
  const rows = [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map((cell) => Number(cell.textContent)),
  );
  expect(rows[0]).toEqual([0, 0, 0, 0, 1000]);
  expect(rows.slice(1, end.ledger.length + 1)).toEqual(
    end.ledger.map((cash) => [...cash, end.money - cash.reduce((a, b) => a + b, 0)]),
  );
});

test("without payments the end is shown at once", () => {
  const words = wordsOf("en");
  const { container } = render(Result, { view: end, newEvents: [], players, words, motion: true });
  expect(purses(container)).toEqual(end.seats.map(({ cash }) => String(cash)));
});

test("a clan wins together if the settings say so", () => {
  const words = wordsOf("en");
  const view = {
    ...end,
    victory: "clan" as const,
    outcome: { ranks: [1, 3, 1, 3], scores: [0, 0, 0, 0], reason: "clan" },
  };
  const { container } = render(Result, { view, newEvents: events, players, words, motion: false });
  expect(container.querySelector(".winners")?.textContent).toContain("Anna, Clara: the clan wins");
});
