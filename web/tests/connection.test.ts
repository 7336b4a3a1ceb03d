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
  vi.restoreAllMocks();
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

  it("reconnects and repeats only unanswered commands, under the same ids", () => {
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

  it("reconnects at once when the network returns", () => {
    letIn().close();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("reconnects at once when the network returns, also on a hidden page", () => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    letIn().close();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.made).toHaveLength(1);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
  });

  it("pings a silent connection, and closes it without an answer", () => {
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

  it("replaces a connection that leaves a command unanswered, and repeats the command", () => {
    const first = letIn();
    const id = connection.say({ type: "chat", text: "hi" });
    vi.advanceTimersByTime(8_500);
    expect(FakeSocket.last).not.toBe(first);
    expect(letIn().sent.map((command) => command.id)).toContain(id);
  });

  it("closes the connection at once when the network is gone", () => {
    letIn();
    dispatchEvent(new Event("offline"));
    expect(links.at(-1)).toBe("lost");
  });

  it("ends when the table says that reconnecting is useless", () => {
    letIn().push({ type: "gone", why: "kicked" });
    expect(links.at(-1)).toBe("kicked");
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("receives nothing after it was closed", () => {
    const socket = letIn();
    connection.close();
    socket.push({ type: "ack", id: "late", seq: 3 });
    socket.close(1011);
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(heard).toHaveLength(1);
    expect(links).toEqual(["connecting", "open"]);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("does not retry a table that does not exist", () => {
    FakeSocket.last.open();
    FakeSocket.last.push({ type: "gone", why: "unknown_table" });
    FakeSocket.last.close(4404);
    expect(links).toEqual(["connecting", "unknown_table"]);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it("does not reconnect to a server that does not know this browser", () => {
    letIn();
    FakeSocket.last.close(4401);
    expect(links.at(-1)).toBe("unknown_guest");
    dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });

  it.each([1006, 1008, 1011, 1012, 1013])("reconnects after the close code %i", (code) => {
    letIn().close(code);
    vi.advanceTimersByTime(500);
    letIn();
    expect(links).toEqual(["connecting", "open", "lost", "connecting", "open"]);
  });

  it("repeats a command that crashes the table only once", () => {
    const id = connection.say({ type: "chat", text: "hi" });
    letIn().close(1011);
    vi.advanceTimersByTime(500);
    expect(letIn().said("chat")).toHaveLength(1);
    expect(heard.at(-1)).toMatchObject({ type: "welcome" });
    FakeSocket.last.close(1011);
    expect(heard.at(-1)).toMatchObject({ type: "refused", id, code: "no-answer" });
    vi.advanceTimersByTime(1_000);
    expect(letIn().said("chat")).toEqual([]);
  });

  it("repeats unanswered commands through any number of other lost connections", () => {
    connection.say({ type: "chat", text: "hi" });
    for (const code of [1006, 1012, 1013]) {
      expect(letIn().said("chat")).toHaveLength(1);
      FakeSocket.last.close(code);
      vi.advanceTimersByTime(10_000);
    }
    expect(letIn().said("chat")).toHaveLength(1);
  });

  it("waits longer also when each connection is accepted and closed at once", () => {
    for (let tries = 0; tries < 6; tries++) {
      letIn().close(1011);
      vi.advanceTimersByTime(10_000);
    }
    letIn().close(1011);
    const made = FakeSocket.made.length;
    vi.advanceTimersByTime(4_999);
    expect(FakeSocket.made).toHaveLength(made);
    vi.advanceTimersByTime(5_001);
    letIn();
    vi.advanceTimersByTime(5_000);
    FakeSocket.last.close();
    vi.advanceTimersByTime(500);
    expect(FakeSocket.made).toHaveLength(made + 2);
  });

  it("gives a slow connection more time for its welcome each time", () => {
    for (const patience of [8_000, 8_000, 16_000, 30_000, 30_000]) {
      FakeSocket.last.open();
      vi.advanceTimersByTime(patience - 1);
      expect(links.at(-1)).toBe("connecting");
      vi.advanceTimersByTime(1);
      expect(links.at(-1)).toBe("lost");
      vi.advanceTimersToNextTimer();
    }
    expect(FakeSocket.made).toHaveLength(6);
  });

  it("pings the connection at once when the page becomes visible", () => {
    const first = letIn();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(kinds(first)).toEqual(["hello", "ping"]);
    vi.advanceTimersByTime(8_500);
    expect(FakeSocket.last).not.toBe(first);
  });

  it("sends no command twice on one connection when the seat changes", () => {
    const socket = letIn();
    connection.say({ type: "chat", text: "hi" });
    connection.greet();
    socket.push(welcome(socket.hello));
    expect(kinds(socket)).toEqual(["hello", "chat", "hello"]);
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
