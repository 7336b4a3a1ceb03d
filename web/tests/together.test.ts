import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, test, vi } from "vitest";
import { linesOf, markAt, momentsOf } from "../src/campaign/tree";
import type { AnyGameModule } from "../src/games/module";
import { heard } from "../src/lib/live_region.svelte";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import type { Branch } from "../src/lib/wire";
import { advised } from "../src/table/advised";
import { lookers } from "../src/table/sitting";
import Newcomer from "../src/table/Newcomer.svelte";
import TakeBack from "../src/table/TakeBack.svelte";
import clientEn from "../src/text/en.ftl?raw";
import { playInfo, seats, step, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const words = new Texts("en", [clientEn, "would-pass = do nothing"], { pass: {} });
const PASS = { type: "pass" };
let table: Table;

function come(change = {}): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  const people = seats({}, { name: "Boris", guest: "him" }, { name: "Clara", guest: "her" });
  FakeSocket.last.push(
    welcome(FakeSocket.last.hello, { table: tableInfo({ seats: people }), ...change }),
  );
  flushSync();
}

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
  vi.useRealTimers();
});

describe("in a cooperative game", () => {
  it("shows suggestions of other players until the next step", () => {
    come();
    const suggestions = [{ seat: 1, action: PASS, at: "" }];
    FakeSocket.last.push({ type: "suggestions", seq: 3, suggestions });
    expect(table.suggestions).toEqual(suggestions);
    FakeSocket.last.push(step(4));
    expect(table.suggestions).toEqual([]);
  });

  it("keeps a suggestion about a step that the screen has not reached", () => {
    come();
    FakeSocket.last.push({ type: "suggestions", seq: 4, suggestions: [] });
    FakeSocket.last.push({
      type: "suggestions",
      seq: 4,
      suggestions: [{ seat: 1, action: null, at: "part:police" }],
    });
    expect(table.suggestions).toEqual([]);
    FakeSocket.last.push(step(4));
    expect(table.suggestions).toHaveLength(1);
  });

  it("shows suggestions and the request for consent again after a reload", () => {
    const asked = { seat: 1, missing: [0, 2] };
    const suggestions = [{ seat: 2, action: PASS, at: "" }];
    come({ play: playInfo(7, { suggestions, undo_asked: asked }) });
    expect(table.suggestions).toEqual(suggestions);
    expect(table.undoAsked).toEqual(asked);
  });

  it("suggests and agrees about the step it sees", () => {
    come();
    table.suggest(PASS, "");
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "suggest", seq: 3, action: PASS });
    expect(table.actable).toBe(true); // a proposal is no action
    table.agree(true);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "agree", seq: 3, agreed: true });
  });

  it("forgets a request that failed, or when the match goes on", () => {
    come();
    FakeSocket.last.push({ type: "undo_asked", seq: 3, asked: { seat: 1, missing: [0] } });
    expect(table.undoAsked?.seat).toBe(1);
    FakeSocket.last.push({ type: "undo_asked", seq: 3, asked: null });
    expect(table.undoAsked).toBeNull();
    FakeSocket.last.push({ type: "undo_asked", seq: 3, asked: { seat: 1, missing: [0] } });
    FakeSocket.last.push(step(4));
    expect(table.undoAsked).toBeNull();
  });
});

test("asked players may agree or refuse, the asker may withdraw, and all see who is missing", () => {
  come();
  const asked = { seat: 1, missing: [0, 2] };
  const { rerender } = render(TakeBack, { table, asked, words });
  expect(document.body.textContent).toContain("Boris");
  expect(document.body.textContent).toContain("Anna, Clara");
  screen.getByRole("button", { name: words.say("undo-agree") }).click();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "agree", agreed: true });
  FakeSocket.last.push({ type: "ack", id: FakeSocket.last.sent.at(-1)?.id ?? "", seq: 3 });
  void rerender({ table, asked: { seat: 0, missing: [2] }, words });
  flushSync();
  expect(screen.queryByRole("button", { name: words.say("undo-agree") })).toBeNull();
  screen.getByRole("button", { name: words.say("undo-withdraw") }).click();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "agree", agreed: false });
});

test("a newcomer asks for a seat, and the players agree or refuse", () => {
  come();
  const missing = [{ guest: "me", name: "Anna" }];
  const asked = { seat: 2, guest: "new", name: "Vera", missing };
  const { rerender } = render(Newcomer, { table, asked, words });
  expect(document.body.textContent).toContain("Vera");
  expect(document.body.textContent).toContain("Clara");
  expect(heard.news.at(-1)?.text).toContain("Vera"); // a screen reader reads it
  screen.getByRole("button", { name: words.say("undo-refuse") }).click();
  const answer = { type: "agree", agreed: false, guest: "new" };
  expect(FakeSocket.last.sent.at(-1)).toMatchObject(answer);
  FakeSocket.last.push({ type: "ack", id: FakeSocket.last.sent.at(-1)?.id ?? "", seq: 3 });
  void rerender({ table, asked: { ...asked, guest: "me", missing: [] }, words });
  flushSync();
  expect(screen.queryByRole("button", { name: words.say("undo-agree") })).toBeNull();
  screen.getByRole("button", { name: words.say("undo-withdraw") }).click();
  expect(FakeSocket.last.sent.at(-1)).toMatchObject({ ...answer, guest: "me" });
  FakeSocket.last.push({ type: "ack", id: FakeSocket.last.sent.at(-1)?.id ?? "", seq: 3 });
  const others = [{ guest: "him", name: "Boris" }];
  void rerender({ table, asked: { ...asked, missing: others }, words });
  flushSync();
  expect(screen.queryByRole("button")).toBeNull(); // a player without a decision only reads
});

test("every viewer of a seat other than its holder is named", () => {
  const [own, both, bot, unseen] = seats(
    { seen_by: ["Anna"] },
    { seen_by: ["Anna", "Anna"] },
    { kind: "bot", name: "Mae", seen_by: ["Mae"] },
    { kind: "bot", name: "Lou" },
  ).map(lookers);
  expect(own).toEqual([]);
  expect(both).toEqual(["Anna", "Anna"]);
  expect(bot).toEqual(["Mae"]); // a bot that kept the name of a previous viewer
  expect(unseen).toEqual([]);
});

test("a suggestion is a sentence about an action or a pointed thing", () => {
  come();
  const game = {
    names: () => ({}),
    thing: (_view: unknown, at: string) => `the thing ${at}`,
  } as unknown as AnyGameModule;
  const suggestions = [
    { seat: 1, action: PASS, at: "" },
    { seat: 2, action: null, at: "card:va06" },
  ];
  const view = { you: 0, decision: null, options: [] };
  expect(advised({ suggestions, view, players: ["Anna", "Boris", "Clara"], game, words })).toEqual([
    { seat: 1, text: "Boris would do nothing" },
    { seat: 2, text: "Clara points at: the thing card:va06" },
  ]);
});

describe("the tree of saves", () => {
  const branch = (play: string, change: Partial<Branch> = {}): Branch => ({
    play,
    origin: null,
    table: null,
    players: [{ name: "Anna", bot: "" }],
    started: 0,
    ended: null,
    reason: "",
    last: 9,
    marks: [told(0), told(5), told(9)],
    ...change,
  });
  const branches = [
    branch("first", { ended: 1, reason: "arrested" }),
    branch("second", { origin: { play: "first", seq: 7 } }),
    branch("third", { origin: { play: "second", seq: 5 } }),
  ];

  it("places each match under the one it continues, at its last milestone", () => {
    const lines = linesOf(branches);
    expect(lines.map(({ depth }) => depth)).toEqual([0, 1, 2]);
    expect(lines.map(({ from }) => from?.seq ?? null)).toEqual([null, 5, 5]);
    expect(markAt(branches, { play: "elsewhere", seq: 3 })).toBeNull();
  });

  it("offers no step after the end of a match", () => {
    expect(branches.map((each) => momentsOf(each).map(({ seq }) => seq))).toEqual([
      [0, 5],
      [0, 5, 9],
      [0, 5, 9],
    ]);
  });
});
