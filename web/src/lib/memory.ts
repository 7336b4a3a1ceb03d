/** What this browser keeps between visits. A browser that keeps nothing only forgets sooner. */

/** What could not be kept, until the page closes. */
const passing = new Map<string, string>();

/** The value kept under this name, or null. */
export function recall(name: string): unknown {
  const text = read(name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // written by another version: as good as never written
  }
}

/** Keep a value under this name. */
export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    passing.delete(name);
  } catch {
    passing.set(name, text); // private windows and full disks refuse
  }
}

/** Keep nothing any more. */
export function forgetAll(): void {
  passing.clear();
  try {
    localStorage.clear();
  } catch {
    // What keeps nothing has nothing to forget.
  }
}

function read(name: string): string | null {
  const newer = passing.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}
