import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import type { GameInfo } from "../src/lib/wire";
import Frame from "../src/table/Frame.svelte";
import { game, momentOf, players, wordsOf } from "./crooks/table";
import { playInfo, seats, step, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const crooks = game as unknown as AnyGameModule;
const INFO: GameInfo = {
  id: "crooks",
  timed: false,
  together: false,
  seats: [2],
  edition: "2012",
  levels: ["easy"],
  options: [],
};
const words = await wordsOf("en");
const { view } = momentOf("mine-choose_hangout");
const EVENTS = [{ type: "turn_started", turn: 4, seat: 1 }];
const CLOCK = { left: 65_000, whole: 90_000, paused: true, common: false };
let table: Table;

beforeEach(() => {
  FakeSocket.made = [];
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  const socket = FakeSocket.last;
  socket.open();
  const people = tableInfo({ seats: seats(...players.map((name) => ({ name }))) });
  const play = playInfo(3, { view, clock: CLOCK });
  const story = [told(2, { events: EVENTS })];
  socket.push(welcome(socket.hello, { table: people, play, story }));
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve(Response.json({ last: 3, moments: [{ told: told(2), view }] })),
  );
  render(Frame, { table, game: crooks, info: INFO, words });
});
afterEach(() => {
  cleanup();
  table.close();
  vi.restoreAllMocks();
});

async function looksBack(): Promise<void> {
  const line = words.describe("event", EVENTS[0] ?? { type: "" }, game.names(view, players, words));
  await fireEvent.click(screen.getByRole("button", { name: line }));
  await screen.findByText(words.say("look-back"));
}

test("a player who looks back still sees the decision and its time", async () => {
  await looksBack();
  const question = screen.getByRole("region", { name: words.say("turn-label") });
  expect(question.textContent).toContain(game.prompt(view, players, words));
  expect(question.textContent).toContain("1:05");
});

test("a rematch ends the look back at the last match", async () => {
  await looksBack();
  FakeSocket.last.push(step(0, { play: "p2", view, told: told(0, { events: [] }) }));
  await tick();
  expect(screen.queryByText(words.say("look-back"))).toBeNull();
});
