import { describe, expect, it } from 'vitest';
import { lineageOf } from '#core/record.ts';
import { Session } from '#core/session.ts';
import { replay } from '#core/verify.ts';
import { answerOnce, chance, keep, played } from '../support/app-journal.ts';
import { storeKinds } from '../support/app-stores.ts';
import { market } from '../support/app-toy.ts';

/** A table with everything in its log: answers, dice, a free and a voted undo, a repair. */
function eventful() {
  const journal = played(9);
  const random = chance(7);
  const last = journal.entries.findLast(({ kind }) => kind === 'answer');
  if (last?.kind !== 'answer') throw new Error('no answer yet');
  const undone = journal.undo({ seat: last.row.seat, seq: last.seq, voted: true });
  for (let given = 0; given < 12; ) given += answerOnce(journal, random) ? 1 : 0;
  const repaired = journal.repair([{ op: 'replace', path: '/scores/0', value: 77 }]);
  for (let given = 0; given < 5; ) given += answerOnce(journal, random) ? 1 : 0;
  expect([undone.kind, repaired.kind]).toEqual(['undone', 'repaired']);
  return journal;
}

describe.each(storeKinds())('the log on $name', ({ open }) => {
  it('gives back every entry, fact, draw and checkpoint as it was written', async () => {
    const store = await open();
    const journal = eventful();
    await keep(store, 'tab', journal);
    const history = await store.log.history('tab');
    expect(history.entries).toEqual(journal.entries);
    expect(history.checkpoints).toEqual(journal.checkpoints);
    expect(new Set(history.entries.map(({ kind }) => kind))).toEqual(
      new Set(['start', 'answer', 'undo', 'repair']),
    );
    await store.close();
  });

  it('keeps what a replay compares, down to the order of its parts', async () => {
    const store = await open();
    const journal = played(10_000, { rounds: 4 });
    await keep(store, 'tab', journal);
    const record = { ...journal.record(), ...(await store.log.history('tab')) };
    expect(replay(market(), record).problems).toEqual([]);
    expect(JSON.stringify(await store.log.history('tab'))).toBe(
      JSON.stringify({ entries: journal.entries, checkpoints: journal.checkpoints }),
    );
    await store.close();
  });

  it('takes a table up from the last checkpoint and the answers in force since', async () => {
    const store = await open();
    const journal = eventful();
    await keep(store, 'tab', journal);
    const base = await store.log.base('tab');
    expect(base).toEqual(lineageOf(journal, 1)[0]);
    const { session, lost } = Session.load(journal.session.game, journal.session.config, base!);
    expect(lost).toEqual([]);
    expect(session.state).toEqual(journal.session.state);
    expect(session.open()).toEqual(JSON.parse(JSON.stringify(journal.session.open())));
    await store.close();
  });

  it('goes back as far as an undo needs and no further', async () => {
    const store = await open();
    const journal = played(25);
    await keep(store, 'tab', journal);
    const whole = lineageOf(journal, Number.POSITIVE_INFINITY);
    expect(whole.length).toBeGreaterThan(2);
    expect(await store.log.lineage('tab', { depth: 2 })).toEqual(whole.slice(-2));
    const seq = whole.at(-3)!.rows[0]!.seq;
    expect(await store.log.lineage('tab', { seq, depth: 99 })).toEqual(whole.slice(-3));
    expect(await store.log.lineage('tab', { seq: 0, depth: 99 })).toEqual(whole);
    await store.close();
  });

  it('knows nothing of a table that has not started', async () => {
    const store = await open();
    expect(await store.log.base('tab')).toBeNull();
    expect(await store.log.lineage('tab', { depth: 3 })).toEqual([]);
    expect(await store.log.history('tab')).toEqual({ entries: [], checkpoints: [] });
    await store.close();
  });
});
