/** The latest edition of the newspaper, read from the page that the server prints. */

export interface FrontPage {
  readonly title: string;
  /** Number, day and edition. */
  readonly folio: readonly string[];
  readonly kicker: string;
  readonly headline: string;
  readonly lead: readonly string[];
  readonly stories: readonly { readonly title: string; readonly text: string }[];
  readonly figures: readonly (readonly [name: string, value: string])[];
}

/** Side stories that the front page has room for. */
const STORIES = 3;

/** Fetches the page of a match; null if it cannot be read. */
export async function frontPage(play: string, language: string): Promise<FrontPage | null> {
  const answer = await fetch(`/paper/${play}?language=${language}`).catch(() => null);
  if (!answer?.ok) return null;
  return frontPageOf(new DOMParser().parseFromString(await answer.text(), "text/html"));
}

/** Only texts are taken over, so nothing of the page can act here. */
export function frontPageOf(page: Document): FrontPage | null {
  const edition = [...page.querySelectorAll(".edition")].at(-1);
  if (!edition) return null;
  const text = (selector: string, within: ParentNode = edition): string =>
    within.querySelector(selector)?.textContent.trim() ?? "";
  const texts = (selector: string): readonly string[] =>
    Array.from(edition.querySelectorAll(selector), (each) => each.textContent.trim());
  return {
    title: text("h1", page),
    folio: texts(".folio span"),
    kicker: text(".kicker"),
    headline: text("h2"),
    lead: texts(".lead p:not(.kicker)"),
    stories: [...edition.querySelectorAll(".stories > section:not(.figures, .notice)")]
      .map((story) => ({ title: text("h3", story), text: text("p", story) }))
      .filter((story) => story.text !== "")
      .slice(0, STORIES),
    figures: Array.from(edition.querySelectorAll(".figures dl > div"), (row) => [
      text("dt", row),
      text("dd", row),
    ]),
  };
}
