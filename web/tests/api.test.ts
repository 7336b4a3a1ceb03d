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

test("the server's refusal is told as it is", async () => {
  answers('{"code":"seats-open","params":{}}', 409);
  expect(await codeOf(request("/tables"))).toBe("seats-open");
});

test("a page of a proxy is no answer, whatever its status says", async () => {
  answers("<h1>Bad gateway</h1>", 502);
  expect(await codeOf(request("/games"))).toBe("no-answer");
  answers("<h1>Welcome to our café</h1>", 200);
  expect(await codeOf(request("/games"))).toBe("no-answer");
});

test("a server that stays silent is not waited for without end", async () => {
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

test("a part of the client that does not come is no answer either", async () => {
  expect(await codeOf(fetched(Promise.reject(new TypeError("failed to fetch"))))).toBe("no-answer");
});
