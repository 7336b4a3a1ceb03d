import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepAwake } from "../src/lib/awake";

let asked: number;
let released: number;
let refuses: boolean;
let seen: DocumentVisibilityState;

/** A browser that can keep its screen on. */
function wakeable(): void {
  Object.defineProperty(navigator, "wakeLock", {
    configurable: true,
    value: {
      request: () => {
        asked += 1;
        if (refuses) return Promise.reject(new DOMException("low battery", "NotAllowedError"));
        return Promise.resolve({
          release: () => {
            released += 1;
            return Promise.resolve();
          },
        });
      },
    },
  });
}
/** The page is hidden, or shown again. */
function turns(to: DocumentVisibilityState): void {
  seen = to;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  [asked, released, refuses, seen] = [0, 0, false, "visible"];
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => seen);
});
afterEach(() => {
  Reflect.deleteProperty(navigator, "wakeLock");
  vi.restoreAllMocks();
});

test("a browser without the wake lock API is left alone", () => {
  const sleep = keepAwake();
  turns("visible");
  sleep();
  expect(asked).toBe(0);
});

test("the screen stays on until the last user releases it", async () => {
  wakeable();
  const sleep = keepAwake();
  expect(asked).toBe(1);
  await Promise.resolve();
  sleep();
  expect(released).toBe(1);
  turns("visible");
  expect(asked).toBe(1);
});

test("a page requests the wake lock again when it becomes visible", async () => {
  wakeable();
  const sleep = keepAwake();
  await Promise.resolve();
  turns("hidden");
  expect(asked).toBe(1);
  turns("visible");
  expect(asked).toBe(2);
  sleep();
});

test("a refused wake lock is ignored", async () => {
  wakeable();
  refuses = true;
  const sleep = keepAwake();
  await Promise.resolve();
  sleep();
  expect([asked, released]).toEqual([1, 0]);
});
