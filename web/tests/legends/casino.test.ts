import { cleanup } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { LiveWords, words as dialogWords } from "../../src/lib/words.svelte";
import { game, LANGUAGES, show, allWordsOf } from "./board_table";
import type { GameAction, GameView } from "./board_table";
import { momentOf, moments, sceneOf } from "./casino_table";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const SCENE = "[data-part=scene]";
const HAND = "[data-part=hand]";
const PLAYERS = ["Anna", "Boris"];

/** The place of an option: its thing, or a button. */
function placeOf(option: GameAction): string {
  if ("target" in option) return `[data-card="${option.target}"]`;
  if ("minion" in option) return `[data-minion="${option.minion}"]`;
  if (option.type === "die") return `[data-die="${option.number}"]`;
  if (option.type === "stake") return `[data-stake="${option.chips}"]`;
  return `[data-answer="${option.type}"], [data-offer="${option.type}"], [data-offer=die]`;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(moments)(
    "decision and options have the texts of the terminal at $moment",
    async (each) => {
      const words = await allWordsOf(language);
      expect(game.prompt(each.view, PLAYERS, words)).toBe(each.said[language].prompt);
      const labels = each.view.options.map((option) =>
        game.label(each.view, option, words, PLAYERS),
      );
      expect(labels).toEqual(each.said[language].labels);
    },
  );

  test.each(moments)("the casino is drawn at $moment", async (moment) => {
    const { board } = await show(moment, {}, language);
    const { view } = moment;
    expect(board.querySelector(SCENE)).not.toBeNull();
    for (const option of view.options) {
      expect(board.querySelector(placeOf(option)), JSON.stringify(option)).not.toBeNull();
    }
    if (view.scene === null) return;
    const { spectators, table } = sceneOf(moment);
    expect(board.querySelectorAll(`${SCENE} .spectator`)).toHaveLength(spectators.length);
    expect(board.querySelectorAll(`${SCENE} .felt[data-card]`)).toHaveLength(table ? 1 : 0);
  });
});

describe("the board", () => {
  test("describes table, spectators, croupier and safe", async () => {
    const moment = momentOf("watched");
    const scene = sceneOf(moment);
    const shown = await show(moment);
    const said = shown.find(".felt").getAttribute("aria-label") ?? "";
    expect(said).toContain(`Jackpot ${scene.jackpot_now}`);
    expect(shown.text(".felt .number")).toBe(String(scene.jackpot_now));
    expect(said).toMatch(/\d dice for one chip/);
    for (const id of scene.spectators) {
      const spectator = shown.find(`${SCENE} [data-card="${id}"]`);
      expect(spectator.getAttribute("aria-label")).toMatch(/^Spectator: .+ difficulty \d/);
    }
    const track = shown.find("[data-part=croupier] [role=img]").getAttribute("aria-label") ?? "";
    expect(track).toContain(`stands on ${scene.croupier} of ${scene.close}`);
    expect(shown.text("[data-part=safe] .cell b")).toBe(`${scene.cell}/${scene.bundle}`);
  });

  test("shows the printed jackpot next to the one reduced by spectators", async () => {
    const moment = momentOf("watched");
    const scene = { ...sceneOf(moment), jackpot: 13, jackpot_now: 10 };
    const shown = await show({ ...moment, view: { ...moment.view, scene } });
    expect(shown.text(".jackpot")).toBe("Jackpot 10 13 − 3");
    expect(shown.find(".felt").getAttribute("aria-label")).toContain("Jackpot 10, printed 13");
  });

  test("marks the space that the police block", async () => {
    const blocked = await show(momentOf("blocked"));
    expect(blocked.board.querySelectorAll(".space.blocked")).toHaveLength(1);
    expect(blocked.find("[data-part=croupier] [role=img]").getAttribute("aria-label")).toContain(
      "The police block space 2.",
    );
  });

  test("stacks the chips of the cell", async () => {
    const moment = momentOf("laundered");
    const { board } = await show(moment);
    expect(board.querySelectorAll("[data-part=safe] .chip")).toHaveLength(sceneOf(moment).cell);
  });

  test("has no table while none is open", async () => {
    const shown = await show(momentOf("closed"));
    expect(shown.text(".felt")).toContain("No table is open");
  });

  test("lists the tables still to come, and explains a bet with its clauses", async () => {
    HTMLDialogElement.prototype.showModal = function (): void {
      this.open = true;
    };
    await dialogWords.speak("en");
    const moment = momentOf("watched");
    const { hidden_tables: hidden, removed } = sceneOf(moment);
    const shown = await show(moment);
    await shown.press("[data-part=tables]");
    expect(shown.board.querySelectorAll("dialog li")).toHaveLength(hidden.length + removed.length);
    cleanup();
    const other = await show(moment);
    await other.press(".help");
    const links = [...other.board.querySelectorAll("dialog a")].map((a) => a.getAttribute("href"));
    expect(links).toContain("/rules/legends#SC-4.16");
    expect(links.every((href) => href?.startsWith("/rules/legends#SC-4."))).toBe(true);
  });

  test("offers a bet on a phone in two tabs", async () => {
    vi.stubGlobal("matchMedia", (media: string) =>
      Object.assign(new EventTarget(), { media, matches: media.includes("max-width: 42rem") }),
    );
    const words = new LiveWords(game);
    await words.speak("en");
    const moment = momentOf("mine-act");
    const shown = await show(moment, { words });
    const table = sceneOf(moment).table ?? "";
    await shown.press(`[data-part=challenges] [data-card="${table}"]`);
    expect(shown.board.querySelectorAll("[data-part=bet] [data-minion]").length).toBeGreaterThan(0);
    const tabs = shown.board.querySelectorAll<HTMLElement>("[role=tab]");
    tabs[3]?.click();
    await shown.change({});
    expect(shown.board.querySelector(`${SCENE} .felt`)).not.toBeNull();
    expect(shown.board.querySelector("[data-part=bet]")).not.toBeNull();
  });
});

describe("a bet", () => {
  const moment = momentOf("mine-act");
  const scene = sceneOf(moment);
  const target = scene.table ?? "";
  const bettor = scene.bettors[1] ?? scene.bettors[0];
  if (!bettor) throw new Error("nobody can bet");
  const minion = bettor.minion;

  /** The view at the next decision of the bet. */
  function asked(decision: string, options: readonly GameAction[]): GameView {
    return { ...moment.view, decision, options };
  }

  test("is a minion, a number of chips, and one button", async () => {
    const shown = await show(moment);
    await shown.press(".felt");
    expect(shown.board.querySelectorAll("[data-part=bet] [data-minion]")).toHaveLength(
      scene.bettors.length,
    );
    expect(shown.find("[data-offer=interact]")).toHaveProperty("disabled", true);
    await shown.press(`${HAND} [data-minion="${minion}"]`);
    await shown.press('[data-stake="3"]');
    expect(shown.text("[data-offer=interact]")).toBe(`Stake 3, roll ${bettor.dice + 2} dice`);
    expect(shown.acts).toEqual([]);
    await shown.press("[data-offer=interact]");
    expect(shown.acts).toEqual([{ type: "interact", target }]);
    await shown.change({ view: asked("bettor", [{ type: "bet", minion }]), newEvents: [] });
    expect(shown.acts.at(-1)).toEqual({ type: "bet", minion });
    await shown.change({ view: asked("stake", [{ type: "stake", chips: 3 }]) });
    expect(shown.acts.at(-1)).toEqual({ type: "stake", chips: 3 });
  });

  test("shows for each chip its dice and the exact chance of the jackpot", async () => {
    const shown = await show(moment);
    await shown.press(".felt");
    await shown.press(`[data-part=bet] [data-minion="${minion}"]`);
    const chips = [...shown.board.querySelectorAll("[data-stake]")];
    expect(chips).toHaveLength(bettor.most);
    for (const [more, chip] of chips.entries()) {
      const dice = bettor.dice + more;
      const chance = Math.round((scene.odds[dice]?.jackpot ?? 0) / 100);
      const said = chip.getAttribute("aria-label") ?? "";
      expect(said).toMatch(new RegExp(`: (${dice} dice|one die|no dice), jackpot`));
      if (chance > 0 && chance < 100) expect(said).toMatch(new RegExp(`jackpot ${chance}\\s%`));
    }
    expect(shown.text(".outcome")).toMatch(/^Lost .+\s%: one chip to the cell, 1 of 5\./);
  });

  test("replaces the chosen minion by another, and goes back step by step", async () => {
    const shown = await show(moment);
    await shown.press(".felt");
    const [one, other] = scene.bettors.map((each) => each.minion);
    await shown.press(`${HAND} [data-minion="${one ?? ""}"]`);
    await shown.press(`${HAND} [data-minion="${other ?? ""}"]`);
    expect(shown.board.querySelectorAll(`${HAND} .chosen`)).toHaveLength(1);
    await shown.press("[data-back]");
    expect(shown.board.querySelectorAll(`${HAND} .chosen`)).toHaveLength(0);
    await shown.press("[data-back]");
    expect(shown.board.querySelector("[data-part=bet]")).toBeNull();
  });

  test("keeps its chips when the language changes", async () => {
    const words = new LiveWords(game);
    await words.speak("en");
    const shown = await show(moment, { words });
    await shown.press(".felt");
    await shown.press(`${HAND} [data-minion="${minion}"]`);
    await shown.press('[data-stake="2"]');
    expect(shown.find('[data-stake="2"]').getAttribute("aria-label")).toMatch(/^2 chips/);
    await words.speak("ru");
    await shown.change({});
    const chip = shown.find('[data-stake="2"]');
    expect(chip.getAttribute("aria-pressed")).toBe("true");
    expect(chip.getAttribute("aria-label")).toMatch(/^2 фишки/);
  });

  test("that was begun with typed commands continues by hand", async () => {
    const begun = momentOf("mine-bettor-bet");
    const shown = await show(begun);
    const [first] = sceneOf(begun).bettors;
    await shown.press(`${HAND} [data-minion="${first?.minion ?? ""}"]`);
    await shown.press("[data-offer=interact]");
    expect(shown.acts).toEqual([{ type: "bet", minion: first?.minion }]);
    cleanup();
    const staked = await show(momentOf("mine-stake-bet"));
    await staked.press('[data-stake="2"]');
    await staked.press("[data-offer=interact]");
    expect(staked.acts).toEqual([{ type: "stake", chips: 2 }]);
  });

  test("explains why there is none", async () => {
    const options = moment.view.options.filter(({ type }) => type !== "interact");
    const shown = await show({ ...moment, view: { ...moment.view, options } });
    await shown.press(".felt");
    await shown.press("[data-why]");
    expect(shown.whys).toEqual([{ type: "interact", target }]);
  });

  test("is suggested by a player without a decision", async () => {
    const theirs = momentOf("theirs-bettor-bet");
    const shown = await show(theirs);
    const [first] = sceneOf(theirs).bettors;
    await shown.press(`[data-part=bet] [data-minion="${first?.minion ?? ""}"]`);
    await shown.press("[data-offer=suggest]");
    cleanup();
    const staked = await show(momentOf("theirs-stake-bet"));
    await staked.press('[data-stake="2"]');
    await staked.press("[data-offer=suggest]");
    expect([...shown.suggested, ...staked.suggested]).toEqual([
      [{ type: "bet", minion: first?.minion }, ""],
      [{ type: "stake", chips: 2 }, ""],
    ]);
  });

  test("that was advised is placed with all its actions", async () => {
    const then: GameAction[] = [
      { type: "bet", minion },
      { type: "stake", chips: 2 },
    ];
    const action: GameAction = { type: "interact", target };
    const advice = { player: 0, action, then, reason: "caution-end", params: {} };
    const shown = await show(moment, { advice });
    await shown.press("[data-offer=counsel]");
    await shown.change({ view: asked("bettor", [{ type: "bet", minion }]), newEvents: [] });
    await shown.change({ view: asked("stake", [{ type: "stake", chips: 2 }]) });
    expect(shown.acts).toEqual([action, ...then]);
  });
});

describe("the dice of a bet", () => {
  test("show how near the jackpot is, and the effect of an ability", async () => {
    const moment = momentOf("mine-ability-bet");
    const shown = await show(moment);
    const { jackpot_now: jackpot } = sceneOf(moment);
    expect(shown.text("[data-part=roll] .about")).toContain(`stay below ${jackpot}`);
    expect(shown.text("[data-part=roll] .worth")).toMatch(
      /total \d+(, penalty)?, (the stake is lost|jackpot)/i,
    );
    expect(shown.text("[data-part=window] .change")).toMatch(/(jackpot|damage) .+ → .+/);
  });

  test("are rolled again with the resulting chance shown", async () => {
    const moment = momentOf("mine-die-bet");
    const shown = await show(moment);
    const die = moment.view.options.find((option) => option.type === "die");
    await shown.press(`button[data-die="${die?.type === "die" ? die.number : 0}"]`);
    expect(shown.text("[data-part=roll] .worth")).toMatch(/Jackpot .+ % → .+ %/);
  });

  test("have luck choices with their jackpot", async () => {
    const moment = momentOf("mine-luck-bet");
    const shown = await show(moment);
    const ways = [...shown.board.querySelectorAll("[data-answer=luck]")];
    expect(ways).toHaveLength(moment.view.options.length);
    for (const way of ways) {
      expect(way.textContent).toMatch(/total \d+(, penalty)?, (the stake is lost|jackpot)/);
    }
  });

  const rolled = [
    { type: "bet_opened", player: 0, card: "ta04", jackpot: 11 },
    { type: "dice_rolled", player: 0, dice: ["3", "luck", "luck"], red: "none" },
    { type: "penalty_struck", card: "ta04", penalty: "red" },
    { type: "red_die_rolled", red: "x2" },
  ] as const;
  const settled = {
    type: "bet_settled",
    total: 12,
    blocked: 0,
    multiplier: 2,
    jackpot: 11,
  } as const;

  test("stay in view when they are settled, and a jackpot is animated", async () => {
    const events = [...rolled, { ...settled, won: true }];
    const shown = await show({ ...momentOf("mine-act"), events });
    expect(shown.board.querySelectorAll("[data-part=roll] .die")).toHaveLength(4);
    expect(shown.text("[data-part=roll] .verdict")).toBe("Total 12 against 11: jackpot!");
    expect(shown.board.querySelector(".bet.won")).not.toBeNull();
  });

  test("need no roll if there are none", async () => {
    const events = [rolled[0], { ...settled, total: 0, multiplier: 1, won: false }];
    const shown = await show({ ...momentOf("mine-act"), events });
    expect(shown.text("[data-part=roll]")).toContain("Total 0, below 11");
  });

  test("are explained to spectators of the luck choice", async () => {
    const moment = momentOf("mine-luck-bet");
    const shown = await show(moment, { actable: false, suggest: undefined });
    expect(shown.board.querySelectorAll("[data-part=roll] li")).toHaveLength(
      moment.view.options.length,
    );
  });

  test("that are lost are shown as good news", async () => {
    const events = [...rolled.slice(0, 2), { ...settled, total: 9, multiplier: 1, won: false }];
    const shown = await show({ ...momentOf("mine-act"), events });
    expect(shown.text("[data-part=roll] .verdict.good")).toContain("the stake is lost");
    expect(shown.board.querySelector(".bet.won")).toBeNull();
  });
});

describe("the other actions", () => {
  test("another table is chosen in two steps, with the number left", async () => {
    const moment = momentOf("mine-act");
    const shown = await show(moment);
    await shown.press("[data-answer=swap]");
    expect(shown.acts).toEqual([]);
    expect(shown.text(".picked")).toContain(`${sceneOf(moment).tables_left} are left`);
    await shown.press("[data-offer=swap]");
    expect(shown.acts).toEqual([{ type: "swap" }]);
  });

  test("a found minion shows its dice for a bet, and is kept with a second tap", async () => {
    const moment = momentOf("mine-keep");
    const [minion = ""] = sceneOf(moment).found;
    const shown = await show(moment);
    expect(shown.text(`[data-part=tray] [data-minion="${minion}"]`)).toMatch(/\d/);
    await shown.press(`[data-part=tray] [data-minion="${minion}"]`);
    expect(shown.text(".picked")).toMatch(/for one chip at this table/);
    await shown.press("[data-offer=keep]");
    expect(shown.acts).toEqual([{ type: "keep", minion }]);
  });

  test("a spectator is attempted like any challenge", async () => {
    const moment = momentOf("watched");
    const [id = ""] = sceneOf(moment).spectators;
    const shown = await show(moment);
    await shown.press(`${SCENE} [data-card="${id}"]`);
    expect(shown.board.querySelector(".crew")).not.toBeNull();
  });
});
