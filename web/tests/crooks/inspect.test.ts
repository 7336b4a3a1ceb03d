import { describe, expect, test } from "vitest";
import type { Language } from "../../src/lib/texts";
import { inspected } from "../inspecting";
import { game, momentOf, moments, players } from "./table";
import type { GameView } from "./table";

const look = (
  line: string,
  view: GameView,
  language: Language = "en",
): Promise<readonly string[] | null> => inspected(line, game, language, { view, players });

describe("the table", () => {
  test("is described with turn, seats, hangouts and targets", async () => {
    const told = await look("table", momentOf("mine-kill").view);
    expect(told?.slice(0, 2)).toEqual([
      "Anna: whose crooks does the killer remove?",
      "Anna, red: Money: $4, Northside: 1, Westside: 1, Outfit: 0.",
    ]);
    expect(told).toContain("Hangout E, gym: 2 crooks, $2, you remember somebody here");
    expect(told).toContain(
      "Target 3, barber, worth 3. Anna: Violin Case, rating 1, killer. Boris: face down, s07 from hangout I.",
    );
    expect(told?.at(-1)).toBe("Target 9, mint, worth 9, nobody.");
  });

  test("is described in Russian", async () => {
    const told = await look("стол", momentOf("mine-kill").view, "ru");
    expect(told).toContain("Притон C, склад: 2 афериста, $2");
    expect(told).toContain(
      "Задание 3, парикмахерская, очки: 3. Anna: Скрипач, рейтинг 1, убийца. Boris: лицом вниз, s07 из притона I.",
    );
    expect(told?.at(-1)).toBe("Задание 9, монетный двор, очки: 9, никого.");
  });

  test("adds up crooks on one spot", async () => {
    const { view } = momentOf("mine-kill");
    const targets = view.targets.map((target) => {
      const cards = target.spots[2]?.cards ?? [];
      const joined = { cards: [...cards, ...cards], rating: 6, hidden: 0 };
      return target.target === 2 ? { ...target, spots: target.spots.with(2, joined) } : target;
    });
    const told = await look("table", { ...view, targets });
    expect(told?.find((line) => line.includes("together"))).toContain(
      "Clara: Heiress, rating 3, modifier +3; Heiress, rating 3, modifier +3; together 6.",
    );
  });
});

describe("the hand", () => {
  test("is the crook in hand with its action, and the money", async () => {
    const { view } = momentOf("mine-rob");
    const crook = view.hand?.face ?? "";
    const told = await look("hand", view);
    expect(told).toHaveLength(2);
    expect(told?.[0]).toMatch(/^You hold .+, rating \d/);
    expect(view.deck.some(({ id }) => id === crook)).toBe(true);
    expect(told?.[1]).toBe(`Money: $${view.seats[0]?.money}`);
    expect((await look("рука", view, "ru"))?.[0]).toMatch(/^У вас на руке .+, рейтинг \d/);
  });

  test("is the searched pile, each crook as it can be typed", async () => {
    const { view } = momentOf("mine-choose_crook");
    const told = await look("hand", view);
    const taken = view.options.flatMap((option) => (option.type === "take" ? option.crook : []));
    expect(taken.length).toBeGreaterThan(0);
    for (const crook of taken) expect(told?.[1]).toContain(`${crook} `);
  });

  test("of a rival is only its origin", async () => {
    const { view } = momentOf("theirs-rob");
    const told = await look("hand", view);
    expect(told?.[0]).toBe(
      `${players[view.active ?? -1]} holds ${view.hand?.tag} from hangout ${view.hand?.hangout}`,
    );
  });
});

describe("the memory", () => {
  test("lists the crooks that the player left and saw", async () => {
    const told = await look("memory", momentOf("mine-kill").view);
    expect(told?.[0]).toBe(
      "You left in D: Foxtail, rating 6, Northside, Outfit · since then 1 taken",
    );
    expect(told?.[2]).toMatch(/^You saw in F: Red Molly, rating 9, modifier -2, Northside; /);
    const russian = await look("память", momentOf("mine-kill").view, "ru");
    expect(russian?.[0]).toMatch(/^Вы оставили в D: Лисий Хвост, рейтинг 6, /);
  });

  test("is not available without the memory aid", async () => {
    const view = { ...momentOf("mine-kill").view, memory_aid: false };
    expect(await look("memory", view)).toEqual(["This table plays without the memory aid."]);
  });
});

test("the deck and the money", async () => {
  const { view } = momentOf("mine-kill");
  const deck = await look("deck", view);
  expect(deck).toHaveLength(33);
  expect(deck?.[0]).toBe("c01 Old Man, rating 10, boss");
  expect(deck?.at(-1)).toBe("Box: 0 known to you, 1 unknown.");
  expect((await look("колода", view, "ru"))?.[0]).toBe("c01 Старик, рейтинг 10, вор в законе");
  expect(await look("money", view)).toEqual(["Anna: $4", "Boris: $6", "Clara: $10", "Dmitri: $6"]);
  const seats = view.seats.map((seat, place) => (place === 1 ? { ...seat, money: null } : seat));
  expect(await look("деньги", { ...view, seats }, "ru")).toContain("Boris: скрыто");
});

test.each(["recruit A", "hands", "hand 3", "table A"])("%s has a result", async (line) => {
  expect(await look(line, momentOf("mine-kill").view)).toBeNull();
});

test.each(moments)(
  "no inspect command shows a face that is not in the view, at $moment",
  async ({ view }) => {
    const known = JSON.stringify({ ...view, deck: [], options: [] });
    for (const line of ["table", "hand", "memory", "money"]) {
      const told = (await look(line, view))?.join() ?? "";
      for (const { id } of view.deck) {
        const name = (await look("deck", view))?.find((each) => each.startsWith(id)) ?? "";
        if (told.includes(name.slice(id.length + 1))) expect(known, name).toContain(`"${id}"`);
      }
    }
  },
);
