/** The words of the chosen language, reactive: who says something says it anew when it changes. */
import { Texts } from "./texts";
import type { Args, Kinds, Language, Names, Refusal, Tagged, Words } from "./texts";

/** Where a game's words come from. */
export interface Speech {
  readonly kinds: Kinds;
  texts(language: Language): Promise<readonly string[]>;
}

const COMMON: Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>> = {
  en: () => import("../text/en"),
  ru: () => import("../text/ru"),
};

/** Words that follow a language; silent until the first `speak` has been fetched. */
export class LiveWords implements Words {
  #texts: Texts | null = $state.raw(null);
  #wanted: Language | null = null;
  readonly #speech: Speech | null;

  constructor(speech: Speech | null = null) {
    this.#speech = speech;
  }

  /** Fetch a language and speak it from then on; of two wishes the later one wins. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const [common, own] = await Promise.all([
      COMMON[language](),
      this.#speech?.texts(language) ?? [],
    ]);
    if (this.#wanted !== language) return;
    this.#texts = new Texts(language, [...common.default, ...own], this.#speech?.kinds);
  }

  get ready(): boolean {
    return this.#texts !== null;
  }
  get language(): Language {
    return this.#now().language;
  }
  say(id: string, args?: Args): string {
    return this.#now().say(id, args);
  }
  attribute(id: string, name: string): string {
    return this.#now().attribute(id, name);
  }
  has(id: string): boolean {
    return this.#now().has(id);
  }
  cases(id: string): Readonly<Record<string, string>> {
    return this.#now().cases(id);
  }
  refusal(refusal: Refusal): string {
    return this.#now().refusal(refusal);
  }
  told(prefix: string, value: Tagged, names: Names): string {
    return this.#now().told(prefix, value, names);
  }
  arguments(value: Tagged, names: Names): Args {
    return this.#now().arguments(value, names);
  }

  #now(): Texts {
    if (!this.#texts) throw new Error("no language has been fetched yet");
    return this.#texts;
  }
}

/** The kernel's and the client's own words, for every page; `App` makes them speak. */
export const words = new LiveWords();
