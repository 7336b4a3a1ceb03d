/** A finished game as frames: which one is on the screen, seen by whom, and playing on. */
import { moments } from "../lib/api";
import type { Moment } from "../lib/wire";

/** Frames the server gives at once. */
const PORTION = 100;
/** How long a frame stays at normal speed. */
const PACE = 1200;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Every frame of a game as one viewer saw it. */
export async function allMoments(
  play: string,
  seat: number | null,
  last: number,
): Promise<readonly Moment[]> {
  const starts = Array.from({ length: Math.ceil((last + 1) / PORTION) }, (_, n) => n * PORTION);
  const portions = await Promise.all(
    starts.map((first) => moments(play, seat, first, Math.min(first + PORTION - 1, last))),
  );
  return portions.flatMap((portion) => portion.moments);
}

/** The frames of a game and the place where the reel stands. */
export class Reel {
  frames: readonly Moment[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** Whether the last move was one step on: only that is worth an animation. */
  steppedOn = $state(false);

  readonly last = $derived(Math.max(this.frames.length - 1, 0));
  readonly frame = $derived(this.frames[this.at] ?? null);

  /** Show other frames, of another viewer, at the same moment. */
  load(frames: readonly Moment[]): void {
    this.frames = frames;
    this.go(this.at);
  }

  go(to: number): void {
    const next = Math.min(Math.max(to, 0), this.last);
    this.steppedOn = next === this.at + 1;
    this.at = next;
    if (next === this.last) this.playing = false;
  }

  toggle(): void {
    if (!this.playing && this.at === this.last) this.go(0);
    this.playing = !this.playing;
  }

  /** Let the reel run while it is playing; returns how to stop it. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const timer = setInterval(() => {
      this.go(this.at + 1);
    }, PACE / this.speed);
    return () => {
      clearInterval(timer);
    };
  }
}
