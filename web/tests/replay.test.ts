import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { choose } from "../src/lib/settings.svelte";
import { words } from "../src/lib/words.svelte";
import Replay from "../src/pages/Replay.svelte";
import type { ReplayInfo } from "../src/lib/wire";
import { momentOf, players } from "./crooks/table";
import { told } from "./pushes";

const LAST = 20;
const INFO: ReplayInfo = {
  play: "p1",
  game: "crooks",
  table: null,
  players: players.map((name) => ({ name })),
  options: {},
  ranks: [],
  scores: [],
  reason: "",
  last: LAST,
  started: 0,
  ended: 0,
  commitment: "",
  secret: "",
  salts: [],
  your_seats: [0],
  origin: null,
  seen_by: [["Anna", "Clara"], ["Boris"]],
};
const FRAMES = Array.from({ length: LAST + 1 }, (_, seq) => ({
  told: told(seq, { events: [] }),
  view: momentOf("mine-choose_hangout").view,
}));
/** The server's answers to requests for a seat's steps. */
let frames: (seat: string) => Promise<Response>;

beforeAll(async () => {
  await words.speak("en");
  await words.loadAll();
});
beforeEach(() => {
  choose({ language: "en" });
  frames = () => Promise.resolve(Response.json({ last: LAST, moments: FRAMES }));
  vi.stubGlobal("fetch", (path: string) => {
    const address = new URL(path, location.href);
    if (address.pathname === "/api/games") return Promise.resolve(Response.json([]));
    if (address.pathname === "/api/plays/p1") return Promise.resolve(Response.json(INFO));
    return frames(address.searchParams.get("seat") ?? "");
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function watch(): Promise<{ slider: HTMLElement; viewer: HTMLSelectElement }> {
  render(Replay, { play: "p1" });
  const slider = await screen.findByRole("slider");
  return { slider, viewer: screen.getByRole("combobox", { name: "Seen by" }) };
}

test("the address follows the slider when it rests, even if the browser refuses", async () => {
  const { slider } = await watch();
  vi.useFakeTimers();
  const refused = vi.spyOn(history, "replaceState").mockImplementation(() => {
    throw new DOMException("too often", "SecurityError");
  });
  for (let at = 1; at <= LAST; at++) await fireEvent.input(slider, { target: { value: at } });
  vi.advanceTimersByTime(5000);
  expect(refused.mock.calls.map(([, , address]) => address)).toEqual([`#${LAST}`]);
});

test("frames that could not be fetched can be requested again next to the board", async () => {
  const { viewer } = await watch();
  const good = frames;
  frames = () => Promise.reject(new TypeError("no network"));
  await fireEvent.change(viewer, { target: { value: "1" } });
  const again = await screen.findByRole("button", { name: words.say("try-again") });
  expect(screen.getByRole("alert").textContent).toBe(words.say("no-answer"));
  expect(viewer.value).toBe("0");
  frames = good;
  await fireEvent.click(again);
  await vi.waitFor(() => {
    expect(viewer.value).toBe("1");
  });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a replay names every player who has viewed from a seat", async () => {
  await watch();
  const named = (names: string): string => words.say("seat-seen-by", { names });
  expect(document.body.textContent).toContain(named("Anna, Clara"));
  expect(document.body.textContent).not.toContain(named("Boris"));
});
