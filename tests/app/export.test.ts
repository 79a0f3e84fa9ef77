import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordText } from '#app/records/export.ts';
import { readRecord } from '#cli/records.ts';
import { replay, verifyDice } from '#core/verify.ts';
import { begun, bench, HOUR, ok, playRound, say, seen, toBids, why } from '../support/app-harness.ts';
import { scratch } from '../support/app-stores.ts';
import { market } from '../support/app-toy.ts';

const users = ['ann', 'bob', 'cid'];
const at = scratch();

describe('exporting', () => {
  it('gives the whole record of a game that is over, which verifies and replays', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 3, local: true });
    await toBids(app, table, users);
    await say(app, table, { user: 'bob', topic: 'bid', choice: 4 });
    ok(await app.undo({ table, user: 'bob' }));
    const patch = [{ op: 'replace' as const, path: '/scores/1', value: 5 }];
    const { proposal } = ok(
      await app.propose({ table, actor: { user: 'ann' }, motion: { kind: 'repair', note: 'five', patch } }),
    );
    ok(await app.vote({ table, user: 'bob', proposal, yes: true }));
    ok(await app.handOver({ table, actor: { user: 'cid' }, seat: 2, to: { bot: 'timid' } }));
    ok(await app.handOver({ table, actor: { user: 'cid' }, seat: 2, to: { user: 'cid', name: 'Cid' } }));
    for (let round = 0; round < 3; round++) await playRound(app, table, users);
    const { record } = ok(await app.exportTable({ table }));
    expect(record).toMatchObject({ format: 1, game: 'market', version: 1, seats: 3, over: true });
    expect(new Set(record.entries.map(({ kind }) => kind))).toEqual(
      new Set(['start', 'answer', 'undo', 'repair', 'seat']),
    );
    const file = at('record.json');
    writeFileSync(file, await recordText(record));
    const travelled = readRecord(file);
    expect(travelled).toEqual(record);
    expect(verifyDice(travelled).problems).toEqual([]);
    expect(replay(market() as never, travelled).problems).toEqual([]);
    const verdict = ok(await app.verify({ table }));
    expect(verdict.dice).toMatchObject({ problems: [] });
    expect(verdict.replay).toMatchObject({ problems: [], answers: verdict.dice.answers });
    expect(verdict.dice.draws).toBeGreaterThan(3);
  });

  it('finds a log that was tampered with', async () => {
    const { app } = await bench();
    const table = await begun(app, { rounds: 2, who: ['bot:random', 'bot:random'] });
    const { record } = ok(await app.exportTable({ table }));
    const tampered = JSON.parse(JSON.stringify(record)) as { entries: { draws?: { results: number[] }[] }[] };
    const draw = tampered.entries.flatMap(({ draws }) => draws ?? []).at(-1)!;
    draw.results[0] = ((draw.results[0] ?? 0) + 1) % 6;
    expect(verifyDice(tampered as never).problems).toHaveLength(1);
  });

  it('is refused while the game goes on or has not begun, and for no table', async () => {
    const { app } = await bench();
    const table = await begun(app);
    expect(why(await app.exportTable({ table }))).toBe('app.stillRunning');
    expect(why(await app.verify({ table }))).toBe('app.stillRunning');
    ok(await app.pause({ table, actor: { user: 'ann' } }));
    expect(why(await app.exportTable({ table }))).toBe('app.stillRunning');
    const lobby = ok(await app.create({ user: 'ann', game: 'market', name: 'x', language: 'en' })).table;
    expect(why(await app.exportTable({ table: lobby }))).toBe('app.notBegun');
    expect(why(await app.exportTable({ table: 'none' }))).toBe('app.noTable');
    expect(why(await app.exportTable({ table: 7 as never }))).toBe('app.malformed');
  });

  it('works for a game that was abandoned, with its seed, once that is final', async () => {
    const { app, store, pass } = await bench();
    const table = await begun(app);
    await say(app, table, { user: 'ann', topic: 'lead' });
    ok(await app.abandon({ table, actor: { user: 'ann' } }));
    expect(why(await app.exportTable({ table }))).toBe('app.endedLately');
    expect(why(await app.verify({ table }))).toBe('app.endedLately');
    pass(24 * HOUR);
    expect(await app.tick()).toBe(1);
    const { record } = ok(await app.exportTable({ table }));
    expect(record).toMatchObject({ over: false, seed: (await store.tables.find(table))!.table.seed });
    expect(ok(await app.verify({ table })).dice.problems).toEqual([]);
    expect((await seen(app, table)).table.seed).toBe(record.seed);
  });

  it('says that only the dice can be verified where other rules were in force', async () => {
    const { app, restarted } = await bench();
    const table = await begun(app, { rounds: 1, who: ['bot:random', 'bot:random'] });
    const verdict = ok(await restarted([market(2)]).app.verify({ table }));
    expect(verdict.replay).toBeNull();
    expect(verdict.dice.problems).toEqual([]);
  });
});
