/** Reading cards: the sheet, the marks in the town, the kinds of cards, covered cards. */
import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { cardName, DECK } from "../../src/games/mafia/cards";
import { near, streetAt, streetIds } from "../../src/games/mafia/town";
import { at, show } from "./shown_board";
import { game, LANGUAGES, momentOf, wordsOf } from "./table";
import type { GameView } from "./table";

afterEach(cleanup);

/** The view with other things on some streets. */
function withStreets(
  view: GameView,
  changes: Readonly<Record<string, Partial<GameView["streets"][number]>>>,
): GameView {
  const ids = streetIds(view);
  return {
    ...view,
    streets: view.streets.map((street, place) => ({ ...street, ...changes[ids[place] ?? ""] })),
  };
}

/** An own closed police card, and an open theft with money next to it. */
function policeBesideTheft(): { view: GameView; police: string; theft: string } {
  const { view } = momentOf("mine-act");
  const option = view.options.find(({ type }) => type === "open");
  if (option?.type !== "open") throw new Error("nothing to open");
  const police = option.street;
  const theft = near(view, police).find((street) => streetAt(view, street).owner !== view.you);
  if (theft === undefined) throw new Error("no foreign street near");
  const cleared = Object.fromEntries(
    streetIds(view)
      .filter((street) => street !== police)
      .map((street) => [street, { lying: "empty", card: null, loot: 0, figure: null } as const]),
  );
  return {
    police,
    theft,
    view: withStreets(view, {
      ...cleared,
      [police]: { lying: "closed", card: "police-1" },
      [theft]: { lying: "open", card: "theft", loot: 100, figure: null, fired: false },
    }),
  };
}

test("a tap on any card reads it, and sends nothing", async () => {
  const { view, theft } = policeBesideTheft();
  const shown = await show({ view, events: [] });
  await shown.press(at(theft));
  expect(shown.text(".sheet h2")).toMatch(new RegExp(`^Theft .+’s, open on ${theft}$`));
  expect(shown.text(".sheet .text p")).toContain("from the bank");
  expect(shown.board.querySelector('[data-kind="theft"]')?.classList).toContain("chosen");
  expect(shown.acts).toEqual([]);
});

test("the town marks what the chosen card would change, and darkens the rest", async () => {
  const { view, police, theft } = policeBesideTheft();
  const shown = await show({ view, events: [] });
  await shown.press(at(police));
  expect(shown.text(`${at(theft)} .stamp`)).toBe("arrest");
  expect(shown.name(theft)).toMatch(/, arrest$/);
  expect(shown.text(`${at(police)} .gain`)).toBe("+100");
  expect(shown.text(".sheet .now")).toMatch(/^Opened now: arrests .+’s theft, \+100 for you\.$/);
  const veiled = shown.board.querySelectorAll(".veil").length;
  expect(veiled).toBe(15 - near(view, police).length);
});

test("a card that only reads under the pointer darkens nothing and offers nothing", async () => {
  const { view, police } = policeBesideTheft();
  const shown = await show({ view, events: [] });
  const { fireEvent } = await import("@testing-library/svelte");
  await fireEvent.pointerOver(shown.board.querySelector(at(police)) ?? shown.board, {
    pointerType: "mouse",
  });
  expect(shown.board.querySelector(".veil")).toBeNull();
  expect(shown.board.querySelector("[data-offer]")).toBeNull();
});

test("an empty street that is tapped without a chosen card gets no card", async () => {
  const { view, events } = momentOf("mine-lay");
  const own = streetIds(view).find((street) => {
    const { owner, lying } = streetAt(view, street);
    return owner === view.you && lying === "empty";
  });
  const shown = await show({ view, events });
  await shown.press(at(own ?? ""));
  expect(shown.text(".sheet h2")).toContain(`Street ${own}`);
  expect(shown.board.querySelector(".drafted")).toBeNull();
  expect(shown.acts).toEqual([]);
});

test("a card laid by mistake is taken back", async () => {
  const { view, events } = momentOf("mine-lay");
  const option = view.options.find(({ type }) => type === "lay");
  const street = option?.type === "lay" ? option.street : "";
  const shown = await show({ view: { ...view, hand: [...(view.hand ?? []), "theft"] }, events });
  await shown.press('[data-slot="1"]');
  await shown.press(at(street));
  expect(shown.name(street)).toContain("to be laid");
  await shown.press(at(street));
  expect(shown.name(street)).toContain("to be laid"); // it is read first
  const back = [...shown.board.querySelectorAll<HTMLElement>(".ways button")].find(
    ({ textContent }) => textContent.trim() === "Take back",
  );
  back?.click();
  await shown.change({});
  expect(shown.name(street)).not.toContain("to be laid");
});

test.each(LANGUAGES)("all kinds of cards are listed with their copies, in %s", async (language) => {
  const { view, events } = momentOf("theirs-act");
  const shown = await show({ view, events }, {}, language);
  const rows = [...shown.board.querySelectorAll("[data-kind]")];
  expect(rows).toHaveLength(13);
  const copies = rows.map((row) => Number(row.querySelector(".copies")?.textContent.slice(1)));
  expect(copies.reduce((sum, each) => sum + each, 0)).toBe(DECK.length);
});

test("cards of one's own are covered while others may look at the screen", async () => {
  const { view, police } = policeBesideTheft();
  const words = await wordsOf("en");
  const name = cardName(view, "police-1", words);
  const shown = await show({ view, events: [] }, { overlooked: true });
  const board = (): string => shown.board.querySelector('[data-part="town"]')?.outerHTML ?? "";
  expect(board()).not.toContain(name);
  await shown.press(at(police));
  expect(shown.text(".sheet")).not.toContain("Police");
  await shown.press("[data-cover]");
  expect(board()).toContain(name);
});

test("an event points at its street, or at the boss whose man it is about", () => {
  const { view } = momentOf("mine-act");
  const figure = `${view.colours[1]?.slice(0, 2) ?? ""}1`;
  expect(game.placeOf?.({ type: "bank_paid", street: "c2", amount: 10, bank: 0 }, view)).toBe("c2");
  expect(game.placeOf?.({ type: "figure_came_home", figure }, view)).toBe("seat-1");
  expect(game.placeOf?.({ type: "bank_emptied" }, view)).toBeNull();
});
