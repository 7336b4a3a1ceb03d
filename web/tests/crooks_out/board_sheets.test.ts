import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { rooms } from "../../src/games/crooks_out/rooms";
import { askable, focused, onPhone, roomAt, show } from "./shown";
import { LANGUAGES, momentOf, moments, players } from "./table";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a sheet is read at once: numbers, rings, marks, struck headers, crooks laid out", async () => {
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
    expect(shown.at(`laid-${seat}`).querySelectorAll("[data-card]")).toHaveLength(
      sheet.laid.length,
    );
  });
});

test("the last question is shown with asker and answer, and marked on its room", async () => {
  const { view, events } = momentOf("mine-ask");
  const last = view.asked.at(-1);
  if (!last) throw new Error("nothing was asked");
  const shown = await show({ view, events });
  expect(shown.text(".news")).toContain(`${players[last.seat]} asked ${players[last.asked]} for`);
  expect(shown.text(".news strong")).toBe(last.hit ? "● hit" : "× miss");
  expect(shown.name(last.asked, last.room)).toContain(
    last.hit ? "last question: a hit" : "last question: a miss",
  );
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

test("a sheet's heading enlarges it; on a small screen the large one opens the seats", async () => {
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

test("choosing another sheet clears the question in the tray", async () => {
  const moment = momentOf("mine-ask");
  const { seat, room } = askable(moment);
  const shown = await show(moment);
  await shown.press(roomAt(seat, room));
  await shown.press(`[data-at="seat-${(seat + 1) % 4}"]`);
  expect(shown.board.querySelector(".offer, .chosen")).toBeNull();
});

test("of two sheets the own one comes first", async () => {
  const moment = momentOf("mine-ask");
  const view = { ...moment.view, seats: moment.view.seats.slice(0, 2), asked: [] };
  const shown = await show({ view, events: [] });
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
