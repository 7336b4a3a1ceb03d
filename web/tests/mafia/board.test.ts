import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { PendingNarration } from "../../src/games/module";
import { streetAt, streetIds } from "../../src/games/mafia/town";
import type { Language } from "../../src/lib/texts";
import { game, LANGUAGES, momentOf, moments, players, wordsOf } from "./table";
import type { GameAction, GameView, RecordedView } from "./table";

afterEach(cleanup);
afterEach(() => {
  vi.useRealTimers();
});

interface Shown {
  readonly board: HTMLElement;
  readonly acts: GameAction[];
  readonly whys: GameAction[];
  name(street: string): string;
  text(selector: string): string;
  press(selector: string): Promise<void>;
  key(key: string): Promise<void>;
  change(more: object): Promise<void>;
}

/** The board of a recorded view, with everything it sent to the page. */
async function show(
  { view, events }: Pick<RecordedView, "view" | "events">,
  more: object = {},
  language: Language = "en",
): Promise<Shown> {
  const acts: GameAction[] = [];
  const whys: GameAction[] = [];
  const { container, rerender } = render(game.Board, {
    view,
    players,
    words: await wordsOf(language),
    actable: view.you !== null && view.active.includes(view.you),
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
    name: (street) => find(at(street)).getAttribute("aria-label") ?? "",
    text: (selector) => find(selector).textContent.replace(/\s+/g, " ").trim(),
    press: async (selector) => {
      await fireEvent.click(find(selector));
      await tick();
    },
    key: async (key) => {
      await fireEvent.keyDown(document.activeElement ?? container, { key });
      await tick();
    },
    change: async (props) => {
      await rerender(props);
      await tick();
    },
  };
}

function at(street: string): string {
  return `[data-street="${street}"]`;
}

/** The first street that the decision is about. */
function able({ view }: RecordedView): string {
  const found = view.options.find((option) => "street" in option);
  if (!found || !("street" in found)) throw new Error("no street can be named");
  return found.street;
}

function focused(): string | undefined {
  return (document.activeElement as HTMLElement | null)?.dataset["street"];
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(moments)("the board is drawn at $moment", async (moment) => {
    const { board } = await show(moment, {}, language);
    expect(board.querySelectorAll("[data-street]")).toHaveLength(16);
    expect(board.querySelectorAll("[data-cell]")).toHaveLength(moment.view.cells.length + 1);
    expect(board.querySelectorAll("[data-purse]")).toHaveLength(4);
  });
});

test("a card is opened in two steps, and shows its effect first", async () => {
  const moment = momentOf("mine-act");
  const street = able(moment);
  const shown = await show(moment);
  expect(shown.name(street)).toMatch(/your closed card, .+\. Can be opened$/);
  await shown.press(at(street));
  expect(shown.acts).toEqual([]);
  expect(shown.text(".offer h2")).toMatch(new RegExp(`^Open ${street}: `));
  expect(shown.text(".offer p")).not.toBe("");
  await shown.press('[data-offer="open"]');
  expect(shown.acts).toEqual([{ type: "open", street }]);
});

test("Escape backs out and gives the focus back", async () => {
  const moment = momentOf("mine-act");
  const street = able(moment);
  const shown = await show(moment);
  await shown.press(at(street));
  await shown.key("Escape");
  expect(shown.board.querySelector(".offer")).toBeNull();
  expect(focused()).toBe(street);
  expect(shown.acts).toEqual([]);
});

test("inspecting a street sends nothing, and an impossible action explains its refusal", async () => {
  const { view, events } = momentOf("mine-act");
  const shown = await show({ view, events });
  const foreign = streetIds(view).find((street) => streetAt(view, street).owner !== view.you) ?? "";
  await shown.press(at(foreign));
  expect(shown.text(".about")).toContain(foreign);
  expect(shown.whys).toEqual([]);
  await shown.press("[data-why]");
  expect(shown.whys).toEqual([{ type: "open", street: foreign }]);
});

test("a player laying on another player's street sees the refusal", async () => {
  const { view, events } = momentOf("mine-lay");
  const shown = await show({ view, events });
  const foreign = streetIds(view).find((street) => streetAt(view, street).owner !== view.you) ?? "";
  await shown.press('[data-slot="1"]');
  await shown.press(at(foreign));
  expect(shown.whys).toEqual([{ type: "lay", street: foreign }]);
});

test("arrow keys move through the town", async () => {
  const shown = await show(momentOf("mine-act"));
  shown.board.querySelector<HTMLElement>(at("b2"))?.focus();
  await shown.key("ArrowRight");
  expect(focused()).toBe("c2");
  await shown.key("ArrowDown");
  expect(focused()).toBe("c3");
  await shown.key("Home");
  expect(focused()).toBe("a1");
  await shown.key("ArrowUp");
  expect(focused()).toBe("a1");
});

test("arrow keys skip squares without a street, and rows may have any size", async () => {
  const moment = momentOf("mine-act");
  const rows = ["RYBG.GBYR", "BGRY.YRGB"];
  const shown = await show({ ...moment, view: { ...moment.view, rows, options: [] } });
  expect(shown.board.querySelectorAll("[data-street]")).toHaveLength(16);
  shown.board.querySelector<HTMLElement>(at("d1"))?.focus();
  await shown.key("ArrowRight");
  expect(focused()).toBe("f1");
});

test("the reach of a focused street is marked and announced", async () => {
  const { view, events } = momentOf("theirs-act");
  const closed = streetIds(view).find((street) => {
    const { lying, owner } = streetAt(view, street);
    return lying === "closed" && owner !== view.you;
  });
  const shown = await show({ view, events });
  await shown.press(at(closed ?? ""));
  const near = [...shown.board.querySelectorAll<HTMLElement>(".street.near")];
  expect(near.length).toBeGreaterThan(2);
  expect(near[0]?.getAttribute("aria-label")).toMatch(/near$/);
  expect(shown.text(".reach")).toMatch(/^Near: .+ · Knight's move: /);
});

test("cards are put aside as a draft, then exchanged action by action", async () => {
  const moment = momentOf("mine-exchange");
  const view: GameView = { ...moment.view, aside: [] };
  const shown = await show({ view, events: [] });
  await shown.press('[data-slot="1"]');
  await shown.press('[data-slot="3"]');
  await shown.press('[data-slot="1"]'); // taken back
  await shown.press('[data-slot="2"]');
  expect(shown.acts).toEqual([]);
  expect(shown.text('[data-answer="exchange"]')).toBe("Exchange 2 cards");
  await shown.press('[data-answer="exchange"]');
  expect(shown.acts).toEqual([{ type: "throw", slot: 2 }]);
  await shown.change({ actable: false });
  await shown.change({ view: { ...view, aside: [2] }, actable: true });
  await shown.change({ view: { ...view, aside: [2] }, actable: false });
  await shown.change({ view: { ...view, aside: [2, 3] }, actable: true });
  expect(shown.acts.slice(1)).toEqual([{ type: "throw", slot: 3 }, { type: "done" }]);
});

test("a hand is arranged freely and laid in the required order", async () => {
  const { view, events } = momentOf("mine-exchange");
  const own = streetIds(view).filter((street) => streetAt(view, street).owner === view.you);
  const lay: GameView = {
    ...view,
    decision: "lay",
    phase: "lay",
    options: own.map((street) => ({ type: "lay", street })),
  };
  const [one, two, three, four] = own;
  const [first, second] = lay.hand ?? [];
  const shown = await show({ view: lay, events });
  await shown.press('[data-slot="2"]');
  await shown.press(at(one ?? ""));
  await shown.press('[data-slot="1"]');
  await shown.press(at(two ?? ""));
  expect(shown.name(one ?? "")).toContain("to be laid");
  expect(shown.board.querySelector<HTMLButtonElement>('[data-answer="lay"]')?.disabled).toBe(true);
  await shown.press('[data-slot="4"]');
  await shown.press(at(four ?? "")); // and the last card goes to the last street
  expect(shown.text('[data-answer="lay"]')).toBe("Lay the cards");
  await shown.press('[data-answer="lay"]');
  expect(shown.acts).toEqual([{ type: "lay", street: two }]); // slot 1 is asked first
  await shown.change({ actable: false });
  await shown.change({ view: { ...lay, hand: (lay.hand ?? []).slice(1) }, actable: true });
  expect(shown.acts[1]).toEqual({ type: "lay", street: one });
  await shown.change({ actable: false });
  await shown.change({ view: { ...lay, hand: (lay.hand ?? []).slice(2) }, actable: true });
  expect(shown.acts[2]).toEqual({ type: "lay", street: three });
  expect([first, second]).not.toContain(undefined);
});

test("a pass shows how many turns and prison steps it costs", async () => {
  const { view, events } = momentOf("mine-act");
  const shown = await show({
    view: {
      ...view,
      options: [
        { type: "open", street: able(momentOf("mine-act")) },
        { type: "serve", figure: "ye1" },
        { type: "pass" },
      ],
      figures: view.figures.map((each, place) =>
        place === 0 ? { place: "cell", at: "100" } : each,
      ),
    },
    events,
  });
  await shown.press('[data-answer="pass"]');
  expect(shown.text(".offer p")).toBe("You lose 2 turns, one of them a prison step.");
  await shown.press('[data-offer="pass"]');
  expect(shown.acts).toEqual([{ type: "pass" }]);
});

test("the split shows what each card is due and who pays the rest", async () => {
  const moment = momentOf("mine-split");
  const shown = await show(moment);
  const rows = shown.board.querySelectorAll("[data-fill]");
  expect(rows).toHaveLength(moment.view.sale?.waiting.length ?? -1);
  await shown.press(`[data-fill="${able(moment)}"]`);
  await shown.press('[data-offer="fill"]');
  expect(shown.acts).toEqual([{ type: "fill", street: able(moment) }]);
});

test("ransoms show payer and receiver; a prisoner is bought in two steps", async () => {
  const moment = momentOf("mine-ransom");
  const option = moment.view.options.find(({ type }) => type === "ransom");
  if (option?.type !== "ransom") throw new Error("nobody to buy free");
  const shown = await show(moment);
  expect(shown.board.querySelectorAll(".arrow.owed").length).toBeGreaterThan(0);
  expect(shown.text(".ring ul")).toMatch(/ owes .+ for /);
  await shown.press(`[data-figure="${option.figure}"]`);
  await shown.press('[data-offer="ransom"]');
  expect(shown.acts).toEqual([option]);
});

test("an own closed card has no face without the memory aid", async () => {
  const { view, events } = momentOf("theirs-act");
  const hidden: GameView = {
    ...view,
    memory_aid: "none",
    streets: view.streets.map((street) =>
      street.lying === "closed" ? { ...street, card: null } : street,
    ),
  };
  const shown = await show({ view: hidden, events });
  const backs = shown.board.querySelectorAll(".back");
  expect(backs.length).toBeGreaterThan(0);
  for (const back of backs) expect(back.textContent.trim()).not.toMatch(/[a-z]{3}/);
});

describe("the chain of consequences", () => {
  /** A step in which a card is opened. */
  const before = momentOf("mine-act").view;
  const place = before.streets.findIndex(({ owner }) => owner !== before.you);
  const street = streetIds(before)[place] ?? "";
  const view: GameView = {
    ...before,
    bank: 500,
    streets: before.streets.map(({ owner, ...each }, number) =>
      number === place
        ? { owner, lying: "closed", card: null, loot: 0, fired: false, figure: null }
        : { owner, ...each },
    ),
  };
  const next: GameView = {
    ...view,
    bank: view.bank - 100,
    streets: view.streets.map((each, number) =>
      number === place ? { ...each, lying: "open", card: "theft", loot: 100 } : each,
    ),
  };
  const events = [
    { type: "card_opened", seat: 1, street, card: "theft" },
    { type: "bank_paid", street, amount: 100, bank: next.bank },
    { type: "turn_started", seat: 0 },
  ] as const;

  async function begun(more: object = {}): Promise<Shown> {
    const shown = await show({ view, events: [] }, { motion: true });
    vi.useFakeTimers();
    await shown.change({ view: next, newEvents: events, ...more });
    return shown;
  }

  test("is shown event by event, and ends at the server's state", async () => {
    const shown = await begun();
    expect(shown.text(".now")).toContain(`opens ${street}`);
    expect(shown.name(street)).not.toContain("100 on it");
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown.text(".now")).toContain("The bank pays 100");
    expect(shown.name(street)).toContain("100 on it");
    await vi.advanceTimersByTimeAsync(5000);
    expect(shown.board.querySelector(".news.busy")).toBeNull();
    expect(shown.text(".news")).toContain("The bank pays 100");
  });

  test("delays log, seats and sounds until their event is shown", async () => {
    const narrations: (PendingNarration<GameView, unknown> | null)[] = [];
    const onNarration = (left: PendingNarration<GameView, unknown> | null): number =>
      narrations.push(left);
    await begun({ onNarration });
    expect(narrations.at(-1)?.events).toEqual([events[1], events[2]]);
    expect(narrations.at(-1)?.view.bank).toBe(view.bank);
    await vi.advanceTimersByTimeAsync(1000);
    expect(narrations.at(-1)?.events).toEqual([events[2]]);
    expect(narrations.at(-1)?.view.bank).toBe(next.bank);
    await vi.advanceTimersByTimeAsync(5000);
    expect(narrations.at(-1)).toBeNull();
  });

  test.each(["button", "Escape"])("can be skipped by %s", async (way) => {
    const shown = await begun();
    if (way === "button") await shown.press(".news button");
    else await shown.key("Escape");
    expect(shown.name(street)).toContain("100 on it");
  });

  test("is skipped by acting, and delays no action", async () => {
    const shown = await begun();
    const own = able(momentOf("mine-act"));
    await shown.press(at(own));
    await shown.press('[data-offer="open"]');
    expect(shown.acts).toEqual([{ type: "open", street: own }]);
    expect(shown.board.querySelector(".news.busy")).toBeNull();
  });

  test("is not cut off by the next step", async () => {
    const shown = await begun();
    const passed: GameView = {
      ...next,
      seats: next.seats.map((seat, number) => (number === 1 ? { ...seat, passed: true } : seat)),
    };
    await shown.change({ view: passed, newEvents: [{ type: "player_passed", seat: 1 }] });
    expect(shown.text(".now")).toContain(`opens ${street}`);
    await vi.advanceTimersByTimeAsync(1000);
    expect(shown.text(".now")).toContain("The bank pays 100");
    await vi.advanceTimersByTimeAsync(9000);
    expect(shown.board.querySelector('[data-purse="1"] em')?.textContent).toBe("pass");
  });

  test("is a list at once with reduced motion", async () => {
    const shown = await begun({ motion: false });
    expect(shown.name(street)).toContain("100 on it");
    expect(shown.board.querySelectorAll(".news li")).toHaveLength(2);
  });

  test("a step that does not follow is shown without animation", async () => {
    const shown = await begun({ newEvents: [events[1]] });
    expect(shown.board.querySelector(".news.busy")).toBeNull();
    expect(shown.name(street)).toContain("100 on it");
  });
});
