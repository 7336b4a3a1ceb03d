/** "Your turn" for somebody who looks elsewhere: the title blinks, the system tells it. */

const BLINK = 1000;
let blinking: ReturnType<typeof setInterval> | undefined;
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
  addEventListener("focus", rest, { once: true });
  if (system && allowed()) notify(text);
}

function notify(body: string): void {
  try {
    new Notification(quiet, { body, tag: "omerta-turn" });
  } catch {
    // Phones leave this to service workers and throw: there the title must do.
  }
}

/** Stop blinking. */
export function rest(): void {
  clearInterval(blinking);
  blinking = undefined;
  document.title = quiet;
}

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
