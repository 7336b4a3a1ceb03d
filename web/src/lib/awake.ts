/** Keep the screen from going dark, if the browser supports that. */

/** Keep the screen on until the returned function is called. */
export function keepAwake(): () => void {
  // Missing over plain HTTP, and in older browsers.
  const wakes = "wakeLock" in navigator;
  let lock: WakeLockSentinel | null = null;
  let over = false;

  async function ask(): Promise<void> {
    if (over || document.visibilityState !== "visible") return;
    try {
      lock = await navigator.wakeLock.request("screen");
    } catch {
      lock = null; // a low battery refuses; the screen then goes dark as usual
    }
  }
  const again = (): void => void ask();
  if (wakes) {
    again();
    document.addEventListener("visibilitychange", again);
  }
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
