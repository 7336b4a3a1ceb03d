import { expect, test } from "vitest";
import {
  hopeNow,
  hopeOfAbility,
  hopeOfReroll,
  hopeOfTurn,
} from "../../src/games/legends/scenes/rebels_fights";
import type { LyingFight } from "../../src/games/legends/scenes/rebels_fights";
import { attackOf } from "../../src/games/legends/scenes/rebels_parts";
import { show } from "./board_table";
import { momentOf, moments, sceneOf } from "./rebels_table";
import type { RecordedView } from "./board_table";

const lying = moments.filter(
  ({ view }) => view.scene?.type === "rebels" && view.scene.chances.length > 0,
);

function fightOf({ view }: RecordedView): LyingFight {
  const attack = attackOf(sceneOf(view), view.roll?.challenge ?? null);
  if (view.roll === null || attack === null) throw new Error("nobody fights");
  const ambush = attack.card === sceneOf(view).ambush?.card;
  return { view, roll: view.roll, rebels: attack.dice, ambush };
}

test.each(lying)("the chance to win equals the engine's at $moment", (moment) => {
  const { chances } = sceneOf(moment.view);
  const { win } = hopeNow(fightOf(moment));
  expect(Math.abs(win * 10_000 - Math.max(...chances))).toBeLessThanOrEqual(0.51);
});

test.each(lying)("all dice rolled again are a new roll at $moment", (moment) => {
  const fight = fightOf(moment);
  const odds = attackOf(sceneOf(moment.view), fight.roll.challenge)?.odds ?? [];
  const { win } = hopeOfAbility(fight, "reroll_all") ?? { win: 0 };
  expect(Math.abs(win * 10_000 - (odds[fight.roll.dice.length - 1] ?? 0))).toBeLessThanOrEqual(
    0.51,
  );
});

test("abilities change the chance as described", () => {
  const fight = fightOf(momentOf("mine-luck"));
  const now = hopeNow(fight);
  const after = (ability: string): number => hopeOfAbility(fight, ability)?.win ?? -1;
  for (const ability of ["reroll_one", "extra_die", "plus_one", "red_x3", "cancel_all_locks"]) {
    expect(after(ability)).toBeGreaterThan(now.win);
  }
  expect(after("die_to_four")).toBe(
    Math.max(...fight.roll.dice.map((_, place) => hopeOfTurn(fight, place).win)),
  );
  expect(after("cancel_lock")).toBe(after("cancel_all_locks")); // there is only one
  expect(after("reroll_red")).toBeGreaterThan(now.win);
  expect(hopeOfReroll(fight, [])).toEqual(now);
  expect(hopeOfAbility(fight, "no_damage")).toEqual({ ...now, damage: 0 });
  expect(hopeOfAbility(fight, "draw_three")).toBeNull();
});

test("an ambush must be beaten: a tie is not enough", () => {
  const fight = fightOf(momentOf("mine-luck"));
  expect(hopeNow({ ...fight, ambush: true }).win).toBeLessThan(hopeNow(fight).win);
  expect(hopeNow({ ...fight, rebels: 0 }).win).toBeCloseTo(1); // the red die alone gives nothing
});

test("the window shows how an ability changes the chance to win", async () => {
  const shown = await show(momentOf("mine-ability"));
  expect(shown.text("[data-offer=use] .change")).toMatch(/win .* → /);
});
