import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bookOf } from "../../src/rules/book";

test.each(["en", "ru"] as const)("every clause of Mafia is on the page (%s)", async (language) => {
  const name = language === "en" ? "rules.md" : "rules.ru.md";
  const markdown = readFileSync(`../docs/games/mafia/${name}`, "utf8");
  const clauses = [...markdown.matchAll(/^- \*\*(MA-\d+\.\d+)\*\*/gm)].map((match) => match[1]);
  const found = document.createElement("article");
  found.innerHTML = (await bookOf("mafia", language))?.html ?? "";
  const ids = [...found.querySelectorAll("li[id]")].map((clause) => clause.id);
  expect(ids).toEqual(clauses);
  expect(clauses.length).toBeGreaterThan(90);
  const targets = new Set([...found.querySelectorAll("[id]")].map((part) => `#${part.id}`));
  const dead = [...found.querySelectorAll('a[href^="#"]')].filter(
    (link) => !targets.has(link.getAttribute("href") ?? ""),
  );
  expect(dead.map((link) => link.outerHTML)).toEqual([]);
});

test.each(["en", "ru"] as const)(
  "the marks of Mafia's clauses are small (%s)",
  async (language) => {
    const found = document.createElement("article");
    found.innerHTML = (await bookOf("mafia", language))?.html ?? "";
    const marks = new Set([...found.querySelectorAll(".mark")].map((mark) => mark.textContent));
    expect([...marks]).toEqual(expect.arrayContaining(["[D]", "[P]", "[R]", "[S]", "[V]"]));
    for (const mark of found.querySelectorAll(".mark")) mark.remove();
    expect(found.textContent).not.toMatch(/\[[SVPRD]\b/);
  },
);

test.each(["en", "ru"] as const)("ids of cards are for programmers (%s)", async (language) => {
  const html = (await bookOf("mafia", language))?.html ?? "";
  expect(html).not.toContain("police-1");
});
