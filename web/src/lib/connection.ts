/**
 * The socket of one table. Every command is kept until it is answered. After a break the connection
 * comes back by itself, sends `hello` with the last step it knows, and repeats the unanswered
 * commands under the same ids, so that the server carries out each of them once.
 */
import { commandId } from "./ids";
import type { AnyCommand, AnyPush, Gone, Hello } from "./wire";

/** A command without its id; the connection adds one. */
export type Wish = AnyCommand extends infer C
  ? C extends AnyCommand
    ? Omit<C, "id">
    : never
  : never;

export type Link = "connecting" | "open" | "lost" | "over";

/**
 * Why a connection does not come back: the table said so, or the server does not know this browser.
 */
export type Ending = Gone["why"] | "unknown_guest";

/** The object that handles the pushes of a connection. */
export interface Listener {
  /** The contents of the first message, each time the socket opens: identity and known state. */
  hello(): Omit<Hello, "id" | "type">;
  /** Handle a push; `to` is this browser's command that it answers. */
  hear(push: AnyPush, to?: AnyCommand): void;
  linkIs(state: Link, why?: Ending): void;
}

export type SocketMaker = (address: string) => WebSocket;

/** After this many silent milliseconds the connection is tested with a ping. */
const SILENCE = 20_000;
/** A connection that does not answer for this long is dead, whatever the browser reports … */
const PATIENCE = 8_000;
/** … but after a failure wait longer: a welcome takes time on a slow network. */
const LONGEST_PATIENCE = 30_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** After this many milliseconds a connection counts as stable, and the retry delay starts over. */
const STEADY = 5_000;

/** Close codes of the server: the guest must give a name first; a command crashed the table. */
const UNKNOWN_GUEST = 4401;
const CRASHED = 1011;
/** A command that crashed the table this often is not sent again. */
const MOST_CRASHES = 2;

/** A command without an answer so far. */
interface Unanswered {
  readonly command: AnyCommand;
  /** It was sent on the present socket. */
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

  /** Send a command and return its id; it waits until the table has welcomed this browser. */
  say(wish: Wish): string {
    const command = { ...wish, id: commandId() } as AnyCommand;
    const unanswered = { command, sent: false, crashes: 0 };
    this.#unanswered.set(command.id, unanswered);
    if (this.#welcomed) this.#ask(unanswered);
    return command.id;
  }

  /** Do not send unanswered commands of these kinds again. */
  withdraw(...kinds: readonly AnyCommand["type"][]): void {
    for (const [id, { command }] of this.#unanswered) {
      if (kinds.includes(command.type)) this.#unanswered.delete(id);
    }
  }

  /** Send `hello` again on the same socket, to change the viewer's seat. */
  greet(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet();
  }

  /** Close the connection for good. */
  close(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#steady);
    this.#rest();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#turn);
    const socket = this.#socket;
    this.#socket = null; // later messages of this socket are ignored
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

  /** Remove an answered command from the queue and return it. */
  #answered(id: string): AnyCommand | undefined {
    if (id === this.#greeting?.id) return this.#greeting;
    const answered = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    return answered?.command;
  }

  /** After a welcome: send the unanswered commands again. */
  #resume(): void {
    this.#welcomed = true;
    clearTimeout(this.#steady);
    this.#steady = setTimeout(() => (this.#tries = 0), STEADY);
    this.#listener.linkIs("open");
    for (const unanswered of this.#unanswered.values()) {
      if (!unanswered.sent) this.#ask(unanswered);
    }
  }

  /** After any message: the connection works; test it again after a silence. */
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

  /** Abandon a dead socket without a closing handshake, which would not get through. */
  readonly #drop = (): void => {
    const dead = this.#socket;
    if (dead === null) return;
    this.#socket = null;
    dead.close();
    this.#lost();
  };

  /** The server or the browser closed the socket. */
  #closed(code: number): void {
    if (code === UNKNOWN_GUEST) {
      this.#finish("unknown_guest");
      return;
    }
    if (code === CRASHED) this.#blame();
    this.#lost();
  }

  /** The table crashed: an unanswered command may be the cause and must not crash it forever. */
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

  /**
   * The delay before the next try: longer each time, and random so that clients do not come at
   * once.
   */
  #wait(): number {
    const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    return whole / 2 + Math.random() * (whole / 2);
  }

  /** The network or the page came back: retry at once, and distrust a socket that slept. */
  readonly #hurry = (): void => {
    const away = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (away) this.#connect();
    else if (this.#welcomed) this.#ping();
  };

  /** The page became visible or hidden. */
  readonly #turn = (): void => {
    if (document.visibilityState === "visible") this.#hurry();
  };

  #ask(unanswered: Unanswered): void {
    unanswered.sent = this.#send(unanswered.command);
  }

  /** Send a command; returns false if no socket is open. */
  #send(command: AnyCommand): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(command));
    if (command.type !== "coach") this.#bePatient(); // advice may take long to compute
    return true;
  }

  #bePatient(): void {
    const patience = Math.min(LONGEST_PATIENCE, PATIENCE * 2 ** Math.max(0, this.#tries - 1));
    this.#patience ??= setTimeout(this.#drop, patience);
  }

  /** End the connection without further tries. */
  #finish(why: Ending): void {
    this.close();
    this.#listener.linkIs("over", why);
  }
}
