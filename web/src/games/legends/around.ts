/** What a scenario shows around its board: in the break before it, and at the end of a game. */
import type { Component } from "svelte";
import type { Words } from "../../lib/texts";
import type { Plan } from "./plan";
import type { GameView } from "./wire";

/** A part of the result page. */
type ResultPart = Component<{
  view: GameView;
  /** What the hands are called. */
  hands: readonly string[];
  words: Words;
  motion: boolean;
}>;

interface Around {
  /** What is to be known before it, where it is certain to follow. */
  readonly before: () => Promise<{ default: Component<{ plan: Plan }> }>;
  readonly result: () => Promise<{ default: ResultPart }>;
}

/** By scenario; most have nothing more to show. */
export const AROUND: Readonly<Partial<Record<string, Around>>> = {
  power: {
    before: () => import("./scenes/PowerBreak.svelte"),
    result: () => import("./scenes/PowerResult.svelte"),
  },
};
