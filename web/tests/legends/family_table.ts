/** Recorded views of Family Business, and all draws of a campaign that begins with it. */
import type { GameView } from "../../src/games/legends/wire";
import type { Draw } from "../../src/lib/wire";
import type { Moment } from "./board_table";
import fixture from "./family_moments.json";

export const SCENE = "[data-part=scene]";
export const TRAY = "[data-part=tray]";
/** A card on the board of the scenario. */
export const front = (card: string): string => `${SCENE} [data-card="${card}"]`;

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

/** The scenario's part of a view. */
export function sceneOf({ scene }: GameView): Extract<GameView["scene"], { type: "family" }> {
  if (scene?.type !== "family") throw new Error("another job is played");
  return scene;
}

export const draws = fixture.deal.draws as readonly Draw[];
export const told = fixture.deal.story;
export const first = { ...printed, ...fixture.deal.first } as unknown as GameView;
