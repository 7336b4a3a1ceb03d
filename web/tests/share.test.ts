import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { here } from "../src/lib/site.svelte";
import { words } from "../src/lib/words.svelte";
import Share from "../src/table/Share.svelte";

const LINK = "http://192.168.1.5:8080/t/BEKA";
/** The selection when the page copied as Ctrl+C does. */
let selected: string;
let allowed: boolean;

beforeAll(async () => {
  await words.speak("en");
  await words.loadAll();
});
beforeEach(() => {
  vi.useFakeTimers();
  [selected, allowed] = ["", true];
  here.hear({ address: "http://192.168.1.5:8080", client: "" });
  Object.assign(document, {
    execCommand: () => {
      selected = (document.activeElement as HTMLTextAreaElement).value;
      return allowed;
    },
  });
  render(Share, { code: "BEKA", words, television: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "execCommand");
});

/** A browser whose own clipboard accepts a text or not. */
function clipboard(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
}

async function press(): Promise<string> {
  await fireEvent.click(screen.getByRole("button", { name: words.say("copy") }));
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  return screen.getByRole("status").textContent;
}

test("the shared link is not the address opened here", () => {
  const field = screen.getByLabelText<HTMLInputElement>(words.say("share-link"));
  expect(field.value).toBe(LINK);
  expect(screen.getByText("192.168.1.5:8080/screen/BEKA")).toBeTruthy();
});

test("the link is copied to the clipboard, and a note says so for a while", async () => {
  const write = vi.fn(() => Promise.resolve());
  clipboard(write);
  expect(await press()).toBe(words.say("copied"));
  expect(write).toHaveBeenCalledWith(LINK);
  expect(selected).toBe("");
  await vi.advanceTimersByTimeAsync(10_000);
  flushSync();
  expect(screen.getByRole("status").textContent).toBe("");
});

test("over plain HTTP, without a clipboard, it is copied all the same", async () => {
  vi.stubGlobal("navigator", {});
  expect(await press()).toBe(words.say("copied"));
  expect(selected).toBe(LINK);
  expect(document.activeElement).toBe(screen.getByRole("button", { name: words.say("copy") }));
  expect(document.querySelector("textarea")).toBeNull();
});

test("a refusing clipboard falls back to another way of copying", async () => {
  clipboard(() => Promise.reject(new Error("not focused")));
  expect(await press()).toBe(words.say("copied"));
  expect(selected).toBe(LINK);
});

test("a guest who must copy by hand is told so, and the link is selected", async () => {
  vi.stubGlobal("navigator", {});
  allowed = false;
  expect(await press()).toBe(words.say("not-copied"));
  const field = document.activeElement as HTMLInputElement;
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
});
