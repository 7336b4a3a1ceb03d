/** The numbers from 0 on, so many of them. */
export function firstNumbers(count: number): readonly number[] {
  return Array.from({ length: Math.max(0, count) }, (_, number) => number);
}
