import { cleanup } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import { place, rooms } from "../../src/games/crooks_out/rooms";
import type { GameAdvice } from "../../src/games/crooks_out/wire";
import { roomAt, show } from "./shown";
import { momentOf } from "./table";
import type { GameView } from "./table";

afterEach(cleanup);

/**
 * Advice that excludes the first open room of sheet 1, proves the second, and leaves the third
 * open.
 */
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

test("the coach marks certain rooms apart from the sheet, and shows chances", async () => {
  const { view, events } = momentOf("mine-ask_or_stop");
  const { advice, open } = helpFor(view);
  const [excluded = "", proved = "", doubted = ""] = open;
  const shown = await show({ view, events }, { advice });
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

test("the coach shows nothing while circling", async () => {
  const { view, events } = momentOf("mine-call_circles");
  const shown = await show({ view, events }, { advice: helpFor(view).advice });
  expect(shown.board.querySelector(".excluded, .proved, .bar, .worlds")).toBeNull();
});
