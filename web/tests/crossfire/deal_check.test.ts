import { expect, test } from "vitest";
import { checkDeal } from "../../src/games/crossfire/deal_check";
import { LANGUAGES } from "../../src/lib/texts";
import type { Draw, ReplayStep } from "../../src/lib/wire";
import { renamed } from "../renamed";
import { draws, stories as told } from "./end";
import { wordsOf } from "./endings";

type Steps = (typeof told)[number];

function stories(seats: readonly Steps[]): ReplayStep[][] {
  return seats.map((steps) =>
    steps.map((events, seq) => ({
      view: {},
      told: { seq, at: 0, events, seat: null, undone: false },
    })),
  );
}

/** The names of the failed checks. */
function wrong(luck: readonly Draw[], seats: readonly Steps[] = told): readonly string[] {
  return checkDeal({ draws: luck }, stories(seats))
    .filter(({ agrees }) => !agrees)
    .map(({ message }) => message.replace("crossfire-check-", ""));
}

/** The draws with two different cards of the first draw of a kind swapped. */
function swapped(why: string): readonly Draw[] {
  const at = draws.findIndex((draw) => draw.why === why && new Set(draw.shuffled).size > 1);
  return draws.map((draw, place) => {
    if (place !== at || draw.shuffled === null) return draw;
    const shuffled = [...draw.shuffled];
    const other = shuffled.findIndex((card) => card !== shuffled[0]);
    [shuffled[0], shuffled[other]] = [shuffled[other] ?? "", shuffled[0] ?? ""];
    return { ...draw, shuffled };
  });
}

/** The replays with the first event of a kind changed, wherever its card is known. */
function forged(type: string, change: object): readonly Steps[] {
  return told.map((steps) => {
    let done = false;
    return steps.map((events) =>
      events.map((event) => {
        if (done || event.type !== type) return event;
        done = true;
        return "role" in event ? { ...event, ...change } : event;
      }),
    );
  });
}

test("every card of a series follows from the chance", () => {
  const found = checkDeal({ draws }, stories(told));
  expect(found.map(({ message, agrees }) => [message, agrees])).toEqual(
    ["first", "dealt", "passed", "shuffled", "held"].map((name) => [
      `crossfire-check-${name}`,
      true,
    ]),
  );
  const counts = found.slice(1).map(({ args }) => args["count"]);
  expect(counts).toEqual([14, 14, 18, 14]); // seven seats, three shuffles, two games
});

test.each([
  ["deal", "dealt"],
  ["shuffle", "shuffled"],
])("a wrong draw of a %s is found", (why, finding) => {
  expect(wrong(swapped(why))).toContain(finding);
});

test.each([
  ["card_dealt", "dealt"],
  ["card_passed", "passed"],
  ["card_returned", "shuffled"],
  ["role_revealed", "held"],
])("a card that lies in %s is found", (type, finding) => {
  expect(wrong(draws, forged(type, { role: "bomber" }))).toContain(finding);
});

test("cards with other names give the same deal", () => {
  expect(wrong(draws.map(renamed))).toEqual([]);
});

test("a mix listed in another order gives the same deal", () => {
  const backwards = told.map((steps) =>
    steps.map((events) =>
      events.map((event) =>
        "mix" in event && Array.isArray(event.mix)
          ? { ...event, mix: event.mix.toReversed() as string[] }
          : event,
      ),
    ),
  );
  expect(wrong(draws, backwards as typeof told)).toEqual([]);
});

test("an unannounced shuffle is found", () => {
  const shuffle = draws.find(({ why }) => why === "shuffle");
  if (!shuffle) throw new Error("no shuffle in the fixture");
  expect(wrong([...draws, shuffle])).toEqual(["shuffled"]);
});

test("a wrong dealer is found", () => {
  const other = draws.map((draw) =>
    draw.why === "dealer" ? { ...draw, result: (draw.result + 1) % 7 } : draw,
  );
  expect(wrong(other)).toEqual(["first"]);
});

test("an empty story has no findings", () => {
  expect(checkDeal({ draws }, [])).toEqual([]);
});

test.each(LANGUAGES)("every finding has a text in %s", (language) => {
  const words = wordsOf(language);
  for (const { message, args } of checkDeal({ draws }, stories(told))) {
    expect(words.say(message, args)).not.toBe("");
  }
});
