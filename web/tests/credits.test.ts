import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ICONS } from "../src/pages/credits";

it("credits exactly the authors of the game icons in use", () => {
  const sources = globSync("src/**/*.{ts,svelte}").map((path) => readFileSync(path, "utf-8"));
  const used = sources.flatMap((text) =>
    [...text.matchAll(/~icons\/game-icons\/([a-z0-9-]+)/g)].map((found) => found[1]),
  );
  expect([...new Set(used)].sort()).toEqual(Object.values(ICONS).flat().sort());
});
