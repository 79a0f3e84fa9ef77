/** Something that counts for so much of a total. */
export interface Worth {
  readonly worth: number;
}

/**
 * Those of some things that are together worth a goal, with as little as possible beyond it, then as few as possible; null where
 * all together are worth less.
 */
export function reaching<T extends Worth>(things: readonly T[], goal: number): T[] | null {
  const useful = things.filter(({ worth }) => worth > 0);
  if (useful.reduce((sum, { worth }) => sum + worth, 0) < goal) return null;
  // By what they are worth together; nobody needs more than the goal and one thing beside it.
  const ways = new Map<number, readonly T[]>([[0, []]]);
  for (const thing of useful)
    for (const [sum, before] of [...ways]) {
      const total = sum + thing.worth;
      const known = ways.get(total);
      if (sum < goal && (!known || known.length > before.length + 1)) ways.set(total, [...before, thing]);
    }
  const least = Math.min(...[...ways.keys()].filter((sum) => sum >= goal));
  return [...(ways.get(least) ?? [])];
}
