import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countdown } from "../../src/lib/showing";
import { cardText } from "../../src/games/crossfire/roles";
import { LANGUAGES, momentOf, momentsOf, playersOf, show, wordsOf } from "./board_table";
import type { GameAction, GameEvent, GameView, Story } from "./board_table";

const STORIES: readonly Story[] = ["shootout", "hunted", "rifle"];
const MOMENTS = STORIES.flatMap((story) => momentsOf(story).map((each) => ({ story, ...each })));
const CLOCK = countdown({ left: 125_000, whole: 180_000, paused: true, common: true });

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(MOMENTS)("the board of $moment of $story is drawn", async ({ story, ...moment }) => {
    const shown = await show(moment, { clock: CLOCK }, story, language);
    expect(shown.board.querySelectorAll("[data-seat]")).toHaveLength(playersOf(story).length);
    for (const player of playersOf(story)) expect(shown.board.textContent).toContain(player);
  });
});

describe("the own card", () => {
  const look = momentOf("mine-look");
  const card = ".peek button";
  const hidden = (board: HTMLElement): boolean =>
    !(board.querySelector('[data-part="tray"]')?.textContent ?? "").includes("mercenary");

  test("is shown only while it is held, by finger, mouse and key", async () => {
    const { board, find } = await show(look);
    expect(hidden(board)).toBe(true);
    await fireEvent.pointerDown(find(card));
    expect(hidden(board)).toBe(false);
    await fireEvent.pointerUp(find(card));
    expect(hidden(board)).toBe(true);
    await fireEvent.pointerDown(find(card));
    await fireEvent.pointerLeave(find(card));
    expect(hidden(board)).toBe(true);
    await fireEvent.keyDown(find(card), { key: " " });
    expect(hidden(board)).toBe(false);
    await fireEvent.keyUp(find(card), { key: " " });
    expect(hidden(board)).toBe(true);
  });

  test("a screen reader's click opens it for a while and announces it", async () => {
    vi.useFakeTimers();
    const { board, button } = await show(look);
    await fireEvent.click(button("Look at my card"));
    expect(board.querySelector(".peek [aria-live]")?.textContent).toContain("mercenary");
    await vi.advanceTimersByTimeAsync(5000);
    expect(hidden(board)).toBe(true);
  });

  test("may be opened by a tap instead, which closes by itself", async () => {
    vi.useFakeTimers();
    const { board, find, press } = await show(look);
    await press("Tap instead of holding");
    await fireEvent.pointerDown(find(card));
    expect(hidden(board)).toBe(true);
    await fireEvent.click(find(card), { detail: 1 });
    expect(hidden(board)).toBe(false);
    await vi.advanceTimersByTimeAsync(5000);
    expect(hidden(board)).toBe(true);
    await press("Hold instead of tapping");
  });

  test("closes when another card comes", async () => {
    const { board, find, change } = await show(look);
    await fireEvent.pointerDown(find(card));
    await change({ view: { ...look.view, stage: (look.view.stage ?? 0) + 1, card: "vip" } });
    expect(board.querySelector('[data-part="tray"]')?.textContent).not.toContain("VIP");
  });

  test("looks alike for every role, face down and open", async () => {
    const seen = new Set<string>();
    for (const { role } of look.view.mix) {
      const { board, find } = await show({ ...look, view: { ...look.view, card: role, seen: [] } });
      const down = find('[data-part="tray"]').outerHTML;
      await fireEvent.pointerDown(find(card));
      const words = await wordsOf("en");
      const open = find(".peek button")
        .outerHTML.replace(cardText(role, look.view, words), "TEXT")
        .replaceAll(words.say(`role-${role}`), "ROLE")
        .replace(/<path.*<\/svg>/s, "PICTURE");
      seen.add(`${down}${open}`);
      board.remove();
    }
    expect(seen.size).toBe(1);
  });

  test("later it is a small button, if the memory aid allows looking again", async () => {
    const { view, events } = momentOf("mine-talk");
    const { board, find } = await show({ view, events });
    expect(hidden(board)).toBe(true);
    await fireEvent.pointerDown(find(card));
    expect(find(".above").textContent).toContain("mercenary");
    expect(find(".above").querySelectorAll("p")).toHaveLength(view.seen.length);
    await fireEvent.pointerUp(find(card));
    expect(hidden(board)).toBe(true);
    board.remove();
    const strict = await show({ view: { ...view, card: null, seen: [] }, events });
    expect(strict.board.querySelector(card)).toBeNull();
  });

  test("is closed by one button", async () => {
    const { acts, press } = await show(look);
    await press("Seen");
    expect(acts).toEqual([{ type: "looked" }]);
  });
});

test("the log hides secrets of this seat", async () => {
  let isHidden: (event: GameEvent) => boolean = () => false;
  const hideFromLog = (wanted: (event: GameEvent) => boolean): void => {
    isHidden = wanted;
  };
  await show(momentOf("mine-look"), { hideFromLog });
  expect(isHidden({ type: "card_dealt", seat: 0, role: "vip" })).toBe(true);
  expect(isHidden({ type: "aim_given", seat: 0 })).toBe(true);
  expect(isHidden({ type: "talk_ended" })).toBe(false);
});

test("a claim takes one tap, and the current face is not an option", async () => {
  const first = await show(momentOf("mine-claim"));
  await first.press("VIP");
  expect(first.acts).toEqual([{ type: "claim", face: "vip" }]);
  first.board.remove();
  const { view, events } = momentOf("mine-talk-first");
  const { acts, whys, press, button } = await show({ view, events });
  const now = view.seats[0]?.face ?? "agent";
  const name = now === "vip" ? "VIP" : now;
  expect(button(name).getAttribute("aria-pressed")).toBe("true");
  await press(name);
  expect(acts).toEqual([]);
  expect(whys).toEqual([]);
});

describe("the talk", () => {
  const talk = momentOf("mine-talk-first");

  test("a statement is three taps: what, about whom, which role", async () => {
    const { acts, press } = await show(talk);
    await press("… is …");
    await press("3 Clara");
    await press("assassin");
    expect(acts).toEqual([{ type: "say_guess", code: "think", seat: 2, role: "assassin" }]);
  });

  test("a tap on a person begins a sentence about that one", async () => {
    const { acts, tap, press } = await show(talk);
    await tap(4);
    await press("I trust …");
    expect(acts).toEqual([{ type: "say_seat", code: "trust", seat: 4 }]);
  });

  test("a shown question is answered by one tap", async () => {
    const asked = {
      ...statement(1, 3),
      code: "ask",
      about: 0,
      topic: "dealt",
    } as const;
    const view: GameView = { ...talk.view, said: [asked], asked: [1] };
    const { acts, find, text } = await show({ view, events: [] });
    expect(text("section.asked")).toContain("Dmitri asks: the card dealt?");
    await fireEvent.click(find("section.asked .answers button"));
    expect(acts[0]).toMatchObject({ type: "say_card", code: "dealt" });
  });

  test("statements of other players on their way do not block an action", async () => {
    const { acts, press, change } = await show(talk, { clock: CLOCK });
    await change({ actable: false });
    await press("bystander");
    expect(acts).toHaveLength(1);
    await change({ clock: null }); // looking back: nothing can be said
    await press("bystander");
    expect(acts).toHaveLength(1);
  });

  test("ending early takes two taps, and is offered only if the settings allow it", async () => {
    const options = talk.view.options.filter(({ type }) => type !== "ready");
    const plain = await show({ view: { ...talk.view, options }, events: [] });
    expect(() => plain.button("I am ready")).toThrow();
    plain.board.remove();
    const { acts, press } = await show(talk);
    await press("I am ready");
    expect(acts).toEqual([]);
    await press("Yes, I am ready");
    expect(acts).toEqual([{ type: "ready" }]);
  });

  test("the list shows all statements, and a claim filters it by its seat", async () => {
    const view: GameView = {
      ...talk.view,
      said: [statement(1, 1), { ...statement(2, 2), role: "agent" }],
    };
    const { board, find } = await show({ view, events: [] });
    const lines = (): string[] =>
      [...board.querySelectorAll(".said li")].map((line) =>
        line.textContent.replace(/\s+/g, " ").trim(),
      );
    expect(lines()).toEqual(["3 Clara: I am agent", "2 Boris: I am VIP"]);
    await fireEvent.click(find(".said .strip button:nth-of-type(2)"));
    expect(lines()).toEqual(["2 Boris: I am VIP"]);
  });

  test("the clock is in the middle of the ring", async () => {
    const { text } = await show(talk, { clock: CLOCK });
    expect(text(".centre .clock")).toBe("2:05");
  });

  test("a sniper marks with a tap, unmarks with another, and sees why a tap is refused", async () => {
    const first = momentOf("mine-talk-first", "rifle");
    const { acts, whys, tap, change } = await show(first, {}, "rifle");
    const one = first.view.options.find(({ type }) => type === "put");
    if (one?.type !== "put") throw new Error("no token can be put");
    await tap(one.seat);
    await tap(0);
    expect(acts).toEqual([one]);
    expect(whys).toEqual([{ type: "put", seat: 0 }]);
    const { view } = momentOf("mine-talk", "rifle");
    await change({ view });
    const marked = view.seats.findIndex(({ token }) => token);
    await tap(marked);
    expect(acts.at(-1)).toEqual({ type: "take", seat: marked });
  });
});

describe("the aim", () => {
  const aim = momentOf("mine-aim");
  const one: GameView = {
    ...aim.view,
    card: "agent",
    options: [
      { type: "aim_blind" },
      ...[1, 2, 3, 4, 5, 6].map((seat): GameAction => ({ type: "aim", seat })),
    ],
  };

  test("is chosen, changed, and locked by the button or by another tap", async () => {
    const { acts, tap, press } = await show({ view: one, events: [] });
    await tap(3);
    await tap(5);
    expect(acts).toEqual([]);
    await press("Lock: Fjodor");
    await tap(5);
    expect(acts).toEqual([
      { type: "aim", seat: 5 },
      { type: "aim", seat: 5 },
    ]);
  });

  test("cannot be the player themselves: the table says why", async () => {
    const { acts, whys, tap } = await show({ view: one, events: [] });
    await tap(0);
    expect(acts).toEqual([]);
    expect(whys).toEqual([{ type: "aim", seat: 0 }]);
  });

  test("takes two where there are two guns", async () => {
    const { acts, tap, press, button } = await show(aim);
    await tap(6);
    expect(button("Tap the one you point at").hasAttribute("disabled")).toBe(true);
    await tap(2);
    await press("Lock: Gleb + Clara");
    expect(acts).toEqual([{ type: "aim_two", first: 2, second: 6 }]);
  });

  test("the ring looks alike for every role", async () => {
    const mine = await show({ view: one, events: [] });
    const ring = mine.find(".ring ol").outerHTML;
    mine.board.remove();
    const other = await show({ view: { ...aim.view, card: "mercenary" }, events: [] });
    expect(other.find(".ring ol").outerHTML).toBe(ring);
  });

  test("can be left to chance", async () => {
    const { acts, press } = await show(aim);
    await press("Anywhere");
    expect(acts).toEqual([{ type: "aim_blind" }]);
  });

  test("once locked, is not shown on the screen", async () => {
    const view: GameView = { ...one, active: [4, 5], options: [], aim: [3] };
    const { board, text } = await show({ view, events: [] });
    expect(text('[data-part="tray"]')).toContain("Locked. 2 players still aim");
    expect(text('[data-part="tray"]')).not.toContain("Dmitri");
    expect(board.querySelector(".picked")).toBeNull();
  });

  test("is forgotten at the next decision", async () => {
    const { tap, change, find } = await show({ view: one, events: [] });
    await tap(3);
    await change({ view: { ...one, game: one.game + 1 } });
    expect(find('[data-seat="3"] button').getAttribute("aria-pressed")).toBe("false");
  });

  test("its last three seconds are counted", async () => {
    const clock = countdown({ left: 2500, whole: 10_000, paused: true, common: true });
    const { text } = await show({ view: one, events: [] }, { clock });
    expect(text(".centre .count")).toBe("3");
  });

  test("arrows move between seats", async () => {
    const { find } = await show({ view: one, events: [] });
    find('[data-seat="6"] button').focus();
    await fireEvent.keyDown(find('[data-seat="6"] button'), { key: "ArrowLeft" });
    await tick();
    expect(document.activeElement).toBe(find('[data-seat="0"] button'));
  });
});

test("between two games all cards are open, and one button continues", async () => {
  const { view, events } = momentOf("mine-rest");
  const { acts, board, press } = await show({ view, events });
  const words = await wordsOf("en");
  for (const { role } of view.seats) {
    expect(board.querySelector(".ring")?.textContent).toContain(words.say(`role-${role ?? ""}`));
  }
  await press("On to game 2 of 2");
  expect(acts).toEqual([{ type: "next" }]);
});

test("a spectator sees no card, no tray and no buttons on the ring", async () => {
  const { view } = momentOf("mine-talk-first");
  const watched: GameView = { ...view, you: null, card: null, seen: [], asked: [], options: [] };
  const { board } = await show({ view: watched, events: [] });
  expect(board.querySelector('[data-part="tray"]')).toBeNull();
  expect(board.querySelector(".ring button")).toBeNull();
});

function statement(no: number, seat: number): GameView["said"][number] {
  return {
    type: "statement_made",
    no,
    seat,
    code: "am",
    about: null,
    role: "vip",
    number: null,
    topic: null,
    answers: [],
  };
}
