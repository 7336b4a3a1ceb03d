import { afterEach, expect, test, vi } from "vitest";
import { LookingBack } from "../src/replay/study.svelte";

/** A server that has computed another third at each request. */
function server(): { readonly asked: string[] } {
  const asked: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((address) => {
    asked.push(address as string);
    const done = asked.filter((each) => each === address).length;
    const story = done === 3 ? { from: address } : null;
    return Promise.resolve(Response.json({ done, total: 3, story }));
  });
  return { asked };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("the server is polled until the review is ready", async () => {
  const { asked } = server();
  const back = new LookingBack("p1");
  expect(back.busy).toBe(false);
  const done = back.from(1);
  expect(back.busy).toBe(true);
  await done;
  expect(asked).toEqual(Array(3).fill("/api/plays/p1/study?seat=1"));
  expect(back.made).toMatchObject({ done: 3, story: { from: "/api/plays/p1/study?seat=1" } });
  expect(back.busy).toBe(false);
});

test("changing the seat meanwhile waits only for the new review", async () => {
  const { asked } = server();
  const back = new LookingBack("p1");
  const first = back.from(0);
  await back.from(1);
  await first;
  expect(back.made?.story).toEqual({ from: "/api/plays/p1/study?seat=1" });
  expect(asked.filter((each) => each.endsWith("seat=0"))).toHaveLength(1);
});

test("leaving ends the requests", async () => {
  const { asked } = server();
  const back = new LookingBack("p1");
  const begun = back.from(0);
  back.stop();
  await begun;
  expect(asked).toHaveLength(1);
  expect(back.made).toBeNull();
});

test("an error is shown, and the request can be repeated", async () => {
  const problem = { code: "no-hindsight", params: {} };
  vi.spyOn(globalThis, "fetch").mockResolvedValue(Response.json(problem, { status: 404 }));
  const back = new LookingBack("p1");
  await back.from(0);
  expect(back.problem).toMatchObject({ problem });
  expect(back.busy).toBe(false);
  vi.restoreAllMocks();
  server();
  await back.from(0);
  expect(back.problem).toBeNull();
  expect(back.made?.story).not.toBeNull();
});
