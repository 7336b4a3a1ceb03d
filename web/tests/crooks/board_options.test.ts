import { expect, test } from "vitest";
import { loose, optionsFor, rowOrder, wished } from "../../src/games/crooks/board_options";
import type { Thing } from "../../src/games/crooks/board_options";
import { Faces } from "../../src/games/crooks/faces";
import { moments, momentOf, wordsOf } from "./table";
import type { GameView } from "./table";

/** Everything on the table that can be pointed at. */
function things(view: GameView): readonly Thing[] {
  return [
    ...view.hangouts.map(({ hangout }): Thing => ({ kind: "hangout", hangout })),
    ...view.targets.flatMap(({ target }): Thing[] => [
      { kind: "target", target },
      ...view.seats.map((_, seat): Thing => ({ kind: "spot", target, seat })),
    ]),
  ];
}

test.each(moments)("every option can be chosen by pointing at $moment", ({ view }) => {
  const reached = new Set([
    ...things(view).flatMap((thing) => optionsFor(view, thing)),
    ...loose(view),
    ...view.options.filter((option) => option.type === "take"), // shown as cards of the pile
  ]);
  expect([...view.options].filter((option) => !reached.has(option))).toEqual([]);
});

test("a place without an option asks why its action is refused", async () => {
  const faces = (view: GameView): Faces => new Faces(view, words);
  const words = await wordsOf("en");
  const { view } = momentOf("mine-rob");
  expect(wished(view, { kind: "hangout", hangout: "B" }, faces(view))).toEqual({
    type: "recruit",
    hangout: "B",
  });
  expect(wished(view, { kind: "spot", target: 3, seat: 2 }, faces(view))).toEqual({
    type: "kill",
    seat: 2,
  });
  const spying = momentOf("mine-spy").view;
  expect(wished(spying, { kind: "target", target: 9 }, faces(spying))).toEqual({
    type: "spy_target",
    target: 9,
  });
});

test("the own row is next to the hand, the others follow clockwise", () => {
  const { view } = momentOf("mine-rob");
  expect(rowOrder(view)).toEqual([1, 2, 3, 0]);
  expect(rowOrder({ ...view, you: 2 })).toEqual([3, 0, 1, 2]);
  expect(rowOrder({ ...view, you: null })).toEqual([0, 1, 2, 3]);
});
