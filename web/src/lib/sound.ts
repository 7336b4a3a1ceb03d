/** Short synthesised sounds; silent until the first user gesture and while sounds are off. */
import { settings } from "./settings.svelte";

/** The sounds that a game or the table page can play. */
export type SoundName =
  | "turn"
  | "card"
  | "flip"
  | "coin"
  | "shot"
  | "knock"
  | "dice"
  | "scratch"
  | "catch"
  | "fault"
  | "refuse"
  | "chat"
  | "tick"
  | "win";

/** ZzFX parameters: volume, randomness, frequency, attack, sustain, release, shape … */
const SOUNDS: Readonly<Record<SoundName, readonly (number | undefined)[]>> = {
  turn: [0.9, 0, 392, 0.02, 0.12, 0.3, 0, 1.2, 0, 0, 196, 0.09],
  card: [0.5, 0.05, 900, 0, 0.01, 0.04, 4, 2.5, -20, 0, 0, 0, 0, 3],
  flip: [0.5, 0.05, 500, 0, 0.02, 0.05, 4, 2, 30, 0, 0, 0, 0, 2],
  coin: [0.6, 0, 1318, 0.005, 0.03, 0.18, 1, 1.8, 0, 0, 330, 0.05],
  shot: [1.1, 0.02, 120, 0, 0.03, 0.35, 4, 2.2, -6, 0, 0, 0, 0, 1.5, 0, 0.2],
  knock: [0.8, 0.02, 140, 0, 0.02, 0.07, 0, 1.6, -12],
  dice: [0.6, 0.1, 300, 0, 0.02, 0.05, 4, 2, 0, 0, 0, 0, 0.06, 4, 0, 0, 0.05],
  scratch: [0.35, 0.1, 700, 0.01, 0.03, 0.05, 4, 1.5, -8, 0, 0, 0, 0, 6],
  catch: [0.8, 0, 988, 0, 0.03, 0.12, 2, 2.4, 0, 0, -330, 0.05, 0, 0.4],
  fault: [0.7, 0, 196, 0.01, 0.1, 0.25, 1, 1, -3, 0, -49, 0.12],
  refuse: [0.5, 0, 160, 0.01, 0.05, 0.09, 1, 0.8, -2],
  chat: [0.35, 0, 660, 0.01, 0.02, 0.08, 0, 1, 0, 0, 110, 0.04],
  tick: [0.4, 0, 1000, 0, 0.005, 0.02, 1, 1],
  win: [0.9, 0, 262, 0.03, 0.35, 0.5, 0, 1.2, 0, 0, 131, 0.12, 0.12],
};

let context: AudioContext | null = null;
let synth: (typeof import("zzfx"))["ZZFX"] | null = null;

/**
 * Wake the audio at each user gesture: browsers allow sound only from a gesture, and a phone call
 * or a locked screen silences it again. Touch wakes on release; screen readers only click.
 */
export function awaitGesture(): void {
  if (!("AudioContext" in globalThis)) return; // locked-down browsers have none
  for (const kind of ["pointerup", "click", "keydown"]) {
    addEventListener(kind, wake, { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", resume);
}

function wake(): void {
  context ??= new AudioContext(); // created here, because a context created after the synth loads stays silent
  resume();
  if (!synth) void fetchSynth(context);
}

function resume(): void {
  if (context && context.state !== "running") context.resume().catch(() => undefined);
}

async function fetchSynth(ours: AudioContext): Promise<void> {
  try {
    const { ZZFX } = await import("zzfx");
    if (ZZFX.audioContext !== ours) void ZZFX.audioContext.close();
    ZZFX.audioContext = ours;
    synth = ZZFX;
  } catch {
    // Could not load: the next gesture tries again.
  }
}

/** Play a sound if sounds are on and allowed now; otherwise it is dropped. */
export function sound(name: SoundName): void {
  if (!synth || context?.state !== "running" || !settings.sound) return;
  const [volume = 1, ...rest] = SOUNDS[name];
  synth.play(volume * settings.volume, ...rest);
}
