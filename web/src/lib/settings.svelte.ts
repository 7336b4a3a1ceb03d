/** The preferences of this browser, stored in localStorage. */
import { LANGUAGES } from "./texts";
import type { Language } from "./texts";
import { recall, remember } from "./memory";

export const TEXT_SIZES = [100, 115, 130] as const;
export const THEMES = ["system", "dark", "light"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];
export type Theme = (typeof THEMES)[number];

/** All preferences. */
export interface Choices {
  language: Language;
  theme: Theme;
  text: TextSize;
  /** False: nothing moves, whatever the system setting is. */
  motion: boolean;
  sound: boolean;
  volume: number;
  /** Larger letters on marks of colour. */
  marks: boolean;
  /** Single-key shortcuts are on. */
  keys: boolean;
  notify: boolean;
  /** Boards show hints for newcomers. */
  hints: boolean;
  /** The announcer of a game speaks. */
  voice: boolean;
  /** A television shows the public board, so this device shows only what its player needs. */
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

/** The stored preferences; values that are invalid now are replaced by their defaults. */
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

/** The preferences, reactive to read; `choose` changes them. */
export const settings: Choices = $state(kept(recall(PLACE)));

/** Change some preferences and store them. */
export function choose(changed: Partial<Choices>): void {
  Object.assign(settings, changed);
  remember(PLACE, $state.snapshot(settings));
}

// Follow changes in other tabs, so that storing from this tab does not revert them.
addEventListener("storage", ({ key }) => {
  if (key === PLACE) Object.assign(settings, kept(recall(PLACE)));
});

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const bright = matchMedia("(prefers-color-scheme: light)");
const system = $state({ calm: calm.matches, bright: bright.matches });
calm.addEventListener("change", () => (system.calm = calm.matches));
bright.addEventListener("change", () => (system.bright = bright.matches));

/** True if animations are wanted by both the system and the preferences. */
export function moves(): boolean {
  return settings.motion && !system.calm;
}

/** Write the preferences on the document element, where the style sheets read them. */
export function dress(root: HTMLElement): void {
  const light = settings.theme === "light" || (settings.theme === "system" && system.bright);
  root.dataset["theme"] = light ? "light" : "dark";
  root.dataset["text"] = String(settings.text);
  root.dataset["motion"] = moves() ? "full" : "none";
  root.dataset["marks"] = settings.marks ? "strong" : "plain";
}
