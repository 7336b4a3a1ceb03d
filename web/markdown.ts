/**
 * Turns the rules of a game into a page when the client is built: `import book from
 * "…/rules.md?rules"`.
 *
 * A dossier also holds what only programmers need; of its sections the page has those for players.
 * Clauses, chapters and numbered paragraphs get their numbers as ids, and numbers become links.
 * HTML in the Markdown is shown as text.
 */
import { readFile } from "node:fs/promises";
import { Marked, type RendererObject, type Token, type Tokens } from "marked";
import type { Plugin } from "vite";
import type { Book, Entry } from "./src/rules/book.ts";

const QUERY = "?rules";
const FOR_PLAYERS =
  /^(\d+\. )?(Glossary|Components|Rules|Clauses|Decisions and statements|Worked examples|Словарь|Состав|Правила|Высказывания|Примеры)/;
const FOR_PROGRAMMERS = ["code name", "в программе"];
const TITLE = /^Rule dossier: /;
const CHAPTER = /^([A-Z]{2}-\d+) /;
const SECTION = /^\d+(?:\.\d+)*/;
const CLAUSE = /^[A-Z]{2}-\d+\.\d+$/;
const NUMBERED = /^(\d+\.\d+) /;
const RUN_ON = /\n(?=\d+\.\d+ \*\*)/g;
const MARK = /\[([SVPRD](?:[ ;,][^\]]*)?)\]/g;
const SECTION_NAMED = /(?:\bsection|раздел(?:а|е|у|ом)?) \d+/g;
const CITED = /\b([A-Z]{2}-)(\d+\.\d+)((?:, \d+\.\d+)*)/g;

/** The Vite plugin. */
export function rules(): Plugin {
  return {
    name: "omerta-rules",
    async load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null;
      const file = id.slice(0, -QUERY.length);
      this.addWatchFile(file);
      return `export default ${JSON.stringify(bookFrom(await readFile(file, "utf8")))};`;
    },
  };
}

/** A book from the Markdown of a dossier. */
export function bookFrom(markdown: string): Book {
  // Numbered paragraphs follow each other line by line; Markdown would run them together.
  const marked = new Marked({ renderer: RENDERER });
  const tokens = marked.lexer(markdown.replaceAll(RUN_ON, "\n\n"));
  const title = tokens.find((token) => isHeading(token) && token.depth === 1) as
    Tokens.Heading | undefined;
  if (!title) throw new Error("rules without a title");
  const kept = forPlayers(tokens);
  const contents = kept.filter(isHeading).map(entry);
  const twice = contents.find(({ id }, at) => contents.findIndex((each) => each.id === id) !== at);
  if (twice) throw new Error(`two headings of the rules have the id ${twice.id}`);
  return {
    title: title.text.replace(TITLE, ""),
    contents,
    html: marked.parser(kept),
  };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

/** The introduction without its list of sources, and the sections that players need. */
function forPlayers(tokens: readonly Token[]): Token[] {
  let wanted = true;
  let introduction = true;
  return tokens.filter((token) => {
    if (isHeading(token) && token.depth === 1) return false;
    if (isHeading(token) && token.depth === 2) {
      wanted = FOR_PLAYERS.test(token.text);
      introduction = false;
    }
    return wanted && !(introduction && token.type === "list");
  });
}

function entry(heading: Tokens.Heading): Entry {
  const title = heading.text.replaceAll("`", "");
  return { id: headingId(title), title, level: heading.depth === 2 ? 2 : 3 };
}

function headingId(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return CHAPTER.exec(text)?.[1] ?? `section-${SECTION.exec(text)?.[0] ?? words.join("-")}`;
}

const RENDERER: RendererObject = {
  heading({ text, depth, tokens }) {
    const inner = this.parser.parseInline(tokens);
    return `<h${depth} id="${escaped(headingId(text))}">${inner}</h${depth}>\n`;
  },
  paragraph({ text, tokens }) {
    const number = NUMBERED.exec(text)?.[1];
    const id = number === undefined ? "" : ` id="${number}"`;
    return `<p${id}>${this.parser.parseInline(tokens)}</p>\n`;
  },
  listitem({ tokens }) {
    const clause = clauseOf(tokens);
    const id = clause === null ? "" : ` id="${clause}"`;
    return `<li${id}>${this.parser.parse(tokens)}</li>\n`;
  },
  table(token) {
    const columns = token.header.flatMap((cell, at) =>
      FOR_PROGRAMMERS.includes(cell.text) ? [] : [at],
    );
    const row = (cells: readonly Tokens.TableCell[], header: boolean): string =>
      `<tr>${columns.map((at) => cellOf(cells[at], header, (t) => this.parser.parseInline(t))).join("")}</tr>`;
    const body = token.rows.map((cells) => row(cells, false)).join("\n");
    // A wide table scrolls by itself, also with the keyboard.
    return `<div class="table" tabindex="0" role="group"><table><thead>${row(token.header, true)}</thead><tbody>${body}</tbody></table></div>\n`;
  },
  text(token) {
    const inner = token.type === "text" ? token.tokens : undefined;
    return inner ? this.parser.parseInline(inner) : linked(escaped(token.text));
  },
  link({ href, tokens }) {
    const inner = this.parser.parseInline(tokens);
    return /^https:\/\//.test(href) ? `<a href="${escaped(href)}">${inner}</a>` : inner;
  },
  image({ text }) {
    return escaped(text);
  },
  html({ text }) {
    return escaped(text);
  },
};

function cellOf(
  cell: Tokens.TableCell | undefined,
  header: boolean,
  inline: (tokens: Token[]) => string,
): string {
  const inner = cell ? inline(cell.tokens) : "";
  return header && inner !== "" ? `<th scope="col">${inner}</th>` : `<td>${inner}</td>`;
}

/** The number of the clause that a list item is, if it is one. */
function clauseOf(tokens: readonly Token[]): string | null {
  const text = tokens[0] as Tokens.Text | undefined;
  const first = text?.tokens?.[0] as Tokens.Strong | undefined;
  return first?.type === "strong" && CLAUSE.test(first.text) ? first.text : null;
}

/** Marks made small, and numbers of clauses and sections made links. */
function linked(text: string): string {
  return text
    .replaceAll(MARK, '<span class="mark">[$1]</span>')
    .replaceAll(CITED, (_, letters: string, first: string, others: string) => {
      const rest = others
        .split(", ")
        .slice(1)
        .map((number) => `, ${link(letters + number, number)}`);
      return link(letters + first, letters + first) + rest.join("");
    })
    .replaceAll(SECTION_NAMED, (text) => link(`section-${text.split(" ")[1] ?? ""}`, text));
}

function link(clause: string, text: string): string {
  return `<a href="#${clause}">${text}</a>`;
}

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
