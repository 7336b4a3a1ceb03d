import { expect, test } from "vitest";
import { checkDeal } from "../../src/games/mafia/deal_check";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import { renamed } from "../renamed";
import { draws, stories as fixture } from "./end";

interface Plain {
  readonly type: string;
}
type Steps = readonly (readonly Plain[])[];
const told = fixture as readonly Steps[];

/** Each seat's replay of the match. */
function stories(seats: readonly Steps[]): ReplayStep[][] {
  return seats.map((steps) =>
    steps.map((events, seq) => ({
      view: {},
      told: { seq, at: 0, events, seat: null, undone: false },
    })),
  );
}

/** The names of the failed checks. */
function wrong(luck: readonly Draw[], seats: readonly Steps[] = told): readonly string[] {
  return checkDeal({ draws: luck }, stories(seats))
    .filter(({ agrees }) => !agrees)
    .map(({ message }) => message.replace("mafia-check-", ""));
}

/** The deal of this number with two cards swapped. */
function swapped(number: number, one: number, other: number): readonly Draw[] {
  const at = draws.flatMap((draw, place) => (draw.why === "deal" ? [place] : []))[number];
  return draws.map((draw, place) => {
    if (place !== at || draw.shuffled === null) return draw;
    const shuffled = [...draw.shuffled];
    [shuffled[one], shuffled[other]] = [shuffled[other] ?? "", shuffled[one] ?? ""];
    return { ...draw, shuffled };
  });
}

/** The replays with the last event of a kind changed, wherever its card is known. */
function forged(type: string, change: object): readonly Steps[] {
  const steps = told[0] ?? [];
  const step = steps.findLastIndex((events) => events.some((event) => event.type === type));
  const place = steps[step]?.findLastIndex((event) => event.type === type);
  return told.map((seat) =>
    seat.map((events, at) =>
      at === step
        ? events.map((event, index) => (index === place ? { ...event, ...change } : event))
        : events,
    ),
  );
}

const rounds = draws.filter(({ why }) => why === "deal").length;

test("hands, draws, laid and opened cards of every round follow from the chance", () => {
  const found = checkDeal({ draws }, stories(told));
  expect(found.map(({ message, agrees }) => [message, agrees])).toEqual(
    ["first", "hands", "drawn", "laid", "opened"].map((name) => [`mafia-check-${name}`, true]),
  );
  const counts = Object.fromEntries(found.map(({ message, args }) => [message, args["count"]]));
  expect(rounds).toBeGreaterThan(1);
  expect(counts["mafia-check-hands"]).toBe(4 * rounds);
  expect(counts["mafia-check-drawn"]).toBeGreaterThan(5);
  expect(counts["mafia-check-laid"]).toBeGreaterThan(4 * (rounds + 1));
  expect(counts["mafia-check-opened"]).toBeGreaterThan(10);
});

test.each(Array.from({ length: rounds }, (_, number) => number))(
  "two cards swapped between hands in deal %i are found",
  (number) => {
    expect(wrong(swapped(number, 0, 15))).toContain("hands");
  },
);

test("cards with other names give the same deal", () => {
  expect(wrong(draws.map(renamed))).toEqual([]);
});

test("a card swapped between a hand and the deck is found", () => {
  expect(wrong(swapped(0, 0, 20))).toContain("hands");
});

test("a deck in another order is found by the drawn cards", () => {
  expect(wrong(swapped(0, 31, 20))).toContain("drawn");
});

test("an unannounced deal is found", () => {
  const deal = draws.find(({ why }) => why === "deal");
  if (!deal) throw new Error("no deal in the fixture");
  expect(wrong([...draws, deal])).toEqual(["hands"]);
});

test("a wrong first player is found", () => {
  const other = draws.map((draw) =>
    draw.why === "first player" ? { ...draw, result: (draw.result + 1) % 4 } : draw,
  );
  expect(wrong(other)).toEqual(["first"]);
});

test("a first player that does not move on is found", () => {
  expect(wrong(draws, forged("round_started", { first: 7 }))).toEqual(["first"]);
});

test("a card that was not laid there is found", () => {
  expect(wrong(draws, forged("card_opened", { card: "pistol-9" }))).toEqual(["opened"]);
});

test("a card that was not in hand is found", () => {
  expect(wrong(draws, forged("card_laid", { card: "pistol-9" }))).toContain("laid");
});

test("an undone step is ignored", () => {
  const laid = (told[0] ?? []).findIndex((events) =>
    events.some((event) => event.type === "card_laid"),
  );
  const undone = stories(told).map((moments, seat) => {
    const step = told[seat]?.[laid] ?? [];
    const again = [
      { events: step, undone: false },
      { events: [], undone: true },
    ].map((each) => ({ view: {}, told: { seq: 0, at: 0, seat: null, ...each } }));
    return [...moments.slice(0, laid), ...again, ...moments.slice(laid)].map((moment, seq) => ({
      ...moment,
      told: { ...moment.told, seq },
    }));
  });
  expect(checkDeal({ draws }, undone)).toEqual(checkDeal({ draws }, stories(told)));
});
