/** How likely even the best of what could be marked is marked. */
const SURE = 0.66;

/** What marks that could be made are worth, the best first, with so many likely to be made. */
export function likelyMarks(worths: number[], expected: number): number {
  worths.sort((a, b) => b - a);
  let sum = 0;
  for (const [at, worth] of worths.entries()) {
    const chance = Math.min(1, (expected - at) / (expected / 2 + 1));
    if (chance <= 0) break;
    sum += worth * SURE * chance;
  }
  return sum;
}
