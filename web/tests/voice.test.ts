import { afterEach, expect, test, vi } from "vitest";
import { canSpeak, hush, speak } from "../src/lib/voice";
import { Mouth } from "./spoken";

afterEach(() => {
  hush();
  vi.unstubAllGlobals();
});

test("a browser without a voice is silent and raises no error", () => {
  expect(canSpeak()).toBe(false);
  speak("Point!", "en");
  hush();
});

test("a sentence is said in its language, by that language's usual voice", () => {
  const russian = { lang: "ru-RU", name: "first", default: false };
  const usual = { lang: "ru-RU", name: "usual", default: true };
  const mouth = new Mouth([{ lang: "en-GB", default: true }, russian, usual]);
  speak("Цель!", "ru");
  speak("", "ru");
  expect(mouth.said).toHaveLength(1);
  expect(mouth.said[0]).toMatchObject({ text: "Цель!", lang: "ru-RU", voice: usual });
});

test("without a voice of that language the browser chooses", () => {
  const mouth = new Mouth([{ lang: "de-DE", default: true }]);
  speak("Point!", "en");
  expect(mouth.said[0]).toMatchObject({ lang: "en-GB", voice: null });
});

test("an outdated text is dropped before the next call", () => {
  const mouth = new Mouth();
  for (const text of ["Three.", "Two.", "One."]) speak(text, "en");
  expect(mouth.cancelled).toBe(0);
  speak("Point!", "en");
  expect(mouth.cancelled).toBe(1);
  expect(mouth.line.map(({ text }) => text)).toEqual(["Point!"]);
});

test("a spoken text makes room for the next", () => {
  const mouth = new Mouth();
  for (const text of ["Three.", "Two.", "One."]) speak(text, "en");
  mouth.end();
  speak("Point!", "en");
  expect(mouth.cancelled).toBe(0);
  expect(mouth.line).toHaveLength(3);
});
