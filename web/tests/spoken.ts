/** A browser's voice without a loudspeaker, which records its sentences. */
import { vi } from "vitest";

class Utterance {
  lang = "";
  voice: SpeechSynthesisVoice | null = null;
  onend: (() => void) | null = null;
  onerror: (() => void) | null = null;

  constructor(readonly text: string) {}
}

export class Mouth {
  /** The waiting sentences; the first one is being spoken. */
  line: Utterance[] = [];
  readonly said: Utterance[] = [];
  cancelled = 0;

  /** Give the browser a voice with these languages. */
  constructor(voices: readonly Partial<SpeechSynthesisVoice>[] = []) {
    vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
    vi.stubGlobal("speechSynthesis", {
      getVoices: () => voices,
      speak: (said: Utterance) => {
        this.line.push(said);
        this.said.push(said);
      },
      cancel: () => {
        this.cancelled += 1;
        this.line = [];
      },
    });
  }

  get texts(): readonly string[] {
    return this.said.map(({ text }) => text);
  }

  /** End the present sentence. */
  end(): void {
    this.line.shift()?.onend?.();
  }
}
