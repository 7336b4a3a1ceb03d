/** Recorded views of Pay Them Back, and all draws of a match of it. */
import type { GameView } from "../../src/games/legends/wire";
import type { Draw } from "../../src/lib/wire";
import type { Moment } from "./board_table";
import fixture from "./rebels_moments.json";

const printed = fixture.printed as unknown as Partial<GameView>;
export const moments: readonly Moment[] = (fixture.moments as unknown as readonly Moment[]).map(
  (each) => ({ ...each, view: { ...printed, ...each.view } }),
);

/** The recorded view with this name. */
export function momentOf(name: string): Moment {
  const found = moments.find(({ moment }) => moment === name);
  if (!found) throw new Error(`no moment ${name} in the fixture`);
  return found;
}

/** The rebels' part of a view. */
export function sceneOf({ scene }: GameView): Extract<GameView["scene"], { type: "rebels" }> {
  if (scene?.type !== "rebels") throw new Error("another job is played");
  return scene;
}

export const draws = fixture.deal.draws as readonly Draw[];
export const told = fixture.deal.story;
export const first = { ...printed, ...fixture.deal.first } as unknown as GameView;
