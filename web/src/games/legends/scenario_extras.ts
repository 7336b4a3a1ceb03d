/** Parts of a scenario outside its board: on the result page. */
import type { Component } from "svelte";
import type { Words } from "../../lib/texts";
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
  readonly result: () => Promise<{ default: ResultPart }>;
}

/** By scenario; most have no such parts. */
export const EXTRAS: Readonly<Partial<Record<string, ScenarioExtras>>> = {
  power: {
    result: () => import("./scenes/PowerResult.svelte"),
  },
};
