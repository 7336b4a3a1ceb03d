import { expect, test } from "vitest";
import { game } from "../../src/games/crossfire";
import type { GameEvent, GameView } from "../../src/games/crossfire/wire";
import type { Language } from "../../src/lib/texts";
import { inspected } from "../inspecting";
import { named } from "../moments";
import type { RecordedView } from "../moments";
import shootout from "./moments.json";
import rifle from "./rifle.json";

const STORIES = { shootout, rifle };
type Story = keyof typeof STORIES;

function viewOf(moment: string, story: Story = "shootout"): GameView {
  const moments = STORIES[story].moments as unknown as readonly RecordedView<GameView, GameEvent>[];
  return named(moments, moment).view;
}

const look = (
  line: string,
  language: Language = "en",
  moment = "mine-talk",
  story: Story = "shootout",
): Promise<readonly string[] | null> =>
  inspected(line, game, language, {
    view: viewOf(moment, story),
    players: STORIES[story].players,
  });

test("the table is described seat by seat, without the own card", async () => {
  const told = await look("table");
  expect(told?.slice(0, 3)).toEqual([
    "Shootout, game 2 of 2",
    "Anna: talk, lie, turn your card.",
    "Seat 1, Anna, claims: VIP, 0 points",
  ]);
  expect(told?.join()).not.toContain("mercenary");
  expect(await look("стол", "ru")).toContain("Место 2, Boris, личина: агент, сдаёт, 1 очко");
});

test("the own cards are described as far as the view shows them", async () => {
  const told = await look("me");
  expect(told?.[0]).toMatch(/^Your card: mercenary\. You win if the blue side wins/);
  expect(told).toContain("got from Gleb: mercenary");
  const hidden = { ...viewOf("mine-talk"), card: null, seen: [] };
  const { players } = shootout;
  expect(await inspected("я", game, "ru", { view: hidden, players })).toEqual([
    expect.stringContaining("лежит лицом вниз"),
  ]);
  expect(await look("me", "en", "mine-talk", "rifle")).toEqual([
    "You are the sniper: you hold no hidden card.",
  ]);
});

test("the mix with its wishes and shuffles", async () => {
  const told = await look("mix");
  expect(told).toContain("decoy × 1: You win if you are hit.");
  expect(told).toContain("Shuffle 1: Anna, Boris, Clara");
  expect(await look("роли", "ru")).toContain("Перемешивание 1: Anna, Boris, Clara");
});

test("the statements of all seats or of one", async () => {
  expect(await look("said")).toEqual([
    "Anna: I doubt Eva",
    "Anna: I agree with Dmitri",
    "Anna: I will aim at Clara",
  ]);
  expect(await look("log 1")).toEqual(await look("said anna"));
  expect(await look("журнал 2", "ru")).toEqual(["Ещё никто ничего не сказал."]);
  expect(await look("said nobody")).toEqual([
    "There is no seat nobody at this table; the first seat is 1.",
  ]);
});

test("an example of every kind of statement", async () => {
  const told = await look("phrases", "en", "mine-talk-first");
  expect(told?.length).toBeGreaterThan(10);
  expect(told?.every((line) => /^(?:say|ask) .+: /.test(line))).toBe(true);
  expect(await look("фразы", "ru")).toEqual(["Сейчас не время для разговоров."]);
});

test.each(["mix 3", "me 2", "inspected", "claim agent"])("%s has a result", async (line) => {
  expect(await look(line)).toBeNull();
});
