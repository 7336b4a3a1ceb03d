import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { call, hush, tell } from "../src/lib/live_region.svelte";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import type { Words } from "../src/lib/texts";
import Chat from "../src/table/Chat.svelte";
import { announceLog, announceChat } from "../src/table/announcements.svelte";
import type { LogLine } from "../src/table/log_lines";
import { logLines } from "../src/table/log_lines";
import LiveRegion from "../src/ui/LiveRegion.svelte";
import clientEn from "../src/text/en.ftl?raw";
import { game, momentOf, players, wordsOf } from "./crooks/table";
import { told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const WORDS: Words = new Texts("en", [clientEn], {});
const crooks = game as unknown as AnyGameModule;

let stop = (): void => undefined;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  hush();
});
afterEach(() => {
  stop();
  cleanup();
  vi.useRealTimers();
});

function news(): readonly string[] {
  const region = document.querySelector("[aria-live=polite]");
  return Array.from(region?.children ?? [], (line) => line.textContent);
}
function called(): string {
  return document.querySelector("[aria-live=assertive]")?.textContent.trim() ?? "";
}
function line(seq: number, ...texts: readonly string[]): LogLine {
  const all = texts.map((text, number) => ({ number, text, spoken: text, turn: false }));
  return { seq, seat: null, texts: all, takenBack: false, fresh: false };
}

/** A table as its page announces it. */
class Desk {
  now = $state.raw({ play: "p1", seq: 0, lines: [] as readonly LogLine[], urgent: "" });

  constructor(first: Partial<Desk["now"]> = {}) {
    this.now = { ...this.now, ...first };
    stop = $effect.root(() => {
      announceLog({
        play: () => this.now.play,
        seq: () => this.now.seq,
        lines: () => this.now.lines,
        urgent: () => this.now.urgent,
      });
    });
    flushSync();
  }
  shows(change: Partial<Desk["now"]>): void {
    this.now = { ...this.now, ...change };
    flushSync();
  }
}

test("a new live region is empty", () => {
  render(LiveRegion);
  tell("Anna passes.");
  call("Boris: what now?");
  flushSync();
  expect([news(), called()]).toEqual([["Anna passes."], "Boris: what now?"]);
  cleanup();
  render(LiveRegion);
  expect([news(), called()]).toEqual([[], ""]);
  tell("Boris passes.");
  call("Vera: what now?");
  flushSync();
  expect([news(), called()]).toEqual([["Boris passes."], "Vera: what now?"]);
});

test("a repeated text is announced again, and removed afterwards", () => {
  render(LiveRegion);
  tell("Anna passes.");
  tell("Anna passes.");
  flushSync();
  expect(news()).toEqual(["Anna passes.", "Anna passes."]);
  vi.advanceTimersByTime(60_000);
  flushSync();
  expect(news()).toEqual([]);
});

test("every deal is announced, each sentence once", () => {
  render(LiveRegion);
  const desk = new Desk({ lines: [line(0, "The table is laid.")], urgent: "Anna: what now?" });
  expect([news(), called()]).toEqual([["The table is laid."], "Anna: what now?"]);
  const more = [line(0, "The table is laid."), line(1, "Anna passes.")];
  desk.shows({ seq: 1, lines: more, urgent: "" });
  desk.shows({ seq: 1, lines: [...more] });
  expect([news(), called()]).toEqual([["The table is laid.", "Anna passes."], ""]);
  desk.shows({ play: "p2", seq: 0, lines: [line(0, "The table is laid anew.")] });
  expect(news().slice(2)).toEqual(["The table is laid anew."]);
});

test("a guest who joins a running match hears only later steps", () => {
  render(LiveRegion);
  const desk = new Desk({ seq: 4, lines: [line(3, "Anna pays."), line(4, "Boris pays.")] });
  expect(news()).toEqual([]);
  desk.shows({ seq: 5, lines: [...desk.now.lines, line(5, "Vera pays.")] });
  expect(news()).toEqual(["Vera pays."]);
});

test("a text that the board hides is announced when the board has shown it", () => {
  render(LiveRegion);
  const desk = new Desk({ lines: [line(0, "Aim!")] });
  const [first, second] = line(1, "Shots fall.", "Anna is hit.").texts;
  if (!first || !second) throw new Error("two sentences");
  const whole = line(1, "Shots fall.", "Anna is hit.");
  desk.shows({ seq: 1, lines: [line(0, "Aim!"), { ...whole, texts: [second] }] });
  desk.shows({ lines: [line(0, "Aim!"), whole] });
  expect(news()).toEqual(["Aim!", "Anna is hit.", "Shots fall."]);
});

test("after a long absence older steps are fetched for the log and not announced", () => {
  render(LiveRegion);
  const desk = new Desk({ lines: [line(0, "Deal.")] });
  desk.shows({ seq: 90, lines: [line(90, "Anna pays.")] });
  desk.shows({ lines: [line(89, "Boris pays."), line(90, "Anna pays.")] });
  expect(news()).toEqual(["Deal.", "Anna pays."]);
});

test("a new live region holds no texts of the last viewer", () => {
  render(LiveRegion);
  new Desk({ lines: [line(0, "The spy sees Capo.")], urgent: "Anna: what now?" });
  stop();
  flushSync();
  expect([news(), called()]).toEqual([[], ""]);
});

const SAID = { at: 0, seat: null, guest: "him", name: "Boris", text: "Good evening" };

test("other players' chat lines are announced once, one's own are not", () => {
  const table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  const chat = [{ ...SAID, number: 1, text: "Before you came" }];
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { chat }));
  render(LiveRegion);
  stop = $effect.root(() => {
    announceChat(
      () => table,
      () => WORDS,
    );
  });
  flushSync();
  FakeSocket.last.push({ type: "chat", said: { ...SAID, number: 2 } });
  FakeSocket.last.push({ type: "chat", said: { ...SAID, number: 3, guest: "me", name: "Anna" } });
  flushSync();
  expect(news()).toEqual([WORDS.say("chat-heard", { name: "Boris", text: "Good evening" })]);
  table.close();
});

test("a refused chat line returns to its author's field unless it holds newer text", () => {
  const table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello));
  render(Chat, { table, game: crooks, words: WORDS });
  const field: HTMLInputElement = screen.getByLabelText(WORDS.say("chat-say"));
  const refuse = (text: string): void => {
    const id = table.say({ type: "chat", text });
    const why = { code: "too-fast", clause: "", params: {}, play: null };
    FakeSocket.last.push({ type: "refused", id, ...why });
    flushSync();
  };
  refuse("the ninth line");
  expect(field.value).toBe("the ninth line");
  refuse("the tenth line");
  expect(field.value).toBe("the ninth line");
  table.close();
});

test("announcements spell out a crook's figures", async () => {
  const { view } = momentOf("mine-rob");
  const words = await wordsOf("en");
  expect(game.prompt(view, players, words)).toMatch(/\d(?:\([+-]\d\))?[A-Z][▲■●]/);
  expect(game.spokenText?.prompt(view, players, words)).toMatch(/, rating \d/);
  const face = view.deck.find(({ gangs }) => gangs.length > 0)?.id ?? "";
  const laid = { type: "crook_placed", seat: 0, target: 4, tag: "s01", facing: "up", way: "plain" };
  const story = [told(1, { events: [{ ...laid, face }] })];
  const [step] = logLines({ story, seat: 0, view, players, game: crooks, words });
  expect(step?.texts[0]?.text).toMatch(/[▲■●]/);
  expect(step?.texts[0]?.spoken).toMatch(/, rating \d/);
  expect(step?.texts[0]?.spoken).not.toMatch(/[▲■●]/);
});
