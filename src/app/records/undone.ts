import type { DatedEntry } from '#store/log.ts';

/** Which entries no longer stand: taken back, outdated by an upgrade, or asked again after a repair. */
export function undoneBy(
  lines: readonly DatedEntry[],
  marks: readonly { seq: number; reached: number }[],
): ReadonlySet<number> {
  const gone = new Set<number>();
  for (const { entry } of lines) {
    if (entry.kind === 'undo' || entry.kind === 'upgrade') for (const seq of entry.dropped) gone.add(seq);
    if (entry.kind !== 'repair') continue;
    const from = marks.findLast(({ seq }) => seq < entry.seq)?.reached ?? -1;
    for (const { entry: other } of lines)
      if (other.kind === 'answer' && other.seq > from && other.seq < entry.seq) gone.add(other.seq);
  }
  return gone;
}
