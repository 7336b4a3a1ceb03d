import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { Texts } from "../src/lib/texts";
import OpenFile from "../src/replay/OpenFile.svelte";
import replayEn from "../src/replay/text/en.ftl?raw";
import clientEn from "../src/text/en.ftl?raw";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("a refused file can be chosen again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  const words = new Texts("en", [clientEn, replayEn], {});
  render(OpenFile, { words });
  const chooser = screen.getByLabelText<HTMLInputElement>(words.say("replay-choose-file"), {
    selector: "input",
  });
  // A browser reports a choice only if the value differs from the previous one.
  let value = "C:\\fakepath\\evening.json";
  Object.defineProperty(chooser, "files", { value: [new File(["{}"], "evening.json")] });
  Object.defineProperty(chooser, "value", {
    get: () => value,
    set: (now: string) => (value = now),
  });
  await fireEvent.change(chooser);
  expect((await screen.findByRole("alert")).textContent).toBe(words.say("no-answer"));
  expect(chooser.value).toBe("");
});
