/** What the clan is after in the present scenario, by the numbers of the view. */
import { worthOf } from "./scenario_parts";
import type { GameView } from "./wire";

export interface Wanted {
  /**
   * `target` of a single job; in a campaign the next thing that its reputation could buy, a
   * `master` or a `star`; `none` if there is nothing more to buy, or no number is wanted.
   */
  readonly prize: "master" | "none" | "star" | "target";
  readonly number: number;
  /** What the clan has of it. */
  readonly have: number;
}

/** The next number that the clan is after in this scenario. */
export function wantedNow({ mode, target, prices, scene, scenarios, scenario }: GameView): Wanted {
  const have = scene === null ? null : worthOf(scene);
  const last = scenarios.find(({ code }) => code === scenario)?.finale ?? false;
  if (have === null || last) return { prize: "none", number: 0, have: have ?? 0 };
  if (mode === "one_shot") return { prize: "target", number: target, have };
  const [, , , master, star] = prices;
  if (have < master) return { prize: "master", number: master, have };
  return have < star ? { prize: "star", number: star, have } : { prize: "none", number: 0, have };
}
