import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import type { GameInfo, SeatInfo, TableInfo } from "../src/lib/wire";
import { words as common } from "../src/lib/words.svelte";
import Frame from "../src/table/Frame.svelte";
import { allWordsOf, game, momentOf, players } from "./crooks/table";
import { playInfo, seats, tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const crooks = game as unknown as AnyGameModule;
const INFO: GameInfo = {
  id: "crooks",
  timed: false,
  together: false,
  seats: [4],
  edition: "2012",
  levels: ["easy"],
  options: [],
};
const words = await allWordsOf("en");
await common.speak("en"); // for dialogs
const { view } = momentOf("mine-choose_hangout");
let table: Table;

// jsdom opens no dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
});

/** The table of four players; these seats belong to this browser. */
function peopled(mine: readonly number[]): TableInfo {
  const guest = (seat: number): Partial<SeatInfo> =>
    mine.includes(seat) ? {} : { guest: `guest ${seat}` };
  return tableInfo({ seats: seats(...players.map((name, seat) => ({ name, ...guest(seat) }))) });
}
/** The server's welcome: the viewer's seat, and the browser's own seats. */
function letIn(seat: number | null, mine: readonly number[]): void {
  const play = playInfo(3, { view: { ...view, you: seat }, waiting: [0] });
  const push = { seat, seats: mine, table: peopled(mine), play, story: [] };
  FakeSocket.last.push(welcome(FakeSocket.last.hello, push));
  flushSync();
}
async function presses(name: string): Promise<void> {
  await fireEvent.click(await screen.findByRole("button", { name }));
}
/** The name by seat; names are those of the fixture. */
function named(message: string, seat: number): string {
  return words.say(message, { name: players[seat] ?? "" });
}

beforeEach(() => {
  FakeSocket.made = [];
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
});
afterEach(() => {
  cleanup();
  table.close();
});

test("at a shared device the viewing player gives up only their seat, and the other gets a curtain", async () => {
  letIn(null, [0, 1]);
  render(Frame, { table, game: crooks, info: INFO, words });
  await presses(named("curtain-ready", 0));
  letIn(0, [0, 1]);
  expect(screen.getByRole("main").id).toBe("board");

  await presses(words.say("leave"));
  await presses(named("leave-stand-named", 0));
  expect(FakeSocket.last.said("stand").map(({ seat }) => seat)).toEqual([0]);
  letIn(1, [1]);
  expect(screen.getByRole("heading", { name: named("curtain-title", 1) })).toBeTruthy();
  expect(document.getElementById("board")).toBeNull();
  await presses(named("curtain-ready", 1));
  expect(document.getElementById("board")).not.toBeNull();
});

test("a player alone at a device gives up their seat and gets no curtain", async () => {
  letIn(0, [0]);
  render(Frame, { table, game: crooks, info: INFO, words });
  await presses(words.say("leave"));
  await presses(words.say("leave-stand"));
  expect(FakeSocket.last.said("stand").map(({ seat }) => seat)).toEqual([0]);
});
