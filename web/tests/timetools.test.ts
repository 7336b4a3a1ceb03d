import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import TimeTools from "../src/table/TimeTools.svelte";
import clientEn from "../src/text/en.ftl?raw";
import { playInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const WORDS = new Texts("en", [clientEn], {});
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

test.each([true, false])("time is removed only from a common clock: %s", (common) => {
  const clock = { left: 9_000, whole: 10_000, paused: false, common };
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { play: playInfo(3, { clock }) }));
  render(TimeTools, { table, words: WORDS });
  flushSync();
  expect(screen.queryByText(WORDS.say("time-less")) !== null).toBe(common);
  expect(screen.getByText(WORDS.say("time-more"))).not.toBeNull();
});
