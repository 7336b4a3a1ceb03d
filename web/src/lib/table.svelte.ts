/** One table as this browser knows it: pushes are folded into reactive state. */
import { Connection } from "./connection";
import type { Link, Listener, SocketMaker, Wish } from "./connection";
import { rememberSalt } from "./deals";
import { randomHex } from "./ids";
import { Queue, countdown, shownFrom } from "./showing";
import type { Shown } from "./showing";
import { extended, preceded } from "./story";
import type { Tagged } from "./texts";
import type {
  AnyPush,
  Gone,
  Hello,
  PlayInfo,
  Refused,
  Said,
  Step,
  TableInfo,
  Told,
  Welcome,
} from "./wire";

/** Why something was not or cannot be done: message id, clause of the rules, parameters. */
export interface WhyNot {
  readonly code: string;
  readonly clause: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** How a table is reached. */
export interface Way {
  readonly address: string;
  readonly password?: string;
  /** Whether the board takes its time to tell a step. */
  readonly moves: () => boolean;
  readonly make?: SocketMaker;
}

export class Table implements Listener {
  link: Link = $state("connecting");
  /** The line was lost and has not come back yet. */
  away = $state(false);
  gone: Gone["why"] | null = $state(null);
  /** The public id of this browser. */
  you = $state("");
  /** From which seat this browser looks. */
  seat: number | null = $state(null);
  info: TableInfo | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  story: readonly Told[] = $state.raw([]);
  chat: readonly Said[] = $state.raw([]);
  notes = $state("");
  /** The last refusal, until something else is said. */
  refused: WhyNot | null = $state.raw(null);
  /** The answer to the last `why`; an empty code means that it is allowed. */
  reason: WhyNot | null = $state.raw(null);
  /** Commands that change the game and are not answered yet. */
  pending: readonly string[] = $state.raw([]);
  /** Steps that wait for the screen. */
  behind = $state(0);

  /** The seats of this browser. */
  readonly seats: readonly number[] = $derived(mine(this.info, this.you));
  readonly host = $derived(this.you !== "" && this.info?.host === this.you);
  readonly names = $derived(this.info?.seats.map((seat) => seat.name) ?? []);
  /** Whether this viewer may answer now. */
  readonly actable = $derived(
    this.link === "open" &&
      this.pending.length === 0 &&
      this.behind === 0 &&
      this.seat !== null &&
      (this.shown?.waiting.includes(this.seat) ?? false),
  );
  /** The seat of this browser that must answer while another one is on the screen. */
  readonly handTo: number | null = $derived(nextHere(this.shown, this.seats, this.seat));

  readonly #connection: Connection;
  readonly #queue: Queue;
  readonly #password: string;
  #wanted: number | null = null;
  #knows: number | null = null;
  #salted = "";
  #view: unknown;

  constructor({ address, password = "", moves, make }: Way) {
    this.#password = password;
    this.#queue = new Queue((shown) => {
      this.#show(shown);
      this.behind = this.#queue.length;
    }, moves);
    this.#connection = new Connection(address, this, make);
  }

  close(): void {
    this.#queue.clear();
    this.#connection.close();
  }

  /** Say something to the table; returns the id of the command. */
  say(wish: Wish): string {
    this.refused = null;
    return this.#connection.say(wish);
  }

  act(action: Tagged): void {
    this.#play({ type: "act", seq: this.#seq, action });
  }

  /** An answer in words. */
  type(text: string): void {
    this.#play({ type: "type", seq: this.#seq, text });
  }

  undo(): void {
    this.#play({ type: "undo", seq: this.#seq });
  }

  why(action: Tagged): void {
    this.reason = null;
    this.say({ type: "why", action });
  }

  /** Look from this seat of mine from now on, or as a spectator. */
  look(seat: number | null): void {
    this.#wanted = seat;
    this.#connection.greet();
  }

  /** Put older steps before those that are known. */
  addOlder(older: readonly Told[]): void {
    this.story = preceded(this.story, older);
  }

  hello(): Omit<Hello, "id" | "type"> {
    const same = this.shown !== null && this.#knows === this.#wanted;
    const known = same ? { play: this.#playId, seq: this.story.at(-1)?.seq ?? -1 } : {};
    return { seat: this.#wanted, password: this.#password, ...known };
  }

  linkIs(state: Link, why?: Gone["why"]): void {
    this.link = state;
    if (state === "lost") this.away = true;
    if (state === "open") this.away = false;
    this.gone = why ?? null;
  }

  hear(push: AnyPush): void {
    switch (push.type) {
      case "welcome":
        this.#welcome(push);
        break;
      case "table":
        this.#changed(push.table);
        break;
      case "step":
        this.#step(push);
        break;
      case "clock":
        if (this.shown) this.shown = { ...this.shown, clock: push.clock && countdown(push.clock) };
        break;
      case "chat":
        this.chat = [...this.chat, push.said];
        break;
      case "ack":
        this.#answered(push.id);
        break;
      case "refused":
        this.#refuse(push);
        break;
      case "reason":
        this.reason = push;
        break;
      case "gone": // the connection tells it by `linkIs`
        break;
    }
  }

  get #seq(): number {
    return this.shown?.seq ?? -1;
  }

  get #playId(): string {
    return this.shown?.play ?? "";
  }

  #play(wish: Wish): void {
    this.pending = [...this.pending, this.say(wish)];
  }

  #answered(id: string): void {
    this.pending = this.pending.filter((waiting) => waiting !== id);
  }

  /** A view says from where it was seen: at a new deal nobody holds a shared device yet. */
  #show(shown: Shown): void {
    this.shown = shown;
    this.seat = this.#wanted = this.#knows = shown.view.you;
  }

  #welcome(push: Welcome): void {
    const goesOn = push.play?.play === this.#playId && push.seat === this.#knows;
    this.#queue.clear();
    this.behind = 0;
    this.you = push.you;
    this.seat = this.#wanted = this.#knows = push.seat;
    this.chat = push.chat;
    this.notes = push.notes;
    this.story = goesOn ? extended(this.story, push.story) : push.story;
    this.#stand(push.play);
    this.#changed(push.table);
  }

  #changed(info: TableInfo): void {
    this.info = info;
    if (info.play === null || info.phase === "lobby") this.shown = null;
    this.#bringSalt(info);
  }

  /** Every seat here shares in the luck of the next deal. */
  #bringSalt({ seats, commitment, phase }: TableInfo): void {
    if (phase === "playing") return;
    for (const seat of this.seats) {
      const mark = `${commitment} ${seat}`;
      if (seats[seat]?.salted || this.#salted.includes(mark)) continue;
      const salt = randomHex(16);
      this.#salted += `${mark}\n`;
      rememberSalt(commitment, seat, salt);
      this.say({ type: "salt", seat, salt, commitment });
    }
  }

  #step(push: Step): void {
    const fresh = push.play !== this.#playId;
    this.story = extended(fresh ? [] : this.story, [push.log ?? push.told]);
    this.#view = push.seq === 0 ? push.view : renewed(Object(this.#view), push);
    this.#queue.add(shownFrom({ ...push, view: this.#view }));
    this.behind = this.#queue.length;
  }

  #refuse(push: Refused): void {
    this.#answered(push.id);
    this.refused = push;
    if (this.link !== "open") this.#wanted = null; // the seat I came back to is not mine any more
    if (!push.play) return;
    this.#queue.clear();
    this.behind = 0;
    this.#stand(push.play);
  }

  #stand(play: PlayInfo | null): void {
    this.#view = play?.view;
    this.shown = play && shownFrom(play);
  }
}

/** The view after a step: fields that changed, and entries that changed in lists. */
function renewed(view: Record<string, unknown>, { view: fields, entries }: Step): unknown {
  const whole = { ...view, ...Object(fields) };
  for (const [name, changed] of Object.entries(entries)) {
    const list = whole[name] as readonly unknown[];
    whole[name] = list.map((entry, place) => (place in changed ? changed[place] : entry));
  }
  return whole;
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
