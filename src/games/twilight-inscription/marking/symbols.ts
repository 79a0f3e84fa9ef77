import type { Resource } from '../tables/vocabulary.ts';

/** Symbols of a cost that are not crossed yet. */
export function symbolsLeft(cost: string, crossed = ''): readonly Resource[] {
  const left = [...cost];
  for (const r of crossed) {
    const at = left.indexOf(r);
    if (at >= 0) left.splice(at, 1);
  }
  return left as Resource[];
}
