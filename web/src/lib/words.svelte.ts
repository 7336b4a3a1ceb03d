/** The texts of the current language, reactive: components re-render when the language changes. */
import { untrack } from "svelte";
import { Texts } from "./texts";
import type { Args, Kinds, Language, Names, Refusal, Tagged, Words } from "./texts";

/** Where a game's texts come from. */
export interface Speech {
  readonly kinds: Kinds;
  /** The texts that a page needs first. */
  texts(language: Language): Promise<readonly string[]>;
  /** The texts that are needed later. */
  laterTexts?(language: Language): Promise<readonly string[]>;
}

type Fetched = Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>>;

const COMMON: Fetched = {
  en: () => import("../text/en.ftl?first"),
  ru: () => import("../text/ru.ftl?first"),
};
const COMMON_REST: Fetched = {
  en: () => import("../text/en.ftl?rest"),
  ru: () => import("../text/ru.ftl?rest"),
};

/** The delay before a failed request is tried again, in milliseconds. */
const PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Repeat a request until it succeeds. */
function retryUntilDone(fetching: () => Promise<void>, pause = PAUSE): void {
  fetching().catch(() => {
    setTimeout(() => {
      retryUntilDone(fetching, Math.min(2 * pause, LONGEST_PAUSE));
    }, pause);
  });
}

/** Texts that follow the chosen language; empty until the first `speak` has loaded. */
export class LiveWords implements Words {
  #texts: Texts | null = $state.raw(null);
  /** All texts of the current language are loaded. */
  #isLoaded = $state(false);
  /** Loading the later texts failed. */
  #failed = $state(false);
  #wanted: Language | null = null;
  /** All texts are wanted: from now on the language changes only when all of them are loaded. */
  #wantsAll: boolean;
  #loading: Promise<void> | null = null;
  #prepared = false;
  readonly #speech: Speech | null;

  constructor(speech: Speech | null = null, all = false) {
    this.#speech = speech;
    this.#wantsAll = all;
  }

  /** Load a language and use it from then on; of two calls the later one wins. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const all = this.#wantsAll;
    const [common, own, rest] = await Promise.all([
      COMMON[language](),
      this.#speech?.texts(language) ?? [],
      all ? this.#rest(language) : [],
    ]);
    if (this.#wanted !== language || this.#speaks(language, all)) return;
    const sources = [...common.default, ...own, ...rest];
    this.#texts = new Texts(language, sources, this.#speech?.kinds);
    this.#isLoaded = all;
    this.#failed = false;
  }

  /** Use a language as soon as it can be loaded, unless another one is chosen by then. */
  follow(language: Language): void {
    this.#wanted = language;
    retryUntilDone(async () => {
      if (this.#wanted === language) await this.speak(language);
    });
  }

  async loadAll<T>(thing?: Promise<T>): Promise<T> {
    this.#wantsAll = true;
    this.#loading ??= untrack(() => this.#fetchAll()).finally(() => {
      this.#loading = null;
    });
    const [given] = await Promise.all([thing, this.#loading]);
    return given as T;
  }
  get isLoaded(): boolean {
    return this.#isLoaded;
  }
  get isFinal(): boolean {
    return this.#isLoaded || this.#failed;
  }
  /** Load the later texts before they are needed. */
  prepare(): void {
    if (!this.#prepared) retryUntilDone(() => this.loadAll());
    this.#prepared = true;
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
  describe(prefix: string, value: Tagged, names: Names): string {
    return this.#now().describe(prefix, value, names);
  }
  arguments(value: Tagged, names: Names): Args {
    return this.#now().arguments(value, names);
  }

  /** Load until all texts are there, even if the language changes in the meantime. */
  async #fetchAll(): Promise<void> {
    try {
      while (this.#wanted !== null && !this.#speaks(this.#wanted, true)) {
        await this.speak(this.#wanted);
      }
    } catch (error) {
      this.#failed = true;
      throw error;
    }
  }

  #speaks(language: Language, all: boolean): boolean {
    return this.#texts?.language === language && (this.#isLoaded || !all);
  }

  async #rest(language: Language): Promise<readonly string[]> {
    const [common, own] = await Promise.all([
      COMMON_REST[language](),
      this.#speech?.laterTexts?.(language) ?? [],
    ]);
    return [...common.default, ...own];
  }

  #now(): Texts {
    if (!this.#texts) throw new Error("no language has been fetched yet");
    return this.#texts;
  }
}

/** The kernel's and the client's own texts, for every page; `App` chooses the language. */
export const words = new LiveWords();
