import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ThisSite, here } from "../src/lib/site.svelte";

const ADDRESS = "http://192.168.1.5:8080";
let script: HTMLScriptElement;

beforeEach(() => {
  script = document.createElement("script");
  script.type = "text/plain"; // named, and not executed
  script.setAttribute("src", "/assets/index-1a2b.js");
  document.head.append(script);
});
afterEach(() => {
  script.remove();
  vi.unstubAllGlobals();
});

function answers(answer: () => Promise<Response>): void {
  vi.stubGlobal("fetch", answer);
}

test("the shared address is the server's, not the one opened here", () => {
  const site = new ThisSite();
  expect(site.address).toBe(location.origin);
  site.hear({ address: ADDRESS, client: "" });
  expect([site.address, site.host]).toEqual([ADDRESS, "192.168.1.5:8080"]);
});

test("a page knows when a reload would bring another client", () => {
  const site = new ThisSite();
  expect(site.renewed).toBe(false);
  site.hear({ address: ADDRESS, client: "/assets/index-1a2b.js" });
  expect(site.renewed).toBe(false);
  site.hear({ address: ADDRESS, client: "/assets/index-3c4d.js" });
  expect(site.renewed).toBe(true);
  site.hear({ address: ADDRESS, client: "" }); // none is built there
  expect(site.renewed).toBe(false);
});

test("a client under development is never outdated", () => {
  script.remove();
  const site = new ThisSite();
  site.hear({ address: ADDRESS, client: "/assets/index-3c4d.js" });
  expect(site.renewed).toBe(false);
});

test("without an answer the last known state is kept", async () => {
  const site = new ThisSite();
  site.hear({ address: ADDRESS, client: "/assets/index-3c4d.js" });
  answers(() => Promise.reject(new TypeError("offline")));
  await site.ask();
  expect([site.address, site.renewed]).toEqual([ADDRESS, true]);
});

test("when a part of the client is missing, the server's version is requested", async () => {
  answers(() => Promise.resolve(Response.json({ address: "http://192.168.1.9:8080", client: "" })));
  dispatchEvent(new Event("vite:preloadError"));
  await vi.waitFor(() => {
    expect(here.address).toBe("http://192.168.1.9:8080");
  });
});
