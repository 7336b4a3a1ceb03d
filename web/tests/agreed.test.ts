import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { AnyGameModule } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import { LANGUAGES } from "../src/lib/texts";
import type { GameInfo, TableInfo } from "../src/lib/wire";
import Agreed from "../src/table/Agreed.svelte";
import Bar from "../src/table/Bar.svelte";
import Chat from "../src/table/Chat.svelte";
import { described, ownFile } from "../src/table/options";
import { allWordsOf, game, momentOf } from "./crooks_out/table";
import { seats, tableInfo, welcome } from "./pushes";
import { FakeSocket } from "./socket";

/** The settings of Crooks Out! as the server lists them. */
const INFO: GameInfo = {
  id: "crooks_out",
  timed: false,
  together: false,
  seats: [2, 3, 4],
  edition: "2016",
  levels: ["easy"],
  options: [
    { name: "circling", values: ["sharp_eyed", "auto"] },
    { name: "brave", values: ["off", "on"] },
    { name: "setup_reroll", values: ["on", "off"] },
    { name: "first_player", values: ["random", "0", "1", "2", "3"] },
    { name: "help", values: ["plain", "crosses", "coach"] },
    { name: "practice_counting", values: ["off", "on"] },
    { name: "table_talk", values: ["open", "quiet"] },
  ],
};
const crooksOut = game as unknown as AnyGameModule;
const words = await allWordsOf("en");

let table: Table;

function comeTo(change: Partial<TableInfo>, mine: readonly number[] = [0]): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  const info = tableInfo({
    seats: seats({ guest: mine.includes(0) ? "me" : "other" }, { kind: "bot", guest: null }),
    ...change,
  });
  const seat = mine[0] ?? null;
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { table: info, seat, seats: mine }));
}

beforeEach(() => {
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
});

describe("the settings of a table", () => {
  it.each(LANGUAGES)("are all explained in %s", async (language) => {
    comeTo({});
    const spoken = await allWordsOf(language);
    const options = described(INFO.options, tableInfo(), spoken);
    expect(options.map(({ name }) => name)).toEqual(INFO.options.map(({ name }) => name));
    for (const { why, values } of options) {
      expect(why).not.toBe("");
      expect(values.filter(({ value, label }) => value === label)).toEqual([]);
    }
  });

  it("may hold a custom data file or the built-in one", () => {
    comeTo({});
    expect(ownFile(tableInfo({ options: { theme: "house" } }))).toEqual({
      option: "theme",
      id: "",
    });
    expect(ownFile(tableInfo({ options: { deck: { id: "mine" } } }))).toEqual({
      option: "deck",
      id: "mine",
    });
    expect(ownFile(tableInfo({ options: { data: "house", board: "town" } }))?.option).toBe("data");
    expect(ownFile(tableInfo())).toBeNull();
  });

  it("can be read by all guests during a match", () => {
    comeTo({ options: { help: "coach", theme: { id: "gauner" } } });
    render(Agreed, { table, info: INFO, words, onrules: () => undefined });
    const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
    const meanings = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    const help = terms.indexOf(words.say("options-help"));
    expect(meanings[help]).toBe(words.attribute("options-help", "coach"));
    expect(meanings.at(-1)).toBe("gauner");
  });
});

describe("the help of a table", () => {
  it("is in the bar for all guests", () => {
    comeTo({});
    const { view } = momentOf("theirs-ask");
    const aid = game.coachSign?.({ ...view, help: "coach" }, words) ?? "";
    render(Bar, { game: game.id, code: "BEKA", aid, words, news: false, onopen: () => undefined });
    expect(screen.getByRole("button", { name: aid })).toBeDefined();
    expect(game.coachSign?.({ ...view, help: "plain" }, words)).toBe("");
  });

  it("is requested only where the settings allow it, and never while circling", () => {
    comeTo({});
    const coached = (name: string, help: "plain" | "crosses" | "coach"): boolean =>
      game.hasAdvice?.({ ...momentOf(name).view, help }) ?? false;
    expect(coached("mine-ask", "coach")).toBe(true);
    expect(coached("theirs-ask", "crosses")).toBe(true);
    expect(coached("mine-ask", "plain")).toBe(false);
    expect(coached("mine-call_circles", "coach")).toBe(false);
    expect(coached("theirs-over", "coach")).toBe(false);
  });
});

describe("a table without table talk", () => {
  const quiet = { options: { table_talk: "quiet" } };
  const field = (): HTMLElement | null => screen.queryByRole("textbox");

  it("accepts no chat from players, and says why", () => {
    comeTo(quiet);
    render(Chat, { table, game: crooksOut, words });
    expect(field()).toBeNull();
    expect(screen.getByText(words.say("quiet-table"))).toBeDefined();
  });

  it.each([
    ["before the deal", { ...quiet, phase: "lobby" as const }, [0]],
    ["after the end", { ...quiet, phase: "over" as const }, [0]],
    ["among those who watch", quiet, []],
    ["elsewhere", { options: { table_talk: "open" } }, [0]],
  ])("talks %s", (_, change, mine) => {
    comeTo(change, mine);
    render(Chat, { table, game: crooksOut, words });
    expect(field()).not.toBeNull();
  });
});
