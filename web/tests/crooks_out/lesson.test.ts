import { expect, test } from "vitest";
import { hint } from "../../src/games/crooks_out/hints";
import { lesson } from "../../src/games/crooks_out/lesson";
import { game, LANGUAGES, moments, allWordsOf } from "./table";

const PAGE = ["title", "pitch", "1", "2", "3", "begin", "next", "over", "on", "real"];

test.each(LANGUAGES)("all messages of the lesson and the hints exist in %s", async (language) => {
  const words = await allWordsOf(language);
  const hints = moments.flatMap(({ view }) => hint(view)?.message ?? []);
  const cards = lesson.map(({ message }) => message);
  const page = PAGE.map((name) => `${game.id}-lesson-${name}`);
  expect([...hints, ...cards, ...page].filter((id) => !words.has(id))).toEqual([]);
});

test("a hint points at every sheet with an option, or at the searched one", () => {
  const asking = moments.find(({ moment }) => moment === "mine-ask");
  const circling = moments.find(({ moment }) => moment === "mine-call_circles");
  if (!asking || !circling) throw new Error("moments are missing in the fixture");
  expect(hint(asking.view)?.selector.match(/sheet-\d/g)).toEqual(["sheet-1", "sheet-2", "sheet-3"]);
  const searched = circling.view.circling_of ?? -1;
  expect(hint(circling.view)?.selector).toBe(`[data-at="sheet-${searched}"]`);
});

test("at the end of a match every lesson card has been shown", () => {
  const end = moments.find(({ moment }) => moment === "theirs-over")?.view;
  if (!end) throw new Error("no end in the fixture");
  const open = lesson.filter((card) => !card.when(end)).map(({ message }) => message);
  // Cards about asking appear while the viewer may ask.
  expect(open).toEqual(["crooks-out-lesson-ask", "crooks-out-lesson-pencil"]);
});
