import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Table } from "../src/lib/table.svelte";
import Notes from "../src/table/Notes.svelte";
import { allWordsOf } from "./crooks/table";
import { welcome } from "./pushes";
import { FakeSocket } from "./socket";

const words = await allWordsOf("en");
let table: Table;

beforeEach(() => {
  FakeSocket.made = [];
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello));
  flushSync();
});
afterEach(() => {
  cleanup();
  table.close();
});

test.each([
  ["reloaded", () => window.dispatchEvent(new Event("pagehide"))],
  ["put aside", () => document.dispatchEvent(new Event("visibilitychange"))],
])("what was just written is saved before the page is %s", async (_, ends) => {
  render(Notes, { table, words });
  await fireEvent.input(screen.getByRole("textbox"), { target: { value: "Boris lies" } });
  expect(FakeSocket.last.said("note")).toEqual([]);
  ends();
  expect(FakeSocket.last.said("note").map(({ text }) => text)).toEqual(["Boris lies"]);
});
