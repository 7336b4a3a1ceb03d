import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { rooms } from "../../src/games/crooks_out/rooms";
import { askable, faultIn, focused, marked, roomAt, show } from "./shown";
import { momentOf, players } from "./table";
import type { GameView } from "./table";

afterEach(cleanup);

test("asking takes two taps, shows the risk, and keeps the focus on the sheet", async () => {
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
  const { view, events } = momentOf("mine-ask");
  const shown = await show({ view, events });
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

test("on another player's turn the board only shows", async () => {
  const { view, events } = momentOf("theirs-ask_or_stop");
  const shown = await show({ view, events });
  expect(shown.board.querySelector(".legal, [data-answer]")).toBeNull();
  const room = marked(view, 1, "o");
  await shown.press(roomAt(1, room));
  expect(shown.whys).toEqual([]);
  expect(shown.text(".about")).toContain(players[1]);
});

test("stopping takes two taps", async () => {
  const shown = await show(momentOf("mine-ask_or_stop"));
  await shown.press('[data-answer="stop"]');
  expect(shown.acts).toEqual([]);
  await shown.press('[data-offer="stop"]');
  expect(shown.acts).toEqual([{ type: "stop" }]);
});

test("naming a number takes one tap, done one more", async () => {
  const { view, events } = momentOf("mine-call_circles");
  const asked = view.circling_of ?? -1;
  const option = view.options.find(({ type }) => type === "circle");
  if (option?.type !== "circle") throw new Error("no number can be named");
  const shown = await show({ view, events });
  expect(shown.at(`seat-${asked}`).getAttribute("aria-pressed")).toBe("true");
  expect(shown.name(asked, view.named[0] ?? "")).toContain(", named");
  await shown.press(roomAt(asked, option.room));
  await shown.press('[data-answer="done"]');
  expect(shown.acts).toEqual([option, { type: "done" }]);
  expect(shown.text('[data-answer="done"]')).toBe(`Done: ${view.named.length} numbers`);
});

test("while circling, a room without a number explains its refusal", async () => {
  const { view, events } = momentOf("mine-call_circles");
  const asked = view.circling_of ?? -1;
  const empty = rooms(view.theme)[view.seats[asked]?.numbers.indexOf(null) ?? -1] ?? "";
  const shown = await show({ view, events });
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
  await shown.change({ newEvents: [] });
  expect(shown.board.querySelector(".verdict")).not.toBeNull();
  await shown.change({ view: { ...moment.view, turn: moment.view.turn + 1 } });
  expect(shown.board.querySelector(".verdict")).toBeNull();
});

test("a fault of the last match is not on the sheets of a new deal", async () => {
  const moment = momentOf("theirs-ask");
  const shown = await show(moment);
  expect(shown.board.querySelector(".verdict")).not.toBeNull();
  await shown.change({ newEvents: [{ type: "game_started" }] });
  expect(shown.board.querySelector(".verdict")).toBeNull();
});

test("the own fault stays until the viewer asks again", async () => {
  const moment = momentOf("theirs-ask");
  const events = [{ ...faultIn(moment), seat: 0 }];
  const { turn } = moment.view;
  const shown = await show({ view: moment.view, events });
  const seen = async (view: Partial<GameView>): Promise<boolean> => {
    await shown.change({ view: { ...moment.view, ...view }, newEvents: [] });
    return shown.board.querySelector(".verdict") !== null;
  };
  expect(await seen({ turn: turn + 2 })).toBe(true);
  expect(await seen({ turn: turn + 3, active: 0, decision: "ask" })).toBe(true);
  expect(await seen({ turn: turn + 3, active: 0, decision: "ask_or_stop" })).toBe(false);
  expect(await seen({ turn: turn + 4 })).toBe(false);
  expect(await seen({ turn: turn - 1 })).toBe(false);
});
