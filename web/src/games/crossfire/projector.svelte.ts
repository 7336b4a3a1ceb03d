/** Shows the calls one after the other; nobody has to wait for it: it can be skipped. */
import type { PendingNarration } from "../module";
import { film } from "./film";
import type { Scene } from "./film";
import type { GameEvent, GameView } from "./wire";

export class Projector {
  /** The call that is on the screen; null: no film runs. */
  scene: Scene | null = $state.raw(null);

  #heard: GameView;
  #waiting: readonly Scene[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: GameView) {
    this.#heard = view;
  }

  /** A step came: begin the film of it, or go on with the one that runs. */
  hear(view: GameView, events: readonly GameEvent[], motion: boolean): void {
    if (view === this.#heard) return;
    const scenes = film(this.#heard, events, view);
    const over = view.game !== this.#heard.game; // the next one is dealt already
    this.#heard = view;
    if (over) this.skip();
    // Who has to shoot next has no time for a film.
    const asked = view.decision === "final_aim" && view.active.includes(view.you ?? -1);
    if (scenes.length === 0 || !motion || asked) return;
    clearTimeout(this.#timer);
    this.#waiting = scenes;
    this.#next();
  }

  /** What is still to be told; null: nothing. */
  get pendingNarration(): PendingNarration<GameView, GameEvent> | null {
    if (this.scene === null) return null;
    return { view: this.scene.view, events: this.#waiting.flatMap(({ brings }) => brings) };
  }

  /** Everything at once where it belongs. */
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
