/** "Your turn" for a player who looks elsewhere: a blinking title and a system notification. */

const BLINK = 1000;
let blinking: ReturnType<typeof setInterval> | undefined;
/** The notification that the system shows now. */
let shown: Notification | null = null;
let quiet = "Omertà";

/** Set the title of the page. */
export function title(text: string): void {
  quiet = text === "" ? "Omertà" : `${text} · Omertà`;
  if (blinking === undefined) document.title = quiet;
}

/** Blink with a text until the page is visible again; the text must contain nothing secret. */
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
    // Phones reserve this for service workers and throw; the blinking title must do.
  }
}

/** Stop blinking and close the notification, so that the next one is shown as new. */
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

/** True if this browser can show notifications; most cannot over plain HTTP. */
export function possible(): boolean {
  return "Notification" in window && isSecureContext;
}

function allowed(): boolean {
  return possible() && Notification.permission === "granted";
}

/** Ask for permission; call it only from a user gesture. */
export async function ask(): Promise<boolean> {
  if (!possible()) return false;
  return (await Notification.requestPermission()) === "granted";
}
