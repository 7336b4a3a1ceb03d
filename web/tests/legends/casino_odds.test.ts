import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkDeal } from "../../src/games/legends/deal_check";
import {
  dropOf,
  nextSpace,
  riskNow,
  riskOfAbility,
  riskOfReroll,
} from "../../src/games/legends/scenes/casino_bets";
import type { LyingBet } from "../../src/games/legends/scenes/casino_bets";
import type { CasinoView } from "../../src/games/legends/wire";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import { draws, first, momentOf, moments, rollOf, sceneOf, story } from "./casino_table";

const whites = (text: string): readonly string[] =>
  text.split(" ").map((face) => ({ L: "luck", K: "lock" })[face] ?? face);
const lying = moments.filter(({ view }) => view.scene?.type === "casino" && view.scene.bet?.rolled);

/** These dice at a table with this penalty, without watchers. */
function betOf(dice: string, change: Partial<CasinoView>, stock = 5): LyingBet {
  const moment = lying[0];
  if (!moment) throw new Error("no bet lies in the fixture");
  return {
    view: { ...moment.view, stock },
    scene: { ...sceneOf(moment), ...change },
    roll: { ...rollOf(moment), dice: whites(dice), spared: false },
  };
}

describe("the chance of the jackpot", () => {
  test.each(lying)("equals the engine's with the best luck choice at $moment", (moment) => {
    const { bet } = sceneOf(moment);
    const { jackpot } = riskNow({
      view: moment.view,
      scene: sceneOf(moment),
      roll: rollOf(moment),
    });
    expect(Math.abs(jackpot * 10_000 - Math.min(...(bet?.chances ?? [])))).toBeLessThanOrEqual(
      0.51,
    );
  });

  const tables = moments.filter(({ view }) => (view.scene as CasinoView | null)?.table != null);
  test.each(tables)("of unrolled dice equals the view's at $moment", ({ view }) => {
    const scene = view.scene as CasinoView;
    for (const dice of [1, 2, 3, 4, 5]) {
      const bet = betOf(Array.from({ length: dice }, () => "1").join(" "), scene);
      const places = bet.roll.dice.map((_, place) => place);
      const { jackpot, damage } = riskOfReroll(bet, places);
      const odds = scene.odds[dice];
      expect(Math.abs(jackpot * 10_000 - (odds?.jackpot ?? 0))).toBeLessThanOrEqual(0.51);
      expect(Math.abs(damage * 100 - (odds?.damage ?? 0))).toBeLessThanOrEqual(0.51);
    }
  });

  // The examples of the rules, scenario 4.
  test.each([
    ["SC-4.X1", "4 3 2", { jackpot_now: 11, penalty: "die" }, 0, 0],
    ["SC-4.X2", "4 4 3", { jackpot_now: 11, penalty: "die" }, 1, 0],
    ["SC-4.X3", "4 4 2 K", { jackpot_now: 11, penalty: "die" }, 0, 1],
    ["SC-4.X4", "4 4 L K", { jackpot_now: 11, penalty: "die" }, 0, 0],
    ["SC-4.X5: only a 4 wins", "2 L L", { jackpot_now: 12, penalty: "die" }, 1 / 6, 1 / 6],
    ["too lucky", "L L", { jackpot_now: 15, penalty: "jackpot" }, 1, 0],
    ["no penalty", "L L", { jackpot_now: 15, penalty: "none" }, 0, 0],
  ] as const)("%s", (_, dice, change, jackpot, damage) => {
    const risk = riskNow(betOf(dice, change));
    expect(risk.jackpot).toBeCloseTo(jackpot);
    expect(risk.damage).toBeCloseTo(damage);
  });

  test("SC-4.X6: of the red die every multiplier wins", () => {
    const bet = betOf("3 L L", { jackpot_now: 11, penalty: "red" });
    const faces = bet.view.red.filter((face) => face === "x2" || face === "x3").length;
    expect(riskNow(bet).jackpot).toBeCloseTo(faces / bet.view.red.length);
  });

  test("counts the possible new spectators", () => {
    const deck = { spectator_deck: ["sp01", "sp06", "sp07", "sp11"], spectator_discard: [] };
    const change = { jackpot_now: 10, penalty: "spectator", ...deck } as const;
    expect(riskNow(betOf("2 L L", change)).jackpot).toBeCloseTo(1 / 4);
    expect(riskNow(betOf("3 L L", change)).jackpot).toBeCloseTo(2 / 4);
    const croupier = {
      ...change,
      penalty: "croupier",
      croupier: 1,
      block: 2,
      eyes: [1, 3],
    } as const;
    expect(riskNow(betOf("3 L L", { ...croupier, blocked: false })).jackpot).toBe(0);
    expect(riskNow(betOf("3 L L", { ...croupier, blocked: true })).jackpot).toBeCloseTo(2 / 4);
  });

  test("has no die to add if the stock is empty", () => {
    expect(riskNow(betOf("2 L L", { jackpot_now: 12, penalty: "die" }, 0)).jackpot).toBe(0);
  });
});

describe("an ability on a bet", () => {
  const bet = betOf("4 3 2 K", { jackpot_now: 9, penalty: "none" });

  test("that sets a lock aside brings back the blocked effect", () => {
    expect(riskNow(bet)).toEqual({ jackpot: 0, damage: 1 });
    expect(riskOfAbility(bet, "cancel_lock")).toEqual({ jackpot: 1, damage: 0 });
    expect(riskOfAbility(bet, "cancel_all_locks")).toEqual({ jackpot: 1, damage: 0 });
    expect(riskOfAbility(bet, "no_damage")).toEqual({ jackpot: 0, damage: 0 });
  });

  test("that rolls one die again takes the best one", () => {
    const won = betOf("4 4 3", { jackpot_now: 11, penalty: "none" });
    // A 4 becomes anything but a 4: 8, 9, 10, luck 10; a lock blocks.
    expect(riskOfAbility(won, "reroll_one")?.jackpot).toBeCloseTo(1 / 6);
    expect(riskOfAbility(won, "reroll_any")).toBeNull();
    expect(riskOfAbility(won, "reroll_all")?.jackpot).toBeLessThan(1 / 6);
  });
});

test("spaces and effects are described as printed", () => {
  const { scene } = betOf("1", { croupier: 1, block: 2, blocked: true });
  expect(nextSpace(scene)).toBe(3);
  expect(nextSpace({ ...scene, blocked: false })).toBe(2);
  expect([dropOf("jackpot_minus2"), dropOf("bet_die1")]).toEqual([2, 0]);
});

test("both languages have the same messages of the casino", () => {
  const ids = (language: string): readonly string[] =>
    Array.from(
      readFileSync(`src/games/legends/text/casino.${language}.ftl`, "utf-8").matchAll(
        /^([a-z][\w-]*) =/gm,
      ),
      ([, id]) => id ?? "",
    );
  expect(ids("ru")).toEqual(ids("en"));
});

describe("the fair check", () => {
  type Steps = typeof story;
  function told(steps: Steps = story): ReplayStep[][] {
    return [
      steps.map((events, seq) => ({
        view: seq === 0 ? first : {},
        told: { seq, at: 0, events, seat: null, undone: false },
      })),
    ];
  }
  function wrong(luck: readonly Draw[], steps: Steps = story): readonly string[] {
    return checkDeal({ draws: luck }, told(steps))
      .filter(({ agrees }) => !agrees)
      .map(({ message }) => message.replace("legends-check-", ""));
  }
  function swapped(why: string): readonly Draw[] {
    const at = draws.findIndex((draw) => draw.why === why);
    return draws.map((draw, place) =>
      place === at ? { ...draw, shuffled: [...(draw.shuffled ?? [])].reverse() } : draw,
    );
  }
  function lied(type: string, change: object): Steps {
    const step = story.findIndex((events) => events.some((event) => event.type === type));
    if (step < 0) throw new Error(`no ${type} in the story`);
    return story.map((events, at) =>
      at === step ? events.map((e) => (e.type === type ? { ...e, ...change } : e)) : events,
    );
  }

  test("finds no fault in a whole match", () => {
    expect(wrong(draws)).toEqual([]);
  });

  test.each([
    ["table", "cards"],
    ["spectator", "cards"],
  ])("finds a wrong order of the %s deck", (why, name) => {
    expect(wrong(swapped(why))).toContain(name);
  });

  test.each([
    ["minions_found", { minions: ["m01", "m02"] }, "clan"],
    ["red_die_rolled", { red: "none" }, "dice"],
    ["table_removed", { left: 9 }, "cards"],
    ["card_revealed", { card: "ta09" }, "cards"],
  ])("finds a false %s", (type, change, name) => {
    expect(wrong(draws, lied(type, change))).toContain(name);
  });

  test("compares the number of hidden removed tables with the view", () => {
    const { scene } = momentOf("mine-act").view;
    const view = { ...first, scene: { ...(scene as CasinoView), removed_unseen: 4 } };
    const [steps = []] = told();
    const found = checkDeal({ draws }, [
      steps.map((each, at) => (at === 0 ? { ...each, view } : each)),
    ]);
    expect(found.some(({ agrees }) => !agrees)).toBe(true);
  });

  test("deals hidden tables and spectators again in a continued match", () => {
    const scene: CasinoView = {
      ...sceneOf(momentOf("mine-act")),
      hidden_tables: ["ta01", "ta02", "ta03"],
      tables_left: 2,
      spectator_deck: ["sp01", "sp02"],
      spectator_discard: [],
    };
    const view = { ...first, deck: [], problem_deck: [], scene };
    const believed = (items: readonly string[], shuffled: readonly string[]): Draw => {
      return { step: 0, why: "believe", n: items.length, result: 0, items, shuffled };
    };
    const luck = [
      believed([], []),
      believed([], []),
      believed(["0", "1", "2"], ["2", "0", "1"]),
      believed(["9", "10"], ["10", "9"]),
    ];
    const shown = (card: string): ReplayStep[][] => [
      [[], [{ type: "card_revealed", card }]].map((events, seq) => ({
        view: seq === 0 ? view : {},
        told: { seq, at: 0, events, seat: null, undone: false },
      })),
    ];
    const agrees = (card: string): boolean =>
      checkDeal({ draws: luck }, shown(card)).every((found) => found.agrees);
    expect(agrees("ta01")).toBe(true); // the second of three: the last one was not shown
    expect(agrees("ta02")).toBe(false);
    expect(agrees("sp01")).toBe(true);
    expect(agrees("sp02")).toBe(false);
  });
});
