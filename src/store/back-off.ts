/** How time passes for somebody who tries again: real, or as a test likes. */
export interface Waiting {
  sleep(ms: number): Promise<void>;
  /** A number from 0 up to but not 1. */
  random(): number;
}

const FIRST_MS = 10;
const MAX_MS = 1_000;

/** How long to wait before trying again for the n-th time: longer each time, and never in step with somebody else. */
export function backOff(tries: number, random: () => number): number {
  const ms = Math.min(MAX_MS, FIRST_MS * 2 ** Math.min(tries - 1, 20));
  return ms / 2 + (random() * ms) / 2;
}
