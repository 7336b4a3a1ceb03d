import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game as crooks } from "../src/games/crooks";
import type { AnyGameModule } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import type { GameInfo, Welcome } from "../src/lib/wire";
import Frame from "../src/table/Frame.svelte";
import clientEn from "../src/text/en.ftl?raw";
import kernelEn from "../../src/omerta/kernel/text/en.ftl?raw";
import { playInfo, step, welcome } from "./pushes";
import Probe from "./Probe.svelte";
import { FakeSocket } from "./socket";

const INFO: GameInfo = {
  id: "probe",
  seats: [2],
  edition: "1",
  timed: false,
  together: false,
  levels: [],
  options: [],
};
const OWN = "game-probe = Probe\nevent-turn-started = A turn begins.";
const WORDS = new Texts("en", [kernelEn, clientEn, OWN], { turn_started: {} });
const SAYINGS: NonNullable<AnyGameModule["spokenText"]> = {
  names: () => ({}),
  prompt: () => "",
  label: () => "",
};
/** A game whose coach speaks whenever its view says so. */
const GAME: AnyGameModule = {
  ...(crooks as unknown as AnyGameModule),
  ...SAYINGS,
  spokenText: SAYINGS,
  id: "probe",
  seatFigures: () => [],
  seatStyle: () => ({ colour: "red", shape: "circle", letter: "1" }),
  hint: () => null,
  hasAdvice: (view) => "helped" in view,
  Board: Probe,
};
const HELPED = { you: 0, options: [], helped: true };

let table: Table;

function sitDown(change: Partial<Welcome>): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello, change));
  render(Frame, { table, game: GAME, info: INFO, words: WORDS });
  flushSync();
}

/** The props of the board. */
function given(): unknown {
  return JSON.parse(screen.getByText(/^\{/).textContent);
}

beforeEach(() => {
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
  vi.restoreAllMocks();
});

test("with the coach the frame requests advice at every step and shows it", () => {
  sitDown({ play: playInfo(3, { view: HELPED }) });
  const [first] = FakeSocket.last.said("coach");
  expect(given()).toEqual({ advice: null, pencil: {} });
  FakeSocket.last.push({ type: "advice", id: first?.id ?? "", seq: 3, advice: { worlds: "6" } });
  flushSync();
  expect(given()).toEqual({ advice: { worlds: "6" }, pencil: {} });
  FakeSocket.last.push(step(4, { view: {} }));
  flushSync();
  expect(given()).toEqual({ advice: null, pencil: {} });
  expect(FakeSocket.last.said("coach")).toHaveLength(2);
});

test("without help no advice is requested", () => {
  sitDown({});
  FakeSocket.last.push(step(4));
  flushSync();
  expect(FakeSocket.last.said("coach")).toEqual([]);
});

test("a player has a pencil", async () => {
  sitDown({ pencil: { "1:rB": "+" } });
  expect(given()).toEqual({ advice: null, pencil: { "1:rB": "+" } });
  await fireEvent.click(screen.getByRole("button", { name: "write" }));
  expect(given()).toEqual({ advice: null, pencil: { "1:rA": "?", "1:rB": "+" } });
});

test("a spectator has no pencil", () => {
  const view = { you: null, options: [] };
  sitDown({ seat: null, seats: [], play: playInfo(3, { view }) });
  expect(given()).toEqual({ advice: null });
  expect(screen.queryByRole("button", { name: "write" })).toBeNull();
});

test("an earlier step has neither pencil nor advice", async () => {
  sitDown({ play: playInfo(3, { view: HELPED }) });
  const id = FakeSocket.last.said("coach")[0]?.id ?? "";
  FakeSocket.last.push({ type: "advice", id, seq: 3, advice: "now" });
  const moment = { told: { seq: 2, at: 0, events: [], seat: 0, undone: false }, view: HELPED };
  const answer = Response.json({ last: 3, moments: [moment] });
  vi.spyOn(globalThis, "fetch").mockResolvedValue(answer);
  await fireEvent.click(screen.getAllByRole("button", { name: /A turn begins/ })[0] as HTMLElement);
  await vi.waitFor(() => {
    expect(given()).toEqual({ advice: null });
  });
});

test("no hint is shown while a lesson card is shown", async () => {
  const card = createRawSnippet(() => ({ render: () => "<p>A card</p>" }));
  const hinting = { ...GAME, hint: () => ({ message: "a-hint", selector: ".board" }) };
  const words = new Texts("en", [kernelEn, clientEn, OWN, "a-hint = Look there"], {
    turn_started: {},
  });
  sitDown({});
  cleanup();
  const { rerender } = render(Frame, { table, game: hinting, info: INFO, words, card });
  expect(screen.getByText("A card")).toBeTruthy();
  expect(screen.queryByText("Look there")).toBeNull();
  await rerender({ card: undefined });
  expect(screen.queryByText("A card")).toBeNull();
  expect(screen.getByText("Look there")).toBeTruthy();
});
