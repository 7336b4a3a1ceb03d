import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { words } from "../src/lib/words.svelte";
import NewTable from "../src/start/NewTable.svelte";
import type { GameInfo } from "../src/lib/wire";

const CROOKS: GameInfo = {
  id: "crooks",
  timed: false,
  together: false,
  seats: [2, 3, 4],
  edition: "2012",
  levels: ["easy"],
  options: [],
};

beforeAll(async () => {
  HTMLDialogElement.prototype.showModal = () => undefined; // jsdom has none
  await words.speak("en");
  await words.loadAll();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Try to open a table with this answer of the server. */
async function opens(answer: () => Promise<Response>): Promise<void> {
  vi.stubGlobal("fetch", answer);
  const { container } = render(NewTable, { game: CROOKS, onclose: () => undefined });
  await fireEvent.submit(container.querySelector("form") ?? container);
  await vi.waitFor(() => {
    expect(container.querySelector("[role=alert]")?.textContent).not.toBe("");
  });
}

test("only a guest without the owner's password must enter it", async () => {
  await opens(() => Promise.reject(new TypeError("no network")));
  expect(screen.queryByLabelText(words.say("owner-password"))).toBeNull();
  cleanup();
  const locked = { code: "host-password", params: {} };
  await opens(() => Promise.resolve(Response.json(locked, { status: 403 })));
  expect(screen.queryByLabelText(words.say("owner-password"))).not.toBeNull();
});
