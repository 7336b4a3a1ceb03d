import { afterEach, expect, test, vi } from "vitest";
import { Refused, fetched, request } from "../src/lib/api";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function codeOf(asked: Promise<unknown>): Promise<string> {
  const error: unknown = await asked.catch((reason: unknown) => reason);
  if (!(error instanceof Refused)) throw new Error("it was not refused");
  return error.problem.code;
}

function answers(body: string, status: number): void {
  const headers = { "Content-Type": body.startsWith("{") ? "application/json" : "text/html" };
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(body, { status, headers })));
}

test("a refusal of the server is passed on", async () => {
  answers('{"code":"seats-open","params":{}}', 409);
  expect(await codeOf(request("/tables"))).toBe("seats-open");
});

test("an HTML page of a proxy counts as a failure, whatever its status", async () => {
  answers("<h1>Bad gateway</h1>", 502);
  expect(await codeOf(request("/games"))).toBe("no-answer");
  answers("<h1>Welcome to our café</h1>", 200);
  expect(await codeOf(request("/games"))).toBe("no-answer");
});

test("a request to a silent server times out", async () => {
  const patience = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener("abort", () => {
          reject(new Error("aborted"));
        });
      }),
  );
  const code = codeOf(request("/games"));
  patience.abort();
  expect(await code).toBe("no-answer");
  expect(timeout).toHaveBeenCalledWith(60_000);
});

test("a missing part of the client counts as a failure", async () => {
  expect(await codeOf(fetched(Promise.reject(new TypeError("failed to fetch"))))).toBe("no-answer");
});
