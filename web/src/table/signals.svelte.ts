/** What is heard and what calls somebody back: sounds of events, "your turn", a line of chat. */
import type { AnyGameModule, AnyUntold } from "../games/module";
import { call, rest } from "../lib/notify";
import { choose, settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { SoundName } from "../lib/sound";
import type { Table } from "../lib/table.svelte";
import type { Tagged, Words } from "../lib/texts";

interface Watched {
  readonly table: () => Table;
  readonly game: () => AnyGameModule;
  readonly words: () => Words;
  /** What the board has still to tell. */
  readonly untold: () => AnyUntold | null;
}

/** Watch a table as long as the component lives that calls this. */
export function signals({ table, game, words, untold }: Watched): void {
  const events = $derived(table().shown?.events ?? []);
  let last: readonly Tagged[] = [];
  let unheard: readonly Tagged[] = [];
  $effect(() => {
    const waiting = untold()?.events;
    if (events !== last) unheard = [...unheard, ...events];
    last = events;
    const names = unheard
      .filter((event) => !waiting?.includes(event))
      .map((event) => game().sounds(event));
    unheard = unheard.filter((event) => waiting?.includes(event));
    names.filter((name, place) => names.indexOf(name) === place).forEach(play);
  });

  $effect(() => {
    const now = table();
    const talks = now.shown ? game().talks?.(now.shown.view) : false;
    const seat = now.handTo ?? ((talks ? now.asked : now.actable) ? now.seat : null);
    if (seat === null) {
      rest();
      return;
    }
    sound("turn");
    call(words().say("turn-yours", { name: now.names[seat] ?? "" }), settings.notify);
  });

  let said = table().chat.length;
  $effect(() => {
    const chat = table().chat;
    if (chat.length > said && chat.at(-1)?.guest !== table().you) sound("chat");
    said = chat.length;
  });

  $effect(() => {
    if (table().refused) sound("refuse");
  });

  // Whoever has seen a game to its end is no newcomer.
  $effect(() => {
    if (table().info?.phase === "over" && table().seats.length > 0) choose({ hints: false });
  });
}

function play(name: SoundName | null): void {
  if (name) sound(name);
}
