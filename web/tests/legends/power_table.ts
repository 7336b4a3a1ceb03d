/** Recorded views of the fight for power, and its own texts. */
import { powerWords } from "../../src/games/legends/scenes/power_words";
import type { PowerView } from "../../src/games/legends/wire";
import type { Moment } from "./board_table";
import type { GameView } from "./board_table";
import fixture from "./power_moments.json";

export { powerWords };
export const players: readonly string[] = fixture.players;
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

/** The scenario's own part of a view. */
export function sceneOf({ scene }: GameView): PowerView {
  if (scene?.type !== "power") throw new Error("another scenario is played");
  return scene;
}
