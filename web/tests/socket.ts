/** A socket without a network: tests open it, speak for the server, and cut it. */
import type { AnyCommand, AnyPush } from "../src/lib/wire";

export class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readyState: number = WebSocket.CONNECTING;
  readonly sent: AnyCommand[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  /** The last one that was made. */
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

  /** Both the server's and the browser's way to end it. */
  close(): void {
    this.readyState = WebSocket.CLOSED;
    this.onclose?.();
  }

  /** The id of the last `hello`. */
  get hello(): string {
    return this.sent.findLast((command) => command.type === "hello")?.id ?? "";
  }
}
