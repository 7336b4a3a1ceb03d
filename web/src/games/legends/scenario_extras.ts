/** Parts of a scenario outside its board: in the break before it, and on the result page. */
import type { Component } from "svelte";
import type { Words } from "../../lib/texts";
import type { Plan } from "./plan";
import type { GameView } from "./wire";

/** A part of the result page. */
type ResultPart = Component<{
  view: GameView;
  /** The names of the hands. */
  hands: readonly string[];
  words: Words;
  motion: boolean;
}>;

interface ScenarioExtras {
  /** Shown before it, if it is certain to follow. */
  readonly before: () => Promise<{ default: Component<{ plan: Plan }> }>;
  readonly result: () => Promise<{ default: ResultPart }>;
}

/** By scenario; most have no such parts. */
export const EXTRAS: Readonly<Partial<Record<string, ScenarioExtras>>> = {
  power: {
    before: () => import("./scenes/PowerBreak.svelte"),
    result: () => import("./scenes/PowerResult.svelte"),
  },
};
