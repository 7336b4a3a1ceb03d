import { expect, it, vi } from "vitest";
import { back, route, routeOf, visit } from "../src/lib/router.svelte";

it.each([
  ["/", { page: "start" }],
  ["/t/beka", { page: "table", code: "BEKA" }],
  ["/t/%D0%92%D0%95%D0%9A%D0%90", { page: "table", code: "BEKA" }],
  ["/t/nonsense", { page: "lost" }],
  ["/screen/beka", { page: "screen", code: "BEKA" }],
  ["/screen/nonsense", { page: "lost" }],
  ["/replay/x7_-A", { page: "replay", play: "x7_-A" }],
  ["/campaign/x7_-A", { page: "campaign", play: "x7_-A" }],
  ["/rules/crooks", { page: "rules", game: "crooks" }],
  ["/learn/crooks/", { page: "learn", game: "crooks" }],
  ["/settings", { page: "settings" }],
  ["/settings/deep", { page: "lost" }],
  ["/t/%zz", { page: "lost" }],
])("the address %s", (path, page) => {
  expect(routeOf(path)).toEqual(page);
});

it("goes to another page without loading the document", () => {
  visit("/rules/crooks#CR-3.4");
  expect(route()).toEqual({ page: "rules", game: "crooks" });
  expect(location.hash).toBe("#CR-3.4");
});

it("goes back within the site, and to the start page from a tab that has nothing before", () => {
  const gone = vi.spyOn(history, "back").mockImplementation(() => undefined);
  visit("/settings");
  back();
  expect(gone).toHaveBeenCalledOnce();
  history.replaceState(null, "", "/settings"); // as in a new tab
  back();
  expect(gone).toHaveBeenCalledOnce();
  expect(route()).toEqual({ page: "start" });
});
