import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { game } from "../../src/games/crossfire";
import type { AnyGameModule } from "../../src/games/module";
import { heard } from "../../src/lib/live_region.svelte";
import { title } from "../../src/lib/notify";
import { choose as setUp } from "../../src/lib/settings.svelte";
import { Table } from "../../src/lib/table.svelte";
import type { GameInfo, TableInfo } from "../../src/lib/wire";
import Choices from "../../src/table/Choices.svelte";
import Frame from "../../src/table/Frame.svelte";
import Prompt from "../../src/table/Prompt.svelte";
import { playInfo, seats, step, tableInfo, told, welcome } from "../pushes";
import { FakeSocket } from "../socket";
import { allWordsOf, momentOf, playersOf } from "./board_table";
import { games, players } from "./endings";

const words = await allWordsOf("en");
const crossfire = game as unknown as AnyGameModule;
/** Some of its settings as the server lists them. */
const INFO: GameInfo = {
  id: "crossfire",
  timed: true,
  together: false,
  seats: [5, 6, 7],
  edition: "2017",
  levels: ["easy"],
  options: [
    { name: "mode", values: ["shootout", "sniper"] },
    { name: "protester", values: ["off", "on"] },
    { name: "bomber", values: ["off", "on"] },
    { name: "memory_aid", values: ["none", "role", "full"] },
    { name: "early_end", values: ["off", "unanimous"] },
    { name: "aim_seconds", values: ["10", "3", "5"] },
    { name: "dealer", values: ["lot", "0", "1", "2", "3", "4", "5", "6"] },
  ],
};
const OPTIONS = { mode: "shootout", protester: "off", bomber: "off", dealer: "lot" };

let table: Table;

function choose(change: Partial<TableInfo>): FakeSocket {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  const socket = FakeSocket.last;
  socket.open();
  const info = tableInfo({ game: "crossfire", phase: "lobby", options: OPTIONS, ...change });
  socket.push(welcome(socket.hello, { table: info, play: null, story: [] }));
  render(Choices, { table, game: crossfire, info: INFO, words, onfile: () => undefined });
  return socket;
}

beforeEach(() => {
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("warnings about the settings come before the folded sections", () => {
  choose({ doubts: ["doubt-blue-often"] });
  const said = screen.getByText(words.say("doubt-blue-often"));
  const fold = screen.getByText("Special roles");
  expect(said.compareDocumentPosition(fold)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("rare settings are folded, and a fold names its changed settings", () => {
  choose({ options: { ...OPTIONS, bomber: "on" } });
  expect(screen.getByText("Special roles").textContent).toMatch(/Special roles\s+Bomber$/);
  expect(screen.getByText("Clocks").closest("details")?.open).toBe(false);
  expect(screen.getByRole("group", { name: "Mode" }).closest("details")).toBeNull();
});

test("one button makes a table friendly, and a changed setting clears the preset", async () => {
  const rulebook = { ...OPTIONS, memory_aid: "none", early_end: "off" };
  const socket = choose({ options: rulebook });
  const kinds = (): HTMLInputElement[] =>
    within(screen.getByRole("group", { name: words.say("crossfire-presets") })).getAllByRole(
      "radio",
    );
  expect(kinds().map(({ checked }) => checked)).toEqual([true, false]);
  await fireEvent.click(kinds()[1] ?? fail());
  const friendly = { memory_aid: "full", early_end: "unanimous" };
  expect(socket.said("configure")[0]).toMatchObject({ options: friendly });
  cleanup();
  table.close();
  choose({ options: { ...rulebook, memory_aid: "full" } });
  expect(kinds().map(({ checked }) => checked)).toEqual([false, false]);
});

test("a seat setting lists the players of existing seats", async () => {
  const three = seats({}, { name: "Boris" }, { kind: "open", name: "" });
  const socket = choose({ seats: three });
  const dealer = within(screen.getByRole("group", { name: "Dealer" }));
  const offered = dealer.getAllByRole("radio").map((each) => each.parentElement?.textContent);
  expect(offered.map((text) => text?.trim())).toEqual(["by lot", "Anna", "Boris", "3"]);
  await fireEvent.click(dealer.getByLabelText("Boris"));
  expect(socket.said("configure")[0]).toMatchObject({ options: { dealer: "1" } });
});

test("during the calls no decision is shown", async () => {
  choose({});
  const { view } = momentOf("mine-rest");
  const shown = { play: "p1", seq: 9, view, events: [], waiting: [0], undo: false };
  const now = { ...shown, cautions: [], clock: null };
  const idle = { onhand: () => undefined, onundo: () => undefined };
  const still = { table, shown: now, game: crossfire, info: INFO, words, ...idle };
  const { container, rerender } = render(Prompt, {
    ...still,
    promptWhileNarrating: game.promptWhileNarrating?.(words),
  });
  const prompt = (): HTMLElement | null => container.querySelector(".prompt");
  expect(prompt()?.textContent.trim()).toBe("Listen to the calls.");
  expect(prompt()?.classList.contains("mine")).toBe(false);
  await rerender({ ...still, promptWhileNarrating: undefined });
  expect(prompt()?.textContent).toContain(game.prompt(view, table.names, words));
  expect(prompt()?.classList.contains("mine")).toBe(true);
});

test.each([
  ["with", false],
  ["without", true],
])("the log shows only what has been called, %s memory aid", async (_, forgets) => {
  const { before, events, after } = games[0]?.at(-1) ?? fail();
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  const socket = FakeSocket.last;
  socket.open();
  const people = seats(
    ...players.slice(0, after.seats.length).map((name) => ({ name, guest: name })),
  );
  const info = tableInfo({ game: "crossfire", seats: people });
  const watching = { seat: null, seats: [], you: "tv", story: [] };
  const play = playInfo(5, { view: before, waiting: [] });
  socket.push(welcome(socket.hello, { table: info, play, ...watching }));
  const { container } = render(Frame, { table, game: crossfire, info: INFO, words });
  const log = forgets ? { log: told(6, { events }) } : {};
  socket.push(step(6, { told: told(6, { events }), ...log, view: after, waiting: [] }));
  const skip = await screen.findByRole("button", { name: words.say("crossfire-finale-skip") });
  const read = (): string => container.querySelector("aside")?.textContent ?? "";
  const winners = events.find(({ type }) => type === "winners_named") ?? fail();
  const sentence = words.describe("event", winners, game.names(after, players, words));
  const aloud = (): string => heard.news.map(({ text }) => text).join(" ");
  expect(read()).not.toContain(sentence);
  expect(aloud()).not.toContain(sentence);
  await fireEvent.click(skip);
  await vi.waitFor(() => {
    expect(read()).toContain(sentence);
    expect(aloud()).toContain(sentence);
  });
});

test("a player who is looking elsewhere is called by name, without any card", async () => {
  title(""); // other pages restore theirs
  const said: string[] = [];
  const call = words.say("turn-yours", { name: "Anna" });
  const Note = vi.fn(function (head: string, { body }: { readonly body: string }) {
    said.push(head, body);
    return { close: () => undefined };
  });
  vi.stubGlobal("Notification", Object.assign(Note, { permission: "granted" }));
  vi.stubGlobal("isSecureContext", true);
  vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  setUp({ notify: true });
  const asked = ["mine-look", "mine-aim"];
  for (const name of asked) {
    const { view } = momentOf(name);
    table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
    const socket = FakeSocket.last;
    socket.open();
    const info = tableInfo({
      game: "crossfire",
      seats: seats(...playersOf("shootout").map(named)),
    });
    const you = { seat: view.you, seats: [view.you ?? 0], you: "Anna", story: [] };
    const play = playInfo(5, { view, waiting: [...view.active] });
    socket.push(welcome(socket.hello, { table: info, play, ...you }));
    render(Frame, { table, game: crossfire, info: INFO, words });
    await tick();
    expect(document.title).toBe(call);
    cleanup();
    table.close();
  }
  expect(said).toEqual(asked.flatMap(() => ["Omertà", call]));
  setUp({ notify: false });
});

function named(name: string): { readonly name: string; readonly guest: string } {
  return { name, guest: name };
}
function fail(): never {
  throw new Error("not in the fixture");
}
