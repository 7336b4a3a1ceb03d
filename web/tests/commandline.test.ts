import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync, tick } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import CommandLine from "../src/table/CommandLine.svelte";
import Heard from "../src/ui/Heard.svelte";
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
const SAYINGS: NonNullable<AnyGameModule["aloud"]> = {
  names: () => ({}),
  prompt: (view) => (view as typeof VIEW).asks,
  label: (_, option) => option.type,
};
/** A game that asks what its view says. */
const GAME: AnyGameModule = { ...CROOKS, ...SAYINGS, aloud: SAYINGS, final: () => false };

let table: Table;
let again: (props: object) => Promise<void>;

function sitDown(words = EN): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { play: playInfo(3, { view: VIEW }) }));
  again = render(CommandLine, { table, shown: now(), game: GAME, words }).rerender;
}
function now(): NonNullable<Table["shown"]> {
  if (!table.shown) throw new Error("nothing is shown");
  return table.shown;
}
async function type(text: string): Promise<void> {
  const line = screen.getByRole("textbox");
  await fireEvent.input(line, { target: { value: text } });
  await fireEvent.submit(line.closest("form") as HTMLFormElement);
  await vi.dynamicImportSettled(); // the list is fetched when it is wanted
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

test.each(["?", "help", "Помощь"])(
  "%s lists what can be answered, in any language",
  async (typed) => {
    for (const words of [EN, new Texts("ru", [clientRu], {})]) {
      sitDown(words);
      await type(typed);
      expect(listed()).toEqual(["pass", "stay"]);
      expect(FakeSocket.last.said("type")).toEqual([]);
      cleanup();
      table.close();
    }
  },
);

test("the list stays for the same question and goes with it; the line has the focus then", async () => {
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

test("the list tells of itself whenever it is asked for, and Escape leads back to the line", async () => {
  sitDown();
  const heard = render(Heard).container;
  await type("?");
  await type("?");
  expect(heard.textContent.split(EN.say("options-told", { count: 2 }))).toHaveLength(3);
  const pass = screen.getByRole("button", { name: "pass" });
  pass.focus();
  await fireEvent.keyDown(pass, { key: "Escape" });
  expect(listed()).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole("textbox"));
});

test("who has lost the table still reads the list, but cannot answer", async () => {
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

test.each(["log", "Журнал"])("%s opens the log, and is no answer", async (typed) => {
  sitDown();
  const opened = vi.fn();
  await again({ onlog: opened });
  await type(typed);
  expect(opened).toHaveBeenCalledTimes(1);
  expect(FakeSocket.last.said("type")).toEqual([]);
});

test("a part of the board is looked at, anything else is an answer", async () => {
  sitDown();
  const part = document.body.appendChild(document.createElement("section"));
  part.id = "prison";
  const glance = (typed: string): string | null => (typed === "prison" ? "#prison" : null);
  await again({ game: { ...GAME, glance } });
  await type("prison");
  expect(document.activeElement).toBe(part);
  expect(FakeSocket.last.said("type")).toEqual([]);
  await type("pass");
  expect(FakeSocket.last.said("type").map(({ text }) => text)).toEqual(["pass"]);
  part.remove();
});
