/** The board of a recorded view, rendered for a test. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import type { Language } from "../../src/lib/texts";
import { game, players, wordsOf } from "./table";
import type { GameAction, RecordedView } from "./table";

export interface Shown {
  readonly board: HTMLElement;
  readonly acts: GameAction[];
  readonly whys: GameAction[];
  name(street: string): string;
  text(selector: string): string;
  press(selector: string): Promise<void>;
  key(key: string): Promise<void>;
  change(more: object): Promise<void>;
}

/** The board of a recorded view, with everything it sent to the page. */
export async function show(
  { view, events }: Pick<RecordedView, "view" | "events">,
  more: object = {},
  language: Language = "en",
): Promise<Shown> {
  const acts: GameAction[] = [];
  const whys: GameAction[] = [];
  const words = await wordsOf(language);
  await words.loadAll(import("../../src/games/mafia/later"));
  const { container, rerender } = render(game.Board, {
    view,
    players,
    words,
    actable: view.you !== null && view.active.includes(view.you),
    cautions: [],
    newEvents: events,
    act: (action: GameAction) => acts.push(action),
    why: (action: GameAction) => whys.push(action),
    motion: false,
    ...more,
  });
  await vi.dynamicImportSettled(); // the sheet comes after the town
  await tick();
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  return {
    board: container,
    acts,
    whys,
    name: (street) => find(at(street)).getAttribute("aria-label") ?? "",
    text: (selector) => find(selector).textContent.replace(/\s+/g, " ").trim(),
    press: async (selector) => {
      await fireEvent.click(find(selector));
      await tick();
    },
    key: async (key) => {
      await fireEvent.keyDown(document.activeElement ?? container, { key });
      await tick();
    },
    change: async (props) => {
      await rerender(props);
      await tick();
    },
  };
}

/** The address of a street. */
export function at(street: string): string {
  return `[data-street="${street}"]`;
}
