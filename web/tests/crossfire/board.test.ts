import { fireEvent } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { countdown } from "../../src/lib/showing";
import { armOf, wishOf } from "../../src/games/crossfire/roles";
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
  const card = "button.held";
  const hidden = (board: HTMLElement): boolean =>
    !(board.querySelector('[data-part="tray"]')?.textContent ?? "").includes("Blue side");

  test("lies open, with its wish and its weapon, and one button goes on", async () => {
    const { board, acts, press, text } = await show(look);
    expect(hidden(board)).toBe(false);
    expect(text('[data-part="tray"] .card')).toContain("mercenary");
    expect(text('[data-part="tray"] .card')).toContain("You win if nobody hits the VIP.");
    expect(text('[data-part="tray"] .card')).toContain("two guns, fire first");
    await press("I have seen it");
    expect(acts).toEqual([{ type: "looked" }]);
  });

  test("is covered by H or by a button, and shown while it is held", async () => {
    const { board, find, press } = await show(look);
    await fireEvent.keyDown(window, { code: "KeyH" });
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
    await press("Only you see this. Show it H");
    expect(hidden(board)).toBe(false);
  });

  test("begins covered where other people may see the screen", async () => {
    const { board } = await show(look, { overlooked: true });
    expect(hidden(board)).toBe(true);
  });

  test("a screen reader's click on a covered card opens it for a while and announces it", async () => {
    vi.useFakeTimers();
    const { board, button, find } = await show(look, { overlooked: true });
    expect(find("[aria-live]").textContent.trim()).toBe("");
    await fireEvent.click(button("Hold to look at your cards"));
    expect(find("[aria-live]").textContent).toContain("mercenary");
    await vi.advanceTimersByTimeAsync(5000);
    expect(hidden(board)).toBe(true);
  });

  test("closes when another card comes", async () => {
    const { board, find, change } = await show(look, { overlooked: true });
    await fireEvent.pointerDown(find(card));
    await change({ view: { ...look.view, stage: (look.view.stage ?? 0) + 1, card: "vip" } });
    expect(hidden(board)).toBe(true);
  });

  test.each(["mine-look", "mine-claim"])("looks alike for every role at %s", async (name) => {
    const moment = momentOf(name);
    const words = await wordsOf("en");
    const seen = new Set<string>();
    for (const { role, team } of moment.view.mix) {
      const { board, find } = await show({ ...moment, view: { ...moment.view, card: role } });
      const tray = find('[data-part="tray"]')
        .outerHTML.replace(wishOf(role, moment.view, words), "WISH")
        .replaceAll(armOf(role, moment.view, words), "ARM")
        .replace(/(class="name[^>]*>)[^<]*/, "$1ROLE")
        .replace(/(aria-live="polite">)[^<]*/, "$1ROLE")
        .replaceAll(words.say(`fire-team-${team === "none" ? "own" : team}`), "TEAM")
        .replace(/src="[^"]*"/, "FACE")
        .replace(/--team: #\w+/, "COLOUR")
        .replace(/--scale: [\d.]+/, "SCALE")
        .replace(/(class="ribbon[^>]*>).*?<\/svg>/s, "$1ICON")
        .replace(/(class="arm[^>]*>).*?<\/svg>/s, "$1ICON");
      seen.add(tray);
      board.remove();
    }
    expect(seen.size).toBe(1);
  });

  test("later it stands beside the table with all that was seen, if the table reminds of it", async () => {
    const { view, events } = momentOf("mine-talk");
    const { board, text, find } = await show({ view, events });
    const notes = text('[data-part="notes"]');
    expect(notes).toContain("mercenary");
    expect(notes).toContain("Dealt: agent passed on; Boris has seen it too");
    expect(notes).toContain("From Gleb: mercenary Gleb knows that you had it");
    expect(notes).toContain("Boris knows your first card: agent");
    expect(find('[data-part="notes"]').querySelectorAll("ol li")).toHaveLength(
      view.seen.length - 1,
    );
    await fireEvent.keyDown(window, { code: "KeyH" });
    expect(text('[data-part="notes"]')).not.toContain("agent");
    board.remove();
    const strict = await show({ view: { ...view, card: null, seen: [] }, events });
    expect(strict.text('[data-part="notes"]')).toBe(
      "Your card lies face down. You have to remember it.",
    );
  });

  test("a statement against the own look is found, and only with the full memory aid", async () => {
    const { view } = momentOf("mine-talk-first");
    const [passed] = view.seen.filter(({ how }) => how === "passed");
    const lie = { ...statement(1, passed?.other ?? 1), code: "got", role: "assassin" };
    const talk: GameView = { ...view, said: [lie] };
    const { board, text } = await show({ view: talk, events: [] });
    expect(text(".follows")).toContain("Boris says otherwise, but that card was: VIP.");
    board.remove();
    const plain = await show({ view: { ...talk, memory_aid: "role", seen: [] }, events: [] });
    expect(plain.board.querySelector(".follows")).toBeNull();
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
    await press("More lines");
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
    const { acts, board, text, press } = await show({ view, events: [] });
    expect(text(".question")).toContain("Dmitri asks: the card dealt?");
    await press("I was dealt: VIP.");
    expect(acts[0]).toMatchObject({ type: "say_card", code: "dealt", role: "vip" });
    await press("More lines");
    const answers = board.querySelectorAll(".all-lines .say > .row button");
    expect(answers).toHaveLength(view.mix.length);
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
    expect(() => plain.button("Enough talk")).toThrow();
    plain.board.remove();
    const { acts, press } = await show(talk);
    await press("Enough talk");
    expect(acts).toEqual([]);
    await press("Yes, enough talk");
    expect(acts).toEqual([{ type: "ready" }]);
  });

  test("the last statements are in speech bubbles, with the role in bold", async () => {
    const view: GameView = {
      ...talk.view,
      said: [statement(1, 1), statement(2, 2), { ...statement(3, 2), role: "agent" }],
    };
    const { board } = await show({ view, events: [] });
    const said = [...board.querySelectorAll(".bubble")].map((each) =>
      each.textContent.replace(/\s+/g, " ").trim(),
    );
    expect(said).toEqual(["Boris: I am: VIP.", "Clara: I am: agent."]);
    expect(board.querySelector(".bubble:not(.old) b:not(.speaker)")?.textContent).toBe("agent");
  });

  test("three lines are suggested, and a tap says one", async () => {
    const { acts, board } = await show(talk);
    const lines = board.querySelectorAll<HTMLElement>("[data-line]");
    expect(lines).toHaveLength(3);
    await fireEvent.click(lines[0] ?? board);
    expect(talk.view.options).toContainEqual(acts[0]);
  });

  test("the cards in play name their claimants, and too many are marked", async () => {
    const seats = talk.view.seats.map((seat, number) => ({
      ...seat,
      face: number < 2 ? ("vip" as const) : ("undeclared" as const),
    }));
    const { find } = await show({ view: { ...talk.view, seats }, events: [] });
    const rows = [...find('[data-part="mix"]').querySelectorAll("ul li")];
    expect(rows.map((row) => row.textContent.replace(/\s+/g, " ").trim())).toEqual([
      "1 × VIP 2 cards claim it",
      "1 × agent no card claims it",
      "3 × assassin no card claims it",
      "1 × decoy no card claims it",
      "1 × mercenary no card claims it",
    ]);
    expect(rows.map((row) => row.querySelector(".alarm") !== null)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
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
    const ring = mine.find(".ring").outerHTML.replaceAll(/c\d+-/g, "");
    mine.board.remove();
    const other = await show({ view: { ...aim.view, card: "mercenary" }, events: [] });
    expect(other.find(".ring").outerHTML.replaceAll(/c\d+-/g, "")).toBe(ring);
  });

  test("can be left to chance", async () => {
    const { acts, press } = await show(aim);
    await press("Anywhere");
    expect(acts).toEqual([{ type: "aim_blind" }]);
  });

  test("is shown by sights and a line from the viewer", async () => {
    const { board, tap } = await show({ view: one, events: [] });
    expect(board.querySelectorAll(".line")).toHaveLength(0);
    await tap(3);
    expect(board.querySelectorAll(".picked .sight")).toHaveLength(1);
    expect(board.querySelectorAll(".line.mine")).toHaveLength(1);
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
