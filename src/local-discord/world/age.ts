/** Older ids first: Discord's ids grow with time, and a longer number is a larger one. */
export function byAge(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);
}
