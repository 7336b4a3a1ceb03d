import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, expect, test } from "vitest";
import { game, momentOf, players, wordsOf } from "./table";
import type { GameAction, RecordedView } from "./table";

afterEach(cleanup);

interface Shown {
  readonly board: HTMLElement;
  readonly acts: GameAction[];
  readonly whys: GameAction[];
  at(place: string): HTMLElement;
  press(selector: string): Promise<void>;
}

/** The board of a recorded view, with everything it sent to the page. */
async function show({ view, events }: RecordedView, more: object = {}): Promise<Shown> {
  const acts: GameAction[] = [];
  const whys: GameAction[] = [];
  const { container } = render(game.Board, {
    view,
    players,
    words: await wordsOf("en"),
    actable: view.active === view.you,
    cautions: [],
    newEvents: events,
    act: (action: GameAction) => acts.push(action),
    why: (action: GameAction) => whys.push(action),
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
    at: (place) => find(`[data-at="${place}"]`),
    press: async (selector) => {
      await fireEvent.click(find(selector));
      await tick();
    },
  };
}

/** The hangout that the first option of this view pays for. */
function payable({ view }: RecordedView): { hangout: string; index: number } {
  const index = view.options.findIndex(({ type }) => type === "recruit");
  const option = view.options[index];
  if (option?.type !== "recruit") throw new Error("no hangout can be paid for");
  return { hangout: option.hangout, index };
}

test("paying takes two taps and shows the money left", async () => {
  const moment = momentOf("mine-choose_hangout");
  const { hangout, index } = payable(moment);
  const shown = await show(moment, { cautions: [{ option: index, message: "caution-pass" }] });
  await shown.press(`[data-at="hangout-${hangout}"]`);
  expect(shown.acts).toEqual([]);
  const offer = shown.board.querySelector(".offer")?.textContent ?? "";
  const price = moment.view.hangouts.find((each) => each.hangout === hangout)?.price ?? 0;
  const money = moment.view.seats[0]?.money ?? 0;
  expect(offer).toContain(`$${price} of $${money}, you keep $${money - price}`);
  expect(offer).toContain("Passing is final");
  await shown.press('[data-offer="recruit"]');
  expect(shown.acts).toEqual([{ type: "recruit", hangout }]);
});

test("Escape backs out and gives the focus back", async () => {
  const moment = momentOf("mine-choose_hangout");
  const { hangout } = payable(moment);
  const shown = await show(moment);
  await shown.press(`[data-at="hangout-${hangout}"]`);
  expect(document.activeElement?.getAttribute("data-offer")).toBe("recruit");
  await fireEvent.keyDown(document.activeElement ?? shown.board, { key: "Escape" });
  await tick();
  expect(shown.board.querySelector(".offer")).toBeNull();
  expect(document.activeElement).toBe(shown.at(`hangout-${hangout}`));
  expect(shown.acts).toEqual([]);
});

test("a crook of the pile is taken by one tap", async () => {
  const moment = momentOf("mine-choose_crook");
  const shown = await show(moment);
  await shown.press(".pick.legal");
  expect(shown.acts).toEqual([moment.view.options[0]]);
});

test("passing takes two taps, also while something else is shown", async () => {
  const shown = await show(momentOf("mine-rob"));
  await shown.press('[data-at="spot-5-2"]');
  await shown.press('[data-answer="pass"]');
  expect(shown.acts).toEqual([]);
  await shown.press('[data-offer="pass"]');
  expect(shown.acts).toEqual([{ type: "pass" }]);
});

test("a pickpocket's action takes one tap", async () => {
  const shown = await show(momentOf("mine-pickpocket"));
  await shown.press('[data-answer="yes"]');
  expect(shown.acts).toEqual([{ type: "yes" }]);
});

test("the killer's victim is chosen on the board", async () => {
  const moment = momentOf("mine-kill");
  const victim = moment.view.options.find(({ type }) => type === "kill");
  if (victim?.type !== "kill") throw new Error("nobody to kill");
  const shown = await show(moment);
  await shown.press(`[data-at="spot-${moment.view.killer_target}-${victim.seat}"]`);
  await shown.press('[data-offer="kill"]');
  expect(shown.acts).toEqual([victim]);
});

test("a click on something impossible asks for the reason; no click is ignored", async () => {
  const moment = momentOf("mine-rob");
  const shown = await show(moment);
  await shown.press('[data-at="hangout-A"]');
  expect(shown.whys).toEqual([{ type: "recruit", hangout: "A" }]);
  expect(shown.board.querySelector(".tray h2")?.textContent).toContain("A · bar");
  expect(shown.acts).toEqual([]);
});

test("on another player's turn the board only shows", async () => {
  const shown = await show(momentOf("theirs-rob"));
  expect(shown.board.querySelector(".legal")).toBeNull();
  await shown.press('[data-at="target-5"]');
  expect(shown.whys).toEqual([]);
  expect(shown.board.querySelector(".tray h2")?.textContent).toContain("5 · restaurant");
});

test("every card and spot has a name, and hidden faces stay hidden", async () => {
  const moment = momentOf("theirs-rob");
  const shown = await show(moment);
  for (const button of shown.board.querySelectorAll("button")) {
    expect(`${button.ariaLabel ?? ""}${button.textContent}`.trim()).not.toBe("");
  }
  const seen = moment.view.targets.flatMap(({ target, spots }) =>
    spots.flatMap(({ cards }, seat) =>
      cards.flatMap((card) => (card.face === null ? [{ target, seat, card }] : [])),
    ),
  );
  expect(seen.length).toBeGreaterThan(0);
  for (const { target, seat, card } of seen) {
    const label = shown.at(`spot-${target}-${seat}`).getAttribute("aria-label");
    expect(label).toContain(`face down, ${card.tag} from hangout ${card.hangout}`);
  }
});

test("spied faces can be shown again", async () => {
  const moment = momentOf("theirs-rob");
  const target = moment.view.targets.find(({ spots }) =>
    spots.some(({ cards }) => cards[0]?.face === null),
  );
  const seat = target?.spots.findIndex(({ cards }) => cards[0]?.face === null) ?? -1;
  const card = target?.spots[seat]?.cards[0];
  if (!target || !card) throw new Error("no face-down crook in the fixture");
  const spied = { ...card, face: "c22", how: "spied" as const };
  const spots = target.spots.map((spot, owner) =>
    owner === seat ? { ...spot, cards: [spied] } : spot,
  );
  const targets = moment.view.targets.map((each) =>
    each.target === target.target ? { ...each, spots } : each,
  );
  const shown = await show({ ...moment, view: { ...moment.view, targets } });
  const label = shown.at(`spot-${target.target}-${seat}`).getAttribute("aria-label");
  expect(label).toContain("spied: Jinx");
});
