import { expect, test } from "vitest";
import { contrast, initial, inkOn } from "../../src/games/crooks_out/colours";
import { nextSign, readRemark, writtenRemark } from "../../src/games/crooks_out/pencil";
import { percent } from "../../src/games/crooks_out/plan";
import { momentOf, wordsOf } from "./table";

test("a pencil note is stored as its sign and its text", () => {
  for (const remark of [
    { sign: "", text: "" },
    { sign: "?", text: "" },
    { sign: "-", text: "-1 if rC" },
    { sign: "", text: "?maybe" },
    { sign: "+", text: "sure" },
  ] as const) {
    expect(readRemark(writtenRemark(remark))).toEqual(remark);
  }
  expect(readRemark(undefined)).toEqual({ sign: "", text: "" });
  expect(writtenRemark({ sign: "?", text: "x".repeat(99) })).toHaveLength(61);
});

test("taps cycle through all signs and back to none", () => {
  expect([nextSign(""), nextSign("?"), nextSign("-"), nextSign("+")]).toEqual(["?", "-", "+", ""]);
});

test("the letters on every custom colour are readable", () => {
  for (let colour = 0; colour < 4096; colour += 7) {
    const hex = `#${colour.toString(16).padStart(3, "0").replace(/./g, "$&$&")}`;
    expect(contrast(inkOn(hex), hex)).toBeGreaterThanOrEqual(4.5);
  }
});

test("a colour is named by its initial, or by its id if two begin alike", () => {
  const { theme } = momentOf("mine-ask").view;
  expect(theme.colours.map((colour) => initial(theme, colour, "ru")).join("")).toBe("КОЖЗСФ");
  const colours = theme.colours.map((colour) => ({ ...colour, en: `b${colour.en}` }));
  const alike = { ...theme, colours };
  expect(colours.map((colour) => initial(alike, colour, "en")).join("")).toBe("ROYGBV");
});

test("only certain rooms show a chance of 0 or 100 per cent", async () => {
  const words = await wordsOf("en");
  const shown = [0, 0.0001, 1 / 3, 0.9999, 1].map((chance) => percent(chance, words));
  expect(shown).toEqual(["0%", "<1%", "33%", ">99%", "100%"]);
});
