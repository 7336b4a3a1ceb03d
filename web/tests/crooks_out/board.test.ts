import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { place, rooms } from "../../src/games/crooks_out/rooms";
import type { CirclesFaulted, GameAdvice } from "../../src/games/crooks_out/wire";
import type { Language } from "../../src/lib/texts";
import Spread from "./board_spread.svelte";
import { game, LANGUAGES, momentOf, moments, players, wordsOf } from "./table";
import type { GameAction, GameView, Moment } from "./table";

afterEach(cleanup);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Shown {
  readonly board: HTMLElement;
  readonly acts: GameAction[];
  readonly whys: GameAction[];
  readonly remarks: [string, string][];
  at(place: string): HTMLElement;
  name(seat: number, room: string): string;
  text(selector: string): string;
  press(selector: string): Promise<void>;
  key(key: string, code?: string): Promise<void>;
  change(more: object): Promise<void>;
}

/** The board of a moment, with all that was said to the frame. */
async function show(
  { view, told }: Pick<Moment, "view" | "told">,
  more: object = {},
  language: Language = "en",
  Board: typeof game.Board = game.Board,
): Promise<Shown> {
  const acts: GameAction[] = [];
  const whys: GameAction[] = [];
  const remarks: [string, string][] = [];
  const { container, rerender } = render(Board, {
    view,
    players,
    words: await wordsOf(language),
    actable: view.active === view.you,
    cautions: [],
    told,
    act: (action: GameAction) => acts.push(action),
    why: (action: GameAction) => whys.push(action),
    remark: (at: string, text: string) => remarks.push([at, text]),
    motion: false,
    ...more,
  });
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  return {
    board: container,
    acts,
    whys,
    remarks,
    at: (named) => find(`[data-at="${named}"]`),
    name: (seat, room) => find(`[data-at="room-${seat}-${room}"]`).getAttribute("aria-label") ?? "",
    text: (selector) => find(selector).textContent.replace(/\s+/g, " ").trim(),
    press: async (selector) => {
      await fireEvent.click(find(selector));
      await tick();
    },
    key: async (key, code = key) => {
      await fireEvent.keyDown(document.activeElement ?? container, { key, code });
      await tick();
    },
    change: async (props) => {
      await rerender(props);
      await tick();
    },
  };
}

/** A narrow screen: one sheet at a time. */
function onPhone(): void {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("max-width: 42rem") }),
  );
}

/** The sheet that is the large one. */
function largest({ board }: Shown): string | undefined {
  return board.querySelector<HTMLElement>('[aria-pressed="true"][data-at]')?.dataset["at"];
}

function roomAt(seat: number, room: string): string {
  return `[data-at="room-${seat}-${room}"]`;
}

/** A question that may be asked now. */
function askable({ view }: Moment): { seat: number; room: string; index: number } {
  const index = view.options.findIndex(({ type }) => type === "ask");
  const option = view.options[index];
  if (option?.type !== "ask") throw new Error("nothing can be asked");
  return { seat: option.seat, room: option.room, index };
}

/** A room of a sheet with this mark. */
function marked(view: GameView, seat: number, mark: string): string {
  const found = rooms(view.theme)[view.seats[seat]?.marks.indexOf(mark) ?? -1];
  if (found === undefined) throw new Error(`no mark ${mark} on sheet ${seat}`);
  return found;
}

function faultIn({ told }: Moment): CirclesFaulted {
  const fault = told.find((event) => event.type === "circles_faulted");
  if (!fault) throw new Error("no fault in the fixture");
  return fault;
}

function focused(): string | null {
  return document.activeElement?.getAttribute("data-at") ?? null;
}

test("a question is asked twice, tells what it risks, and the focus stays on the sheet", async () => {
  const moment = momentOf("mine-ask_or_stop");
  const { seat, room, index } = askable(moment);
  const view = { ...moment.view, at_risk: 2 };
  const shown = await show(
    { ...moment, view },
    { cautions: [{ option: index, message: "caution-own-crook" }] },
  );
  await shown.press(roomAt(seat, room));
  expect(shown.acts).toEqual([]);
  expect(shown.text(".offer h2")).toMatch(new RegExp(`^Ask ${players[seat]} for .+\\?$`));
  expect(shown.text(".offer p")).toContain("loses the 2 points of this turn");
  expect(shown.text(".offer strong")).toContain("You hold that crook yourself");
  expect(document.activeElement?.getAttribute("data-offer")).toBe("ask");
  await shown.press('[data-offer="ask"]');
  expect(shown.acts).toEqual([{ type: "ask", seat, room }]);
  expect(focused()).toBe(`room-${seat}-${room}`);
});

test("Escape backs out and gives the focus back", async () => {
  const moment = momentOf("mine-ask");
  const { seat, room } = askable(moment);
  const shown = await show(moment);
  await shown.press(roomAt(seat, room));
  await shown.key("Escape");
  expect(shown.board.querySelector(".offer")).toBeNull();
  expect(focused()).toBe(`room-${seat}-${room}`);
  expect(shown.acts).toEqual([]);
});

test("a room that cannot be asked for says why, on the own sheet too", async () => {
  const { view, told } = momentOf("mine-ask");
  const shown = await show({ view, told });
  const crossed = marked(view, 1, "x");
  await shown.press(roomAt(1, crossed));
  await shown.press(roomAt(0, crossed));
  expect(shown.whys).toEqual([
    { type: "ask", seat: 1, room: crossed },
    { type: "ask", seat: 0, room: crossed },
  ]);
  expect(shown.acts).toEqual([]);
  expect(shown.board.querySelector(".offer")).toBeNull();
});

test("on another's turn the board only tells", async () => {
  const { view, told } = momentOf("theirs-ask_or_stop");
  const shown = await show({ view, told });
  expect(shown.board.querySelector(".legal, [data-answer]")).toBeNull();
  const room = marked(view, 1, "o");
  await shown.press(roomAt(1, room));
  expect(shown.whys).toEqual([]);
  expect(shown.text(".about")).toContain(players[1]);
});

test("to stop is asked twice", async () => {
  const shown = await show(momentOf("mine-ask_or_stop"));
  await shown.press('[data-answer="stop"]');
  expect(shown.acts).toEqual([]);
  await shown.press('[data-offer="stop"]');
  expect(shown.acts).toEqual([{ type: "stop" }]);
});

test("numbers are named by one tap, and done by one", async () => {
  const { view, told } = momentOf("mine-call_circles");
  const asked = view.circling_of ?? -1;
  const option = view.options.find(({ type }) => type === "circle");
  if (option?.type !== "circle") throw new Error("no number can be named");
  const shown = await show({ view, told });
  expect(shown.at(`seat-${asked}`).getAttribute("aria-pressed")).toBe("true");
  expect(shown.name(asked, view.named[0] ?? "")).toContain(", named");
  await shown.press(roomAt(asked, option.room));
  await shown.press('[data-answer="done"]');
  expect(shown.acts).toEqual([option, { type: "done" }]);
  expect(shown.text('[data-answer="done"]')).toBe(`Done: ${view.named.length} numbers`);
});

test("while circling, what is no number says why", async () => {
  const { view, told } = momentOf("mine-call_circles");
  const asked = view.circling_of ?? -1;
  const empty = rooms(view.theme)[view.seats[asked]?.numbers.indexOf(null) ?? -1] ?? "";
  const shown = await show({ view, told });
  await shown.press(roomAt(asked, empty));
  await shown.press(roomAt((asked + 1) % 4, empty));
  expect(shown.whys).toEqual([
    { type: "circle", room: empty },
    { type: "ask", seat: (asked + 1) % 4, room: empty },
  ]);
});

test("a rival's fault shows what was forgotten and what was not due, for one turn", async () => {
  const moment = momentOf("theirs-ask");
  const fault = faultIn(moment);
  const shown = await show(moment);
  for (const room of fault.missing) {
    expect(shown.name(fault.asked, room)).toContain(", forgotten");
    expect(shown.text(`${roomAt(fault.asked, room)} .verdict`)).toBe("!");
  }
  for (const room of fault.false) {
    expect(shown.name(fault.asked, room)).toContain(", not due");
    expect(shown.text(`${roomAt(fault.asked, room)} .verdict`)).toBe("×");
  }
  expect(fault.missing.length + fault.false.length).toBeGreaterThan(0);
  expect(shown.text(".tray .fault")).toContain("made a fault");
  await shown.change({ told: [] });
  expect(shown.board.querySelector(".verdict")).not.toBeNull();
  await shown.change({ view: { ...moment.view, turn: moment.view.turn + 1 } });
  expect(shown.board.querySelector(".verdict")).toBeNull();
});

test("the own fault stays until the viewer asks again", async () => {
  const moment = momentOf("theirs-ask");
  const told = [{ ...faultIn(moment), seat: 0 }];
  const { turn } = moment.view;
  const shown = await show({ view: moment.view, told });
  const seen = async (view: Partial<GameView>): Promise<boolean> => {
    await shown.change({ view: { ...moment.view, ...view }, told: [] });
    return shown.board.querySelector(".verdict") !== null;
  };
  expect(await seen({ turn: turn + 2 })).toBe(true);
  expect(await seen({ turn: turn + 3, active: 0, decision: "ask" })).toBe(true);
  expect(await seen({ turn: turn + 3, active: 0, decision: "ask_or_stop" })).toBe(false);
  expect(await seen({ turn: turn + 4 })).toBe(false);
  expect(await seen({ turn: turn - 1 })).toBe(false);
});

test("a sheet is read at once: numbers, rings, marks, struck headers, crooks laid out", async () => {
  const { view, told } = momentOf("theirs-over");
  const shown = await show({ view, told });
  const cells = [...shown.board.querySelectorAll<HTMLElement>(".room")];
  const cellAt = new Map(cells.map((cell) => [cell.dataset["at"], cell]));
  view.seats.forEach((sheet, seat) => {
    const seen = rooms(view.theme).map((room) => {
      const cell = cellAt.get(`room-${seat}-${room}`);
      const crossed = cell?.getElementsByClassName("stroke").length === 2;
      return {
        number: cell?.getElementsByTagName("b")[0]?.textContent ?? null,
        circled: cell?.classList.contains("circled"),
        mark: crossed ? "x" : cell?.classList.contains("filled") ? "f" : "o",
      };
    });
    expect(seen).toEqual(
      rooms(view.theme).map((room, index) => ({
        number: sheet.numbers[index]?.toString() ?? null,
        circled: sheet.circled.includes(room),
        mark: sheet.marks[index],
      })),
    );
    const letters = new Set(sheet.circled.map((room) => room[1]));
    const struck = shown.at(`sheet-${seat}`).querySelectorAll('[role="rowheader"].struck');
    expect(struck).toHaveLength(letters.size);
    expect(shown.at(`laid-${seat}`).querySelectorAll("[data-card]")).toHaveLength(
      sheet.laid.length,
    );
  });
});

test("the last question is told with asker and answer, and its room says so", async () => {
  const { view, told } = momentOf("mine-ask");
  const last = view.asked.at(-1);
  if (!last) throw new Error("nothing was asked");
  const shown = await show({ view, told });
  expect(shown.text(".news")).toContain(`${players[last.seat]} asked ${players[last.asked]} for`);
  expect(shown.text(".news strong")).toBe(last.hit ? "● hit" : "× miss");
  expect(shown.name(last.asked, last.room)).toContain(
    last.hit ? "last question: a hit" : "last question: a miss",
  );
});

test("another hand is not on the board before the end", async () => {
  const { view, told } = momentOf("mine-ask");
  const shown = await show({ view, told });
  const held = [...shown.board.querySelectorAll<HTMLElement>(".held")];
  expect(held.map(({ dataset }) => `${dataset["seat"]}-${dataset["room"]}`)).toEqual(
    expect.arrayContaining((view.hand ?? []).map((room) => `0-${room}`)),
  );
  expect(held).toHaveLength(view.hand?.length ?? -1);
});

test("a head enlarges its sheet; on a small screen the large one opens the seats", async () => {
  let opened = 0;
  const shown = await show(momentOf("mine-ask"), { onseats: () => (opened += 1) });
  expect(shown.at("seat-0").getAttribute("aria-pressed")).toBe("true");
  await shown.press('[data-at="seat-2"]');
  expect(shown.at("seat-2").getAttribute("aria-pressed")).toBe("true");
  expect(shown.at("seat-0").getAttribute("aria-pressed")).toBe("false");
  expect(opened).toBe(0);
  await shown.press('[data-at="seat-2"]');
  expect(opened).toBe(1);
});

test("a phone shows the chosen room above the tray", async () => {
  onPhone();
  const moment = momentOf("mine-ask");
  const { room } = askable(moment);
  const shown = await show(moment);
  const scrolled: (string | undefined)[] = [];
  vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(300);
  vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(function (
    this: HTMLElement,
  ) {
    scrolled.push(this.dataset["at"], this.style.scrollMarginBottom);
  });
  await shown.press(roomAt(1, room));
  expect(scrolled).toEqual([`room-1-${room}`, "300px"]);
});

test("another sheet takes the question from the tray", async () => {
  const moment = momentOf("mine-ask");
  const { seat, room } = askable(moment);
  const shown = await show(moment);
  await shown.press(roomAt(seat, room));
  await shown.press(`[data-at="seat-${(seat + 1) % 4}"]`);
  expect(shown.board.querySelector(".offer, .chosen")).toBeNull();
});

test("of two sheets the own one comes first, as it lies", async () => {
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, seats: moment.view.seats.slice(0, 2), asked: [] };
  const shown = await show({ view, told: [] });
  const sheets = [...shown.board.querySelectorAll<HTMLElement>('[role="grid"]')];
  expect(sheets.map(({ dataset }) => dataset["at"])).toEqual(["sheet-0", "sheet-1"]);
});

test("arrows move on a sheet, Page Down to the same room of the next one", async () => {
  const shown = await show(momentOf("mine-ask"));
  shown.at("room-1-rA").focus();
  for (const key of ["ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowUp"]) {
    await shown.key(key);
  }
  expect(focused()).toBe("room-1-rB");
  await shown.key("ArrowLeft");
  expect(focused()).toBe("room-1-rB");
  await shown.key("End");
  expect(focused()).toBe("room-1-vB");
  await shown.key("PageDown");
  expect(focused()).toBe("room-2-vB");
  await shown.key("PageUp");
  await shown.key("Home");
  expect(focused()).toBe("room-1-rB");
  for (const seat of [0, 1, 2, 3]) {
    expect(shown.at(`sheet-${seat}`).querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  }
});

test.each(LANGUAGES)(
  "every room, sheet and head has a name at every moment: %s",
  async (language) => {
    const shown = await show(momentOf("theirs-ask"), {}, language);
    for (const { view, told } of moments) {
      await shown.change({ view, told, actable: view.active === view.you });
      for (const named of shown.board.querySelectorAll('[role="grid"], button')) {
        expect(`${named.ariaLabel ?? ""}${named.textContent}`.trim()).not.toBe("");
      }
      expect(shown.board.querySelectorAll('[role="gridcell"] > button')).toHaveLength(4 * 36);
    }
  },
);

// The private pencil

test("with the pencil a tap changes the sign of a room, and asks nothing", async () => {
  const pencil = { "2:rB": "?Boris?", "2:rC": "box" };
  const shown = await show(momentOf("mine-ask"), { pencil });
  expect(shown.name(2, "rB")).toContain("; pencil: candidate Boris?");
  expect(shown.name(2, "rC")).toContain("; pencil: box");
  await shown.press('[data-tool="pencil"]');
  await shown.press(roomAt(1, "rB"));
  await shown.press(roomAt(2, "rB"));
  expect(shown.remarks).toEqual([
    ["1:rB", "?"],
    ["2:rB", "-Boris?"],
  ]);
  expect(shown.acts).toEqual([]);
  expect(shown.whys).toEqual([]);
});

test("keys write too: P the sign, N a note", async () => {
  const shown = await show(momentOf("theirs-ask_or_stop"), { pencil: { "1:rB": "+" } });
  shown.at("room-1-rB").focus();
  await shown.key("p", "KeyP");
  await shown.key("n", "KeyN");
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) throw new Error("no field for the note");
  await fireEvent.input(input, { target: { value: "not with 3 at rC" } });
  await fireEvent.change(input);
  await shown.change({ pencil: { "1:rB": "+not with 3 at rC" } });
  await shown.press('[data-sign="impossible"]');
  expect(shown.remarks).toEqual([
    ["1:rB", ""],
    ["1:rB", "+not with 3 at rC"],
    ["1:rB", "-not with 3 at rC"],
  ]);
});

test("what is written on the own turn leaves the tray and the focus where they are", async () => {
  const moment = momentOf("mine-ask");
  const { seat, room } = askable(moment);
  const shown = await show(moment, {}, "en", Spread);
  await shown.press(roomAt(seat, room));
  const sign = shown.board.querySelector<HTMLElement>('[data-sign="sure"]');
  sign?.focus();
  await shown.press('[data-sign="sure"]');
  await shown.change({ pencil: { [`${seat}:${room}`]: "+" } });
  expect(sign?.getAttribute("aria-pressed")).toBe("true");
  expect(document.activeElement).toBe(sign);
  expect(shown.board.querySelector(".offer")).not.toBeNull();
  await shown.change({ view: { ...moment.view } });
  expect(shown.board.querySelector(".offer")).toBeNull();
});

test("a half-written note is kept when the turn comes", async () => {
  const theirs = momentOf("theirs-ask_or_stop");
  const mine = momentOf("mine-ask_or_stop");
  const shown = await show(theirs);
  shown.at("room-1-rB").focus();
  await shown.key("n", "KeyN");
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) throw new Error("no field for the note");
  await fireEvent.input(input, { target: { value: "half" } });
  await shown.change({ view: mine.view, told: mine.told, actable: true });
  expect(shown.board.querySelector(".pencil input")).toBeNull();
  expect(shown.remarks).toEqual([["1:rB", "half"]]);
});

test("nobody writes where nobody sits, not on the own sheet, not about own crooks", async () => {
  const moment = momentOf("theirs-ask_or_stop");
  const watched = await show(moment, { remark: undefined });
  expect(watched.board.querySelector('[data-tool="pencil"]')).toBeNull();
  await watched.press(roomAt(1, "rB"));
  expect(watched.board.querySelector(".pencil input")).toBeNull();
  cleanup();
  const own = await show(moment);
  await own.press(roomAt(0, "rB"));
  expect(own.board.querySelector(".pencil input")).toBeNull();
  await own.press(roomAt(1, moment.view.hand?.[0] ?? ""));
  expect(own.board.querySelector(".pencil input")).toBeNull();
});

// Help

/** Help that excludes the first open room of sheet 1, proves the second, and doubts the third. */
function helpFor(view: GameView): { advice: GameAdvice; open: readonly string[] } {
  const open = rooms(view.theme).filter((_, index) => view.seats[1]?.marks[index] === "o");
  const [excluded = "", proved = "", doubted = ""] = open;
  const chances = rooms(view.theme).map(() => 0.25);
  chances[place(view.theme, doubted)] = 1 / 3;
  const sheets = view.seats.map((_, seat) => ({
    excluded: seat === 1 ? [excluded] : [],
    proved: seat === 1 ? [proved] : [],
  }));
  const all = {
    worlds: "12345678901234567890",
    exact: true,
    seats: [[], chances, chances, chances],
  };
  return { advice: { sheets, chances: { ...all, box: chances } }, open };
}

test("help marks what is certain apart from the sheet, and tells chances", async () => {
  const { view, told } = momentOf("mine-ask_or_stop");
  const { advice, open } = helpFor(view);
  const [excluded = "", proved = "", doubted = ""] = open;
  const shown = await show({ view, told }, { advice });
  expect(shown.name(1, excluded)).toContain("mark open, help: cannot be here");
  expect(shown.name(1, proved)).toContain("mark open, help: must be here");
  expect(shown.name(1, doubted)).toContain(", chance 33%");
  expect(shown.board.querySelector(`${roomAt(1, doubted)} .percent`)).toBeNull();
  await shown.press('[data-at="seat-1"]');
  expect(shown.text(`${roomAt(1, doubted)} .percent`)).toBe("33%");
  expect(shown.text(".worlds")).toBe("Deals left: 12,345,678,901,234,567,890");
  await shown.press(roomAt(1, doubted));
  expect(shown.text(".offer p")).toContain("Chance 33%.");
});

test("help is silent while numbers are searched for", async () => {
  const { view, told } = momentOf("mine-call_circles");
  const shown = await show({ view, told }, { advice: helpFor(view).advice });
  expect(shown.board.querySelector(".excluded, .proved, .bar, .worlds")).toBeNull();
});

// Counting for practice

test("who practises counts before the number is shown; a wrong one costs nothing", async () => {
  const moment = momentOf("mine-ask");
  const room = moment.view.rolled ?? "";
  const number = moment.view.seats[0]?.numbers[place(moment.view.theme, room)] ?? -1;
  const view = { ...moment.view, practice: true };
  const shown = await show({ ...moment, view });
  expect(shown.name(0, room)).toContain("number to be counted");
  expect(shown.text(roomAt(0, room))).toContain("?");
  await shown.press(`[data-count="${number === 0 ? 1 : number - 1}"]`);
  expect(shown.text(".counting")).toContain(`but ${number} in`);
  expect(shown.name(0, room)).toContain(`number ${number}`);
  const dealt = [...(view.hand ?? []), ...(view.seats[0]?.laid ?? [])];
  const matching = dealt.filter((crook) => crook[0] === room[0] || crook[1] === room[1]);
  expect(matching).toHaveLength(number);
  expect(shown.board.querySelectorAll(".room.matching")).toHaveLength(number);
  await shown.press(".counting button");
  expect(shown.board.querySelector(".counting, .matching")).toBeNull();
  expect(shown.acts).toEqual([]);
});

test("on a phone the own sheet is there for as long as its owner counts", async () => {
  onPhone();
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, practice: true };
  const shown = await show({ view, told: [] });
  expect(largest(shown)).toBe("seat-1");
  await shown.change({ told: moment.told });
  expect(largest(shown)).toBe("seat-0");
  await shown.press('[data-count="0"]');
  expect(largest(shown)).toBe("seat-0");
  await shown.press(".counting button");
  expect(largest(shown)).toBe("seat-1");
});

test("who looks back at an earlier moment does not count again", async () => {
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, practice: true };
  const shown = await show({ ...moment, view });
  await shown.press(".counting > button");
  await shown.change({ told: momentOf("mine-ask_or_stop").told, remark: undefined });
  await shown.change({ told: moment.told, remark: () => undefined });
  expect(shown.board.querySelector(".counting, .cover")).toBeNull();
});

test("counting can be waved away, and nobody counts in a replay", async () => {
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, practice: true };
  const shown = await show({ ...moment, view });
  await shown.press(".counting > button");
  expect(shown.board.querySelector(".counting, .cover")).toBeNull();
  cleanup();
  const replay = await show({ ...moment, view }, { remark: undefined, actable: false });
  expect(replay.board.querySelector(".counting, .cover")).toBeNull();
});
