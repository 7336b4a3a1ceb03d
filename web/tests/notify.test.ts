import { afterEach, expect, test, vi } from "vitest";
import { call, rest } from "../src/lib/notify";

afterEach(() => {
  rest();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("where pages may not notify, as on phones, the title calls all the same", () => {
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
