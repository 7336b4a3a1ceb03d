/**
 * The socket of one table. Every command is kept until it is answered; after a break the
 * connection comes back by itself, says `hello` with the last step it knows and repeats what was
 * not answered, under the same ids, so that nothing happens twice.
 */
import { commandId } from "./ids";
import type { AnyCommand, AnyPush, Gone, Hello } from "./wire";

/** A command without its id: the connection gives it one. */
export type Wish = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, "id">
    : never
  : never;

export type Link = "connecting" | "open" | "lost" | "over";

/** Why a line does not come back: the table said so, or the server no longer knows this browser. */
export type Ending = Gone["why"] | "unknown_guest";

/** Who listens. */
export interface Listener {
  /** What to say first, each time the line is up: who I am and what I know. */
  hello(): Omit<Hello, "id" | "type">;
  /** `to` is the command of this browser that the push answers. */
  hear(push: AnyPush, to?: AnyCommand): void;
  linkIs(state: Link, why?: Ending): void;
}

export type SocketMaker = (address: string) => WebSocket;

/** A line that has been silent for so long is asked whether it is still good. */
const SILENCE = 20_000;
/** A line that does not answer for so long is dead, whatever the browser believes … */
const PATIENCE = 8_000;
/** … but who has failed already may be far away: a welcome needs its time on a slow line. */
const LONGEST_PATIENCE = 30_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** A line that has held for so long is good: the next break is a new one. */
const STEADY = 5_000;

/** Close codes of the server: it wants a name first; the table fell over a command. */
const UNKNOWN_GUEST = 4401;
const CRASHED = 1011;
/** A command with which a table fell so often is not said again. */
const MOST_CRASHES = 2;

/** A command that waits for its answer. */
interface Unanswered {
  readonly command: AnyCommand;
  /** On the line that is up now. */
  sent: boolean;
  crashes: number;
}

export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #make: SocketMaker;
  readonly #unanswered = new Map<string, Unanswered>();
  #socket: WebSocket | null = null;
  #greeting: Hello | null = null;
  #welcomed = false;
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #steady: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;

  constructor(address: string, listener: Listener, make: SocketMaker = (a) => new WebSocket(a)) {
    this.#address = address;
    this.#listener = listener;
    this.#make = make;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#turn);
    this.#connect();
  }

  /** Say something; returns its id. Before the welcome it waits. */
  say(wish: Wish): string {
    const command = { ...wish, id: commandId() } as AnyCommand;
    const unanswered = { command, sent: false, crashes: 0 };
    this.#unanswered.set(command.id, unanswered);
    if (this.#welcomed) this.#ask(unanswered);
    return command.id;
  }

  /** Commands of these kinds that have not been answered are not said again. */
  withdraw(...kinds: readonly AnyCommand["type"][]): void {
    for (const [id, { command }] of this.#unanswered) {
      if (kinds.includes(command.type)) this.#unanswered.delete(id);
    }
  }

  /** Say `hello` anew on the same line: to look from another seat. */
  greet(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet();
  }

  /** Hang up for good. */
  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#steady);
    this.#rest();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#turn);
    const socket = this.#socket;
    this.#socket = null; // what it still says is not heard
    socket?.close(1000);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#rest();
    this.#listener.linkIs("connecting");
    const socket = this.#make(this.#address);
    this.#socket = socket;
    this.#bePatient();
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#rest();
      this.#greet();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#hear(JSON.parse(event.data) as AnyPush);
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#closed(code);
    };
  }

  #greet(): void {
    this.#welcomed = false;
    this.#greeting = { type: "hello", ...this.#listener.hello(), id: commandId() };
    this.#send(this.#greeting);
  }

  #hear(push: AnyPush): void {
    if (push.type === "gone") {
      this.#finish(push.why);
      return;
    }
    const to = "id" in push ? this.#answered(push.id) : undefined;
    this.#listener.hear(push, to);
    if (to === undefined || to !== this.#greeting) return;
    if (push.type === "welcome") this.#resume();
    else this.#drop(); // not let in: come again later
  }

  /** The command that has been answered; it will not be said again. */
  #answered(id: string): AnyCommand | undefined {
    if (id === this.#greeting?.id) return this.#greeting;
    const answered = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return answered?.command;
  }

  /** The table knows us again: the line is good, and what was not answered is said again. */
  #resume(): void {
    this.#welcomed = true;
    clearTimeout(this.#steady);
    this.#steady = setTimeout(() => (this.#tries = 0), STEADY);
    this.#listener.linkIs("open");
    for (const unanswered of this.#unanswered.values()) {
      if (!unanswered.sent) this.#ask(unanswered);
    }
  }

  /** Something was heard: the line is good, and is asked again after a silence. */
  #listen(): void {
    this.#rest();
    this.#silence = setTimeout(this.#ping, SILENCE);
  }

  readonly #ping = (): void => {
    this.#send({ type: "ping", id: commandId() });
  };

  #rest(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** Do not wait for a line that is dead: a good-bye would not come through either. */
  readonly #drop = (): void => {
    const dead = this.#socket;
    if (dead === null) return;
    this.#socket = null;
    dead.close();
    this.#lost();
  };

  /** The line was closed from the other side, or by the browser. */
  #closed(code: number): void {
    if (code === UNKNOWN_GUEST) {
      this.#finish("unknown_guest");
      return;
    }
    if (code === CRASHED) this.#blame();
    this.#lost();
  }

  /** The table fell: what it had not answered may be why, and must not bring it down for ever. */
  #blame(): void {
    for (const unanswered of [...this.#unanswered.values()].filter(({ sent }) => sent)) {
      unanswered.crashes += 1;
      if (unanswered.crashes < MOST_CRASHES) continue;
      const { command } = unanswered;
      this.#unanswered.delete(command.id);
      const why = { code: "no-answer", clause: "", params: {}, play: null };
      this.#listener.hear({ type: "refused", id: command.id, ...why }, command);
    }
  }

  #lost(): void {
    this.#rest();
    clearTimeout(this.#steady);
    this.#welcomed = false;
    for (const unanswered of this.#unanswered.values()) unanswered.sent = false;
    this.#listener.linkIs("lost");
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      this.#connect();
    }, this.#wait());
  }

  /** Longer each time, and never at the same moment as everybody else. */
  #wait(): number {
    const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    return whole / 2 + Math.random() * (whole / 2);
  }

  /** The network or the person came back: wait for no timer, and trust no line that slept. */
  readonly #hurry = (): void => {
    const away = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (away) this.#connect();
    else if (this.#welcomed) this.#ping();
  };

  /** The person turned to this page or away from it. */
  readonly #turn = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
  };

  #ask(unanswered: Unanswered): void {
    unanswered.sent = this.#send(unanswered.command);
  }

  /** Whether it could be sent. */
  #send(command: AnyCommand): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    if (command.type !== "coach") this.#bePatient(); // a coach may think for long
    return true;
  }

  #bePatient(): void {
    const patience = Math.min(LONGEST_PATIENCE, PATIENCE * 2 ** Math.max(0, this.#tries - 1));
    this.#patience ??= setTimeout(this.#drop, patience);
  }

  /** There is no use in coming back. */
  #finish(why: Ending): void {
    this.close();
    this.#listener.linkIs("over", why);
  }
}
