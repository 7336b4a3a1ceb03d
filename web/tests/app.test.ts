import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import App from "../src/App.svelte";
import { visit } from "../src/lib/router.svelte";
import { words } from "../src/lib/words.svelte";

afterEach(cleanup);

// The network fails between the start page and another page.
vi.mock("../src/pages/Credits.svelte", () => {
  throw new TypeError("failed to fetch dynamically imported module");
});

test("a page that cannot be fetched says so and can be tried again", async () => {
  visit("/credits");
  render(App);
  expect((await screen.findByRole("alert")).textContent).toBe(words.say("no-answer"));
  expect(screen.getByRole("button", { name: words.say("try-again") })).toBeTruthy();
});
