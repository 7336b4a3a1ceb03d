import { readFileSync } from "node:fs";
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import { betweenWords } from "../../src/games/legends/between/between_words";
import { frontPageOf } from "../../src/games/legends/between/front_page";
import JobPicture from "../../src/games/legends/between/JobPicture.svelte";
import { clanOf, jobsLeft } from "../../src/games/legends/between/jobs";
import type { GameAction, GameView } from "./board_table";
import { momentOf, show } from "./board_table";
import { momentOf as powerMoment } from "./power_table";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const market = momentOf("mine-spend");
const [master, star] = ["m39", "m44"];
const ROW = "[data-part=tray]";
/** A break with money, and three minions out of action. */
function rich(more: Partial<GameView> = {}): typeof market {
  const options: GameAction[] = [
    { type: "bail", minion: "m01" },
    { type: "hire", minion: master },
    { type: "hire", minion: star },
    { type: "done" },
  ];
  const out = ["m01", "m48"];
  const view = { ...market.view, purse: 9, reputations: [11], out, options, ...more };
  return { ...market, view };
}
const sale = (minion: string): string => `.sale[data-minion=${minion}]`;

test("both languages have the same messages", () => {
  const ids = (language: string): readonly string[] =>
    Array.from(
      readFileSync(`src/games/legends/text/between.${language}.ftl`, "utf-8").matchAll(
        /^([a-z][\w-]*) =/gm,
      ),
      ([, id]) => id ?? "",
    );
  expect(ids("ru")).toEqual(ids("en"));
});

test("every job has its words, and a picture of its own", async () => {
  const own = await betweenWords("en");
  const pictures = market.view.scenarios.map(({ code, finale }) => {
    expect(own.has(`between-job-${code}`), code).toBe(true);
    expect(own.has(`between-pays-${code}`), code).toBe(!finale);
    return render(JobPicture, { job: code, sign: "" }).container.innerHTML;
  });
  expect(new Set(pictures).size).toBe(6);
});

describe("the market", () => {
  test("shows face, specialisations, ability and price of everybody for hire", async () => {
    const shown = await show(rich());
    for (const id of market.view.market) {
      const said = shown.find(sale(id)).getAttribute("aria-label");
      expect(said).toMatch(/Ability: .+ To hire: [34]$/);
      expect(shown.find(`${sale(id)} img`)).toBeTruthy();
    }
  });

  test("names what becomes of those who are not bailed, by their level", async () => {
    const shown = await show(rich());
    expect(shown.text(`${sale("m01")} .gone`)).toBe("not bailed: leaves the clan");
    expect(shown.text(`${sale("m48")} .gone`)).toBe("not bailed: gone for ever");
  });

  test("marks the price of the chosen one on the budget, and what it adds to the clan", async () => {
    const shown = await show(rich());
    const stars = (kind: string): number => shown.board.querySelectorAll(`.budget .${kind}`).length;
    expect([stars("kept"), stars("price"), stars("spent")]).toEqual([9, 0, 2]);
    await shown.press(sale(star));
    expect([stars("kept"), stars("price"), stars("spent")]).toEqual([5, 4, 2]);
    expect(shown.text("section.bars")).toContain("Lady Dynamite");
    await shown.press(`${ROW} [data-offer=hire]`);
    expect(shown.acts).toEqual([{ type: "hire", minion: star }]);
  });

  test("keeps a card that was bought, with a stamp in place of the price", async () => {
    const shown = await show(rich());
    const { view } = rich();
    const bought = { market: view.market.filter((id) => id !== master), clan: [master], purse: 6 };
    await shown.change({ view: { ...view, ...bought }, newEvents: [] });
    expect(shown.text(`${sale(master)} .stamp`)).toBe("hired");
    expect(shown.board.querySelector(`${sale(master)} .price`)).toBeNull();
    expect(shown.board.querySelectorAll(".sale .stamp")).toHaveLength(1);
  });

  test("explains on request why somebody cannot be hired", async () => {
    const shown = await show(rich());
    const other = market.view.market.find((id) => id !== master && id !== star) ?? "";
    await shown.press(sale(other));
    await shown.press(`${ROW} [data-why]`);
    expect(shown.whys).toEqual([{ type: "hire", minion: other }]);
  });

  test("asks once before reputation is lost that could buy something", async () => {
    const shown = await show(rich());
    await shown.press(`${ROW} [data-answer=done]`);
    expect(shown.acts).toEqual([]);
    expect(shown.text(ROW)).toContain("9 reputation would be lost.");
    await shown.press(`${ROW} [data-offer=done]`);
    expect(shown.acts).toEqual([{ type: "done" }]);
  });

  test("does not ask if nothing can be bought", async () => {
    const shown = await show(rich({ purse: 1, options: [{ type: "done" }] }));
    await shown.press(`${ROW} [data-answer=done]`);
    expect(shown.acts).toEqual([{ type: "done" }]);
  });

  test("a waiting player suggests a purchase", async () => {
    const shown = await show(momentOf("theirs-spend"));
    const choice = momentOf("theirs-spend").view.choices.find(({ type }) => type === "hire");
    if (choice?.type !== "hire") return;
    await shown.press(sale(choice.minion));
    await shown.press(`${ROW} [data-offer=hire]`);
    expect(shown.suggested).toEqual([[choice, ""]]);
  });
});

describe("the next job", () => {
  const settings = { scenario_pick: "choose" };

  test("is drafted in the break, and sent with its end", async () => {
    const spent = rich({ purse: 0, options: [{ type: "done" }] });
    const shown = await show(spent, { settings });
    await shown.press("[data-job=family]");
    expect(shown.text(`${ROW} [data-answer=done]`)).toBe("Done: to Family Business");
    await shown.press(`${ROW} [data-answer=done]`);
    const scenario: GameAction = { type: "scenario", scenario: "family" };
    const next = { ...spent.view, phase: "choosing" as const, decision: "scenario" };
    await shown.change({ view: { ...next, options: [scenario] }, newEvents: [] });
    expect(shown.acts).toEqual([{ type: "done" }, scenario]);
  });

  test("cannot be drafted if chance or a list chooses it", async () => {
    const shown = await show(rich(), { settings: { scenario_pick: "random" } });
    for (const poster of shown.board.querySelectorAll("[data-job]"))
      expect(poster.hasAttribute("disabled")).toBe(true);
  });

  test("is one of those that were not played; after two comes the election", () => {
    const { view } = market;
    expect(jobsLeft({ ...view, played: [] })).toMatchObject({ missing: 2 });
    const left = jobsLeft({ ...view, played: ["bank", "casino"] });
    expect(left.missing).toBe(0);
    expect(left.jobs.map(({ code }) => code).sort()).toEqual(["chase", "family", "rebels"]);
  });

  test("in the second break there are no posters, but the election and its traitors", async () => {
    const shown = await show(powerMoment("break-2"));
    expect(shown.board.querySelector("[data-job]")).toBeNull();
    expect(shown.board.querySelectorAll("[data-part=before] li")).toHaveLength(2);
  });
});

test("the clan of the break is in all piles of the last job, without guests", () => {
  const { view } = market;
  const seats = view.seats.map((seat, place) => ({
    ...seat,
    hand: place === 0 ? ["m02"] : [],
    table: [],
  }));
  const guests = view.minions.filter(({ level }) => level === 0).map(({ id }) => id);
  const split = { ...view, seats, clan: ["m01"], deck: ["m03", ...guests], exhausted: ["m02"] };
  expect([...clanOf(split)].sort()).toEqual(["m01", "m02", "m03"]);
});

describe("the newspaper", () => {
  const PAGE = `<h1>The Silent Herald</h1>
    <article class="edition"><h2>Old news</h2></article>
    <article class="edition"><p class="folio"><span>No. 2</span><span>Morning edition</span></p>
      <section class="lead"><p class="kicker">The bank</p><h2>Vault empty</h2>
        <p>Nobody saw <b onclick="x()">anything</b>.</p></section>
      <div class="stories">
        <section class="figures"><h3>Figures</h3><dl><div><dt>Bags</dt><dd>11</dd></div></dl></section>
        <section><h3>One</h3><p>1</p></section><section><h3>Two</h3><p>2</p></section>
        <section><h3>Three</h3><p>3</p></section><section><h3>Four</h3><p>4</p></section>
        <section class="notice"><h3>Weather</h3><p>Rain</p></section>
      </div></article>`;

  test("is read from the latest edition, as texts only", () => {
    const page = new DOMParser().parseFromString(PAGE, "text/html");
    expect(frontPageOf(page)).toEqual({
      title: "The Silent Herald",
      folio: ["No. 2", "Morning edition"],
      kicker: "The bank",
      headline: "Vault empty",
      lead: ["Nobody saw anything."],
      stories: [
        { title: "One", text: "1" },
        { title: "Two", text: "2" },
        { title: "Three", text: "3" },
      ],
      figures: [["Bags", "11"]],
    });
    expect(frontPageOf(new DOMParser().parseFromString("", "text/html"))).toBeNull();
  });

  test("lies on the stage when a job has ended, before the market", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(new Response(PAGE)));
    const events = [
      {
        type: "scenario_ended" as const,
        scenario: "bank",
        ending: "squad" as const,
        reputation: 11,
      },
    ];
    const shown = await show({ ...rich(), events }, { play: "some" });
    await vi.waitFor(() => {
      expect(shown.text(".paper h2")).toBe("Vault empty");
    });
    expect(shown.board.querySelector(".sale")).toBeNull();
    await fireEvent.click(shown.find("[data-paper=on]"));
    await vi.waitFor(() => {
      expect(shown.board.querySelector(".sale")).not.toBeNull();
    });
  });

  test("does not come back after a reload, nor if it cannot be read", async () => {
    const fetched = vi.fn(() => Promise.reject(new Error("offline")));
    vi.stubGlobal("fetch", fetched);
    const reloaded = await show({ ...rich(), events: [] }, { play: "some" });
    expect(reloaded.board.querySelector(".sale")).not.toBeNull();
    expect(fetched).not.toHaveBeenCalled();
  });
});
