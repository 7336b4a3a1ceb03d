import { cleanup, render } from "@testing-library/svelte";
import { afterEach, describe, expect, test } from "vitest";
import TownHall from "../../src/games/legends/scenes/TownHall.svelte";

afterEach(cleanup);
const hall = (more: object = {}): HTMLElement =>
  render(TownHall, { clan: 4, mayor: 5, marker: 5, vote: 7, ...more }).container;

describe("the town hall shows", () => {
  test.each([
    [4, 5],
    [0, 9],
    [12, 0],
  ])("a house with a flag for each token: %i of the clan, %i of the mayor", (clan, mayor) => {
    const drawn = hall({ clan, mayor });
    expect(drawn.querySelectorAll(".flag.clan")).toHaveLength(clan);
    expect(drawn.querySelectorAll(".flag.mayor")).toHaveLength(mayor);
    const sides = Array.from(drawn.querySelectorAll(".flag"), (flag) =>
      flag.classList.contains("clan"),
    );
    expect(sides).toEqual([...sides].sort((one, other) => Number(other) - Number(one)));
  });

  test("the winner on the balcony, once there is one", () => {
    expect(hall().querySelector(".winner")).toBeNull();
    expect(hall({ winner: "mayor" }).querySelector(".winner.mayor")).not.toBeNull();
    cleanup();
    expect(hall({ winner: "clan" }).querySelector(".winner.clan")).not.toBeNull();
  });

  test("no number that is none, also with a single house", () => {
    for (const [clan, mayor] of [
      [1, 0],
      [0, 0],
      [1, 1],
    ]) {
      expect(hall({ clan, mayor, vote: 0 }).innerHTML).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
