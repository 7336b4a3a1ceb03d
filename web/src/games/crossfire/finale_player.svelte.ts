/** Shows the calls of the finale one after another; they can be skipped. */
import type { PendingNarration } from "../module";
import { scenesOf } from "./finale";
import type { Scene } from "./finale";
import type { GameEvent, GameView } from "./wire";

export class FinalePlayer {
  /** The scene that is shown; null if there is none. */
  scene: Scene | null = $state.raw(null);

  #heard: GameView;
  #waiting: readonly Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: GameView) {
    this.#heard = view;
  }

  /** Process a step: start its finale, or continue the present one. */
  hear(view: GameView, events: readonly GameEvent[], motion: boolean): void {
    if (view === this.#heard) return;
    const scenes = scenesOf(this.#heard, events, view);
    const over = view.game !== this.#heard.game; // the next game is dealt already
    this.#heard = view;
    if (over) this.skip();
    // A player who must shoot next has no time for the finale.
    const asked = view.decision === "final_aim" && view.active.includes(view.you ?? -1);
    if (scenes.length === 0 || !motion || asked) return;
    clearTimeout(this.#timer);
    this.#waiting = scenes;
    this.#next();
  }

  /** The events that are not shown yet, or null. */
  get pendingNarration(): PendingNarration<GameView, GameEvent> | null {
    if (this.scene === null) return null;
    return { view: this.scene.view, events: this.#waiting.flatMap(({ brings }) => brings) };
  }

  /** Skip to the end. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#waiting = [];
    this.scene = null;
  }

  #next(): void {
    const [scene, ...rest] = this.#waiting;
    this.#waiting = rest;
    this.scene = scene ?? null;
    if (!scene) return;
    this.#timer = setTimeout(() => {
      this.#next();
    }, scene.time);
  }
}
