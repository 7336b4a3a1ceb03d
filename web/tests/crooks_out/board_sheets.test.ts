import { cleanup, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import Questions from "../../src/games/crooks_out/Questions.svelte";
import { rooms } from "../../src/games/crooks_out/rooms";
import { askable, focused, onPhone, openTab, roomAt, show } from "./shown";
import { LANGUAGES, momentOf, moments, players, wordsOf } from "./table";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a sheet is read at once: numbers, rings, marks, struck headers, faces, hunters", async () => {
  const { view, events } = momentOf("theirs-over");
  const shown = await show({ view, events });
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
    const faces = shown.at(`sheet-${seat}`).querySelectorAll(".face");
    expect(faces).toHaveLength(sheet.laid.length + sheet.left); // all hands are open at the end
    const caught = shown.at(`seat-${seat}`).querySelectorAll(".hunter > span[aria-hidden]");
    const counts = [...caught].map(({ textContent }) => Number(textContent));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(sheet.laid.length);
  });
});

test("the last question is shown with asker and answer, and marked on its room", async () => {
  const { view, events } = momentOf("mine-ask");
  const last = view.asked.at(-1);
  if (!last) throw new Error("nothing was asked");
  const shown = await show({ view, events });
  expect(shown.text(".news")).toContain(`${players[last.seat]} asked ${players[last.asked]} for`);
  expect(shown.text(".news .bubble")).toContain(`${players[last.asked]}, do you hide`);
  expect(shown.text(".news strong")).toBe(last.hit ? "You got me." : "Not here.");
  expect(shown.name(last.asked, last.room)).toContain(
    last.hit ? "last question: a hit" : "last question: a miss",
  );
});

test("the tab of the questions lists them, the last one first", async () => {
  const { view } = momentOf("mine-ask");
  const words = await wordsOf("en");
  const { container } = render(Questions, { view, players, words });
  const lines = [...container.querySelectorAll("li")];
  expect(lines).toHaveLength(view.asked.length);
  const last = view.asked.at(-1);
  expect(lines[0]?.textContent).toContain(`${players[last?.seat ?? 0]} asked`);
  const shown = lines.map((line) => line.querySelector("b")?.classList.contains("hit"));
  expect(shown).toEqual(view.asked.map(({ hit }) => hit).reverse());
});

test("another hand is not on the board before the end", async () => {
  const { view, events } = momentOf("mine-ask");
  const shown = await show({ view, events });
  const held = [...shown.board.querySelectorAll<HTMLElement>(".held")];
  expect(held.map(({ dataset }) => `${dataset["seat"]}-${dataset["room"]}`)).toEqual(
    expect.arrayContaining((view.hand ?? []).map((room) => `0-${room}`)),
  );
  expect(held).toHaveLength(view.hand?.length ?? -1);
});

test("sheets keep their places, whatever is chosen or must be circled", async () => {
  const shown = await show(momentOf("mine-ask"));
  const places = (): readonly (string | undefined)[] =>
    [...shown.board.querySelectorAll<HTMLElement>('[role="grid"]')].map((each) =>
      [each.dataset["at"], each.closest(".seat")?.className].join(),
    );
  const before = places();
  const { seat, room } = askable(momentOf("mine-ask"));
  await shown.press(roomAt(seat, room));
  expect(places()).toEqual(before);
  const { view, events } = momentOf("mine-call_circles");
  await shown.change({ view, newEvents: events, actable: true });
  const open = (text: string | undefined): string => (text ?? "").replace(" open", "");
  expect(places().map(open)).toEqual(before.map(open)); // which one a phone shows may change
});

test("a chosen window lights up its row and column", async () => {
  const moment = momentOf("mine-ask");
  const { seat, room } = askable(moment);
  const shown = await show(moment);
  await shown.press(roomAt(seat, room));
  const beams = [...shown.board.querySelectorAll<HTMLElement>(".beam")];
  expect(beams).toHaveLength(10);
  for (const { dataset } of beams) {
    expect(dataset["seat"]).toBe(String(seat));
    const lit = dataset["room"] ?? "";
    expect(lit[0] === room[0] || lit[1] === room[1]).toBe(true);
  }
  expect(shown.board.querySelectorAll(".head.on")).toHaveLength(2);
});

test("on another sheet the own crooks are hatched, and have no chance", async () => {
  const { view, events } = momentOf("mine-ask_or_stop");
  const shown = await show({ view, events });
  for (const seat of [1, 2, 3]) {
    const hatched = shown.at(`sheet-${seat}`).querySelectorAll<HTMLElement>(".elsewhere");
    expect([...hatched].map(({ dataset }) => dataset["room"]).sort()).toEqual(
      [...(view.hand ?? [])].sort(),
    );
    expect(shown.name(seat, view.hand?.[0] ?? "")).toContain("you hold this crook yourself");
  }
});

test("on a phone a tab shows its sheet; the tab of the shown one opens the seats", async () => {
  onPhone();
  let opened = 0;
  const shown = await show(momentOf("mine-ask"), { onseats: () => (opened += 1) });
  expect(openTab(shown)).toBe("seat-1");
  await shown.press('[data-at="seat-2"]');
  expect(openTab(shown)).toBe("seat-2");
  expect(opened).toBe(0);
  await shown.press('[data-at="seat-2"]');
  expect(opened).toBe(1);
});

test("a phone uncovers the sheet of the place that the page points at", async () => {
  onPhone();
  const shown = await show(momentOf("mine-ask"));
  shown.at("room-3-rA").dispatchEvent(new CustomEvent("uncover", { bubbles: true }));
  await tick();
  expect(openTab(shown)).toBe("seat-3");
});

test("a phone shows the sheet to circle on, and then the one from before", async () => {
  onPhone();
  const { view, events } = momentOf("mine-call_circles");
  const asked = view.circling_of ?? -1;
  const other = [1, 2, 3].find((seat) => seat !== asked) ?? 1;
  const shown = await show(momentOf("mine-ask"));
  await shown.press(`[data-at="seat-${other}"]`);
  await shown.change({ view, newEvents: events, actable: true });
  expect(openTab(shown)).toBe(`seat-${asked}`);
  await shown.change({ view: momentOf("mine-ask").view, newEvents: [] });
  expect(openTab(shown)).toBe(`seat-${other}`);
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

test("on a phone, another sheet clears the question in the tray", async () => {
  onPhone();
  const moment = momentOf("mine-ask");
  const { seat, room } = askable(moment);
  const shown = await show(moment);
  await shown.press(roomAt(seat, room));
  await shown.press(`[data-at="seat-${(seat + 1) % 4}"]`);
  expect(shown.board.querySelector(".offer, .chosen")).toBeNull();
});

test("the own sheet is below the rivals', also if there is one rival", async () => {
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, seats: moment.view.seats.slice(0, 2), asked: [] };
  const shown = await show({ view, events: [] });
  const sheets = [...shown.board.querySelectorAll<HTMLElement>('[role="grid"]')];
  expect(sheets.map(({ dataset }) => dataset["at"])).toEqual(["sheet-1", "sheet-0"]);
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
  "every room, sheet and heading has a name at every moment: %s",
  async (language) => {
    const shown = await show(momentOf("theirs-ask"), {}, language);
    for (const { view, events } of moments) {
      await shown.change({ view, newEvents: events, actable: view.active === view.you });
      for (const named of shown.board.querySelectorAll('[role="grid"], button')) {
        expect(`${named.ariaLabel ?? ""}${named.textContent}`.trim()).not.toBe("");
      }
      expect(shown.board.querySelectorAll('[role="gridcell"] > button')).toHaveLength(4 * 36);
    }
  },
);
