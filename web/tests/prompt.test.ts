import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule, AnyView } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import type { GameInfo, SeatInfo, StepForViewer } from "../src/lib/wire";
import Frame from "../src/table/Frame.svelte";
import { lastMove, logLines } from "../src/table/log_lines";
import { promptSpoken, promptWords } from "../src/table/prompt_words";
import { game as crooks, momentOf, players, wordsOf } from "./crooks/table";
import { playInfo, seats, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const INFO: GameInfo = {
  id: "crooks",
  timed: false,
  together: false,
  seats: [4],
  edition: "2012",
  minutes: 15,
  weight: 2,
  levels: ["easy"],
  options: [],
};
const words = await wordsOf("en");
const { view } = momentOf("mine-choose_hangout");
const PASS = { type: "player_passed", seat: 1, cause: "chosen" };
const SPENT = { type: "hangout_paid", seat: 1, hangout: "A", amount: 2 };
const TURN = { type: "turn_started", turn: 4, seat: 0 };
/** Crooks, where a pass has happened at the first hangout. */
const GAME: AnyGameModule = {
  ...(crooks as unknown as AnyGameModule),
  placeOf: ({ type }) => (type === PASS.type ? "hangout-A" : null),
  seatFigures: (_, seat) => [
    { text: `$${seat + 5}`, label: `${seat + 5} dollars`, inPrompt: true },
    { text: "3", label: "3 crooks" },
  ],
};

let table: Table | null = null;

function comeIn(story: readonly StepForViewer[], mine: readonly number[] = [0]): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  const socket = FakeSocket.last;
  socket.open();
  const person = (name: string, seat: number): Partial<SeatInfo> =>
    mine.includes(seat) ? { name } : { name, kind: "bot", guest: null, level: "easy" };
  const people = tableInfo({ seats: seats(...players.map(person)) });
  const seat = mine[0] ?? null;
  const play = playInfo(3, { view: { ...view, you: seat }, waiting: [0] });
  socket.push(welcome(socket.hello, { table: people, seat, seats: mine, play, story }));
  render(Frame, { table, game: GAME, info: INFO, words });
}
function prompt(): HTMLElement {
  return screen.getByRole("region", { name: words.say("turn-label") });
}

beforeEach(() => {
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table?.close();
  table = null;
  vi.useRealTimers();
});

test("the viewer's own decision is theirs, others and shared devices keep the name", () => {
  const told = { game: GAME, players, words, shared: false };
  const own = promptWords({ ...told, view: view });
  expect([own.lead, own.rest]).toEqual([
    "Your turn:",
    "recruit in which hangout, or pass? You have $1.",
  ]);
  expect(promptSpoken({ ...told, view: view })).toBe(`${own.lead} ${own.rest}`);
  const shared = promptWords({ ...told, view: view, shared: true });
  expect(shared.lead).toBe(`${players[view.you ?? 0] ?? ""}:`);
  const discussion = { ...GAME, isDiscussion: () => true };
  expect(promptWords({ ...told, view, game: discussion })).toMatchObject({
    lead: "",
    rest: "Recruit in which hangout, or pass? You have $1.",
  });
  const other = { ...told, view: { ...view, you: null } as AnyView };
  expect(promptWords(other).lead).toBe("");
  expect(promptWords(other).rest).toBe(GAME.prompt(other.view, players, words));
});

test("the last move is the last sentence of any seat, unless it was taken back", () => {
  const lines = (...story: StepForViewer[]): ReturnType<typeof logLines> =>
    logLines({ story, seat: 0, view, players, game: GAME, words });
  const deal = told(0, { events: [TURN] });
  const pass = told(1, { events: [PASS, TURN], seat: 1 });
  expect(lastMove(lines(deal))).toBeNull();
  expect(lastMove(lines(deal, pass))).toMatchObject({ seq: 1, seat: 1, place: "hangout-A" });
  expect(lastMove(lines(deal, pass, told(2, { events: [TURN], seat: 0 })))?.seq).toBe(1);
  expect(lastMove(lines(pass, told(2, { seat: 1, undone: true, events: [] })))?.seq).toBe(2);
});

test("the prompt shows the last move without headings, and the viewer's own figure", () => {
  comeIn([told(2, { events: [PASS, TURN], seat: 1 })]);
  const sentence = words.describe("event", PASS, GAME.names(view, players, words));
  expect(prompt().textContent).toContain(sentence);
  expect(prompt().textContent).not.toContain("Turn 4");
  expect(prompt().textContent).toContain("5 dollars");
  expect(prompt().textContent).not.toContain("3 crooks");
});

test("the place of the last move is ringed for a moment", async () => {
  comeIn([told(2, { events: [PASS], seat: 1 })]);
  vi.useFakeTimers();
  await fireEvent.click(screen.getByRole("button", { name: words.say("show-place") }));
  expect(document.querySelector(".ring")).not.toBeNull();
  vi.advanceTimersByTime(2000);
  await tick();
  expect(document.querySelector(".ring")).toBeNull();
});

test("a move without a place offers nothing to show, and a spectator has no figure", () => {
  comeIn([told(2, { events: [TURN, SPENT], seat: 1 })], []);
  expect(screen.queryByRole("button", { name: words.say("show-place") })).toBeNull();
  expect(prompt().textContent).not.toContain("dollars");
});

test("the command line opens by its button and by a key, and closes with Escape", async () => {
  comeIn([]);
  const button = screen.getByRole("button", { name: words.say("command") });
  expect(screen.queryByRole("textbox", { name: words.say("command") })).toBeNull();
  button.focus();
  await fireEvent.click(button);
  const line = await screen.findByRole("textbox", { name: words.say("command") });
  expect(document.activeElement).toBe(line);
  await fireEvent.keyDown(line, { key: "Escape" });
  await tick();
  expect(document.activeElement).toBe(button);
  await fireEvent.keyDown(document.body, { key: "/" });
  await screen.findByRole("textbox", { name: words.say("command") });
  await fireEvent.click(button);
  expect(screen.queryByRole("textbox", { name: words.say("command") })).toBeNull();
});

test("a spectator has no command line", async () => {
  comeIn([], []);
  expect(screen.queryByRole("button", { name: words.say("command") })).toBeNull();
  await fireEvent.keyDown(document.body, { key: "/" });
  expect(screen.queryByRole("textbox", { name: words.say("command") })).toBeNull();
});
