import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule, AnyView } from "../src/games/module";
import { choose } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import type { Words } from "../src/lib/texts";
import { words as spoken } from "../src/lib/words.svelte";
import type { GameInfo } from "../src/lib/wire";
import Frame from "../src/table/Frame.svelte";
import * as crooks from "./crooks/table";
import * as crooksOut from "./crooks_out/table";
import * as crossfire from "./crossfire/board_table";
import * as legends from "./legends/board_table";
import * as mafia from "./mafia/table";
import { allSpoken } from "./moments";
import { playInfo, seats, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

/** Commands that change the match, or ask about it. */
const ANSWERS = ["act", "type", "undo", "suggest", "why"] as const;
const PEOPLE = ["Anna", "Boris", "Clara", "Dora", "Emil", "Fanny", "Gustav"];
const CLOCK = { left: 65_000, whole: 90_000, paused: false, common: true };
const CASES = [
  [crooks, ["rob"]],
  [crooksOut, ["ask_or_stop"]],
  [mafia, ["ransom"]],
  [crossfire, ["look", "claim", "talk", "aim"]],
  [legends, ["ability"]],
] as const;
const MOMENTS = CASES.flatMap(([{ game, momentOf }, moments]) =>
  moments.map((moment) => ({
    game: game as unknown as AnyGameModule,
    id: game.id,
    moment,
    view: momentOf(`mine-${moment}`).view,
  })),
);
let table: Table;

beforeAll(() => spoken.speak("en"));
beforeEach(() => {
  FakeSocket.made = [];
  choose({ keys: true });
});
afterEach(() => {
  cleanup();
  table.close();
  vi.restoreAllMocks();
});

test.each(MOMENTS)("no action is sent while looking back: $id, $moment", async (now) => {
  const words = await allSpoken(now.game, "en");
  await looksBack(now, words);
  await pressesAround();
  expect(answers()).toEqual([]);
  expect(document.querySelector(".command")).toBeNull();
  await fireEvent.click(screen.getByText(words.say("look-back-now")));
  expect(screen.queryByText(words.say("look-back"))).toBeNull();
  await fireEvent.keyDown(document.body, { code: "KeyU" });
  expect(answers()).toEqual(["undo"]);
});

test("a press while looking back explains why it does nothing", async () => {
  const [now] = MOMENTS.filter(({ moment }) => moment === "talk");
  const words = await allSpoken((now ?? fail()).game, "en");
  await looksBack(now ?? fail(), words);
  await fireEvent.keyDown(document.body, { code: "KeyU" });
  await tick();
  expect(table.refused?.code).toBe("look-back");
  expect(screen.getAllByText(words.say("look-back"))).toHaveLength(2);
});

/** A step that can be undone, a decision with a clock, and the step before on the screen. */
async function looksBack(
  { game, view }: { readonly game: AnyGameModule; readonly view: AnyView },
  words: Words,
): Promise<void> {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  const socket = FakeSocket.last;
  socket.open();
  const info = tableInfo({ game: game.id, seats: seats(...PEOPLE.map((name) => ({ name }))) });
  const play = playInfo(3, { view, waiting: [0], undo: true, clock: CLOCK });
  const story = [told(1, { events: [] }), told(2, { events: [], undone: true })];
  socket.push(welcome(socket.hello, { table: info, play, story }));
  vi.spyOn(globalThis, "fetch").mockImplementation(() =>
    Promise.resolve(Response.json({ last: 3, moments: [{ told: told(2, { events: [] }), view }] })),
  );
  const { container } = render(Frame, { table, game, info: infoOf(game.id), words });
  await settled();
  await fireEvent.click(container.querySelector(".log li button") ?? fail());
  await screen.findByText(words.say("look-back"));
  await settled();
}

/** Press the tray, things of the board and what they bring to the tray, and the undo key. */
async function pressesAround(): Promise<void> {
  for (const things of [
    ".tray button",
    ":is([data-at], [data-street], .seat button)",
    ".tray button",
  ]) {
    const found = [...document.querySelectorAll<HTMLElement>(`main ${things}`)];
    for (const thing of found.slice(0, 20)) thing.click();
    await settled();
  }
  await fireEvent.keyDown(document.body, { code: "KeyU" });
  await settled();
}

async function settled(): Promise<void> {
  await tick();
  await vi.dynamicImportSettled();
  await tick();
}

function answers(): readonly string[] {
  return ANSWERS.flatMap((type) => FakeSocket.last.said(type).map(() => type));
}

function infoOf(id: string): GameInfo {
  const [timed, together] = [id === "crossfire", id === "legends"];
  return { id, timed, together, seats: [4], edition: "", levels: [], options: [] };
}

function fail(): never {
  throw new Error("not there");
}
