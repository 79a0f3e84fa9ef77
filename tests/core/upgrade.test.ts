import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import { lineageOf, type Row, rowsIn } from '#core/record.ts';
import { Session } from '#core/session.ts';
import type { Table } from '#core/table.ts';
import { randomOf, oneOf as someOf } from '../support/chance.ts';
import { type Driver, start } from '../support/driver.ts';
import { oneOf, type Scripted, scripted, words } from '../support/scripted.ts';
import { playedInto } from '../support/selfplay.ts';
import { skirmish } from '../support/toys/skirmish/game.ts';

type Log = { log: string[] };

/** Rules that an upgrade may change: what is offered, what is told, what is rolled, what is checked. */
interface Rules {
  readonly steps: readonly string[];
  tell(seat: number, step: string): string;
  effect?(t: Table<Scripted<Log>>, step: string): void;
  check?(step: string): null;
}
const first: Rules = { steps: ['a', 'b', 'c', 'roll'], tell: (seat, step) => `${seat} ${step}` };

const gameOf = ({ steps, tell, effect, check }: Rules) =>
  scripted<Log>({ log: [] }, function* (t) {
    yield* t.parallel([0, 1, 2], 'work', function* (seat): Flow<void> {
      for (;;) {
        const step = yield* t.ask(seat, 'step', () => ({ ...oneOf(...steps), ...(check && { check }) }));
        t.tell(words(tell(seat, step)));
        t.write.log.push(`${seat} ${step}`);
        if (step === 'roll') t.roll('die', 1, 6);
        effect?.(t, step);
      }
    });
  });

/** The same table under other rules. */
function upgraded<S>(table: Driver<S, never, never, never>, game: unknown) {
  const [segment] = lineageOf(table.journal, 1);
  const { session, lost } = Session.load(game as typeof table.session.game, table.session.config, segment!);
  return { session, lost: lost.map(({ seq }) => seq), kept: session.answers.map(({ seq }) => seq) };
}

const played = (...steps: readonly (readonly [number, string])[]) =>
  start(gameOf(first), { seats: 3 }).answers(
    ...steps.map(([seat, step]) => [seat, 'step', step] as const),
  ) as never;

describe('an upgrade in mid-turn', () => {
  it('to the same rules loses nothing', () => {
    const table = played([0, 'a'], [1, 'roll'], [0, 'c']);
    expect(upgraded(table, gameOf(first))).toMatchObject({ lost: [], kept: [1, 2, 3] });
  });

  it('keeps the answers that still fit and lead to the same, and loses those no longer offered', () => {
    const table = played([0, 'a'], [1, 'c'], [2, 'b'], [1, 'a'], [0, 'b']);
    const { session, lost, kept } = upgraded(table, gameOf({ ...first, steps: ['a', 'b'] }));
    expect(lost).toEqual([2, 4]);
    expect(kept).toEqual([1, 3, 5]);
    expect((session.state as unknown as Log).log).toEqual(['0 a', '2 b', '0 b']);
    expect(session.waiting().map(({ seat }) => seat)).toEqual([0, 1, 2]);
  });

  it('finds a silent change of outcome by its digest: other words', () => {
    const table = played([0, 'a'], [1, 'b'], [0, 'b'], [2, 'a']);
    const tell: Rules['tell'] = (seat, step) => (step === 'b' ? 'something else' : first.tell(seat, step));
    expect(upgraded(table, gameOf({ ...first, tell }))).toMatchObject({ lost: [2, 3], kept: [1, 4] });
  });

  it('finds a silent change of outcome by its digest: other dice, other revelations', () => {
    const table = played([0, 'roll'], [1, 'a'], [2, 'c']);
    const rolling: Rules = { ...first, effect: (t, step) => step === 'a' && t.roll('more', 1, 6) };
    expect(upgraded(table, gameOf(rolling)).lost).toEqual([2]);
    const showing: Rules = { ...first, effect: (t, step) => step === 'c' && t.reveal('card', 'x') };
    expect(upgraded(table, gameOf(showing)).lost).toEqual([3]);
  });

  it('loses each answer once, however many are lost for whatever reason', () => {
    const table = played([0, 'c'], [1, 'b'], [2, 'c'], [1, 'a'], [2, 'b']);
    const tell: Rules['tell'] = (seat, step) => (step === 'b' ? 'something else' : first.tell(seat, step));
    expect(upgraded(table, gameOf({ ...first, steps: ['a', 'b'], tell })).lost).toEqual([1, 2, 3, 4, 5]);
  });

  it('loses an answer that now meets a fault, and keeps the others', () => {
    const table = played([0, 'a'], [1, 'b'], [2, 'c']);
    const effect: Rules['effect'] = (_, step) => {
      if (step === 'b') throw new Error('a new bug');
    };
    expect(upgraded(table, gameOf({ ...first, effect }))).toMatchObject({ lost: [2], kept: [1, 3] });
  });

  it('loses an answer whose check now meets a fault, and keeps the others', () => {
    const table = played([0, 'a'], [1, 'b'], [2, 'c']);
    const check: Rules['check'] = (step) => {
      if (step === 'b') throw new Error('a new bug');
      return null;
    };
    const { session, lost, kept } = upgraded(table, gameOf({ ...first, check }));
    expect({ lost, kept, stuck: session.stuck }).toEqual({ lost: [2], kept: [1, 3], stuck: null });
  });

  it('keeps checkpoints reached before: it touches the current turn only', () => {
    const table = start(skirmish, { seats: 3 }).answers([0, 'action', 'rest'], [1, 'action', 'build']);
    const { session } = upgraded(table as never, { ...skirmish, version: 2, setup: () => undefined });
    expect(session.segment.n).toBe(2);
  });
});

describe('an upgrade of random games', () => {
  const inTurns: typeof skirmish = {
    ...skirmish,
    version: 2,
    next: (t) => {
      t.write.mode = 'turns';
      return skirmish.next(t);
    },
  };

  it('sorts every answer into kept or lost, and the table can be played on', () => {
    const seen = { kept: 0, lost: 0 };
    for (let seed = 0; seed < 40; seed++) {
      const table = playedInto(skirmish, { seats: 3, seed }, 5 + (seed % 20));
      const [segment] = lineageOf(table.journal, 1);
      const { session, lost } = Session.load(inTurns, table.session.config, segment!);
      const kept = session.answers;
      const bySeq = (rows: readonly Row[]) => [...rows].sort((a, b) => a.seq - b.seq);
      expect(bySeq([...kept, ...lost])).toEqual(segment!.rows);
      expect(session.stuck).toBeNull();
      seen.kept += kept.length;
      seen.lost += lost.length;
      const random = randomOf(seed);
      for (let seq = 1_000; seq < 1_010 && !session.over; seq++) {
        const { key, seat, fallback } = someOf(session.open(), random);
        expect(session.answer({ key, seat, choice: fallback, by: 'seat' }, seq).kind).toBe('taken');
      }
    }
    expect(seen.kept).toBeGreaterThan(10);
    expect(seen.lost).toBeGreaterThan(10);
  });
});

describe('an upgrade in the log', () => {
  it('takes what it lost out of force', () => {
    const table = played([0, 'a'], [1, 'c'], [2, 'b']) as Driver;
    const { entries } = table.journal;
    const upgrade = { kind: 'upgrade', seq: 4, version: 2, dropped: [2] } as const;
    expect(rowsIn([...entries, upgrade], 0, 99).map(({ seq }) => seq)).toEqual([1, 3]);
  });
});
