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

/** Who listens. */
export interface Listener {
  /** What to say first, each time the line is up: who I am and what I know. */
  hello(): Omit<Hello, "id" | "type">;
  hear(push: AnyPush): void;
  linkIs(state: Link, why?: Gone["why"]): void;
}

export type SocketMaker = (address: string) => WebSocket;

/** A line that has been silent for so long is asked whether it is still good. */
const SILENCE = 20_000;
/** A line that does not answer for so long is dead, whatever the browser believes. */
const PATIENCE = 8_000;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Connection {
  readonly #address: string;
  readonly #listener: Listener;
  readonly #make: SocketMaker;
  readonly #unanswered = new Map<string, AnyCommand>();
  #socket: WebSocket | null = null;
  #greeting = "";
  #welcomed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #over = false;

  constructor(address: string, listener: Listener, make: SocketMaker = (a) => new WebSocket(a)) {
    this.#address = address;
    this.#listener = listener;
    this.#make = make;
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Say something; returns its id. Before the welcome it waits. */
  say(wish: Wish): string {
    const command = { ...wish, id: commandId() } as AnyCommand;
    this.#unanswered.set(command.id, command);
    if (this.#welcomed) this.#send(command);
    return command.id;
  }

  /** Say `hello` anew on the same line: to look from another seat. */
  greet(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#greet();
  }

  /** Whether a command is still unanswered. */
  awaits(id: string): boolean {
    return this.#unanswered.has(id);
  }

  /** Hang up for good. */
  close(): void {
    this.#end();
    this.#socket?.close(1000);
  }

  #connect(): void {
    clearTimeout(this.#timer);
    this.#rest();
    this.#listener.linkIs("connecting");
    const socket = this.#make(this.#address);
    this.#socket = socket;
    this.#patience = setTimeout(this.#drop, PATIENCE);
    socket.onopen = () => {
      this.#rest();
      this.#greet();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#listen();
      this.#hear(JSON.parse(event.data) as AnyPush);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
  }

  #greet(): void {
    this.#welcomed = false;
    const hello: Hello = { type: "hello", ...this.#listener.hello(), id: commandId() };
    this.#greeting = hello.id;
    this.#send(hello);
  }

  #hear(push: AnyPush): void {
    if (push.type === "gone") {
      this.#end();
      this.#listener.linkIs("over", push.why);
      this.#socket?.close(1000);
      return;
    }
    if (push.type === "ack" || push.type === "refused" || push.type === "reason") {
      this.#unanswered.delete(push.id);
    }
    this.#listener.hear(push);
    if (!("id" in push) || push.id !== this.#greeting) return;
    if (push.type === "welcome") this.#resume();
    else this.#socket?.close(1000); // not let in: come again later
  }

  /** The table knows us again: the line is good, and what was not answered is said again. */
  #resume(): void {
    this.#welcomed = true;
    this.#tries = 0;
    this.#listener.linkIs("open");
    for (const command of this.#unanswered.values()) this.#send(command);
  }

  /** Something was heard: the line is good, and is asked again after a silence. */
  #listen(): void {
    this.#rest();
    this.#silence = setTimeout(() => {
      this.#send({ type: "ping", id: commandId() });
    }, SILENCE);
  }

  #rest(): void {
    clearTimeout(this.#silence);
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** Do not wait for a line that is dead: a good-bye would not come through either. */
  readonly #drop = (): void => {
    const dead = this.#socket;
    if (this.#over || dead === null) return;
    this.#socket = null;
    dead.close();
    this.#lost();
  };

  #lost(): void {
    this.#rest();
    this.#welcomed = false;
    if (this.#over) return;
    this.#listener.linkIs("lost");
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#connect();
    }, this.#wait());
  }

  /** Longer each time, and never at the same moment as everybody else. */
  #wait(): number {
    const whole = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries);
    this.#tries += 1;
    return whole / 2 + Math.random() * (whole / 2);
  }

  /** The network or the person came back: do not wait for the timer. */
  readonly #hurry = (): void => {
    const away = this.#socket === null || this.#socket.readyState === WebSocket.CLOSED;
    if (!this.#over && away && document.visibilityState === "visible") this.#connect();
  };

  #send(command: AnyCommand): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify(command));
    this.#patience ??= setTimeout(this.#drop, PATIENCE);
  }

  #end(): void {
    this.#over = true;
    clearTimeout(this.#timer);
    this.#rest();
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
  }
}
