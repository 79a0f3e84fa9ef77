import { describe, expect, it } from 'vitest';
import { lineageOf } from '#core/record.ts';
import { start } from '../support/driver.ts';
import { oneOf, scripted } from '../support/scripted.ts';
import { shown } from '../support/shown.ts';
import { inscribe } from '../support/toys/inscribe.ts';
import { skirmish } from '../support/toys/skirmish/game.ts';
import '../support/matchers.ts';

const war = () =>
  start(skirmish, { seats: 3 }).answers([0, 'action', 'rest'], [1, 'action', 'build'], [1, 'build', 'ship']);

/** A ship from the supply for seat 0. */
const gift = [
  { op: 'replace', path: '/supply', value: 5 },
  { op: 'replace', path: '/seats/0/ships', value: 3 },
];

const replace = (path: string, value: unknown) => [{ op: 'replace', path, value }];

describe('a repair', () => {
  it('changes the state of the checkpoint and drops the answers since', () => {
    const table = war();
    expect(table.journal.repair(gift).kind).toBe('repaired');
    expect(table.session.state.seats.map(({ ships }) => ships)).toEqual([3, 2, 2]);
    expect(table.session.answers).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('keeps the number of the checkpoint, raises the epoch and makes every old button stale', () => {
    const table = war();
    const { n, epoch } = table.session.segment;
    const old = table.session.open();
    table.journal.repair(gift);
    expect(table.session.segment).toMatchObject({ n, epoch: epoch + 1, parent: null });
    for (const { key, seat, fallback } of old) {
      expect(table.click(key, seat, fallback)).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
    }
    table.journal.repair([{ op: 'test', path: '/turn', value: 1 }]);
    expect(table.session.segment.epoch).toBe(epoch + 2);
  });

  it('re-rolls no dice', () => {
    const table = start(inscribe, { seats: 2 }).answers([0, 'cell', 'r0c0']);
    const before = table.answer(0, 'cell', 'r0c1').draws;
    expect(before).toHaveLength(1);
    const { dice } = table.session.state;
    table.journal.repair(replace('/seats/1/gold', 3));
    expect(table.session.state.dice).toEqual(dice);
    table.answer(0, 'cell', 'r0c0');
    expect(table.answer(0, 'cell', 'r0c1').draws).toEqual(before);
  });

  it('is in the log, and a table taken up again knows it', () => {
    const table = war();
    table.journal.repair(gift);
    expect(table.journal.entries.at(-1)).toEqual({ kind: 'repair', seq: 4, patch: gift });
    expect(shown(table.reloaded())).toBe(shown(table.session));
    table.answers([1, 'action', 'rest'], [2, 'action', 'rest']);
    expect(shown(table.reloaded())).toBe(shown(table.session));
    expect(table.undo(1, 5)).not.toBeNull();
    expect(table.undo(2)).toBeNull();
    expect(shown(table.reloaded())).toBe(shown(table.session));
  });

  it('may end the game, or pass on to a checkpoint that asks somebody', () => {
    const table = war();
    expect(table.journal.repair(replace('/winner', 2)).kind).toBe('repaired');
    expect(table.session.over).toBe(true);
    const ask = (seat: number) => (t: { ask: CallableFunction }) => t.ask(seat, 'q', () => oneOf('a'));
    const game = scripted(
      { skip: false },
      (t) => (t.state.skip ? t.until(() => true) : ask(0)(t)),
      ask(1) as never,
    );
    const passing = start(game, { seats: 2 });
    passing.journal.repair(replace('/skip', true));
    expect(passing).toWaitFor([1, 'q']);
    expect(lineageOf(passing.journal, 9)).toHaveLength(1);
    expect(shown(passing.reloaded())).toBe(shown(passing.session));
  });
});

describe('a repair that is refused', () => {
  const refused = (patch: unknown, key: string) => {
    const table = war();
    const before = [shown(table.session), table.journal.entries.length];
    const repaired = table.journal.repair(patch);
    expect(repaired).toMatchObject({ kind: 'refused', refusal: { message: { key } } });
    expect([shown(table.session), table.journal.entries.length]).toEqual(before);
    return repaired.kind === 'refused' ? String(repaired.refusal.message.args.reason) : '';
  };

  it.each<[string, unknown]>([
    ['no list', 'nonsense'],
    ['nothing', undefined],
    ['an empty list', []],
    ['an unknown operation', [{ op: 'increase', path: '/turn', value: 1 }]],
    ['no path', [{ op: 'remove' }]],
    ['no value', [{ op: 'add', path: '/turn' }]],
    ['a value that is no plain data', [{ op: 'add', path: '/turn', value: () => 1 }]],
    ['too many steps', Array.from({ length: 101 }, () => gift[0])],
  ])('because it is no patch: %s', (_, patch) => {
    expect(refused(patch, 'core.repairMalformed')).not.toBe('');
  });

  it.each<[string, unknown]>([
    ['replacing what is not there', replace('/nowhere/at/all', 1)],
    ['removing what is not there', [{ op: 'remove', path: '/nowhere' }]],
    ['a place in a list that is not there', replace('/seats/7/ships', 1)],
    ['a test that does not hold', [{ op: 'test', path: '/turn', value: 99 }]],
    ['replacing the whole state', replace('', {})],
    ['moving from nowhere', [{ op: 'move', from: '/nowhere', path: '/turn' }]],
  ])('because it cannot be applied: %s', (_, patch) => {
    expect(refused(patch, 'core.repairMalformed')).not.toBe('');
  });

  const nested = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as unknown;
  const doubling = Array.from({ length: 40 }, (_, at) => ({ op: 'copy', from: '', path: `/x${at}` }));

  it.each<[string, unknown, RegExp]>([
    ['a state that doubles forty times', doubling, /cannot go into itself/],
    [
      'a part that doubles forty times',
      Array.from({ length: 40 }, (_, at) => ({ op: 'copy', from: '/seats', path: `/seats/${at}` })),
      /cannot go into itself/,
    ],
    [
      'two parts that double each other',
      Array.from({ length: 40 }, (_, at) =>
        at % 2 === 0
          ? { op: 'copy', from: '/seats', path: '/deck/-' }
          : { op: 'copy', from: '/deck', path: '/seats/-' },
      ),
      /adds more than 65536 characters/,
    ],
    ['a list of four thousand million', replace('/seats/length', 4_294_967_295), /nothing at/],
    [
      'a place far behind the end of a list',
      [{ op: 'add', path: '/seats/4294967294', value: 0 }],
      /no place/,
    ],
    ['a part moved into itself', [{ op: 'move', from: '/seats', path: '/seats/0' }], /cannot go into itself/],
    ['a value nested too deep', replace('/turn', nested(40)), /too deep/],
    ['a value nested so deep that nobody can follow it', replace('/turn', nested(16_000)), /too deep/],
    ['a text too long', replace('/mode', 'x'.repeat(40_000)), /at most 32768 characters/],
    ['a path too long', replace(`/${'x'.repeat(600)}`, 1), /500/],
    ['a path too deep', [{ op: 'remove', path: '/a'.repeat(50) }], /no such place/],
  ])('because it would cost too much: %s', (_, patch, reason) => {
    expect(refused(patch, 'core.repairMalformed')).toMatch(reason);
  });

  it('compares what it tests whatever the order of the fields', () => {
    const table = war();
    const [seat] = JSON.parse(table.session.segment.state).seats as object[];
    const turned = Object.fromEntries(Object.entries(seat ?? {}).reverse());
    expect(table.journal.repair([{ op: 'test', path: '/seats/0', value: turned }]).kind).toBe('repaired');
    refused([{ op: 'test', path: '/seats/0', value: { ...turned, ships: 77 } }], 'core.repairMalformed');
  });

  it.each<[string, unknown, RegExp]>([
    ['a negative number', replace('/seats/0/ships', -1), /ships/],
    ['another type', replace('/turn', 'three'), /turn/],
    ['a word that is none', replace('/mode', 'chaos'), /mode/],
    ['a part missing', [{ op: 'remove', path: '/seats/1/hand' }], /hand/],
  ])('because the state would have the wrong shape: %s', (_, patch, reason) => {
    expect(refused(patch, 'core.repairBreaks')).toMatch(reason);
  });

  it.each<[string, unknown, RegExp]>([
    ['ships out of nothing', replace('/supply', 9), /ships are lost or made up/],
    ['a card twice', [{ op: 'copy', from: '/deck/0', path: '/discard/0' }], /cards are lost or made up/],
    ['a card still being played', [{ op: 'move', from: '/deck/0', path: '/stack/0' }], /still being played/],
  ])('because the state would be impossible: %s', (_, patch, reason) => {
    expect(refused(patch, 'core.repairBreaks')).toMatch(reason);
  });

  it('because the table could not be played on', () => {
    const game = scripted({ divisor: 1 }, function* (t) {
      if (t.state.divisor === 0) throw new Error('divided by nothing');
      yield* t.ask(0, 'q', () => oneOf('a'));
    });
    const table = start(game, { seats: 2 });
    expect(table.journal.repair(replace('/divisor', 0))).toMatchObject({
      refusal: { message: { key: 'core.repairBreaks', args: { reason: 'Error: divided by nothing' } } },
    });
    expect(table).toWaitFor([0, 'q']);
  });

  it.each(['/__proto__/polluted', '/constructor/prototype/polluted', '/seats/__proto__/polluted'])(
    'or harmless when it reaches for %s',
    (path) => {
      const table = war();
      table.journal.repair([{ op: 'add', path, value: true }]);
      expect(({} as Record<string, unknown>).polluted).toBeUndefined();
      expect(([] as unknown as Record<string, unknown>).polluted).toBeUndefined();
      expect(table.session.segment.state).not.toContain('polluted');
    },
  );
});
