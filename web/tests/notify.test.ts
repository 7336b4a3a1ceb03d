import { afterEach, expect, test, vi } from "vitest";
import { call, rest, title } from "../src/lib/notify";

afterEach(() => {
  rest();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A system that shows notifications; returns those shown now. */
function system(): readonly string[] {
  const there: string[] = [];
  const Note = vi.fn(function (_: string, { body, tag }: NotificationOptions) {
    const silent = tag !== undefined && there.length > 0; // it only replaces another one
    if (!silent) there.push(body ?? "");
    return { close: () => there.splice(there.indexOf(body ?? ""), 1) };
  });
  vi.stubGlobal("Notification", Object.assign(Note, { permission: "granted" }));
  vi.stubGlobal("isSecureContext", true);
  return there;
}
function look(at: "visible" | "hidden"): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(at);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("each notification is new, and a returning player finds no old ones", () => {
  const there = system();
  title("");
  look("hidden");
  call("Your turn, Anna", true);
  call("Your turn, Clara", true);
  expect(there).toEqual(["Your turn, Clara"]);
  look("visible");
  expect(there).toEqual([]);
  expect(document.title).toBe("Omertà");
});

test("without notifications, as on phones, the title still changes", () => {
  const onlyForWorkers = vi.fn(function () {
    throw new TypeError("Illegal constructor");
  });
  vi.stubGlobal("Notification", Object.assign(onlyForWorkers, { permission: "granted" }));
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  call("Your turn, Anna", true);
  expect(onlyForWorkers).toHaveBeenCalled();
  expect(document.title).toBe("Your turn, Anna");
});
