/** The first numbers from 0 on. */
export function firstNumbers(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, number) => number);
}
