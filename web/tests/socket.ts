/** A socket without a network: tests open it, act as the server, and cut it. */
import type { AnyCommand, AnyPush } from "../src/lib/wire";

export class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  readonly sent: AnyCommand[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  /** The socket created last. */
  static get last(): FakeSocket {
    const last = FakeSocket.made.at(-1);
    if (!last) throw new Error("no socket has been made");
    return last;
  }

  static readonly make = (): WebSocket => {
    const socket = new FakeSocket();
    FakeSocket.made.push(socket);
    return socket as unknown as WebSocket;
  };

  send(text: string): void {
    this.sent.push(JSON.parse(text) as AnyCommand);
  }

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }

  push(push: AnyPush): void {
    this.onmessage?.({ data: JSON.stringify(push) });
  }

  /** Close from the server's or the browser's side; without a code the connection just broke. */
  close(code = 1006): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  /** The commands of one kind that were sent. */
  said<K extends AnyCommand["type"]>(type: K): readonly Extract<AnyCommand, { type: K }>[] {
    return this.sent.filter((command) => command.type === type) as Extract<
      AnyCommand,
      { type: K }
    >[];
  }

  /** The id of the last `hello`. */
  get hello(): string {
    return this.said("hello").at(-1)?.id ?? "";
  }
}
