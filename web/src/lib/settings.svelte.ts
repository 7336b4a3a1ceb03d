/** What a person has chosen for this browser; remembered in localStorage. */
import { LANGUAGES } from "./texts";
import type { Language } from "./texts";
import { recall, remember } from "./memory";

export const TEXT_SIZES = [100, 115, 130] as const;
export const THEMES = ["system", "dark", "light"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type Theme = (typeof THEMES)[number];

/** Everything that can be set. */
export interface Choices {
  language: Language;
  theme: Theme;
  text: TextSize;
  /** false: nothing moves, whatever the system says. */
  motion: boolean;
  sound: boolean;
  volume: number;
  /** Larger letters on marks of colour. */
  marks: boolean;
  /** Single-key shortcuts. */
  keys: boolean;
  notify: boolean;
  /** Hints on the board for a newcomer. */
  hints: boolean;
  /** The announcer of a game speaks. */
  voice: boolean;
  /** A television shows what all may know: this device only what is its person's. */
  television: boolean;
}

const PLACE = "omerta.settings";

function usual(): Choices {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = LANGUAGES.find((known) => known === spoken[0]) ?? "en";
  return {
    language,
    theme: "system",
    text: 100,
    motion: true,
    sound: true,
    volume: 0.5,
    marks: false,
    keys: true,
    notify: false,
    hints: true,
    voice: false,
    television: false,
  };
}

/** The choices as they were kept; what does not fit any more takes its usual value. */
export function kept(raw: unknown): Choices {
  const given = (typeof raw === "object" && raw !== null ? raw : {}) as Partial<Choices>;
  const choices = usual();
  const volume = given.volume ?? choices.volume;
  return {
    language: LANGUAGES.find((each) => each === given.language) ?? choices.language,
    theme: THEMES.find((each) => each === given.theme) ?? choices.theme,
    text: TEXT_SIZES.find((each) => each === given.text) ?? choices.text,
    volume: volume >= 0 && volume <= 1 ? volume : choices.volume,
    motion: given.motion !== false,
    sound: given.sound !== false,
    marks: given.marks === true,
    keys: given.keys !== false,
    notify: given.notify === true,
    hints: given.hints !== false,
    voice: given.voice === true,
    television: given.television === true,
  };
}

/** The choices, reactive to read; `choose` changes them. */
export const settings: Choices = $state(kept(recall(PLACE)));

/** Change some choices and remember them. */
export function choose(changed: Partial<Choices>): void {
  Object.assign(settings, changed);
  remember(PLACE, $state.snapshot(settings));
}

// What is chosen in another tab is chosen here: what this one keeps later must not undo it.
addEventListener("storage", ({ key }) => {
  if (key === PLACE) Object.assign(settings, kept(recall(PLACE)));
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const bright = matchMedia("(prefers-color-scheme: light)");
const system = $state({ calm: calm.matches, bright: bright.matches });
calm.addEventListener("change", () => (system.calm = calm.matches));
bright.addEventListener("change", () => (system.bright = bright.matches));

/** Whether things may move: the system and the person both must want it. */
export function moves(): boolean {
  return settings.motion && !system.calm;
}

/** Write the choices on the document, where the style sheets read them. */
export function dress(root: HTMLElement): void {
  const light = settings.theme === "light" || (settings.theme === "system" && system.bright);
  root.dataset["theme"] = light ? "light" : "dark";
  root.dataset["text"] = String(settings.text);
  root.dataset["motion"] = moves() ? "full" : "none";
  root.dataset["marks"] = settings.marks ? "strong" : "plain";
}
