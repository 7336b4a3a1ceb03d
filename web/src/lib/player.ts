/** What this browser remembers of the player: the name, and the choices of a quick match. */
import { introduce, me, Refused } from "./api";
import { recall, remember } from "./memory";

const NAME = "omerta.name";
const QUICK = "omerta.quick";
export const LONGEST_NAME = 20;

/** The last choices for a match against bots, by game. */
export interface Quick {
  readonly rivals: number;
  readonly level: string;
}

/** The name used last in this browser, or "". */
export function lastName(): string {
  const name = recall(NAME);
  return typeof name === "string" ? name.slice(0, LONGEST_NAME) : "";
}

/** Give the server a name; a browser that keeps no cookies stays unknown. */
export async function beIntroduced(name: string): Promise<void> {
  await introduce(name);
  if ((await me()).guest === null) throw new Refused({ code: "cookies-needed", params: {} });
}

/** Give the server the player's name, and remember it. */
export async function beCalled(name: string): Promise<void> {
  const wanted = name.trim().slice(0, LONGEST_NAME);
  await beIntroduced(wanted);
  remember(NAME, wanted);
}

/** Make sure that the server knows this browser, under the last name or the given one. */
export async function beKnown(otherwise: string): Promise<void> {
  if ((await me()).guest === null) await beCalled(lastName() || otherwise);
}

export function quickGame(game: string): Quick {
  const kept = quickGames()[game];
  return { rivals: kept?.rivals ?? 2, level: kept?.level ?? "normal" };
}

export function rememberQuick(game: string, quick: Quick): void {
  remember(QUICK, { ...quickGames(), [game]: quick });
}

function quickGames(): Readonly<Record<string, Partial<Quick> | undefined>> {
  return (recall(QUICK) ?? {}) as Record<string, Partial<Quick>>;
}
