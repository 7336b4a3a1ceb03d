import { expect, test } from "vitest";
import { checkDeal } from "../../src/games/crooks/deal_check";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import fixture from "../luck.json";
import { renamed } from "../renamed";

const { draws, first } = fixture.games.crooks;

/** Each seat's replay; steps of `undone` undo the one before. */
function stories(told: readonly (readonly (readonly unknown[])[])[], undone = -1): ReplayStep[][] {
  return told.map((steps) =>
    steps.map((events, seq) => ({
      view: first,
      told: { seq, at: 0, events, seat: null, undone: seq === undone },
    })),
  );
}

function agreements(luck: readonly Draw[], told = stories(fixture.games.crooks.stories)): unknown {
  return checkDeal({ draws: luck }, told).map(({ message, agrees }) => [message, agrees]);
}

test("the seen piles follow from the shuffled deck", () => {
  expect(agreements(draws)).toEqual([
    ["crooks-check-piles", true],
    ["crooks-check-first", true],
  ]);
  const [piles] = checkDeal({ draws }, stories(fixture.games.crooks.stories));
  expect(piles?.args["looks"]).toBeGreaterThan(10);
});

test("two crooks swapped between piles are found", () => {
  const forged = draws.map((draw) => {
    if (draw.shuffled === null) return draw;
    const [one = "", two = "", three = "", ...rest] = draw.shuffled;
    return { ...draw, shuffled: [three, two, one, ...rest] };
  });
  expect(agreements(forged)).toContainEqual(["crooks-check-piles", false]);
});

test("a deck with other face names gives the same deal", () => {
  expect(agreements(draws.map(renamed))).toEqual(agreements(draws));
  const cheated = draws.map((draw) => ({ ...draw, items: renamed(draw).items }));
  expect(agreements(cheated)).toContainEqual(["crooks-check-piles", false]);
});

test("the order of a custom deck before the deal cannot be checked", () => {
  const view = { ...first, deck: first.deck.toReversed() };
  const backwards = stories(fixture.games.crooks.stories).map((story) =>
    story.map((moment) => ({ ...moment, view })),
  );
  const luck = draws.map((draw) => ({ ...draw, items: draw.items?.toReversed() ?? null }));
  expect(agreements(luck, backwards)).toContainEqual(["crooks-check-piles", null]);
});

test("a wrong first player is found", () => {
  const forged = draws.map((draw) =>
    draw.items === null ? { ...draw, result: 1 - draw.result } : draw,
  );
  expect(agreements(forged)).toContainEqual(["crooks-check-first", false]);
});

test("an undone hire stays in the pile", () => {
  const hired = fixture.games.crooks.stories[0]?.findIndex((events) =>
    events.some(({ type }) => type === "crook_recruited"),
  );
  if (hired === undefined || hired < 0) throw new Error("nobody was hired in the fixture");
  const told = fixture.games.crooks.stories.map((steps) => [
    ...steps.slice(0, hired + 1),
    [],
    ...steps.slice(hired),
  ]);
  expect(agreements(draws, stories(told, hired + 1))).toContainEqual(["crooks-check-piles", true]);
  const doubled = fixture.games.crooks.stories.map((steps) => [
    ...steps.slice(0, hired + 1),
    ...steps.slice(hired),
  ]);
  expect(agreements(draws, stories(doubled))).toContainEqual(["crooks-check-piles", false]);
});
