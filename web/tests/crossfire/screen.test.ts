import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { load } from "../../src/games";
import { words } from "../../src/lib/words.svelte";
import ScreenPage from "../../src/pages/Screen.svelte";
import { playInfo, tableInfo, welcome } from "../pushes";
import { FakeSocket } from "../socket";
import { Mouth } from "../spoken";
import { momentOf, playersOf, wordsOf } from "./board_table";

/** The socket class that the page uses. */
class PageSocket extends FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;

  constructor() {
    super();
    FakeSocket.made.push(this);
  }
}
const { view } = momentOf("mine-talk");
const names = playersOf("shootout");
const table = tableInfo({
  game: "crossfire",
  host: "anna",
  seats: tableSeats(),
});
/** As a spectator sees it. */
const watched = {
  ...view,
  you: null,
  options: [],
  card: null,
  seen: [],
};

/** The game that is played at the table. */
let game: string;
let introduced: string;

function tableSeats(): ReturnType<typeof tableInfo>["seats"] {
  const [person] = tableInfo().seats;
  if (!person) throw new Error("a table without seats");
  return names.map((name) => ({ ...person, name, guest: name }));
}
function answer(path: string, asked: RequestInit): Response {
  if (asked.method === "POST")
    introduced = (JSON.parse(asked.body as string) as { name: string }).name;
  const known = introduced === "" ? null : "tv";
  const pages: Readonly<Record<string, unknown>> = {
    "/api/me": { guest: known, name: introduced, tables: [] },
    "/api/tables/BEKA": { code: "BEKA", game, phase: "lobby", names: [], seats: 5, open: 0 },
  };
  return Response.json(pages[path]);
}
async function connected(): Promise<FakeSocket> {
  await vi.waitFor(() => {
    expect(FakeSocket.made).not.toHaveLength(0);
  });
  FakeSocket.last.open();
  return FakeSocket.last;
}
/** The television is open, and the table has sent its state. */
async function hung(change: object): Promise<FakeSocket> {
  render(ScreenPage, { code: "BEKA" });
  const socket = await connected();
  const watching = { seat: null, seats: [], you: "tv", story: [] };
  socket.push(welcome(socket.hello, { table, play: null, ...watching, ...change }));
  return socket;
}

// Loaded beforehand, because these tests do not measure loading times.
beforeAll(async () => {
  await words.speak("en");
  await words.loadAll();
  await Promise.all([
    load("crooks"),
    load("crossfire"),
    import("../../src/games/crossfire/text/en.ftl?first"),
    import("../../src/games/crossfire/text/en.ftl?rest"),
  ]);
  await import("../../src/games/crossfire/Television.svelte");
}, 60_000);
beforeEach(() => {
  [FakeSocket.made, game, introduced] = [[], "crossfire", ""];
  vi.stubGlobal("fetch", (path: string, asked: RequestInit) =>
    Promise.resolve(answer(path, asked)),
  );
  vi.stubGlobal("WebSocket", PageSocket);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("before the deal it shows how to join and who is there, and takes no seat", async () => {
  const socket = await hung({ table: { ...table, phase: "lobby", play: null } });
  expect(introduced).toBe(words.say("television"));
  expect(socket.said("hello")[0]).toMatchObject({ watch: true });
  expect(await screen.findByText("BEKA")).toBeTruthy();
  for (const name of names) expect(screen.getByText(name)).toBeTruthy();
  expect(document.documentElement.dataset["screen"]).toBe("television");
  cleanup();
  expect(document.documentElement.dataset["screen"]).toBeUndefined();
});

test("in a game it shows the ring and no buttons", async () => {
  await hung({ play: playInfo(9, { view: watched }) });
  await vi.waitFor(() => {
    expect(document.querySelectorAll("[data-seat]")).toHaveLength(names.length);
  });
  expect(screen.getByText((await wordsOf("en")).say("game-crossfire"))).toBeTruthy();
  expect(document.querySelectorAll("main button")).toHaveLength(0);
});

test("it asks for a touch before it can speak, if it can speak at all", async () => {
  new Mouth();
  await hung({ play: playInfo(9, { view: watched }) });
  const plea = await screen.findByText(words.say("screen-voice"));
  await fireEvent.keyDown(window, { key: "Enter" });
  expect(plea.isConnected).toBe(false);
});

test("a lost connection and a missing table are shown", async () => {
  const socket = await hung({ play: playInfo(9, { view: watched }) });
  await vi.waitFor(() => {
    expect(document.querySelector("[data-seat]")).not.toBeNull();
  });
  socket.close();
  expect(await screen.findByText(words.say("lost-connection"))).toBeTruthy();
  await vi.waitFor(() => {
    expect(FakeSocket.made).toHaveLength(2); // it connects again by itself
  });
  FakeSocket.last.open();
  FakeSocket.last.push({ type: "gone", why: "unknown_table" });
  const text = words.say("gone-unknown-table", { code: "BEKA" });
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test("a game without a television says so", async () => {
  game = "crooks";
  render(ScreenPage, { code: "BEKA" });
  expect((await screen.findByRole("alert")).textContent).toBe(words.say("screen-none"));
  expect(FakeSocket.made).toHaveLength(0);
});

test("a locked table asks for its password", async () => {
  render(ScreenPage, { code: "BEKA" });
  const socket = await connected();
  socket.push({ type: "gone", why: "password" });
  expect(await screen.findByLabelText(words.say("table-password"))).toBeTruthy();
});
