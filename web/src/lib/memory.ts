/** Values this browser keeps between visits, or until the page closes if storage is unavailable. */

/** Values that could not be stored, until the page closes. */
const passing = new Map<string, string>();

/** The value stored under a name, or null. */
export function recall(name: string): unknown {
  const text = read(name);
  if (text === null) return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null; // written by another version, so ignored
  }
}

/** Store a value under a name. */
export function remember(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(name, text);
    passing.delete(name);
  } catch {
    passing.set(name, text); // private windows and full disks refuse
  }
}

/** Delete everything that is stored. */
export function forgetAll(): void {
  passing.clear();
  try {
    localStorage.clear();
  } catch {
    // A browser without storage has nothing to delete.
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
