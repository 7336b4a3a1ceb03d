/** The rules of the games as pages, made from `docs/games` when the client is built. */
import type { Language } from "../lib/texts";

/** A line of the table of contents. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly level: 2 | 3;
}

/** The rules of one game in one language; clauses have their numbers as ids. */
export interface Book {
  readonly title: string;
  readonly contents: readonly Entry[];
  readonly html: string;
}

type Edition = () => Promise<{ default: Book }>;

const BOOKS: Readonly<Record<string, Readonly<Record<Language, Edition>>>> = {
  crooks: {
    en: () => import("../../../docs/games/crooks/rules.md?rules"),
    ru: () => import("../../../docs/games/crooks/rules.ru.md?rules"),
  },
  crooks_out: {
    en: () => import("../../../docs/games/crooks_out/rules.md?rules"),
    ru: () => import("../../../docs/games/crooks_out/rules.ru.md?rules"),
  },
  crossfire: {
    en: () => import("../../../docs/games/crossfire/rules.md?rules"),
    ru: () => import("../../../docs/games/crossfire/rules.ru.md?rules"),
  },
  legends: {
    en: () => import("../../../docs/games/legends/rules.md?rules"),
    ru: () => import("../../../docs/games/legends/rules.ru.md?rules"),
  },
  mafia: {
    en: () => import("../../../docs/games/mafia/rules.md?rules"),
    ru: () => import("../../../docs/games/mafia/rules.ru.md?rules"),
  },
};

/** The rules of a game, or null if there is no such game. */
export async function bookOf(game: string, language: Language): Promise<Book | null> {
  const editions = Object.hasOwn(BOOKS, game) ? BOOKS[game] : undefined;
  return editions ? (await editions[language]()).default : null;
}
