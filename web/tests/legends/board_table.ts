/** Recorded views of Legends, its texts, and its board with everything it sent to the page. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import { game } from "../../src/games/legends";
import type { GameAction, GameEvent, GameView } from "../../src/games/legends/wire";
import { LANGUAGES } from "../../src/lib/texts";
import type { Language, Words } from "../../src/lib/texts";
import { allSpoken, spoken } from "../moments";
import type { RecordedView as AnyRecordedView } from "../moments";
import fixture from "./board_moments.json";

export type RecordedView = Pick<
  AnyRecordedView<GameView, GameEvent>,
  "moment" | "view" | "events"
> & {
  readonly said: Readonly<Record<Language, { prompt: string; labels: readonly string[] }>>;
};

export const players: readonly string[] = fixture.players;
const printed = fixture.printed as unknown as Partial<GameView>;
export const moments: readonly RecordedView[] = (
  fixture.moments as unknown as readonly RecordedView[]
).map((each) => ({
  ...each,
  view: { ...printed, ...each.view },
}));
/** The recorded view with this name. */
export function momentOf(name: string): RecordedView {
  const found = moments.find(({ moment }) => moment === name);
  if (!found) throw new Error(`no moment ${name} in the fixture`);
  return found;
}
export const wordsOf = (language: Language): Promise<Words> => spoken(game, language);
export const allWordsOf = (language: Language): Promise<Words> => allSpoken(game, language);
/** A single player has one name and two hands. */
export const seated = (moment: string): readonly string[] =>
  moment === "alone-act" ? players.slice(0, 1) : players;

export interface Shown {
  readonly board: HTMLElement;
  readonly acts: GameAction[];
  readonly whys: GameAction[];
  readonly suggested: (readonly [GameAction | null, string])[];
  find(selector: string): HTMLElement;
  text(selector: string): string;
  press(selector: string): Promise<void>;
  key(key: string): Promise<void>;
  change(more: object): Promise<void>;
}

/** Wait for everything that is loaded on demand. */
async function settled(): Promise<void> {
  await tick();
  await vi.dynamicImportSettled();
  await tick();
}

/** The board of a recorded view. */
export async function show(
  { moment, view, events }: Pick<RecordedView, "moment" | "view" | "events">,
  more: object = {},
  language: Language = "en",
): Promise<Shown> {
  const acts: GameAction[] = [];
  const whys: GameAction[] = [];
  const suggested: (readonly [GameAction | null, string])[] = [];
  const words = await wordsOf(language);
  const { container, rerender } = render(game.Board, {
    view,
    players: seated(moment),
    words,
    actable: view.you !== null && view.asked.includes(view.you),
    cautions: [],
    newEvents: events,
    act: (action: GameAction) => acts.push(action),
    why: (action: GameAction) => whys.push(action),
    suggest: (action: GameAction | null, at: string) => suggested.push([action, at]),
    motion: false,
    ...more,
  });
  await settled();
  await words.loadAll(); // the board does not wait for later texts
  await settled();
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  return {
    board: container,
    acts,
    whys,
    suggested,
    find,
    text: (selector) => find(selector).textContent.replace(/\s+/g, " ").trim(),
    press: async (selector) => {
      await fireEvent.click(find(selector));
      await settled();
    },
    key: async (key) => {
      await fireEvent.keyDown(document.activeElement ?? container, { key });
      await settled();
    },
    change: async (props) => {
      await rerender(props);
      await settled();
    },
  };
}

export { game, LANGUAGES };
export type { GameAction, GameEvent, GameView };
