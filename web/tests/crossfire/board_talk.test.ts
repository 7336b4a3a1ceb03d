import { describe, expect, test } from "vitest";
import {
  actionOf,
  answersTo,
  lastWords,
  nextStep,
  openQuestions,
  repeats,
  sayable,
  stepsOf,
} from "../../src/games/crossfire/talk";
import { saidAs } from "../../src/games/crossfire/game_text";
import type { GameView, StatementMade } from "../../src/games/crossfire/wire";
import { momentOf, momentsOf, playersOf, wordsOf } from "./board_table";

const { view } = momentOf("mine-talk-first");
const all = sayable(view);

/** A statement of a seat, with the fields a test needs. */
function said(no: number, seat: number, more: Partial<StatementMade>): StatementMade {
  return {
    type: "statement_made",
    no,
    seat,
    code: "am",
    about: null,
    role: null,
    number: null,
    topic: null,
    answers: [],
    ...more,
  };
}
function talked(...statements: readonly StatementMade[]): GameView {
  return { ...view, said: statements };
}

describe("a statement in three steps", () => {
  test("every statement of the table can be reached, each by its own steps", () => {
    const talk = view.options.filter((action) => stepsOf(action) !== null);
    expect(talk.length).toBeGreaterThan(100);
    expect(view.options.length - talk.length).toBe(4); // three faces, and ready
    for (const action of talk) {
      const { verb, seat, thing } = stepsOf(action) ?? { verb: "", seat: null, thing: null };
      expect(nextStep(all, {}).verbs).toContain(verb);
      const afterVerb = nextStep(all, { verb });
      if (seat !== null) expect(afterVerb.seats).toContain(seat);
      const last = seat === null ? afterVerb : nextStep(all, { verb, seat });
      if (thing === null) expect(last.action).toEqual(action);
      else expect(last.things).toContain(thing);
    }
    const ways = all.map(({ verb, seat, thing }) => `${verb} ${seat} ${thing}`);
    expect(new Set(ways).size).toBe(all.length);
  });

  test("after choosing a player, statements about that player are offered", () => {
    const { verbs } = nextStep(all, { seat: 3 });
    expect(verbs).toContain("trust");
    expect(verbs).toContain("ask");
    expect(verbs).not.toContain("am");
  });

  test("short words need one tap", () => {
    expect(nextStep(all, { verb: "nocomment" }).action).toEqual({ type: "nocomment" });
  });
});

test("every past statement maps back to its action", async () => {
  const words = await wordsOf("en");
  const players = playersOf("shootout");
  const made = momentsOf("shootout").flatMap((moment) => moment.view.said);
  expect(new Set(made.map(({ code }) => code)).size).toBeGreaterThan(5);
  for (const each of made) {
    const text = saidAs(view, each, words, players);
    expect(text).not.toBe("");
    if (each.about !== null) expect(text).toContain(players[each.about]);
    const steps = stepsOf(actionOf(each));
    expect(steps?.seat).toBe(each.about);
    expect(steps?.thing).toBe(each.topic ?? each.role);
  }
  expect(actionOf(said(1, 2, { code: "after", role: "vip", number: 2 }))).toEqual({
    type: "say_after",
    number: 2,
    role: "vip",
  });
});

test("questions stay open until their seat has answered", () => {
  const asked = said(1, 2, { code: "ask", about: 0, topic: "role" });
  expect(openQuestions(talked(asked), 0)).toBe(1);
  expect(openQuestions(talked(asked), 1)).toBe(0);
  expect(openQuestions(talked(asked, said(2, 0, { role: "vip" })), 0)).toBe(1);
  expect(openQuestions(talked(asked, said(2, 0, { role: "vip", answers: [1] })), 0)).toBe(0);
});

test("a question is answered by statements of its topic", () => {
  expect(answersTo(all, "dealt").every(({ verb }) => verb === "dealt")).toBe(true);
  const sides = answersTo(all, "role").map(({ thing }) => thing);
  expect(sides).toContain("red");
  expect(sides).toContain("vip");
  expect(answersTo(all, "aim").map(({ seat }) => seat)).toEqual([1, 2, 3, 4, 5, 6]);
});

test("recent statements can be repeated, each listed once", () => {
  const now = talked(
    said(1, 0, { role: "vip" }),
    said(2, 1, { role: "agent" }),
    said(3, 0, { code: "trust", about: 3 }),
    said(4, 0, { role: "vip" }),
    said(5, 0, { code: "nocomment" }),
  );
  expect(repeats(now, 2)).toEqual([
    { type: "say_card", code: "am", role: "vip" },
    { type: "say_seat", code: "trust", seat: 3 },
  ]);
  expect(repeats({ ...now, options: [] }, 2)).toEqual([]);
  expect(lastWords(now, 0)?.code).toBe("nocomment");
  expect(lastWords(now, 6)).toBeNull();
});
