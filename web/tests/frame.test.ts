import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import Lamp from "~icons/lucide/lightbulb";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { giveHints, isHinted, wasRead } from "../src/lib/hints.svelte";
import { recall } from "../src/lib/memory";
import { choose } from "../src/lib/settings.svelte";
import { Table } from "../src/lib/table.svelte";
import { Texts } from "../src/lib/texts";
import type { Words } from "../src/lib/texts";
import Banner from "../src/table/Banner.svelte";
import Hint from "../src/table/Hint.svelte";
import { logLines, LogLineCache } from "../src/table/log_lines";
import type { LogLine } from "../src/table/log_lines";
import Advice from "../src/ui/Advice.svelte";
import LiveRegion from "../src/ui/LiveRegion.svelte";
import Preferences from "../src/ui/Preferences.svelte";
import clientEn from "../src/text/en.ftl?raw";
import { allWordsOf, game, momentOf, players, wordsOf } from "./crooks/table";
import { told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const words: Words = new Texts("en", [clientEn], {});
const crooks = game as unknown as AnyGameModule;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function comeIn(): void {
  FakeSocket.last.open();
  FakeSocket.last.push(welcome(FakeSocket.last.hello));
  flushSync();
}

test("only a returning guest is told that they are back", () => {
  const table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  const banner = render(Banner, { table, words }).container;
  const heard = render(LiveRegion).container;
  const [lost, back] = [words.say("lost-connection"), words.say("back-again")];
  FakeSocket.last.close();
  vi.advanceTimersByTime(10_000);
  comeIn();
  expect([banner.textContent, heard.textContent]).not.toContain(back);
  vi.advanceTimersByTime(60_000);
  flushSync();

  for (const text of [lost, back]) {
    if (text === lost) FakeSocket.last.close();
    else {
      vi.advanceTimersByTime(10_000);
      comeIn();
    }
    flushSync();
    expect(banner.textContent).toContain(text);
    expect(heard.textContent.split(text)).toHaveLength(2);
  }
  table.close();
});

test("a hint that was read is not shown again, and this browser remembers that", async () => {
  const { view } = momentOf("mine-choose_hangout");
  const spoken = new Texts("en", [clientEn, ...(await game.texts("en"))], {});
  const shown = { view, game: crooks, words: spoken };
  render(Hint, shown);
  await fireEvent.click(screen.getByRole("button", { name: words.say("hint-read") }));
  expect(screen.queryByRole("status")).toBeNull();
  cleanup();
  render(Hint, shown);
  expect(screen.queryByRole("status")).toBeNull();
  expect(recall("omerta.hints")).toEqual(["crooks-hint-choose_hangout"]);
});

test("switching hints on shows them again", async () => {
  const { view } = momentOf("mine-choose_hangout");
  const spoken = await allWordsOf("en");
  render(Hint, { view, game: crooks, words: spoken });
  expect(screen.queryByRole("status")).toBeNull(); // read before
  choose({ hints: false });
  render(Preferences, { words: spoken });
  await fireEvent.click(screen.getByLabelText(spoken.say("settings-hints")));
  expect(screen.getByRole("status", { name: words.say("hint-title") })).toBeTruthy();
});

test("switching hints off in one game keeps them in the others", async () => {
  const { view } = momentOf("mine-choose_hangout");
  const spoken = await allWordsOf("en");
  giveHints("crooks", true);
  render(Hint, { view, game: crooks, words: spoken });
  await fireEvent.click(screen.getByRole("button", { name: words.say("hint-off") }));
  expect([isHinted("crooks"), isHinted("crooks_out")]).toEqual([false, true]);
  render(Preferences, { words: spoken, game: "crooks" });
  const hints = screen.getByLabelText<HTMLInputElement>(spoken.say("settings-hints"));
  await fireEvent.click(hints);
  expect([isHinted("crooks"), wasRead("crooks-hint-choose_hangout")]).toEqual([true, false]);
  await fireEvent.click(hints);
  expect([isHinted("crooks"), isHinted("crooks_out")]).toEqual([false, true]);
});

test("the subject of a piece of advice is highlighted while the advice is shown", () => {
  const board = document.body.appendChild(document.createElement("div"));
  board.className = "board";
  const children = createRawSnippet(() => ({ render: () => "<button>So it is</button>" }));
  const about = { message: "hint-title", selector: ".board" };
  const { unmount } = render(Advice, { icon: Lamp, about, words, children });
  expect(board.className).toBe("board meant");
  unmount();
  expect(board.className).toBe("board");
  board.remove();
});

test("the log marks where a turn begins", async () => {
  const { view } = momentOf("mine-choose_hangout");
  const turn = { type: "turn_started", turn: 4, seat: 1 };
  const pass = { type: "player_passed", seat: 0, cause: "chosen" };
  const story = [told(1, { events: [pass, turn] })];
  const spoken = await wordsOf("en");
  const [line] = logLines({ story, seat: 0, view, players, game: crooks, words: spoken });
  expect(line?.texts.map((each) => each.turn)).toEqual([false, true]);
});

test("the text of a step is computed once per language, however long the match is", async () => {
  const { view } = momentOf("mine-choose_hangout");
  const spoken = await wordsOf("en");
  const say = vi.spyOn(spoken, "describe");
  const before = new LogLineCache();
  const pass = { type: "player_passed", seat: 1, cause: "chosen" };
  const steps = Array.from({ length: 50 }, (_, seq) =>
    told(seq, { events: [pass], seat: seq % 2 }),
  );
  const tell = (count: number, names = players): readonly LogLine[] =>
    logLines(
      {
        story: steps.slice(0, count),
        seat: 0,
        view,
        players: names,
        game: crooks,
        words: spoken,
      },
      before,
    );
  const [early] = tell(48);
  expect(say).toHaveBeenCalledTimes(2 * 48); // in writing and in words
  const again = tell(50);
  expect(say).toHaveBeenCalledTimes(2 * 50);
  expect(again[0]).toBe(early); // nothing of it is rendered again
  expect(again.map(({ fresh }) => fresh).lastIndexOf(false)).toBe(48); // the last own step
  expect(tell(50, ["Rita", "Zoe"])[0]?.texts[0]?.text).toContain("Zoe");
});
