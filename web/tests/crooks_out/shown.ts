/** A board on the page, and functions that use it. */
import { fireEvent, render } from "@testing-library/svelte";
import { tick } from "svelte";
import { vi } from "vitest";
import { rooms } from "../../src/games/crooks_out/rooms";
import type { CirclesFaulted } from "../../src/games/crooks_out/wire";
import type { Language } from "../../src/lib/texts";
import { game, players, wordsOf } from "./table";
import type { GameAction, GameView, RecordedView } from "./table";

export interface Shown {
  readonly board: HTMLElement;
  readonly acts: GameAction[];
  readonly whys: GameAction[];
  readonly remarks: [string, string][];
  at(place: string): HTMLElement;
  name(seat: number, room: string): string;
  text(selector: string): string;
  press(selector: string): Promise<void>;
  key(key: string, code?: string): Promise<void>;
  change(more: object): Promise<void>;
}

/** The board of a recorded view, with everything it sent to the page. */
export async function show(
  { view, events }: Pick<RecordedView, "view" | "events">,
  more: object = {},
  language: Language = "en",
  Board: typeof game.Board = game.Board,
): Promise<Shown> {
  const acts: GameAction[] = [];
  const whys: GameAction[] = [];
  const remarks: [string, string][] = [];
  const { container, rerender } = render(Board, {
    view,
    players,
    words: await wordsOf(language),
    actable: view.active === view.you,
    cautions: [],
    newEvents: events,
    act: (action: GameAction) => acts.push(action),
    why: (action: GameAction) => whys.push(action),
    remark: (at: string, text: string) => remarks.push([at, text]),
    motion: false,
    ...more,
  });
  const find = (selector: string): HTMLElement => {
    const found = container.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`nothing at ${selector}`);
    return found;
  };
  return {
    board: container,
    acts,
    whys,
    remarks,
    at: (named) => find(`[data-at="${named}"]`),
    name: (seat, room) => find(`[data-at="room-${seat}-${room}"]`).getAttribute("aria-label") ?? "",
    text: (selector) => find(selector).textContent.replace(/\s+/g, " ").trim(),
    press: async (selector) => {
      await fireEvent.click(find(selector));
      await tick();
    },
    key: async (key, code = key) => {
      await fireEvent.keyDown(document.activeElement ?? container, { key, code });
      await tick();
    },
    change: async (props) => {
      await rerender(props);
      await tick();
    },
  };
}

/** A narrow screen: one sheet at a time. */
export function onPhone(): void {
  vi.stubGlobal("matchMedia", (media: string) =>
    Object.assign(new EventTarget(), { media, matches: media.includes("max-width: 42rem") }),
  );
}

/** The enlarged sheet. */
export function largest({ board }: Shown): string | undefined {
  return board.querySelector<HTMLElement>('[aria-pressed="true"][data-at]')?.dataset["at"];
}

/** The selector of a room. */
export function roomAt(seat: number, room: string): string {
  return `[data-at="room-${seat}-${room}"]`;
}

/** A question that may be asked now. */
export function askable({ view }: RecordedView): { seat: number; room: string; index: number } {
  const index = view.options.findIndex(({ type }) => type === "ask");
  const option = view.options[index];
  if (option?.type !== "ask") throw new Error("nothing can be asked");
  return { seat: option.seat, room: option.room, index };
}

/** A room of a sheet with this mark. */
export function marked(view: GameView, seat: number, mark: string): string {
  const found = rooms(view.theme)[view.seats[seat]?.marks.indexOf(mark) ?? -1];
  if (found === undefined) throw new Error(`no mark ${mark} on sheet ${seat}`);
  return found;
}

/** The fault in a recorded step. */
export function faultIn({ events }: RecordedView): CirclesFaulted {
  const fault = events.find((event) => event.type === "circles_faulted");
  if (!fault) throw new Error("no fault in the fixture");
  return fault;
}

/** The focused element. */
export function focused(): string | null {
  return document.activeElement?.getAttribute("data-at") ?? null;
}
