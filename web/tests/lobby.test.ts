import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import { words as common } from "../src/lib/words.svelte";
import type { GameInfo } from "../src/lib/wire";
import Lobby from "../src/table/Lobby.svelte";
import { allWordsOf, game } from "./crooks/table";
import { seats, tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const crooks = game as unknown as AnyGameModule;
const INFO: GameInfo = {
  id: "crooks",
  timed: false,
  together: false,
  seats: [2, 3, 4],
  edition: "2012",
  levels: ["easy"],
  options: [],
};
const words = await allWordsOf("en");
await common.speak("en");
await common.loadAll();
let table: Table;

beforeEach(() => {
  FakeSocket.made = [];
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
});
afterEach(() => {
  cleanup();
  table.close();
});

test("bots added one after another have different names", async () => {
  const free = { kind: "open", name: "", guest: null } as const;
  const lobby = tableInfo({ phase: "lobby", play: null, seats: seats({}, free, free, free) });
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { table: lobby, play: null, story: [] }));
  render(Lobby, { table, game: crooks, info: INFO, words });
  const [first, second] = screen.getAllByRole("button", { name: words.say("add-bot") });
  await fireEvent.click(first ?? fail());
  await fireEvent.click(second ?? fail());
  await fireEvent.click(second ?? fail()); // once too often
  const called = FakeSocket.last.said("bot").map(({ seat, name }) => `${seat} ${name}`);
  expect(new Set(called.map((each) => each.slice(2))).size).toBe(2);
  expect(called[2]).toBe(called[1]);
});

function fail(): never {
  throw new Error("nobody can be called in");
}
