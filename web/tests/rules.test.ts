import { readFileSync } from "node:fs";
import { cleanup, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { bookFrom } from "../markdown";
import { LANGUAGES } from "../src/lib/texts";
import { words } from "../src/lib/words.svelte";
import Rules from "../src/pages/Rules.svelte";
import { bookOf } from "../src/rules/book";
import { search } from "../src/rules/search";

const SMALL = `# Rule dossier: TOY

- **Source:** secret-file.txt

**Pitch.** A <b onclick="x()">toy</b> & more.

## 1. Glossary
| word | code name | |
|---|---|---|
| crook | \`Crook\` | <script>alert(1)</script> |

## 3. Rules
2.1 **First.** One.
2.2 **Second.** Two.
### XX-1 Begin
- **XX-1.1** [S] Pay. See XX-1.2, 1.3.
- **XX-1.2** [R] Look, [here](javascript:alert(1)) and [there](https://example.org/?a="b").

## 7. Events
- **XX-9.9** [S] For programmers.
`;

function page(html: string): HTMLElement {
  const book = document.createElement("article");
  book.innerHTML = html;
  return book;
}

beforeAll(async () => {
  await words.loadAll();
});

afterEach(cleanup);

beforeEach(async () => {
  await words.speak("en");
  location.hash = "";
  Element.prototype.scrollIntoView = vi.fn();
});

test("a rules dossier becomes a page for players", () => {
  const book = bookFrom(SMALL);
  expect(book.title).toBe("TOY");
  expect(book.contents).toEqual([
    { id: "section-1", title: "1. Glossary", level: 2 },
    { id: "section-3", title: "3. Rules", level: 2 },
    { id: "XX-1", title: "XX-1 Begin", level: 3 },
  ]);
  expect(book.html).not.toMatch(/secret-file|programmers|code name|Crook</);
});

test("clauses, chapters and numbered paragraphs have anchors", () => {
  const found = page(bookFrom(SMALL).html);
  const ids = [...found.querySelectorAll("[id]")].map((part) => `${part.localName} ${part.id}`);
  expect(ids).toEqual([
    "h2 section-1",
    "h2 section-3",
    "p 2.1",
    "p 2.2",
    "h3 XX-1",
    "li XX-1.1",
    "li XX-1.2",
  ]);
  const links = [...found.querySelectorAll('[id="XX-1.1"] a')].map((link) => link.outerHTML);
  expect(links).toEqual([
    '<a href="#XX-1.1">XX-1.1</a>',
    '<a href="#XX-1.2">XX-1.2</a>',
    '<a href="#XX-1.3">1.3</a>',
  ]);
});

test("HTML in the Markdown stays text, and no link runs a script", () => {
  const found = page(bookFrom(SMALL).html);
  expect(found.querySelector("b, script, [onclick]")).toBeNull();
  expect(found.textContent).toContain('<b onclick="x()">toy</b> & more');
  expect(found.textContent).toContain("<script>alert(1)</script>");
  const hrefs = [...found.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(hrefs.filter((href) => !href?.startsWith("#"))).toEqual(['https://example.org/?a="b"']);
});

const BOOKS = ["crooks", "crooks_out", "crossfire", "legends", "mafia"].flatMap((game) =>
  LANGUAGES.map((language) => [game, language] as const),
);

test.each(BOOKS)("every clause of %s is on the page (%s)", async (game, language) => {
  const name = language === "en" ? "rules.md" : "rules.ru.md";
  const markdown = readFileSync(`../docs/games/${game}/${name}`, "utf8");
  const numbers = markdown.matchAll(/^- \*\*([A-Z]{2}-\d+\.\d+)\*\*/gm);
  const clauses = [...numbers].map((match) => match[1]);
  const book = await bookOf(game, language);
  const found = page(book?.html ?? "");
  const ids = [...found.querySelectorAll("li[id]")].map((clause) => clause.id);
  expect(ids).toEqual(clauses);
  expect(clauses.length).toBeGreaterThan(50);
  const targets = new Set([...found.querySelectorAll("[id]")].map((part) => `#${part.id}`));
  const dead = [...found.querySelectorAll('a[href^="#"]')].filter(
    (link) => !targets.has(link.getAttribute("href") ?? ""),
  );
  expect(dead.map((link) => link.outerHTML)).toEqual([]);
  expect(found.querySelector("[style]")).toBeNull();
});

test.each(BOOKS)("the book of %s opens, and each of its sections (%s)", async (game, language) => {
  await words.speak(language);
  const { container } = render(Rules, { game });
  await screen.findByRole("heading", { level: 1 });
  const links = [...container.querySelectorAll(".book nav a")].map((link) =>
    link.getAttribute("href"),
  );
  const headings = [...container.querySelectorAll("article :is(h2, h3)")];
  expect(links).toEqual(headings.map(({ id }) => `#${id}`));
  expect(new Set(links).size).toBe(links.length);
  expect(links.length).toBeGreaterThan(10);
  // In the window of a running match, links do not change the address.
  const sheet = render(Rules, { game, clause: headings[0]?.id ?? "" }).container;
  await vi.waitUntil(() => sheet.querySelector(".book nav a"));
  for (const link of sheet.querySelectorAll<HTMLElement>(".book nav a")) {
    link.click();
    flushSync();
    expect(sheet.querySelector(".pointed")?.textContent).toBe(link.textContent);
  }
  expect(location.hash).toBe("");
});

test("two headings of one id are refused when the client is built", () => {
  const text = SMALL.replace("## 3. Rules", "## 1. Rules");
  expect(() => bookFrom(text)).toThrow("section-1");
});

test.each([
  ["en", "section 5"],
  ["ru", "раздела 5"],
] as const)("Crossfire's talk points to the statements (%s)", async (language, text) => {
  const found = page((await bookOf("crossfire", language))?.html ?? "");
  const link = found.querySelector('[id="CF-3.5"] a[href="#section-5"]');
  expect(link?.textContent).toBe(text);
  expect(found.querySelector('[id="section-5"]')?.textContent).toMatch(/tatements|Высказывания/);
});

test("an unknown game has no rules", async () => {
  expect(await bookOf("poker", "en")).toBeNull();
  expect(await bookOf("constructor", "en")).toBeNull();
});

test("searching shows what holds every word, and its headings", () => {
  const found = page(
    "<h2>A</h2><p>Ёлка one</p><h3>B</h3><ul><li>елка two</li><li>three</li></ul><h2>C</h2><p>four</p>",
  );
  expect(search(found, " ЕЛКА ")).toBe(2);
  const seen = [...found.querySelectorAll<HTMLElement>("h2, h3, p, li")].filter((p) => !p.hidden);
  expect(seen.map((part) => part.textContent)).toEqual(["A", "Ёлка one", "B", "елка two"]);
  expect(search(found, "ёлка two")).toBe(1);
  expect(search(found, "nowhere")).toBe(0);
  expect([...found.children].every((part) => (part as HTMLElement).hidden)).toBe(true);
  expect(search(found, "")).toBe(4);
  expect(found.querySelector("[hidden]")).toBeNull();
});

test("the page opens at the clause in its address", async () => {
  location.hash = "#CR-3.4";
  dispatchEvent(new HashChangeEvent("hashchange"));
  const { container } = render(Rules, { game: "crooks" });
  const heading = await screen.findByRole("heading", { level: 1 });
  expect(heading.textContent).toContain("CROOKS");
  const pointed = [...container.querySelectorAll(".pointed")].map((part) => part.id);
  expect(pointed).toEqual(["CR-3.4"]);
  expect(document.activeElement?.id).toBe("CR-3.4");
});

test("in a sheet it opens at its clause and its links leave the address alone", async () => {
  const { container } = render(Rules, { game: "crooks", clause: "CR-6.17" });
  const link = await vi.waitUntil(() =>
    container.querySelector<HTMLElement>('[id="CR-6.17"] a[href="#CR-3.8"]'),
  );
  expect(container.querySelector(".pointed")?.id).toBe("CR-6.17");
  expect(container.querySelector("h1")).toBeNull();
  link.click();
  await vi.waitUntil(() => container.querySelector(".pointed")?.id === "CR-3.8");
  expect(location.hash).toBe("");
});

test("typing into the search field says how much was found", async () => {
  const { container } = render(Rules, { game: "crooks" });
  const field = await screen.findByRole("searchbox");
  (field as HTMLInputElement).value = "pickpocket bank";
  field.dispatchEvent(new Event("input"));
  await screen.findByText(/places? found/);
  expect(container.querySelector<HTMLElement>('[id="CR-6.1"]')?.hidden).toBe(false);
  expect(container.querySelector<HTMLElement>('[id="CR-1.1"]')?.hidden).toBe(true);
});
