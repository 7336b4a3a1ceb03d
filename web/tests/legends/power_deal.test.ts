import { describe, expect, test } from "vitest";
import { checkDeal } from "../../src/games/legends/deal_check";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import fixture from "./power_luck.json";

interface Plain {
  readonly type: string;
}
type Story = readonly (readonly Plain[])[];
interface Game {
  readonly draws: readonly Draw[];
  readonly first: readonly object[];
  readonly stories: readonly Story[];
}
const games = fixture as unknown as Readonly<Record<string, Game>>;
const gameOf = (name: string): Game => {
  const found = games[name];
  if (!found) throw new Error(`no game ${name} in the fixture`);
  return found;
};

function moments({ first, stories }: Game): ReplayStep[][] {
  return stories.map((steps, seat) =>
    steps.map((events, seq) => ({
      view: seq === 0 ? (first[seat] ?? {}) : {},
      told: { seq, at: 0, events, seat: null, undone: false },
    })),
  );
}

/** The names of the failed checks. */
function wrong(game: Game): readonly string[] {
  return checkDeal({ draws: game.draws }, moments(game))
    .filter(({ agrees }) => !agrees)
    .map(({ message }) => message.replace("legends-check-", ""));
}

/** The same match with one of its draws changed. */
function forged(name: string, why: string, number: number): Game {
  const game = gameOf(name);
  const at = game.draws.flatMap((draw, place) => (draw.why === why ? [place] : [])).at(number);
  if (at === undefined) throw new Error(`not so many draws for ${why}`);
  const change = (draw: Draw): Draw =>
    draw.shuffled
      ? { ...draw, shuffled: [...draw.shuffled.slice(1), ...draw.shuffled.slice(0, 1)] }
      : { ...draw, result: (draw.result + 1) % draw.n };
  const draws = game.draws.map((draw, place) => (place === at ? change(draw) : draw));
  return { ...game, draws };
}

/** The same match in which one seat received something else at the end. */
function lied(name: string, type: string, change: object): Game {
  const game = gameOf(name);
  const stories = game.stories.map((steps) => {
    const last = steps.findLastIndex((events) => events.some((event) => event.type === type));
    return steps.map((events, at) =>
      at === last
        ? events.map((event) => (event.type === type ? { ...event, ...change } : event))
        : events,
    );
  });
  return { ...game, stories };
}

test.each(Object.keys(games))("everything in the match %s follows from the chance", (name) => {
  expect(wrong(gameOf(name))).toEqual([]);
});

describe("a wrong draw is found:", () => {
  test.each([
    ["alone", "campaign", 0, "cards"],
    ["alone", "campaign", 1, "cards"],
    ["alone", "rumour", 0, "cards"],
    ["alone", "betrayal", 0, "cards"],
    ["alone", "recruits", 0, "joined"],
    ["alone", "recruits", 1, "joined"],
    ["alone", "recruits", 2, "clan"],
    ["alone", "clan deck", 0, "clan"],
    ["alone", "white die", -1, "dice"],
    ["campaign", "betrayal", 0, "cards"],
    ["campaign", "campaign", 0, "cards"],
    ["campaign", "scenario", 0, "joined"],
    ["on", "believe", 2, "cards"],
    ["on", "believe", 3, "cards"],
  ] as const)("%s, %s (%i)", (name, why, number, found) => {
    expect(wrong(forged(name, why, number))).toContain(found);
  });
});

test.each([
  ["votes_rolled", { clan_dice: ["4", "4", "4", "4"] }, "dice"],
  ["campaign_cards_drawn", { cards: ["ca99"] }, "cards"],
])("a false %s is found", (type, change, found) => {
  expect(wrong(lied("alone", type, change))).toContain(found);
});

test("cards shown to only one seat are checked by its steps", () => {
  const game = gameOf("alone");
  const [mine] = game.stories;
  const half = { ...game, stories: mine ? [mine] : [], first: game.first.slice(0, 1) };
  expect(wrong(half)).toContain("cards"); // an unreported card does not agree
});

test("an unannounced draw is found", () => {
  const game = gameOf("alone");
  for (const why of ["campaign", "rumour", "betrayal"]) {
    const more = game.draws.find((draw) => draw.why === why);
    if (!more) throw new Error(`no draw for ${why}`);
    expect(wrong({ ...game, draws: [...game.draws, more] })).toContain("cards");
  }
});
