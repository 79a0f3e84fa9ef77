import type { Seed } from '#core/dice.ts';

/** The seed of test table `n`. */
export const seedOf = (n: number): Seed => n.toString(16).padStart(64, '5eed');

/** Numbers from 0 up to but not 1, the same ones every time (mulberry32): for bots in tests, never for dice. */
export function randomOf(n: number): () => number {
  let state = (n * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of several, by such numbers. */
export function oneOf<T>(items: readonly T[], random: () => number): T {
  if (items.length === 0) throw new Error('nothing to choose from');
  return items[Math.floor(random() * items.length)] as T;
}
