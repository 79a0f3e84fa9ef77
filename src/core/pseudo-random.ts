import { digest } from './digest.ts';

/** Numbers from 0 up to but not 1 that follow from a name: the bots' own chance, never dice. */
export function pseudoRandom(name: string): () => number {
  let state = digest(name) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
