import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { explained, sentence } from "../src/lib/refusals";
import type { Language } from "../src/lib/texts";
import { LiveWords } from "../src/lib/words.svelte";
import type { Speech } from "../src/lib/words.svelte";

const REFUSAL = { code: "late-word", params: {} };
const LATE: Readonly<Record<Language, string>> = { en: "Too late.", ru: "Поздно." };

/** Texts of a game; later ones can be loaded when the network works. */
function speech(): Speech & { reached: boolean; fetched: number } {
  return {
    kinds: {},
    reached: true,
    fetched: 0,
    texts: () => Promise.resolve(["early-word = Now."]),
    laterTexts(language) {
      this.fetched += 1;
      return this.reached
        ? Promise.resolve([`late-word = ${LATE[language]}`])
        : Promise.reject(new TypeError("failed to fetch dynamically imported module"));
    },
  };
}

/** Advances the fake clock and waits for the imports that began in it: they take real time. */
async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("messages used later are fetched once they are needed", async () => {
  const source = speech();
  const words = new LiveWords(source);
  await words.speak("en");
  expect([words.say("early-word"), words.has("late-word")]).toEqual(["Now.", false]);
  expect([words.isLoaded, words.isFinal, source.fetched]).toEqual([false, false, 0]);
  await Promise.all([words.loadAll(), words.loadAll()]);
  expect([words.say("late-word"), source.fetched]).toEqual(["Too late.", 1]);
  expect([words.isLoaded, words.isFinal]).toEqual([true, true]);
  await words.loadAll();
  expect(source.fetched).toBe(1);
});

test("code that waits for a thing gets it together with all messages", async () => {
  const words = new LiveWords(speech());
  await words.speak("en");
  expect(await words.loadAll(Promise.resolve("menu"))).toBe("menu");
  expect(words.isLoaded).toBe(true);
  await expect(words.loadAll(Promise.reject(new Error("no menu")))).rejects.toThrow("no menu");
});

test("a page may load all messages from the beginning", async () => {
  const words = new LiveWords(speech(), true);
  await words.speak("ru");
  expect([words.say("late-word"), words.isLoaded]).toEqual(["Поздно.", true]);
});

test("with all messages loaded, another language is used when it is loaded completely", async () => {
  const source = speech();
  const words = new LiveWords(source);
  await words.speak("en");
  await words.loadAll();
  source.reached = false;
  await expect(words.speak("ru")).rejects.toThrow();
  expect([words.language, words.say("late-word")]).toEqual(["en", "Too late."]);
  source.reached = true;
  await words.speak("ru");
  expect([words.language, words.say("late-word")]).toEqual(["ru", "Поздно."]);
});

test("code that waits while the language changes gets all messages of the new one", async () => {
  const words = new LiveWords(speech());
  await words.speak("en");
  const whole = words.loadAll();
  void words.speak("ru");
  await whole;
  expect([words.language, words.say("late-word")]).toEqual(["ru", "Поздно."]);
});

test("a refusal waits for its messages", async () => {
  const words = new LiveWords(speech());
  await words.speak("en");
  let said: string | null = "";
  const stop = $effect.root(() => {
    $effect(() => {
      said = sentence(REFUSAL, words);
    });
  });
  flushSync();
  expect(said).toBeNull();
  words.prepare();
  await pass(0);
  flushSync();
  expect(said).toBe("Too late.");
  stop();
  const fresh = new LiveWords(speech());
  await fresh.speak("en");
  expect(await explained(new Refused(REFUSAL), fresh)).toBe("Too late.");
});

test("messages that cannot be fetched are retried until they arrive", async () => {
  const source = speech();
  source.reached = false;
  const words = new LiveWords(source);
  await words.speak("en");
  words.prepare();
  words.prepare();
  await pass(5000);
  expect(source.fetched).toBe(3); // at once, after one second, after two more
  // Until then a refusal is shown by its code, because a pressed button needs an answer.
  const code = words.say("unknown-refusal", { code: "late-word" });
  expect([sentence(REFUSAL, words), words.isLoaded]).toEqual([code, false]);
  expect(await explained(new Refused(REFUSAL), words)).toBe(code);
  source.reached = true;
  await pass(60_000);
  expect([sentence(REFUSAL, words), words.isLoaded]).toEqual(["Too late.", true]);
});

/** Texts of a language that cannot be loaded for a while. */
function unreached(...languages: readonly Language[]): Speech & { missing: Set<Language> } {
  return {
    kinds: {},
    missing: new Set(languages),
    texts(language) {
      return this.missing.has(language)
        ? Promise.reject(new TypeError("failed to fetch dynamically imported module"))
        : Promise.resolve([`late-word = ${LATE[language]}`]);
    },
  };
}

test("a language that cannot be fetched is used as soon as it can", async () => {
  const source = unreached("en", "ru");
  const words = new LiveWords(source);
  words.follow("en");
  await pass(5000);
  expect(words.ready).toBe(false);
  source.missing.delete("en");
  await pass(5000);
  expect([words.ready, words.language]).toEqual([true, "en"]);
  words.follow("ru");
  await pass(5000);
  expect([words.language, words.say("late-word")]).toEqual(["en", "Too late."]);
  source.missing.delete("ru");
  await pass(5000);
  expect([words.language, words.say("late-word")]).toEqual(["ru", "Поздно."]);
});

test("a language no longer chosen is not used when it arrives at last", async () => {
  const source = unreached("ru");
  const words = new LiveWords(source);
  words.follow("ru");
  await pass(500);
  words.follow("en");
  source.missing.delete("ru");
  await pass(60_000);
  expect(words.language).toBe("en");
});
