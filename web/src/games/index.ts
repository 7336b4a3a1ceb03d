/** The games of this client; board and texts are loaded on demand. */
import type { Language } from "../lib/texts";
import type { AnyGameModule } from "./module";

interface Entry {
  readonly module: () => Promise<{ game: unknown }>;
  /** Name and pitch, for pages outside a table. */
  readonly pitch: Readonly<Record<Language, () => Promise<{ default: string }>>>;
}

const GAMES: Readonly<Record<string, Entry>> = {
  crooks: {
    module: () => import("./crooks"),
    pitch: {
      en: () => import("../../../src/omerta/games/crooks/text/en.ftl?pitch"),
      ru: () => import("../../../src/omerta/games/crooks/text/ru.ftl?pitch"),
    },
  },
  crooks_out: {
    module: () => import("./crooks_out"),
    pitch: {
      en: () => import("../../../src/omerta/games/crooks_out/text/en.ftl?pitch"),
      ru: () => import("../../../src/omerta/games/crooks_out/text/ru.ftl?pitch"),
    },
  },
  crossfire: {
    module: () => import("./crossfire"),
    pitch: {
      en: () => import("../../../src/omerta/games/crossfire/text/en.ftl?pitch"),
      ru: () => import("../../../src/omerta/games/crossfire/text/ru.ftl?pitch"),
    },
  },
  legends: {
    module: () => import("./legends"),
    pitch: {
      en: () => import("../../../src/omerta/games/legends/text/en.ftl?pitch"),
      ru: () => import("../../../src/omerta/games/legends/text/ru.ftl?pitch"),
    },
  },
  mafia: {
    module: () => import("./mafia"),
    pitch: {
      en: () => import("../../../src/omerta/games/mafia/text/en.ftl?pitch"),
      ru: () => import("../../../src/omerta/games/mafia/text/ru.ftl?pitch"),
    },
  },
};

/** True if this client can show the game. */
export function known(id: string): boolean {
  return id in GAMES;
}

/** The engine's texts of a game outside a table: its name and pitch. */
export async function gameTexts(id: string, language: Language): Promise<readonly string[]> {
  return [(await entry(id).pitch[language]()).default];
}

/** Load a game's module. */
export async function load(id: string): Promise<AnyGameModule> {
  // The wire says which game a view belongs to; from here on the types are the game's own.
  return (await entry(id).module()).game as AnyGameModule;
}

function entry(id: string): Entry {
  const found = GAMES[id];
  if (!found) throw new Error(`this client does not know the game ${id}`);
  return found;
}
