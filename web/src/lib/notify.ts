/** "Your turn" for somebody who looks elsewhere: the title blinks, the system tells it. */

const BLINK = 1000;
let blinking: ReturnType<typeof setInterval> | undefined;
/** What the system shows of us. */
let shown: Notification | null = null;
let quiet = "Omertà";

/** Set the title of the page. */
export function title(text: string): void {
  quiet = text === "" ? "Omertà" : `${text} · Omertà`;
  if (blinking === undefined) document.title = quiet;
}

/** Blink with a text until the page is seen again; nothing secret belongs in it. */
export function call(text: string, system: boolean): void {
  rest();
  if (document.visibilityState === "visible" && document.hasFocus()) return;
  document.title = text;
  blinking = setInterval(() => {
    document.title = document.title === quiet ? text : quiet;
  }, BLINK);
  if (system && allowed()) notify(text);
}

function notify(body: string): void {
  try {
    shown = new Notification(quiet, { body });
  } catch {
    // Phones leave this to service workers and throw: there the title must do.
  }
}

/** Stop calling: the title stands still, and what the system shows goes, so that the next is news. */
export function rest(): void {
  clearInterval(blinking);
  blinking = undefined;
  shown?.close();
  shown = null;
  document.title = quiet;
}

// A phone that is unlocked shows the page without giving it the focus.
addEventListener("focus", rest);
document.addEventListener("visibilitychange", () => {
  if (document.visibilityState === "visible") rest();
});

/** Whether this browser can notify at all: over plain HTTP most cannot. */
export function possible(): boolean {
  return "Notification" in window && isSecureContext;
}

function allowed(): boolean {
  return possible() && Notification.permission === "granted";
}

/** Ask the person; only from a gesture. */
export async function ask(): Promise<boolean> {
  if (!possible()) return false;
  return (await Notification.requestPermission()) === "granted";
}
