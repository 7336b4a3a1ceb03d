import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Refused } from "../src/lib/api";
import { beCalled, beKnown, lastName, quickGame, rememberQuick } from "../src/lib/player";

/** True if this browser sends its cookie back. */
let cookies: boolean;
let known: string | null;

beforeEach(() => {
  localStorage.clear();
  [cookies, known] = [true, null];
  vi.stubGlobal("fetch", (_: string, { method, body }: RequestInit) => {
    if (method === "POST") known = (JSON.parse(body as string) as { name: string }).name;
    const guest = method === "POST" || cookies ? known : null;
    return Promise.resolve(Response.json({ guest, name: guest ?? "", tables: [] }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("a guest who gives a name is known by it from then on", async () => {
  await beCalled(" Anna ");
  expect([known, lastName()]).toEqual(["Anna", "Anna"]);
  await beKnown("Guest");
  expect(known).toBe("Anna");
});

test("rivals and their level are remembered for each game alone", () => {
  rememberQuick("mafia", { rivals: 3, level: "hard" });
  rememberQuick("crooks", { rivals: 1, level: "easy" });
  expect(quickGame("mafia")).toEqual({ rivals: 3, level: "hard" });
  expect(quickGame("crooks")).toEqual({ rivals: 1, level: "easy" });
  expect(quickGame("legends")).toEqual({ rivals: 2, level: "normal" });
  localStorage.setItem("omerta.quick", JSON.stringify({ rivals: 3, level: "hard" }));
  expect(quickGame("crooks")).toEqual({ rivals: 2, level: "normal" });
});

test("a browser without cookies is told so, whichever page it opens", async () => {
  cookies = false;
  for (const coming of [beCalled("Anna"), beKnown("Guest")]) {
    const error: unknown = await coming.catch((reason: unknown) => reason);
    expect(error instanceof Refused && error.problem.code).toBe("cookies-needed");
  }
});
