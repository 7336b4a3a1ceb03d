/** The fixtures of this game and its words: a shootout, and a sniper's game from both ends. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, vi } from "vitest";
import { game } from "../../src/games/crossfire";
import type { GameAction, GameEvent, GameView } from "../../src/games/crossfire/wire";
import { LANGUAGES } from "../../src/lib/texts";
import type { Language, Words } from "../../src/lib/texts";
import { allSpoken, named, spoken } from "../moments";
import type { RecordedView as AnyRecordedView } from "../moments";
import shootout from "./moments.json";
import rifle from "./rifle.json";
import hunted from "./sniper.json";

export type RecordedView = AnyRecordedView<GameView, GameEvent>;
export type Story = "shootout" | "hunted" | "rifle";

const STORIES = { shootout, hunted, rifle };

export function playersOf(story: Story): readonly string[] {
  return STORIES[story].players;
}
export function momentsOf(story: Story): readonly RecordedView[] {
  return STORIES[story].moments as unknown as readonly RecordedView[];
}
export function momentOf(name: string, story: Story = "shootout"): RecordedView {
  return named(momentsOf(story), name);
}
export const wordsOf = (language: Language): Promise<Words> => spoken(game, language);
export const allWordsOf = (language: Language): Promise<Words> => allSpoken(game, language);

afterEach(cleanup);

export interface Shown {
  readonly board: HTMLElement;
  readonly acts: GameAction[];
  readonly whys: GameAction[];
  readonly find: (selector: string) => HTMLElement;
  readonly text: (selector: string) => string;
  /** The button of this name. */
  readonly button: (name: string) => HTMLElement;
  readonly press: (name: string) => Promise<void>;
  readonly tap: (seat: number) => Promise<void>;
  readonly change: (more: object) => Promise<void>;
}

/** The board of a recorded view, with everything it sent to the page. */
export async function show(
  { view, events }: Pick<RecordedView, "view" | "events">,
  more: object = {},
  story: Story = "shootout",
  language: Language = "en",
): Promise<Shown> {
  const acts: GameAction[] = [];
  const whys: GameAction[] = [];
  const words = await wordsOf(language);
  const { container, rerender } = render(game.Board, {
    view,
    players: playersOf(story),
    words,
    actable: view.you !== null && view.active.includes(view.you),
    cautions: [],
    newEvents: events,
    act: (action: GameAction) => acts.push(action),
    why: (action: GameAction) => whys.push(action),
    motion: false,
    ...more,
  });
  await vi.dynamicImportSettled(); // the parts for the discussion are loaded on demand
  await words.loadAll();
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  const button = (name: string): HTMLElement => {
    const found = [...container.querySelectorAll("button")].find((each) => nameOf(each) === name);
    if (!found) throw new Error(`no button ${name}`);
    return found;
  };
  const click = async (thing: HTMLElement): Promise<void> => {
    await fireEvent.click(thing);
    await tick();
  };
  return {
    board: container,
    acts,
    whys,
    find,
    button,
    text: (selector) => plain(find(selector).textContent),
    press: (name) => click(button(name)),
    tap: (seat) => click(find(`[data-seat="${seat}"] button`)),
    change: async (props) => {
      await rerender(props);
      await tick();
    },
  };
}

function nameOf(thing: HTMLElement): string {
  return thing.getAttribute("aria-label") ?? plain(thing.textContent);
}
function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

export { game, LANGUAGES };
export type { GameAction, GameEvent, GameView };
