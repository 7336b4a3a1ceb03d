/** One table as this browser knows it: pushes update its reactive state. */
import type { AnyView } from "../games/module";
import { Coach } from "./coach.svelte";
import { Connection } from "./connection";
import type { Ending, Link, Listener, SocketMaker, Wish } from "./connection";
import { Pencil } from "./pencil.svelte";
import type { Remarks } from "./pencil.svelte";
import { Salts } from "./salts";
import { here } from "./site.svelte";
import { Queue, countdown, renewed, shownFrom } from "./showing";
import type { Shown, Tempo } from "./showing";
import { extended, preceded } from "./story";
import type { Refusal, Tagged } from "./texts";
import { Cooperation } from "./cooperation.svelte";
import type {
  AnyCommand,
  AnyPush,
  Hello,
  MatchInfo,
  Refused,
  ChatLine,
  StepAdded,
  Suggestion,
  TableInfo,
  StepForViewer,
  UndoAsked,
  Welcome,
} from "./wire";

/** A refusal, with the clause of the rules it cites. */
export interface WhyNot extends Refusal {
  readonly clause: string;
}

/** How to reach a table. */
export interface Way {
  readonly address: string;
  readonly password?: string;
  /** True if the board animates its steps. */
  readonly moves: () => boolean;
  /** A shared screen: it views as a spectator, even if this browser has a seat. */
  readonly watch?: boolean;
  /**
   * True if the discussion before these events still goes on, so an action sent in it still counts.
   */
  readonly talks?: (view: AnyView, since: readonly Tagged[]) => boolean;
  /** How long the steps of the game are shown. */
  readonly tempo?: Tempo;
  readonly make?: SocketMaker;
}

export class Table implements Listener {
  link: Link = $state("connecting");
  /** The connection was lost and is not back yet. */
  away = $state(false);
  gone: Ending | null = $state(null);
  /** The public id of this browser's guest. */
  you = $state("");
  /** The seat that this browser views as. */
  seat: number | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  story: readonly StepForViewer[] = $state.raw([]);
  chat: readonly ChatLine[] = $state.raw([]);
  /** A line of chat that was refused, given back to its writer. */
  unsaid = $state("");
  notes = $state("");
  /** Why the table does not admit this browser; the client asks again by itself. */
  turnedAway: WhyNot | null = $state.raw(null);
  /** The last refusal, until the next command. */
  refused: WhyNot | null = $state.raw(null);
  /** The answer to the last `why`; an empty code means that the action is allowed. */
  reason: WhyNot | null = $state.raw(null);
  /** Unanswered commands that change the match. */
  pending: readonly string[] = $state.raw([]);
  /** The number of steps that wait to be shown. */
  behind = $state(0);

  /** The seats of this browser. */
  readonly seats: readonly number[] = $derived(mine(this.info, this.you));
  /** The host's first seat. */
  readonly hostSeat: number | null = $derived(mine(this.info, this.info?.host ?? "")[0] ?? null);
  readonly host = $derived(this.you !== "" && this.info?.host === this.you);
  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  /** True if this viewer may act now. */
  readonly actable = $derived.by(() => this.asked && this.pending.length === 0);
  /** True if a decision is addressed to this viewer, answered or not. */
  readonly asked = $derived(
    this.link === "open" &&
      this.behind === 0 &&
      this.seat !== null &&
      (this.shown?.waiting.includes(this.seat) ?? false),
  );
  /** The private remarks of the viewer's seat. */
  readonly pencil: Remarks = $derived.by(() => this.#pencil.remarks);
  /** The coach's advice about the shown step. */
  readonly advice: unknown = $derived.by(() => this.#coach.of(this.shown));
  /** In a cooperative game: what the other players propose or point at. */
  readonly suggestions: readonly Suggestion[] = $derived.by(() =>
    this.#cooperation.suggestions(this.shown),
  );
  /** In a cooperative game: a player's request to undo the shown step. */
  readonly undoAsked: UndoAsked | null = $derived.by(() => this.#cooperation.asked(this.shown));
  /** Another seat of this browser that must act while this one is on the screen. */
  readonly handTo: number | null = $derived(nextHere(this.shown, this.seats, this.seat));

  readonly #connection: Connection;
  readonly #salts = new Salts((wish) => this.#connection.say(wish));
  readonly #pencil = new Pencil();
  readonly #coach = new Coach();
  readonly #cooperation = new Cooperation();
  readonly #queue: Queue;
  readonly #password: string;
  readonly #watch: boolean;
  readonly #talks: NonNullable<Way["talks"]>;
  /** The event that the board narrates, by the event that the log holds instead of it. */
  readonly #narrated = new WeakMap<Tagged, Tagged>();
  /** The seat that this browser wants to view as. */
  #wanted: number | null = null;
  /** The last received state; the screen may be some steps behind. */
  #heard: { readonly play: string; readonly view: AnyView } | null = null;
  /** The private notes as the server has them. */
  #savedNotes = "";

  constructor({ address, password = "", moves, watch = false, talks, tempo, make }: Way) {
    this.#password = password;
    this.#watch = watch;
    this.#talks = talks ?? (() => false);
    this.#queue = new Queue(
      (shown) => {
        this.#show(shown);
        this.behind = this.#queue.length;
      },
      // Browsers slow the timers of hidden pages, so the "your turn" call would come too late.
      () => moves() && document.visibilityState === "visible",
      tempo,
    );
    this.#connection = new Connection(address, this, make);
  }

  close(): void {
    this.#queue.clear();
    this.#connection.close();
  }

  /** Send a command to the table; returns its id. */
  say(wish: Wish): string {
    this.refused = null;
    return this.#connection.say(wish);
  }

  /** Tell the table that the player is present without acting. */
  isHere(): void {
    this.#connection.say({ type: "here" });
  }

  act(action: Tagged): void {
    this.#play({ type: "act", seq: this.#seq, action });
  }

  /** Send an action as typed text. */
  type(text: string): void {
    this.#play({ type: "type", seq: this.#seq, text });
  }

  undo(): void {
    this.#play({ type: "undo", seq: this.#seq });
  }

  /** Agree or disagree to undo the last step or to admit a newcomer to a seat. */
  agree(agreed: boolean, guest: string | null = null): void {
    this.#play({ type: "agree", seq: this.#seq, agreed, guest });
  }

  /**
   * Propose an action to the player who decides, or point at a thing; without either, withdraw it.
   */
  suggest(action: Tagged | null, at: string): void {
    this.say({ type: "suggest", seq: this.#seq, action, at });
  }

  why(action: Tagged): void {
    this.reason = null;
    this.say({ type: "why", action });
  }

  /** Write a private remark on a thing of the board; "" deletes it. */
  remark(at: string, text: string): void {
    const id = this.say({ type: "pencil", seat: this.seat, at, text });
    this.#pencil.write({ id, at, text });
  }

  /** Ask the coach about the shown step. */
  consult(): void {
    if (this.link !== "open" || this.behind > 0 || !this.shown) return;
    this.#coach.consult(this.shown, () => this.#connection.say({ type: "coach" }));
  }

  /** View as another seat of this browser, or as a spectator. */
  viewAs(seat: number | null): void {
    this.#wanted = seat;
    this.refused = this.reason = null; // it was addressed to the previous viewer
    this.#connection.greet();
  }

  /** The event that the board narrates, for an event of the log. */
  narratedAs(event: Tagged): Tagged {
    return this.#narrated.get(event) ?? event;
  }

  /** Put older steps in front of the known ones. */
  addOlder(older: readonly StepForViewer[]): void {
    this.story = preceded(this.story, older);
  }

  hello(): Omit<Hello, "id" | "type"> {
    const heard = this.#heard?.view.you === this.#wanted ? this.#heard : null;
    const known = heard && { play: heard.play, seq: this.story.at(-1)?.seq ?? -1 };
    const watch = this.#watch ? { watch: true } : {};
    return { seat: this.#wanted, password: this.#password, ...watch, ...known };
  }

  linkIs(state: Link, why?: Ending): void {
    this.link = state;
    if (state === "lost") this.away = true;
    if (state === "open") this.away = false;
    this.gone = why ?? null;
  }

  hear(push: AnyPush, to?: AnyCommand): void {
    switch (push.type) {
      case "welcome":
        this.#welcome(push);
        break;
      case "table":
        if (this.info) this.#changed(push.table); // otherwise the welcome is still to come
        break;
      case "step":
        this.#step(push);
        break;
      case "clock":
        this.#queue.hurry();
        if (this.shown) this.shown = { ...this.shown, clock: push.clock && countdown(push.clock) };
        break;
      case "chat":
        this.chat = [...this.chat, push.said];
        break;
      case "ack":
        this.#answered(push.id);
        if (to?.type === "salt") this.#salts.taken(to);
        if (to?.type === "note") this.#savedNotes = to.text;
        if (to?.type === "pencil") this.#pencil.taken(to.id);
        break;
      case "refused":
        this.#refuse(push, to);
        break;
      case "reason":
        this.reason = push;
        break;
      case "pencil":
        if (push.seat === this.seat) this.#pencil.hear(push);
        break;
      case "advice":
        this.#coach.hear(push);
        break;
      case "suggestions":
      case "undo_asked":
        this.#cooperation.hear(push);
        break;
      case "gone": // the connection reports it through `linkIs`
        break;
    }
  }

  get #seq(): number {
    return this.shown?.seq ?? -1;
  }

  #play(wish: Wish): void {
    this.pending = [...this.pending, this.say(wish)];
  }

  #answered(id: string): void {
    this.pending = this.pending.filter((waiting) => waiting !== id);
  }

  #show(shown: Shown): void {
    this.shown = shown;
    this.seat = shown.view.you;
  }

  #welcome(push: Welcome): void {
    const { play, view } = this.#heard ?? {};
    const goesOn = push.play?.play === play && push.seat === view?.you;
    here.hear(push.site);
    this.turnedAway = null;
    this.you = push.you;
    this.#pencil.begin(push.pencil, goesOn);
    this.#coach.begin();
    this.#connection.withdraw("coach");
    this.seat = this.#wanted = push.seat;
    this.chat = push.chat;
    if (this.notes === this.#savedNotes) this.notes = push.notes; // otherwise a change of ours is still on its way
    this.#savedNotes = push.notes;
    this.story = goesOn ? extended(this.story, push.story) : push.story;
    this.#stand(push.play);
    const missed = push.missed.flatMap(({ events }) => events as readonly Tagged[]);
    if (this.shown && missed.length > 0) this.shown = { ...this.shown, events: missed };
    this.#changed(push.table);
  }

  /** Merge the changed fields into the table's state. */
  #changed(news: Partial<TableInfo>): void {
    const info = { ...this.info, ...news } as TableInfo;
    this.info = info;
    if (info.phase === "lobby") this.#stand(null);
    if (this.you !== "") this.#salts.bring(info, this.seats);
  }

  #step(push: StepAdded): void {
    const known = this.#heard?.play === push.play ? this.story : [];
    // Without the memory aid the log holds less detail, but of the same events.
    push.log?.events.forEach((kept, number) => {
      this.#narrated.set(kept as Tagged, push.told.events[number] as Tagged);
    });
    this.story = extended(known, [push.log ?? push.told]);
    const view = renewed(this.#heard?.view ?? null, push);
    this.#heard = { play: push.play, view };
    if (push.seq === 0) {
      this.#wanted = view.you; // on a shared device no player has taken it yet
      this.#pencil.begin({}, false); // a new deal
    }
    this.#queue.add(shownFrom({ ...push, view }));
    this.behind = this.#queue.length;
  }

  #refuse(push: Refused, to?: AnyCommand): void {
    this.#answered(push.id);
    if (to?.type === "salt") {
      this.#salts.refused(to, push.code);
      return; // the player did not send it
    }
    if (to?.type === "coach" || to?.type === "here") return; // it is sent again automatically
    if (to?.type === "pencil") {
      this.#pencil.refused(to.id);
      if (to.seat !== this.seat) return; // the viewer changed since
    }
    if (to?.type === "hello") {
      this.turnedAway = push;
      if (push.code === "not-your-seat") this.#wanted = null; // the seat was lost
      return;
    }
    if (to?.type === "chat") this.unsaid = to.text;
    if (push.play) this.#stand(push.play);
    if (to?.type === "act" && push.play && this.#goesOn(push.play, to.seq)) {
      this.act(to.action as Tagged); // a restarted table does not remember when the decision began
      return;
    }
    this.refused = push;
  }

  /** True if the discussion of an earlier step still goes on. */
  #goesOn({ view }: MatchInfo, seq: number): boolean {
    const since = this.story.filter((step) => step.seq > seq).flatMap(({ events }) => events);
    return this.#talks(view as AnyView, since as readonly Tagged[]);
  }

  /** Show the given state of the match at once and drop waiting steps. */
  #stand(play: MatchInfo | null): void {
    this.#queue.clear();
    this.behind = 0;
    this.#cooperation.stand(play);
    this.#heard = play && { play: play.play, view: play.view as AnyView };
    this.shown = play && shownFrom(play);
  }
}

function mine(info: TableInfo | null, you: string): readonly number[] {
  const seats = info?.seats ?? [];
  return seats.flatMap((seat, number) =>
    seat.guest !== null && seat.guest === you ? [number] : [],
  );
}

function nextHere(
  shown: Shown | null,
  seats: readonly number[],
  seat: number | null,
): number | null {
  const waiting = shown?.waiting.filter((waited) => seats.includes(waited)) ?? [];
  if (seats.length < 2 || waiting.length === 0) return null;
  return seat !== null && waiting.includes(seat) ? null : (waiting[0] ?? null);
}
