/** Sounds of events, the "your turn" call, and the sound of a new chat line. */
import { untrack } from "svelte";
import type { AnyGameModule, AnyPendingNarration } from "../games/module";
import { giveHints } from "../lib/hints.svelte";
import { call, rest } from "../lib/notify";
import { settings } from "../lib/settings.svelte";
import { sound } from "../lib/sound";
import type { SoundName } from "../lib/sound";
import { lastOwnStep } from "../lib/story";
import type { Table } from "../lib/table.svelte";
import type { Tagged, Words } from "../lib/texts";

interface Watched {
  readonly table: () => Table;
  readonly game: () => AnyGameModule;
  readonly words: () => Words;
  /** The events that the board has not narrated yet. */
  readonly pendingNarration: () => AnyPendingNarration | null;
}

/** Watch a table while the calling component lives. */
export function signals({ table, game, words, pendingNarration }: Watched): void {
  const events = $derived(table().shown?.events ?? []);
  let last: readonly Tagged[] = [];
  let unheard: readonly Tagged[] = [];
  $effect(() => {
    const waiting = pendingNarration()?.events;
    if (events !== last) unheard = [...unheard, ...events];
    last = events;
    const names = unheard
      .filter((event) => !waiting?.includes(event))
      .map((event) => game().sounds(event));
    unheard = unheard.filter((event) => waiting?.includes(event));
    names.filter((name, place) => names.indexOf(name) === place).forEach(play);
  });

  /** The decision that waits for a player of this browser: seat, match, kind, and last own step. */
  const question = $derived.by(() => {
    const { shown, story } = table();
    const seat = askedHere(table());
    if (shown === null || seat === null) return null;
    const { decision } = shown.view;
    // In a discussion an action of one's own starts no new decision.
    const answered = game().isDiscussion?.(shown.view) ? "" : lastOwnStep(story, seat);
    return { seat, key: [shown.play, seat, decision, answered].join(" ") };
  });
  let called = "";
  $effect(() => {
    if (table().behind > 0) return; // the steps before it are shown first
    const now = question;
    if (now === null) rest();
    else if (now.key !== called) untrack(() => askFor(now.seat));
    called = now?.key ?? "";
  });
  function askFor(seat: number): void {
    sound("turn");
    call(words().say("turn-yours", { name: table().names[seat] ?? "" }), settings.notify);
  }

  let said = table().chat.length;
  $effect(() => {
    const chat = table().chat;
    if (chat.length > said && chat.at(-1)?.guest !== table().you) sound("chat");
    said = chat.length;
  });

  $effect(() => {
    if (table().refused) sound("refuse");
  });

  // A player who has seen a match to its end gets no more hints in this game unless they ask for
  // them.
  const ended = $derived(table().info?.phase === "over" && table().seats.length > 0);
  $effect(() => {
    if (ended)
      untrack(() => {
        giveHints(game().id, false);
      });
  });
}

/** The seat of this browser that must act; a short loss of the connection changes nothing. */
function askedHere({ handTo, seat, shown }: Table): number | null {
  return handTo ?? (seat !== null && shown?.waiting.includes(seat) ? seat : null);
}

function play(name: SoundName | null): void {
  if (name) sound(name);
}
