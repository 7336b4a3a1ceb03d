import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { choose } from "../src/lib/settings.svelte";
import { awaitGesture, sound } from "../src/lib/sound";

/** An audio context as on an iPhone: suspended until a gesture starts it. */
class Context {
  static readonly made: Context[] = [];
  state = "suspended";
  constructor() {
    Context.made.push(this);
  }
  resume(): Promise<void> {
    if (inGesture) this.state = "running";
    return inGesture ? Promise.resolve() : Promise.reject(new Error("NotAllowedError"));
  }
  close(): Promise<void> {
    return Promise.resolve();
  }
}
const play = vi.fn();
let inGesture = false;
let reached = true;

beforeAll(() => {
  vi.stubGlobal("AudioContext", Context);
  vi.doMock("zzfx", () => {
    if (!reached) throw new Error("no network");
    return { ZZFX: { audioContext: new Context(), play } };
  });
  choose({ sound: true });
  awaitGesture();
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("zzfx");
});

/** A gesture, with time for loading afterwards. */
async function gesture(kind = "pointerup"): Promise<void> {
  inGesture = true;
  dispatchEvent(new Event(kind));
  inGesture = false;
  await vi.dynamicImportSettled();
}
function heard(): boolean {
  play.mockClear();
  sound("turn");
  return play.mock.calls.length > 0;
}

test("a page has sound after a gesture, and again after a phone call or a screen lock", async () => {
  expect(heard()).toBe(false);
  reached = false;
  await gesture();
  expect(heard()).toBe(false); // the synthesiser could not be loaded
  reached = true;
  await gesture();
  expect(heard()).toBe(true);
  for (const kind of ["pointerup", "click", "keydown"]) {
    Object.assign(Context.made[0] ?? {}, { state: "interrupted" });
    expect(heard()).toBe(false);
    await gesture(kind);
    expect(heard()).toBe(true);
  }
});
