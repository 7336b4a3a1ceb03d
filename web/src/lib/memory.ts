/** What this browser keeps between visits. A browser that keeps nothing only forgets sooner. */

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
  passing.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // Private windows and full disks refuse: until the page closes `passing` has it.
  }
}

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? passing.get(name) ?? null;
  } catch {
    return passing.get(name) ?? null;
  }
}
