/**
 * Recorded views of the casino, and all draws of a match of it; made by
 * tests/web/legends_casino.py.
 */
import type { Draw } from "../../src/lib/wire";
import type { CasinoView, RollView } from "../../src/games/legends/wire";
import type { Moment } from "./board_table";
import type { GameEvent, GameView } from "./board_table";
import fixture from "./casino_moments.json";

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

/** The casino in a recorded view. */
export function sceneOf({ view }: Pick<Moment, "view">): CasinoView {
  if (view.scene?.type !== "casino") throw new Error("nobody is in the casino");
  return view.scene;
}

/** The dice on the table. */
export function rollOf({ view }: Pick<Moment, "view">): RollView {
  if (view.roll === null) throw new Error("nobody rolls");
  return view.roll;
}

export const draws = fixture.game.draws as readonly Draw[];
export const first = { ...printed, ...fixture.game.first } as GameView;
export const story = fixture.game.story as unknown as readonly (readonly GameEvent[])[];
