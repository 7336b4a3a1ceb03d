import { cleanup, fireEvent } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Spread from "./board_spread.svelte";
import { askable, roomAt, show } from "./shown";
import { momentOf } from "./table";

afterEach(cleanup);

test("with the pencil a tap changes the sign of a room and asks no question", async () => {
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

test("the keys P and N write a sign and a note", async () => {
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

test("writing on the own turn does not move the tray or the focus", async () => {
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

test("an unfinished note is kept when the turn begins", async () => {
  const theirs = momentOf("theirs-ask_or_stop");
  const mine = momentOf("mine-ask_or_stop");
  const shown = await show(theirs);
  shown.at("room-1-rB").focus();
  await shown.key("n", "KeyN");
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement)) throw new Error("no field for the note");
  await fireEvent.input(input, { target: { value: "half" } });
  await shown.change({ view: mine.view, newEvents: mine.events, actable: true });
  expect(shown.board.querySelector(".pencil input")).toBeNull();
  expect(shown.remarks).toEqual([["1:rB", "half"]]);
});

test("notes are refused on empty seats, the own sheet and own crooks", async () => {
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
