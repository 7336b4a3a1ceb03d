import { describe, expect, test } from "vitest";
import {
  actionOf,
  answersTo,
  nextStep,
  openQuestions,
  sayable,
  statementOf,
  stepsOf,
} from "../../src/games/crossfire/talk";
import { saidAs } from "../../src/games/crossfire/game_text";
import { LINES, suggestedLines } from "../../src/games/crossfire/suggested_lines";
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
    const text = saidAs(each, words, players);
    expect(text).not.toBe("");
    if (each.about !== null) expect(text).toContain(players[each.about]);
    const steps = stepsOf(actionOf(each));
    expect(steps?.seat).toBe(each.about);
    expect(steps?.thing).toBe(each.topic ?? each.role);
  }
  for (const each of made) {
    expect(statementOf(actionOf(each), each.seat)).toEqual({ ...each, no: 0, answers: [] });
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

describe("three suggested lines", () => {
  const talk = { ...view, said: [], asked: [] };
  const told = (now: GameView): readonly (readonly unknown[])[] =>
    suggestedLines(now).map(({ verb, seat, thing }) => [verb, seat, thing]);

  test("there are always three, for every card and every question", () => {
    const topics = view.options.flatMap((option) => (option.type === "ask" ? option.topic : []));
    for (const { role } of view.mix) {
      for (const topic of [null, ...new Set(topics)]) {
        const asked = said(1, 3, { code: "ask", about: 0, topic });
        const now = { ...talk, card: role, seen: [], ...(topic && { said: [asked], asked: [1] }) };
        const lines = suggestedLines(now);
        expect(lines).toHaveLength(LINES);
        expect(new Set(lines.map(({ action }) => JSON.stringify(action))).size).toBe(LINES);
        for (const { action } of lines) expect(view.options).toContainEqual(action);
      }
    }
    expect(suggestedLines({ ...talk, options: [] })).toEqual([]);
  });

  test("a question is answered by what the viewer saw, by the mask, or not at all", () => {
    const asked = said(1, 3, { code: "ask", about: 0, topic: "got" });
    const role = view.seen.find(({ how }) => how === "got")?.role;
    const lines = told({ ...talk, said: [asked], asked: [1] });
    expect(lines[0]).toEqual(["got", null, role]);
    expect(lines.at(-1)).toEqual(["nocomment", null, null]);
  });

  test("a speaker whom the own look contradicts is suspected first", () => {
    const [passed] = view.seen.filter(({ how }) => how === "passed");
    const lie = said(1, passed?.other ?? 1, { code: "got", role: "assassin" });
    expect(passed?.role).not.toBe("assassin");
    expect(told({ ...talk, said: [lie] })[0]).toEqual(["suspect", lie.seat, null]);
    const none = { ...talk, said: [lie], memory_aid: "role" as const, seen: [] };
    expect(told(none)[0]?.[0]).not.toBe("suspect");
  });

  test("a line that the viewer has said is not suggested again", () => {
    const [first] = suggestedLines(talk);
    const made = first && statementOf(first.action, 0);
    if (!made) throw new Error("nothing is suggested");
    expect(told({ ...talk, said: [{ ...made, no: 1 }] })).not.toContainEqual([
      first.verb,
      first.seat,
      first.thing,
    ]);
  });
});
