import { beforeEach, expect, it } from "vitest";
import { choose, dress, kept, settings } from "../src/lib/settings.svelte";

beforeEach(() => {
  localStorage.clear();
});

it("starts with what is usual, whatever was kept", () => {
  for (const rubbish of [null, 7, "x", {}, { volume: 9, language: "xx", text: 1000, theme: 0 }]) {
    expect(kept(rubbish)).toEqual(kept(null));
  }
});

it("remembers what was chosen", () => {
  choose({ language: "ru", text: 130, sound: false });
  expect(kept(JSON.parse(localStorage.getItem("omerta.settings") ?? "null"))).toEqual({
    ...settings,
  });
  expect(settings.sound).toBe(false);
});

it("writes itself on the document", () => {
  choose({ language: "ru", theme: "light", text: 115, motion: false });
  dress(document.documentElement);
  expect(document.documentElement.lang).toBe("ru");
  expect(document.documentElement.dataset).toMatchObject({
    theme: "light",
    text: "115",
    motion: "none",
  });
});
