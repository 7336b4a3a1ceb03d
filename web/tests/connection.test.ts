import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection } from "../src/lib/connection";
import type { AnyPush } from "../src/lib/wire";
import { welcome } from "./pushes";
import { FakeSocket } from "./socket";

let heard: AnyPush[];
let links: string[];
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
  heard = [];
  links = [];
  connection = new Connection(
    "ws://table",
    {
      hello: () => ({ seat: 0, play: "p1", seq: 3 }),
      hear: (push) => heard.push(push),
      linkIs: (state, why) => links.push(why ?? state),
    },
    FakeSocket.make,
  );
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function letIn(): FakeSocket {
  const socket = FakeSocket.last;
  socket.open();
  socket.push(welcome(socket.hello));
  return socket;
}

function kinds(socket: FakeSocket): readonly string[] {
  return socket.sent.map((command) => command.type);
}

describe("a connection", () => {
  it("says hello first, and the rest after the welcome", () => {
    connection.say({ type: "chat", text: "hi" });
    FakeSocket.last.open();
    expect(kinds(FakeSocket.last)).toEqual(["hello"]);
    FakeSocket.last.push(welcome(FakeSocket.last.hello));
    expect(kinds(FakeSocket.last)).toEqual(["hello", "chat"]);
    expect(links).toEqual(["connecting", "open"]);
  });

  it("comes back by itself and repeats only what was not answered, under the same ids", () => {
    const first = letIn();
    const answered = connection.say({ type: "chat", text: "one" });
    const lost = connection.say({ type: "chat", text: "two" });
    first.push({ type: "ack", id: answered, seq: 3 });
    first.close();
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    const second = letIn();
    expect(second).not.toBe(first);
    expect(second.sent[0]).toMatchObject({ type: "hello", play: "p1", seq: 3 });
    expect(second.sent.slice(1).map((command) => command.id)).toEqual([lost]);
  });

  it("waits longer each time, but never more than ten seconds", () => {
    for (let tries = 0; tries < 9; tries++) {
      FakeSocket.last.close();
      vi.advanceTimersToNextTimer();
    }
    expect(FakeSocket.made).toHaveLength(10);
    FakeSocket.last.close();
    vi.advanceTimersByTime(4_999);
    expect(FakeSocket.made).toHaveLength(10);
    vi.advanceTimersByTime(5_001);
    expect(FakeSocket.made).toHaveLength(11);
  });

  it("comes back at once when the network does", () => {
    letIn().close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("asks a silent line whether it is still good, and leaves it when it does not answer", () => {
    const first = letIn();
    vi.advanceTimersByTime(20_000);
    expect(kinds(first)).toEqual(["hello", "ping"]);
    first.push({ type: "ack", id: first.sent[1]?.id ?? "", seq: 3 });
    vi.advanceTimersByTime(20_000);
    expect(kinds(first)).toEqual(["hello", "ping", "ping"]);
    expect(links.at(-1)).toBe("open");
    vi.advanceTimersByTime(8_000);
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.last).not.toBe(first);
  });

  it("does not believe in a line that leaves a command unanswered, and repeats it on the next", () => {
    const first = letIn();
    const id = connection.say({ type: "chat", text: "hi" });
    vi.advanceTimersByTime(8_500);
    expect(FakeSocket.last).not.toBe(first);
    expect(letIn().sent.map((command) => command.id)).toContain(id);
  });

  it("gives a line up at once when the network is gone", () => {
    letIn();
    dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("lost");
  });

  it("ends when the table says that it is no use to come back", () => {
    letIn().push({ type: "gone", why: "kicked" });
    expect(links.at(-1)).toBe("kicked");
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("tries again later when its hello is refused", () => {
    const socket = FakeSocket.last;
    socket.open();
    const refusal = { code: "too-fast", clause: "", params: {}, play: null };
    socket.push({ type: "refused", id: socket.hello, ...refusal });
    expect(links.at(-1)).toBe("lost");
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(2);
  });
});
