import { beforeEach, expect, it, vi } from "vitest";
import { recall, remember } from "../src/lib/memory";
import { choose, dress, kept, settings } from "../src/lib/settings.svelte";

beforeEach(() => {
  localStorage.clear();
});

it("starts with the defaults, whatever was stored", () => {
  for (const rubbish of [null, 7, "x", {}, { volume: 9, language: "xx", text: 1000, theme: 0 }]) {
    expect(kept(rubbish)).toEqual(kept(null));
  }
});

it("remembers the chosen value", () => {
  choose({ language: "ru", text: 130, sound: false });
  expect(kept(JSON.parse(localStorage.getItem("omerta.settings") ?? "null"))).toEqual({
    ...settings,
  });
  expect(settings.sound).toBe(false);
});

it("sets its value on the document", () => {
  choose({ theme: "light", text: 115, motion: false });
  dress(document.documentElement);
  expect(document.documentElement.dataset).toMatchObject({
    theme: "light",
    text: "115",
    motion: "none",
  });
});

it("follows the value chosen in another tab, and does not undo it", () => {
  choose({ language: "en", sound: true });
  const kept = JSON.stringify({ ...settings, language: "ru" });
  localStorage.setItem("omerta.settings", kept);
  dispatchEvent(new StorageEvent("storage", { key: "omerta.settings", newValue: kept }));
  expect(settings.language).toBe("ru");
  choose({ sound: false });
  expect(recall("omerta.settings")).toMatchObject({ language: "ru", sound: false });
});

it("knows the last chosen value, even if it could not be stored", () => {
  remember("thing", "old");
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  remember("thing", "new");
  expect(recall("thing")).toBe("new");
  full.mockRestore();
  remember("thing", "newer");
  expect(recall("thing")).toBe("newer");
});
