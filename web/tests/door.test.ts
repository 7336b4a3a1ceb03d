import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { load } from "../src/games";
import { words } from "../src/lib/words.svelte";
import TablePage from "../src/pages/Table.svelte";
import { tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const LINE = { code: "BEKA", game: "crooks", phase: "lobby", names: [], seats: 2, open: 1 };
const CROOKS = { id: "crooks", seats: [2, 3, 4], edition: "", levels: ["easy"], options: [] };
const LOBBY = tableInfo({ phase: "lobby", play: null });

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

/** The name under which the server knows this browser; "" if it does not. */
let known: string;

/** True if others at this address have guessed too many codes. */
let limited: boolean;

/** The server's HTTP answers that the entrance of a table needs. */
function answer(path: string, asked: RequestInit): Response {
  if (asked.method === "POST") known = (JSON.parse(asked.body as string) as { name: string }).name;
  const me = { guest: known === "" ? null : "me", name: known, tables: [] };
  const pages: Readonly<Record<string, unknown>> = {
    "/api/me": me,
    "/api/games": [CROOKS],
    "/api/tables/BEKA": { ...LINE, locked: false },
  };
  if (limited && known === "" && path === "/api/tables/BEKA") {
    return Response.json({ code: "too-fast", params: {} }, { status: 429 });
  }
  return Response.json(pages[path]);
}

// Loaded beforehand, because these tests do not measure loading times.
beforeAll(async () => {
  await words.speak("en");
  await words.loadAll();
  const crooks = await load("crooks");
  await Promise.all([
    crooks.texts("en"),
    crooks.laterTexts("en"),
    import("../src/table/Lobby.svelte"),
  ]);
});

beforeEach(() => {
  localStorage.clear();
  FakeSocket.made = [];
  known = "Anna";
  limited = false;
  vi.stubGlobal("fetch", (path: string, asked: RequestInit) =>
    Promise.resolve(answer(path, asked)),
  );
  vi.stubGlobal("WebSocket", PageSocket);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Open the page and wait until it connects to the table. */
async function knock(times = 1): Promise<FakeSocket> {
  await vi.waitFor(() => {
    expect(FakeSocket.made).toHaveLength(times);
  });
  FakeSocket.last.open();
  return FakeSocket.last;
}

async function comeIn(name: string): Promise<void> {
  const field = await screen.findByLabelText(words.say("ask-name"));
  await fireEvent.input(field, { target: { value: name } });
  await fireEvent.click(screen.getByRole("button", { name: words.say("come-in") }));
}

test("a guest the server has forgotten gives their name and returns", async () => {
  render(TablePage, { code: "BEKA" });
  const socket = await knock();
  socket.push(welcome(socket.hello, { table: LOBBY, play: null, story: [] }));
  await screen.findByText("Anna");
  known = "";
  socket.close(4401);
  await comeIn("Boris");
  const again = await knock(2);
  expect(known).toBe("Boris");
  again.push(welcome(again.hello, { table: LOBBY, play: null, story: [] }));
  expect(await screen.findByText("Mae")).toBeTruthy();
});

test("a newcomer at an address with too many guessed codes can enter with a name", async () => {
  [known, limited] = ["", true];
  render(TablePage, { code: "BEKA" });
  await comeIn("Vera");
  await knock();
  expect(known).toBe("Vera");
});

test("a guest who leaves while the page loads does not enter the table", async () => {
  render(TablePage, { code: "BEKA" });
  cleanup();
  render(TablePage, { code: "BEKA" });
  await vi.waitFor(() => {
    expect(FakeSocket.made).not.toHaveLength(0);
  });
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { table: LOBBY, play: null, story: [] }));
  await screen.findByText("Anna");
  expect(FakeSocket.made).toHaveLength(1);
});

test("a new guest gives their name in the same way", async () => {
  known = "";
  render(TablePage, { code: "BEKA" });
  await comeIn("Vera");
  await knock();
  expect(known).toBe("Vera");
});

test("a locked table asks for its password, and says when it was wrong", async () => {
  render(TablePage, { code: "BEKA" });
  (await knock()).push({ type: "gone", why: "password" });
  const field = await screen.findByLabelText(words.say("table-password"));
  expect(screen.queryByText(words.say("table-password-wrong"))).toBeNull();
  await fireEvent.input(field, { target: { value: "sesame" } });
  await fireEvent.click(screen.getByRole("button", { name: words.say("come-in") }));
  const again = await knock(2);
  expect(again.said("hello")[0]).toMatchObject({ password: "sesame" });
  again.push({ type: "gone", why: "password" });
  expect(await screen.findByText(words.say("table-password-wrong"))).toBeTruthy();
});

test("a closed table is not requested again", async () => {
  render(TablePage, { code: "BEKA" });
  const socket = await knock();
  socket.push({ type: "gone", why: "unknown_table" });
  socket.close(4404);
  const text = words.say("gone-unknown-table", { code: "BEKA" });
  expect((await screen.findByRole("alert")).textContent).toBe(text);
});

test("a guest who is refused sees why while the page retries", async () => {
  render(TablePage, { code: "BEKA" });
  const socket = await knock();
  const why = { code: "table-crowded", clause: "", params: {}, play: null };
  socket.push({ type: "refused", id: socket.hello, ...why });
  await words.loadAll();
  await vi.waitFor(() => {
    expect(screen.getByRole("status").textContent).toBe(words.say("table-crowded"));
  });
});
