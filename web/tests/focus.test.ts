import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import { heading, isAdrift, keepsFocus, returning } from "../src/lib/focus";
import { Texts } from "../src/lib/texts";
import WhyNot from "../src/table/WhyNot.svelte";
import clientEn from "../src/text/en.ftl?raw";

const words = new Texts("en", [clientEn, "recruit-first = Recruit first.\n"], {});
const REASON = { code: "recruit-first", clause: "CR-2.2", params: {} };

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

function page(html: string): void {
  document.body.innerHTML = html;
}
function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}

test("the focus returns to its last place, or to the page if that is gone", () => {
  page("<main><button>open</button></main><input>");
  part("button").focus();
  const back = returning();
  part("input").focus();
  back();
  expect(document.activeElement).toBe(part("input")); // an element has it
  part("input").blur();
  back();
  expect(document.activeElement).toBe(part("button"));
  part("button").remove();
  back();
  expect(document.activeElement).toBe(part("main"));
  expect(isAdrift()).toBe(true);
});

test.each([
  ["button:enabled", "#stand"],
  [undefined, "section"],
])("a control that disappears leaves the focus to %s", async (beside, next) => {
  page(`<section><button id="sit">sit</button></section>`);
  const stop = keepsFocus(beside)(part("section"));
  part("#sit").focus();
  part("section").innerHTML = `<button disabled>deal</button><button id="stand">stand</button>`;
  await vi.waitFor(() => {
    expect(document.activeElement).toBe(part(next));
  });
  stop?.();
});

test("a heading takes the focus lost with the last page, and no other", () => {
  page("<h1>First</h1><h1 class='next'>Next</h1><button>there</button>");
  heading(part("h1")); // of the first page of all tests that run here, or not
  part("button").focus();
  heading(part(".next"));
  expect(document.activeElement).toBe(part("button"));
  part("button").remove();
  heading(part(".next"));
  expect(document.activeElement).toBe(part(".next"));
});

test.each(["page", "dialog"])("Tab moves through a refusal and back, on a %s", async (where) => {
  page(`<button id="card">card</button><dialog open><button id="say">say</button></dialog>`);
  if (where === "page") part("dialog").remove();
  const asked = part(where === "page" ? "#card" : "#say");
  asked.focus();
  const onclose = vi.fn();
  const shown = render(WhyNot, { reason: REASON, game: "crooks", words, beside: null, onclose });
  flushSync();
  expect(part("[role=alert]").closest("dialog") !== null).toBe(where === "dialog");
  const link = screen.getByRole("link");
  for (const next of [link, screen.getByRole("button", { name: words.say("close") })]) {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab" });
    expect(document.activeElement).toBe(next);
  }
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: "Tab" });
  expect(onclose).toHaveBeenCalledTimes(1);
  shown.unmount();
  expect(document.querySelector("[role=alert]")).toBeNull();
  expect(document.activeElement).toBe(asked);
});
