/** A checkpoint without its state. */
export interface CheckpointMark {
  readonly seq: number;
  readonly n: number;
  readonly reached: number;
}

/** An entry of the log by which answers were taken back. */
export interface UndoMark {
  readonly seq: number;
  readonly dropped: readonly number[];
}

/** The checkpoints that still stand: none that was reached by answers taken back later, and the last one of each number. */
export function currentCheckpoints(
  marks: readonly CheckpointMark[],
  undone: readonly UndoMark[],
): CheckpointMark[] {
  const byNumber = new Map<number, CheckpointMark>();
  for (const milestone of marks) {
    const isGone = undone.some(
      ({ seq, dropped }) => seq > milestone.seq && dropped.some((answer) => answer <= milestone.reached),
    );
    if (!isGone) byNumber.set(milestone.n, milestone);
  }
  return [...byNumber.values()].sort((a, b) => a.n - b.n);
}

/**
 * Which moments of a game are shown where there are too many, by the rounds they fall into: the first, the last, every end of a round,
 * and others evenly spread.
 */
export function pickMoments(rounds: readonly number[], most: number): number[] {
  const all = rounds.map((_, at) => at);
  if (all.length <= most) return all;
  const needed = all.filter((at) => at === 0 || rounds[at] !== rounds[at + 1]);
  if (needed.length >= most) return [...spread(needed.slice(0, -1), most - 1), ...needed.slice(-1)];
  const others = all.filter((at) => !needed.includes(at));
  return [...needed, ...spread(others, most - needed.length)].sort((a, b) => a - b);
}

function spread(items: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, i) => items[Math.floor(((i + 0.5) * items.length) / count)] ?? 0);
}
