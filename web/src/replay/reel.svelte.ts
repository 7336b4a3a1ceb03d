/** A finished game as frames: which one is on the screen, seen by whom, and playing on. */
import { moments } from "../lib/api";
import type { ReplayStep } from "../lib/wire";

/** Frames that are asked for at once; the server gives fewer where they are large. */
const PORTION = 100;
/** How long a frame stays at normal speed. */
const PACE = 1200;
export const SPEEDS = [0.5, 1, 2, 4] as const;

/** Every frame of a game as one viewer saw it. */
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

/** Frames `first` to `last`, in as many answers as they need. */
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

/** The frames of a game and the place where the reel stands. */
export class Reel {
  frames: readonly ReplayStep[] = $state.raw([]);
  at = $state(0);
  playing = $state(false);
  speed: (typeof SPEEDS)[number] = $state(1);
  /** Whether the last move was one step on: only that is worth an animation. */
  steppedOn = $state(false);
  /** Through whose eyes the frames are seen; null is a spectator. */
  seat: number | null = $state(null);
  /** Whose frames are on their way. */
  wanted: number | null = $state(null);
  /** Whose frames could not be fetched, and why. */
  missed: { readonly seat: number | null; readonly why: unknown } | null = $state.raw(null);
  /** Counts what was asked for: only the last wish is shown. */
  #wish = 0;

  readonly last = $derived(Math.max(this.frames.length - 1, 0));
  readonly frame = $derived(this.frames[this.at] ?? null);

  /** Show other frames, of another viewer, at the same moment. */
  load(frames: readonly ReplayStep[], seat: number | null): void {
    this.frames = frames;
    this.seat = this.wanted = seat;
    this.go(this.at);
  }

  /** Fetch the frames of another viewer; until they are here everything stays as it is. */
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
