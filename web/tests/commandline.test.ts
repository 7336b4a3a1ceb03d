import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import CommandLine from "../src/table/CommandLine.svelte";
import LiveRegion from "../src/ui/LiveRegion.svelte";
import clientEn from "../src/text/en.ftl?raw";
import clientRu from "../src/text/ru.ftl?raw";
import { game as crooks } from "./crooks/table";
import { playInfo, step, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const EN = new Texts("en", [clientEn], {});
const VIEW = {
  you: 0,
  decision: null,
  options: [{ type: "pass" }, { type: "stay" }],
  asks: "Pass?",
};
const CROOKS = crooks as unknown as AnyGameModule;
const SAYINGS: NonNullable<AnyGameModule["spokenText"]> = {
  names: () => ({}),
  prompt: (view) => (view as typeof VIEW).asks,
  label: (_, option) => option.type,
};
/** A game whose prompt is in its view. */
const GAME: AnyGameModule = {
  ...CROOKS,
  ...SAYINGS,
  spokenText: SAYINGS,
  needsConfirmation: () => false,
  inspectCommands: [],
};

let table: Table;
let again: (props: object) => Promise<void>;

function sitDown(words = EN): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { play: playInfo(3, { view: VIEW }) }));
  const props = { table, shown: now(), scene: now().view, game: GAME, words };
  again = render(CommandLine, props).rerender;
}
function now(): NonNullable<Table["shown"]> {
  if (!table.shown) throw new Error("nothing is shown");
  return table.shown;
}
async function type(text: string): Promise<void> {
  const line = screen.getByRole("textbox");
  await fireEvent.input(line, { target: { value: text } });
  await fireEvent.submit(line.closest("form") as HTMLFormElement);
  await vi.dynamicImportSettled(); // the list is loaded on demand
  await tick();
}
function listed(): readonly string[] {
  return screen.queryAllByRole("listitem").map((item) => item.textContent.trim());
}

beforeEach(() => {
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
});

test.each(["?", "help", "Помощь"])("%s lists the options, in any language", async (typed) => {
  for (const words of [EN, new Texts("ru", [clientRu], {})]) {
    sitDown(words);
    await type(typed);
    expect(listed()).toEqual(["pass", "stay"]);
    expect(FakeSocket.last.said("type")).toEqual([]);
    cleanup();
    table.close();
  }
});

test("the list closes with its decision, and the command line gets the focus", async () => {
  sitDown();
  await type("?");
  FakeSocket.last.push(step(4, { view: { options: [{ type: "stay" }] } }));
  await again({ shown: now() });
  expect(listed()).toEqual(["stay"]);
  screen.getByRole("button", { name: "stay" }).focus();
  FakeSocket.last.push(step(5, { view: { asks: "Stay?" } }));
  await again({ shown: now() });
  expect(listed()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("the list is announced at every request, and Escape returns to the command line", async () => {
  sitDown();
  const heard = render(LiveRegion).container;
  await type("?");
  await type("?");
  expect(heard.textContent.split(EN.say("options-told", { count: 2 }))).toHaveLength(3);
  const pass = screen.getByRole("button", { name: "pass" });
  pass.focus();
  await fireEvent.keyDown(pass, { key: "Escape" });
  expect(listed()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("without a connection a player can read the list but not act", async () => {
  sitDown();
  await type("?");
  FakeSocket.last.close();
  flushSync();
  expect(listed()).toEqual(["pass", "stay"]);
  const pass = screen.getByRole("button", { name: "pass" });
  expect(pass.getAttribute("aria-disabled")).toBe("true");
  await fireEvent.click(pass);
  expect(table.pending).toEqual([]);
});

test.each(["log", "Журнал"])("%s opens the log and sends no action", async (typed) => {
  sitDown();
  const opened = vi.fn();
  await again({ onlog: opened });
  await type(typed);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(FakeSocket.last.said("type")).toEqual([]);
});

/** A game that answers "hand" with the typed rest, if that is a number. */
const LOOKING: AnyGameModule = {
  ...GAME,
  inspectCommands: ["hand"],
  inspect: (_, rest, { players }) =>
    Promise.resolve(rest === "no" ? null : [`Hand ${rest}`.trim(), players.join()]),
};
const LOOKS = new Texts("en", [clientEn, "inspect-hand = hand, рука"], {});

async function looks(typed: string): Promise<readonly string[]> {
  await type(typed);
  return [...screen.getByRole("status").children].map((line) => line.textContent);
}

test("the result of an inspect command is shown and announced, and no action is sent", async () => {
  sitDown(LOOKS);
  await again({ game: LOOKING });
  expect(await looks("hand")).toEqual(["Hand", table.names.join()]);
  expect(await looks("Рука 2")).toEqual(["Hand 2", table.names.join()]);
  expect(FakeSocket.last.said("type")).toEqual([]);
  const line = screen.getByRole<HTMLInputElement>("textbox");
  await fireEvent.keyDown(line, { key: "ArrowUp" });
  expect(line.value).toBe("Рука 2");
});

test("an unknown inspect argument is sent as an action, for the table to refuse", async () => {
  sitDown(LOOKS);
  await again({ game: LOOKING });
  await looks("hand");
  expect(await looks("hand no")).toEqual([]);
  expect(await looks("pass")).toEqual([]);
  expect(FakeSocket.last.said("type").map(({ text }) => text)).toEqual(["hand no", "pass"]);
});

test("an inspect result disappears at an empty line and at the next decision", async () => {
  sitDown(LOOKS);
  await again({ game: LOOKING });
  await looks("hand");
  expect(await looks("")).toEqual([]);
  await looks("hand");
  FakeSocket.last.push(step(5, { view: { asks: "Stay?" } }));
  await again({ shown: now() });
  expect([...screen.getByRole("status").children]).toEqual([]);
});

test("the list of options names the inspect commands", async () => {
  sitDown(LOOKS);
  await again({ game: LOOKING });
  await type("?");
  expect(screen.getByText("Words that only look: hand, log")).toBeTruthy();
});

test("a failed fetch of the inspect texts is announced", async () => {
  sitDown(LOOKS);
  const look = (): Promise<never> => Promise.reject(new Error("offline"));
  await again({ game: { ...LOOKING, inspect: look } });
  expect(await looks("hand")).toEqual([LOOKS.say("no-answer")]);
});
