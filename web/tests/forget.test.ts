import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { remember } from "../src/lib/memory";
import { words } from "../src/lib/words.svelte";
import ForgetMe from "../src/ui/ForgetMe.svelte";

let asked: string[];
let answer: () => Response;
const leave = vi.fn();

beforeAll(async () => {
  await words.speak("en");
  await words.loadAll();
});

beforeEach(() => {
  [asked, answer] = [[], () => Response.json({ guest: null, name: "", tables: [] })];
  leave.mockClear();
  remember("omerta.name", "Anna");
  vi.stubGlobal("fetch", (path: string, { method }: RequestInit) => {
    asked.push(`${method ?? "GET"} ${path}`);
    return Promise.resolve(answer());
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const press = (message: string): Promise<boolean> =>
  fireEvent.click(screen.getByRole("button", { name: words.say(message) }));

test("a guest is forgotten here and at the server, after a confirmation", async () => {
  render(ForgetMe, { leave });
  await press("forget-me");
  expect(asked).toEqual([]);
  await press("forget-me-yes");
  await vi.waitFor(() => {
    expect(leave).toHaveBeenCalledOnce();
  });
  expect(asked).toEqual(["POST /api/me/forget"]);
  expect(localStorage).toHaveLength(0);
});

test("without confirmation or a server the guest keeps everything", async () => {
  render(ForgetMe, { leave });
  await press("forget-me");
  await press("forget-me-no");
  expect(asked).toEqual([]);
  answer = () => Response.json({ code: "not-saved", params: {} }, { status: 503 });
  await press("forget-me");
  await press("forget-me-yes");
  await screen.findByText(words.say("not-saved"));
  expect(leave).not.toHaveBeenCalled();
  expect(localStorage.getItem("omerta.name")).toBe('"Anna"');
});
