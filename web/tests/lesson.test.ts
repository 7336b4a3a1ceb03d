import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import type { AnyGameModule, AnyView } from "../src/games/module";
import { Texts } from "../src/lib/texts";
import Lesson from "../src/lesson/Lesson.svelte";
import { Course } from "../src/lesson/course.svelte";
import clientEn from "../src/text/en.ftl?raw";
import { game as crooks } from "./crooks/table";

const OWN = [
  "first = One",
  "second = Two",
  "probe-lesson-next = Go on",
  "probe-lesson-over = Well",
];
const LAST = ["probe-lesson-real = A real game", "probe-lesson-on = Play on"];
const WORDS = new Texts("en", [clientEn, [...OWN, ...LAST].join("\n")], {});
const VIEW: AnyView = { you: 0, decision: null, options: [] };
const GAME: AnyGameModule = {
  ...(crooks as unknown as AnyGameModule),
  id: "probe",
  lesson: [
    { message: "first", selector: ".board", when: () => true },
    { message: "second", selector: ".board", when: (view) => view.you === 0 },
  ],
};

afterEach(cleanup);

test("cards come one at a time, then a farewell, then silence", async () => {
  const course = new Course(GAME, () => VIEW);
  render(Lesson, { course, game: "probe", words: WORDS });
  for (const text of ["One", "Two"]) {
    expect(screen.getByText(text)).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Go on" }));
  }
  expect(course.card).toBeNull();
  expect(screen.getByText("Well")).toBeTruthy();
  expect(course.speaks).toBe(true);
  await fireEvent.click(screen.getByRole("button", { name: "Play on" }));
  expect(course.speaks).toBe(false);
});

test("a card waits for its step, and there is none before the deal", () => {
  const watching = new Course(GAME, () => ({ ...VIEW, you: null }));
  watching.goOn("first");
  expect(watching.card).toBeNull();
  expect(watching.speaks).toBe(false);
  expect(new Course(GAME, () => null).card).toBeNull();
});
