/** The words of the chosen language, reactive: who says something says it anew when it changes. */
import { untrack } from "svelte";
import { Texts } from "./texts";
import type { Args, Kinds, Language, Names, Refusal, Tagged, Words } from "./texts";

/** Where a game's words come from. */
export interface Speech {
  readonly kinds: Kinds;
  /** What is said as soon as a page stands. */
  texts(language: Language): Promise<readonly string[]>;
  /** What is said later. */
  laterTexts?(language: Language): Promise<readonly string[]>;
}

type Fetched = Readonly<Record<Language, () => Promise<{ default: readonly string[] }>>>;

const COMMON: Fetched = {
  en: () => import("../text/en"),
  ru: () => import("../text/ru"),
};
const COMMON_REST: Fetched = {
  en: () => import("../text/rest.en"),
  ru: () => import("../text/rest.ru"),
};

/** Milliseconds before what could not be fetched is tried again. */
const PAUSE = 1000;
const LONGEST_PAUSE = 30_000;

/** Fetch something again and again, until it is here. */
function retryUntilDone(fetching: () => Promise<void>, pause = PAUSE): void {
  fetching().catch(() => {
    setTimeout(() => {
      retryUntilDone(fetching, Math.min(2 * pause, LONGEST_PAUSE));
    }, pause);
  });
}

/** Words that follow a language; silent until the first `speak` has been fetched. */
export class LiveWords implements Words {
  #texts: Texts | null = $state.raw(null);
  /** All words of the language that is spoken are here. */
  #isLoaded = $state(false);
  /** The rest was wanted, and it could not be fetched. */
  #failed = $state(false);
  #wanted: Language | null = null;
  /** Somebody wants all words: from then on a language is spoken when all of it is here. */
  #wantsAll: boolean;
  #loading: Promise<void> | null = null;
  #prepared = false;
  readonly #speech: Speech | null;

  constructor(speech: Speech | null = null, all = false) {
    this.#speech = speech;
    this.#wantsAll = all;
  }

  /** Fetch a language and speak it from then on; of two wishes the later one wins. */
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

  /** Speak a language as soon as it can be fetched, unless another is wanted by then. */
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
  /** Fetch what is said later before it is needed. */
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

  /** Until all words are here, whatever language is chosen meanwhile. */
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

/** The kernel's and the client's own words, for every page; `App` makes them speak. */
export const words = new LiveWords();
