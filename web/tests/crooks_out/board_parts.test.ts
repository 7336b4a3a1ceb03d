import { expect, test } from "vitest";
import { nextSign, readRemark, writtenRemark } from "../../src/games/crooks_out/pencil";
import { percent } from "../../src/games/crooks_out/plan";
import { suspect } from "../../src/games/crooks_out/cast";
import { rooms } from "../../src/games/crooks_out/rooms";
import { SQUARE } from "../../src/ui/crops";
import { pictureOf } from "../../src/ui/portrait";
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

test("a letter is a head and a colour its ground, and each of the 36 faces is one object", () => {
  const { theme } = momentOf("mine-ask").view;
  const faces = rooms(theme).map((room) => suspect(theme, room));
  expect(new Set(faces).size).toBe(36);
  expect(suspect(theme, "rA")).toBe(suspect(theme, "rA"));
  expect(suspect(theme, "rA").hat).toBe(suspect(theme, "vA").hat);
  expect(suspect(theme, "rA").ground).toEqual(suspect(theme, "rF").ground);
  const drawn = faces.map((face) => pictureOf(face, SQUARE));
  expect(new Set(drawn).size).toBe(36);
});

test("a custom theme gives its own grounds", () => {
  const { theme } = momentOf("mine-ask").view;
  const colours = theme.colours.map((colour) => ({ ...colour, hex: "#123456" }));
  expect(suspect({ ...theme, colours }, "rA").ground).toEqual(["#123456"]);
});

test("only certain rooms show a chance of 0 or 100 per cent", async () => {
  const words = await wordsOf("en");
  const shown = [0, 0.0001, 1 / 3, 0.9999, 1].map((chance) => percent(chance, words));
  expect(shown).toEqual(["0%", "<1%", "33%", ">99%", "100%"]);
});
