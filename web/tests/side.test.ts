import { cleanup, fireEvent, render, screen, within } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { AnyGameModule, AnyView } from "../src/games/module";
import { Table } from "../src/lib/table.svelte";
import type { Tagged } from "../src/lib/texts";
import type { GameInfo, TableInfo } from "../src/lib/wire";
import Log from "../src/table/Log.svelte";
import { logLines } from "../src/table/log_lines";
import Seats from "../src/table/Seats.svelte";
import SideFoot from "../src/table/SideFoot.svelte";
import { game as crooks, momentOf, players, wordsOf } from "./crooks/table";
import type { Traits } from "../src/ui/portrait";
import { playInfo, tableInfo, told, welcome } from "./pushes";
import { FakeSocket } from "./socket";

const words = await wordsOf("en");
const { view } = momentOf("mine-choose_hangout");
const INFO = { id: "crooks", seats: [2], levels: ["easy"], options: [] } as unknown as GameInfo;
const GAME: AnyGameModule = {
  ...(crooks as unknown as AnyGameModule),
  seatFigures: (_, seat) => [
    { text: "$9", label: "9 dollars" },
    { text: String(18 - seat), label: `${18 - seat} points`, points: true, leads: seat === 0 },
  ],
};
let table: Table;

function comeIn(change: Partial<TableInfo> = {}): void {
  table = new Table({ address: "ws://table", moves: () => false, make: FakeSocket.make });
  FakeSocket.last.open();
  const play = playInfo(3, { view, waiting: [1] });
  FakeSocket.last.push(welcome(FakeSocket.last.hello, { table: tableInfo(change), play }));
}

beforeEach(() => {
  FakeSocket.made = [];
});
afterEach(() => {
  cleanup();
  table.close();
});

test("a seat shows its points large, with a crown for the one who leads", () => {
  comeIn();
  if (!table.shown) throw new Error("nothing is shown");
  render(Seats, { table, shown: table.shown, game: GAME, info: INFO, words });
  const [anna, mae] = screen.getAllByRole("listitem");
  if (!anna || !mae) throw new Error("two seats");
  expect(anna.querySelector(".points")?.textContent).toContain("18 points");
  expect(anna.querySelectorAll(".points svg")).toHaveLength(1);
  expect(mae.querySelectorAll(".points svg")).toHaveLength(0);
  expect(anna.querySelector(".figures")?.textContent).not.toContain("points");
  expect(mae.getAttribute("aria-current")).toBe("true");
  expect(within(anna).getByRole("img", { name: words.say("seat-host") })).toBeTruthy();
});

test("the host changes the pace of the bots while they play", async () => {
  comeIn();
  const rules = { onrules: () => undefined };
  render(SideFoot, { table, words, ...rules });
  await fireEvent.click(
    screen.getByRole("button", { name: words.say("speed", { pace: "brisk" }) }),
  );
  expect(FakeSocket.last.said("configure")).toMatchObject([{ pace: "instant" }]);
  cleanup();
  table.close();
  for (const change of [{ host: "other" }, { phase: "over" as const }]) {
    comeIn(change);
    render(SideFoot, { table, words, ...rules });
    expect(screen.getAllByRole("button")).toHaveLength(1); // the rules
    cleanup();
    table.close();
  }
});

test("a line of the log shows the face it is about, otherwise the mark of its seat", () => {
  comeIn();
  const face: Traits = { seed: "Molly" };
  const eventFace = ({ type }: Tagged): Traits | null => (type === "player_passed" ? face : null);
  const story = [
    told(1, { events: [{ type: "player_passed", seat: 1, cause: "chosen" }], seat: 1 }),
    told(2, { events: [{ type: "turn_started", turn: 4, seat: 1 }], seat: 1 }),
  ];
  const source = { story, seat: 0, view: view as AnyView, players, words };
  const faced = logLines({ ...source, game: { ...GAME, eventFace } });
  expect(faced.map((line) => line.face)).toEqual([face, null]);
  const marked = logLines({ ...source, game: GAME });
  expect(marked.map((line) => line.mark)).toEqual([1, 1].map((seat) => GAME.seatStyle(view, seat)));
  const still = { words, at: null, older: false, onolder: () => undefined };
  const { container } = render(Log, { lines: marked, onlook: () => undefined, ...still });
  // A heading alone, at which a turn begins, has no mark.
  expect(container.querySelectorAll(".sign")).toHaveLength(1);
});
