import { describe, expect, it } from 'vitest';
import { RecentEntries } from '#app/runner/recent-entries.ts';
import type { DatedEntry } from '#store/log.ts';

const answered = (seq: number): DatedEntry => ({
  entry: { kind: 'start', seq, facts: [], draws: [] },
  at: seq,
});

/** A log that grows, and what was read of it: after which entry, and how many. */
function growingLog() {
  const lines: DatedEntry[] = [];
  const reads: (readonly [after: number, count: number])[] = [];
  return {
    reads,
    grow: (count: number) => {
      for (let more = 0; more < count; more++) lines.push(answered(lines.length));
    },
    dated: (_: string, after: number) => {
      const found = lines.filter(({ entry }) => entry.seq > after);
      reads.push([after, found.length]);
      return Promise.resolve(found);
    },
  };
}

const seqs = (lines: readonly DatedEntry[]) => lines.map(({ entry }) => entry.seq);

describe('the latest entries of a log', () => {
  it('are read once, then only what is new', async () => {
    const log = growingLog();
    const recent = new RecentEntries(log);
    log.grow(5);
    expect(seqs(await recent.from('a', 2))).toEqual([2, 3, 4]);
    log.grow(2);
    expect(seqs(await recent.from('a', 3))).toEqual([3, 4, 5, 6]);
    expect(seqs(await recent.from('a', 3))).toEqual([3, 4, 5, 6]);
    expect(log.reads).toEqual([
      [1, 3],
      [4, 2],
      [6, 0],
    ]);
  });

  it('are read again from where they were not remembered', async () => {
    const log = growingLog();
    const recent = new RecentEntries(log);
    log.grow(5);
    await recent.from('a', 3);
    expect(seqs(await recent.from('a', 1))).toEqual([1, 2, 3, 4]);
    expect(seqs(await recent.from('a', 7))).toEqual([]);
    log.grow(4);
    expect(seqs(await recent.from('a', 7))).toEqual([7, 8]);
  });

  it('are each table’s own', async () => {
    const log = growingLog();
    const recent = new RecentEntries(log);
    log.grow(3);
    await recent.from('a', 0);
    await recent.from('b', 0);
    expect(log.reads).toEqual([
      [-1, 3],
      [-1, 3],
    ]);
  });

  it('are let go of when they are a whole long log', async () => {
    const log = growingLog();
    const recent = new RecentEntries(log);
    log.grow(600);
    await recent.from('a', 0);
    await recent.from('a', 590);
    await recent.from('a', 590);
    expect(log.reads).toEqual([
      [-1, 600],
      [589, 10],
      [599, 0],
    ]);
  });
});
