import { describe, expect, it } from 'vitest';
import { recordText } from '#app/records/export.ts';
import { inSteps, SharedWork, type Turns } from '#app/runner/long-work.ts';
import type { TableRecord } from '#core/record.ts';
import { checkingDice, replaying } from '#core/verify.ts';
import { begun, bench, ok } from '../support/app-harness.ts';
import { market } from '../support/app-toy.ts';

/** Steps that each take so long, by a clock that only they move. */
class Steps implements Turns {
  private time = 0;
  private since = 0;
  longest = 0;
  turns = 0;

  constructor(private readonly takes: number) {}

  now(): number {
    return this.time;
  }

  next(): Promise<void> {
    this.longest = Math.max(this.longest, this.time - this.since);
    this.since = this.time;
    this.turns += 1;
    return Promise.resolve();
  }

  *of(count: number): Generator<void, string> {
    for (let step = 0; step < count; step++) {
      this.time += this.takes;
      yield;
    }
    return 'done';
  }
}

/** How many steps some work is cut into. */
function stepsOf(work: Iterator<unknown>): number {
  for (let steps = 0; ; steps++) if (work.next().done) return steps;
}

async function ended(): Promise<TableRecord> {
  const { app } = await bench();
  const table = await begun(app, { rounds: 6, who: ['bot:random', 'bot:random', 'bot:random'] });
  await app.settled(table);
  return ok(await app.exportTable({ table })).record;
}

describe('long work', () => {
  it.each([1, 3, 7, 20])(
    'lets others have their turn before a stretch is too long: steps of %i ms',
    async (takes) => {
      const steps = new Steps(takes);
      expect(await inSteps(steps.of(1_000), steps)).toBe('done');
      expect(steps.turns).toBeGreaterThan(0);
      expect(steps.longest).toBeLessThanOrEqual(Math.max(takes, 8 + takes - 1));
    },
  );

  it('asks for no turn where it is short', async () => {
    const steps = new Steps(1);
    await inSteps(steps.of(5), steps);
    expect(steps.turns).toBe(0);
  });

  it('is cut at every entry and checkpoint where a game is checked', async () => {
    const record = await ended();
    const { entries, checkpoints } = record;
    expect(stepsOf(checkingDice(record))).toBe(entries.length);
    const least = entries.length - 1 + checkpoints.length;
    expect(stepsOf(replaying(market() as never, record))).toBeGreaterThanOrEqual(least);
  });

  it('writes a record as JSON would, piece by piece', async () => {
    const record = await ended();
    expect(await recordText(record)).toBe(JSON.stringify(record));
  });

  it('is done once for all who want it meanwhile, and again for whoever comes later', async () => {
    const shared = new SharedWork<number>();
    let runs = 0;
    const work = async () => {
      await Promise.resolve();
      runs += 1;
      return runs;
    };
    expect(await Promise.all([shared.run('a', work), shared.run('a', work), shared.run('b', work)])).toEqual([
      1, 1, 2,
    ]);
    expect(await shared.run('a', work)).toBe(3);
  });

  it('checks a table once for two who ask at the same time', async () => {
    const { app, store } = await bench();
    const table = await begun(app, { rounds: 2, who: ['bot:random', 'bot:random'] });
    await app.settled(table);
    let reads = 0;
    const { history } = store.log;
    store.log.history = (id) => {
      reads += 1;
      return history.call(store.log, id);
    };
    const [one, other] = await Promise.all([app.verify({ table }), app.verify({ table })]);
    expect(ok(one).replay?.problems).toEqual([]);
    expect(other).toEqual(one);
    expect(reads).toBe(1);
  });
});
