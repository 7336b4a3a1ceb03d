import { expect, it } from "vitest";
import { extended, lastOwnStep, lines, preceded } from "../src/lib/story";
import { told } from "./pushes";

it("joins pieces of the history without gaps or duplicates", () => {
  const story = extended([told(4), told(5)], [told(5), told(6)]);
  expect(preceded(story, [told(3), told(4)]).map((each) => each.seq)).toEqual([3, 4, 5, 6]);
});

it("removes the step that an undo takes back, and two undos two steps", () => {
  const story = [told(1), told(2), told(3, { undone: true }), told(4, { undone: true })];
  expect(lines(story).map((line) => line.takenBack)).toEqual([true, true, false, false]);
});

it("knows from which step on the history is new to a seat", () => {
  const story = [told(1, { seat: 0 }), told(2, { seat: 1 }), told(3, { seat: 2 })];
  expect(lastOwnStep(story, 0)).toBe(1);
  expect(lastOwnStep(story, null)).toBe(Infinity);
});
