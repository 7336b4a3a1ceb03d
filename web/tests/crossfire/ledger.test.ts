import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import Ledger from "../../src/games/crossfire/Ledger.svelte";
import { crowdedFaces, ledger } from "../../src/games/crossfire/ledger";
import type { Entry } from "../../src/games/crossfire/ledger";
import { holders } from "../../src/games/crossfire/scenes";
import type { GameView, StatementMade } from "../../src/games/crossfire/wire";
import { LANGUAGES } from "../../src/lib/texts";
import { endOf, games, players, wordsOf } from "./endings";

afterEach(cleanup);

const end = endOf(games[2] ?? []); // seven players, without specials
const table: GameView = {
  ...end,
  decision: "talk",
  result: null,
  outcome: null,
  said: [],
  seats: end.seats.map((seat) => ({ ...seat, face: "undeclared" })),
};
const around = holders(table);
const [first = 0, second = 0, third = 0] = around;

type SpokenParts = Partial<StatementMade> & Pick<StatementMade, "seat" | "code">;

/** The entries of a discussion with just these statements. */
function talk(...said: readonly SpokenParts[]): readonly Entry[] {
  return ledger({ ...table, said: made(...said) });
}
function made(...said: readonly SpokenParts[]): readonly StatementMade[] {
  const nothing = { about: null, role: null, number: null, topic: null, answers: [] };
  return said.map((each, no) => ({ type: "statement_made", no, ...nothing, ...each }));
}
/** The kinds of contradictions of each statement. */
function doubts(entries: readonly Entry[]): readonly (readonly string[])[] {
  return entries.map((entry) =>
    entry.doubts.map(({ message }) => message.replace("crossfire-doubt-", "")),
  );
}

describe("what does not agree", () => {
  test("neighbours about the card between them", () => {
    const passed = { seat: first, code: "passed", role: "agent" } as const;
    expect(doubts(talk(passed, { seat: second, code: "got", role: "assassin" }))).toEqual([
      ["neighbour"],
      ["neighbour"],
    ]);
    expect(doubts(talk(passed, { seat: second, code: "got", role: "agent" }))).toEqual([[], []]);
    expect(doubts(talk(passed, { seat: third, code: "got", role: "assassin" }))).toEqual([[], []]);
  });

  test("one seat about one card", () => {
    const dealt = { seat: first, code: "dealt", role: "agent" } as const;
    expect(doubts(talk(dealt, { seat: first, code: "passed", role: "vip" }))).toEqual([
      ["self"],
      ["self"],
    ]);
    expect(doubts(talk(dealt, { seat: first, code: "got", role: "vip" }))).toEqual([[], []]);
  });

  test("retracted statements do not count", () => {
    const said = talk(
      { seat: first, code: "dealt", role: "agent" },
      { seat: first, code: "retract" },
      { seat: first, code: "dealt", role: "vip" },
    );
    expect(said.map(({ withdrawn }) => withdrawn)).toEqual([true, false, false]);
    expect(doubts(said)).toEqual([[], [], []]);
  });

  test("more claimants than copies", () => {
    const vips = talk(
      { seat: first, code: "am", role: "vip" },
      { seat: third, code: "am", role: "vip" },
    );
    expect(doubts(vips)).toEqual([["copies"], ["copies"]]);
    expect(vips[0]?.doubts[0]?.against).toEqual([1]);
    const agents = [first, third].map((seat) => ({ seat, code: "am", role: "agent" }) as const);
    expect(doubts(talk(...agents))).toEqual([[], []]); // there are two
  });

  test("the last card is the one after the last shuffle", () => {
    const shuffles = table.shuffles.filter((trio) => trio.includes(first)).length;
    const said = talk(
      { seat: first, code: "after", number: shuffles, role: "agent" },
      { seat: first, code: "am", role: "decoy" },
    );
    expect(doubts(said)).toEqual([["self"], ["self"]]);
  });

  test("a claimed own shuffle that never happened", () => {
    const once = around.find(
      (seat) => table.shuffles.filter((trio) => trio.includes(seat)).length === 1,
    );
    const said = talk({ seat: once ?? -1, code: "after", number: 2, role: "vip" });
    expect(doubts(said)).toEqual([["shuffles"]]);
  });

  test("a card from a shuffle that no player put in", () => {
    const trio = table.shuffles[0] ?? [];
    const put = trio.map((seat) => ({ seat, code: "got", role: "agent" }) as const);
    const [seat = -1] = trio;
    const back = { seat, code: "after", number: 1, role: "vip" } as const;
    const found = doubts(talk(...put, back)).at(-1);
    expect(found).toContain("mixed");
    expect(doubts(talk(...put.slice(1), back)).at(-1)).not.toContain("mixed");
  });

  test("being and not being", () => {
    const said = talk(
      { seat: first, code: "am", role: "agent" },
      { seat: first, code: "amnot", role: "agent" },
    );
    expect(doubts(said)).toEqual([["denied"], ["denied"]]);
  });

  test("being and not being on a side, and what came back from the last shuffle", () => {
    const shuffles = table.shuffles.filter((trio) => trio.includes(first)).length;
    const last = { seat: first, code: "after", number: shuffles, role: "agent" } as const;
    expect(doubts(talk(last, { seat: first, code: "amnot", role: "agent" }))).toEqual([
      ["denied"],
      ["denied"],
    ]);
    expect(doubts(talk(last, { seat: first, code: "amnot", role: "blue" }))).toEqual([
      ["denied"],
      ["denied"],
    ]);
    expect(doubts(talk(last, { seat: first, code: "amnot", role: "red" }))).toEqual([[], []]);
    expect(doubts(talk(last, { seat: second, code: "amnot", role: "agent" }))).toEqual([[], []]);
  });

  test("a card of one side and the other side", () => {
    const red = { seat: first, code: "am", role: "red" } as const;
    for (const role of ["agent", "blue"]) {
      expect(doubts(talk(red, { seat: first, code: "am", role }))).toEqual([["self"], ["self"]]);
    }
    for (const role of ["assassin", "bystander"]) {
      expect(doubts(talk(red, { seat: first, code: "am", role }))).toEqual([[], []]);
    }
    expect(doubts(talk(red, { seat: second, code: "am", role: "blue" }))).toEqual([[], []]);
  });

  test("the claimed face and the last stated role", () => {
    const said = made(
      { seat: first, code: "am", role: "vip" },
      { seat: first, code: "retract" },
      { seat: first, code: "am", role: "agent" },
    );
    const lying = (face: "agent" | "vip" | "undeclared"): readonly (readonly string[])[] => {
      const seats = table.seats.map((seat, n) => (n === first ? { ...seat, face } : seat));
      return doubts(ledger({ ...table, seats, said }));
    };
    expect(lying("vip")).toEqual([[], [], ["face"]]);
    expect(lying("agent")).toEqual([[], [], []]);
    expect(lying("undeclared")).toEqual([[], [], []]);
  });

  test("opinions contradict nothing", () => {
    const said = talk(
      { seat: first, code: "trust", about: second },
      { seat: first, code: "suspect", about: second },
      { seat: third, code: "think", about: second, role: "vip" },
    );
    expect(doubts(said).flat()).toEqual([]);
  });
});

describe("what only the viewer saw", () => {
  const said = made({ seat: second, code: "got", role: "agent" });
  const seen = [{ how: "passed", role: "vip", other: second, number: null }] as const;

  test("is used and marked with a full memory aid", () => {
    const view: GameView = { ...table, you: first, memory_aid: "full", seen, said };
    expect(ledger(view)[0]?.doubts).toEqual([
      { message: "crossfire-doubt-seen", args: { role: "vip" }, against: [], own: true },
    ]);
  });

  test.each(["none", "role"] as const)("is not used with a memory aid of %s", (aid) => {
    const view: GameView = { ...table, you: first, memory_aid: aid, seen, said };
    expect(ledger(view)[0]?.doubts).toEqual([]);
  });
});

test("statements are true or false only at the end, according to the cards", () => {
  const stages = end.result?.stages ?? [];
  const said = made(
    { seat: first, code: "dealt", role: stages[0]?.[first] ?? "" },
    { seat: first, code: "got", role: stages[1]?.[first] === "vip" ? "agent" : "vip" },
    { seat: first, code: "am", role: stages.at(-1)?.[first] ?? "" },
    { seat: first, code: "think", about: second, role: stages.at(-1)?.[second] ?? "" },
    { seat: first, code: "not", about: second, role: stages.at(-1)?.[second] ?? "" },
    { seat: first, code: "iaim", about: end.result?.aims[first]?.[0] ?? -1 },
    { seat: first, code: "trust", about: second },
  );
  const truths = (view: GameView): readonly (boolean | null)[] =>
    ledger({ ...view, said }).map(({ truth }) => truth);
  expect(truths(end)).toEqual([true, false, true, true, false, true, null]);
  expect(new Set(truths(table))).toEqual(new Set([null]));
});

test("faces are counted against the cards in play", () => {
  const seats = table.seats.map((seat) => ({ ...seat, face: "vip" as const }));
  expect(crowdedFaces({ ...table, seats })).toEqual([{ face: "vip", seats: 7, copies: 1 }]);
});

test.each(LANGUAGES)("the ledger has all its texts in %s", async (language) => {
  const words = wordsOf(language);
  for (const view of games.map(endOf)) {
    const { container, unmount } = render(Ledger, { view, players, words });
    expect(container.querySelectorAll("li")).toHaveLength(view.said.length);
    unmount();
  }
  render(Ledger, { view: end, players, words });
  await fireEvent.click(screen.getByRole("button", { name: players[first] ?? "" }));
  expect(screen.getAllByRole("region").map((region) => region.ariaLabel)).toEqual([players[first]]);
});
