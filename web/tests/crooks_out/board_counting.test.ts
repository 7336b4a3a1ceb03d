import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { place, rooms } from "../../src/games/crooks_out/rooms";
import type { AnyGameModule } from "../../src/games/module";
import { logLines } from "../../src/table/log_lines";
import type { LogLine } from "../../src/table/log_lines";
import { told } from "../pushes";
import { largest, onPhone, roomAt, show } from "./shown";
import { game, momentOf, players, wordsOf } from "./table";
import type { GameEvent } from "./table";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("with practice the player counts before the number is shown; a wrong count costs nothing", async () => {
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

test("on a phone the own sheet is shown while its owner counts", async () => {
  onPhone();
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, practice: true };
  const shown = await show({ view: { ...view, active: 1, rolled: null }, events: [] });
  expect(largest(shown)).toBe("seat-1");
  await shown.change({ view, newEvents: moment.events });
  expect(largest(shown)).toBe("seat-0");
  await shown.press('[data-count="0"]');
  expect(largest(shown)).toBe("seat-0");
  await shown.press(".counting button");
  expect(largest(shown)).toBe("seat-1");
});

test("at a shared device rooms rolled for another viewer are counted, too", async () => {
  const { view: mine } = momentOf("mine-ask");
  const rolled = mine.rolled ?? "";
  const numbers = mine.seats[0]?.numbers ?? [];
  const written = rooms(mine.theme).filter((_, index) => numbers[index] !== null);
  const covered = async (turn: number): Promise<readonly string[]> => {
    const shown = await show({ view: { ...mine, practice: true, turn }, events: [] });
    const all = written.filter((room) => shown.name(0, room).includes("number to be counted"));
    cleanup();
    return all;
  };
  expect(written).toContain(rolled);
  expect(await covered(mine.seats.length)).toEqual(written);
  expect(await covered(mine.seats.length + 1)).toEqual([rolled]);
});

test("no player counts in another player's turn", async () => {
  const { view: mine } = momentOf("mine-ask");
  const view = { ...mine, practice: true, active: 1 };
  const shown = await show({ view, events: [] });
  expect(shown.board.querySelector(".counting, .cover")).toBeNull();
});

test("a player who looks back at an earlier step does not count again", async () => {
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, practice: true };
  const shown = await show({ ...moment, view });
  await shown.press(".counting > button");
  await shown.change({ newEvents: momentOf("mine-ask_or_stop").events, remark: undefined });
  await shown.change({ newEvents: moment.events, remark: () => undefined });
  expect(shown.board.querySelector(".counting, .cover")).toBeNull();
});

test("counting can be skipped, and a replay has none", async () => {
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, practice: true };
  const shown = await show({ ...moment, view });
  await shown.press(".counting > button");
  expect(shown.board.querySelector(".counting, .cover")).toBeNull();
  cleanup();
  const replay = await show({ ...moment, view }, { remark: undefined, actable: false });
  expect(replay.board.querySelector(".counting, .cover")).toBeNull();
});

test("the log hides numbers until they are counted", async () => {
  const moment = momentOf("mine-ask");
  const room = moment.view.rolled ?? "";
  const view = { ...moment.view, practice: true };
  let pendingNarration: (event: GameEvent) => boolean = () => false;
  const hideFromLog = (wanted: typeof pendingNarration): void => {
    pendingNarration = wanted;
  };
  const own = { type: "number_written", seat: 0, room, number: 3, when: "turn" } as const;
  const zero = { type: "number_circled", seat: 0, room, cause: "zero", crossed: [] } as const;
  const another = rooms(view.theme).find((each) => each !== room) ?? "";
  const events: readonly GameEvent[] = [
    own,
    zero,
    { ...zero, cause: "hit" },
    { ...own, seat: 1 },
    { ...own, room: another },
  ];
  const kept = (): readonly boolean[] => events.map((event) => pendingNarration(event));
  const shown = await show({ ...moment, view }, { hideFromLog });
  expect(kept()).toEqual([true, true, false, false, false]);
  await shown.press('[data-count="0"]');
  expect(kept()).toEqual([false, false, false, false, false]);
});

test("a hidden log line is not in the document", async () => {
  const { view } = momentOf("mine-ask");
  const own = { type: "number_written", seat: 0, room: "vA", number: 3, when: "turn" };
  const story = [told(4, { events: [own] }), told(5, { events: [{ ...own, seat: 1 }] })];
  const source = { story, seat: 0, view, players, words: await wordsOf("en") };
  const frame = { ...source, game: game as unknown as AnyGameModule };
  const seqs = (lines: readonly LogLine[]): readonly number[] => lines.map(({ seq }) => seq);
  expect(seqs(logLines(frame))).toEqual([4, 5]);
  expect(seqs(logLines({ ...frame, isHidden: (event) => event === own }))).toEqual([5]);
});
