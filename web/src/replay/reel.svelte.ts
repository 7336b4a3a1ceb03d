/**
 * A finished match as replay steps: which one is shown, for which viewer, and automatic playing.
 */
import { moments } from "../lib/api";
import type { ReplayStep } from "../lib/wire";

/** The number of steps per request; the server sends fewer if they are large. */
const PORTION = 100;
/** How long a step is shown at normal speed, in milliseconds. */
const PACE = 1200;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** All steps of a match as one viewer saw them. */
export async function allMoments(
  play: string,
  seat: number | null,
  last: number,
): Promise<readonly ReplayStep[]> {
  const starts = Array.from({ length: Math.ceil((last + 1) / PORTION) }, (_, n) => n * PORTION);
  const portions = await Promise.all(
    starts.map((first) => portion(play, seat, first, Math.min(first + PORTION - 1, last))),
  );
  return portions.flat();
}

/** The steps `first` to `last`, in as many requests as needed. */
async function portion(
  play: string,
  seat: number | null,
  first: number,
  last: number,
): Promise<readonly ReplayStep[]> {
  const frames: ReplayStep[] = [];
  while (first + frames.length <= last) {
    const { moments: more } = await moments(play, seat, first + frames.length, last);
    if (more.length === 0) break;
    frames.push(...more);
  }
  return frames;
}

/** The steps of a match and the current position. */
export class Reel {
  frames: readonly ReplayStep[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** True if the last move was one step forward; only then the board animates. */
  steppedOn = $state(false);
  /** The viewer's seat; null for a spectator. */
  seat: number | null = $state(null);
  /** The seat whose steps are being loaded. */
  wanted: number | null = $state(null);
  /** The seat whose steps could not be loaded, and the error. */
  missed: { readonly seat: number | null; readonly why: unknown } | null = $state.raw(null);
  /** Counts requests, so that only the last one is shown. */
  #wish = 0;

  readonly last = $derived(Math.max(this.frames.length - 1, 0));
  readonly frame = $derived(this.frames[this.at] ?? null);

  /** Show the steps of another viewer at the same position. */
  load(frames: readonly ReplayStep[], seat: number | null): void {
    this.frames = frames;
    this.seat = this.wanted = seat;
    this.go(this.at);
  }

  /** Load the steps of another viewer; nothing changes until they are here. */
  async viewAs(play: string, seat: number | null): Promise<void> {
    const wish = ++this.#wish;
    this.wanted = seat;
    this.missed = null;
    try {
      const frames = await allMoments(play, seat, this.last);
      if (this.#wish === wish) this.load(frames, seat);
    } catch (why) {
      if (this.#wish !== wish) return;
      this.missed = { seat, why };
      this.wanted = this.seat;
    }
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

  /** Play automatically; returns a function that stops it. */
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
