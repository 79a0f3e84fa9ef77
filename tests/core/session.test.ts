import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import type { Message } from '#core/message.ts';
import { lineageOf } from '#core/record.ts';
import { Session } from '#core/session.ts';
import { randomOf, seedOf, oneOf as someOf } from '../support/chance.ts';
import { start } from '../support/driver.ts';
import { oneOf, play, type Script, scripted, words } from '../support/scripted.ts';
import { playedInto } from '../support/selfplay.ts';
import { toys } from '../support/toys/all.ts';
import { skirmish } from '../support/toys/skirmish/game.ts';
import '../support/matchers.ts';

const ready = () => oneOf('yes', 'no');
const refused = (key: string) => ({ kind: 'refused', refusal: { message: { key } } });

/** Everything there is about a table, as text. */
function everything<S, M extends Message, O, V>({ session }: { session: Session<S, M, O, V> }): string {
  const { segment, state, over, stuck, answers } = session;
  return JSON.stringify([segment, state, over, `${stuck}`, answers, session.open(), session.waiting()]);
}

const GARBAGE = [
  null,
  undefined,
  true,
  -1,
  0.5,
  1e9,
  Number.NaN,
  '',
  'nonsense',
  '__proto__',
  'x'.repeat(5_000),
  [],
  ['nonsense'],
  [1, 2],
  [['a']],
  {},
  { nonsense: 1 },
  { ships: -1 },
  JSON.parse('{"__proto__":{"ships":9}}'),
];

describe('an answer that cannot be taken', () => {
  for (const game of toys) {
    it(`changes nothing in ${game.id}, whatever it is`, () => {
      let tried = 0;
      for (let seed = 0; seed < 12; seed++) {
        const table = playedInto(game, { seats: 3, seed }, 3 + 3 * seed);
        if (table.session.over) continue;
        const before = everything(table);
        const { key, seat } = someOf(table.session.open(), randomOf(seed));
        for (const choice of GARBAGE) {
          const answered = table.reloaded().answer({ key, seat, choice: choice as never, by: 'seat' }, 999);
          if (answered.kind === 'taken') continue;
          tried += 1;
          expect(table.click(key, seat, choice).kind).toBe('refused');
          expect(everything(table)).toBe(before);
        }
        expect(table.click(key, seat + 1, 'pass')).toMatchObject(refused('core.notYours'));
        expect(table.click('nokey', seat, 'pass')).toMatchObject(refused('core.stale'));
        expect(table.click('', seat, 'pass')).toMatchObject(refused('core.stale'));
        expect(table.click('__proto__', seat, 'pass')).toMatchObject(refused('core.stale'));
        expect(everything(table)).toBe(before);
      }
      expect(tried).toBeGreaterThan(100);
    });
  }

  const asked = () =>
    play({}, (t) => t.ask(0, 'q', () => ({ ...ready(), check: () => refusal })) as Flow<never>);
  const refusal = { message: words('not now'), rule: '12.3' };

  it('is told the rules’ own reason and rule', () => {
    const table = asked();
    expect(table.try(0, 'q', 'no')).toEqual({ kind: 'refused', refusal });
    expect(table).toRefuse(0, 'q', 'no', '12.3');
    expect(table).toRefuse(0, 'q', 'maybe', 'core.notOffered');
  });

  it('because the question has been answered and opened is stale', () => {
    const table = play({}, function* (t) {
      yield* t.ask(0, 'q', ready);
      yield* t.ask(0, 'q', ready);
    });
    const first = table.key(0, 'q');
    table.answer(0, 'q', 'yes');
    expect(table.key(0, 'q')).not.toBe(first);
    expect(table.click(first, 0, 'yes')).toMatchObject(refused('core.stale'));
  });

  it('because the game is over says so', () => {
    const table = play({}, (t) => t.ask(0, 'q', ready) as Flow<never>);
    const key = table.key(0, 'q');
    table.answer(0, 'q', 'yes');
    expect(table.session.over).toBe(true);
    expect(table.session.waiting()).toEqual([]);
    expect(table.click(key, 0, 'yes')).toMatchObject(refused('core.over'));
  });
});

describe('a fault of the rules', () => {
  const faulty = () =>
    play({ log: [] as string[] }, function* (t) {
      yield* t.parallel([0, 1], 'work', function* (seat): Flow<void> {
        for (;;) {
          const step = yield* t.ask(seat, 'step', () => oneOf('write', 'fail', 'end'));
          t.write.log.push(`${seat} ${step}`);
          t.roll('die', 1, 6);
          t.tell(words('told'));
          if (step === 'fail') throw new Error('a bug in the rules');
          if (step === 'end') return;
        }
      });
    });

  it('leaves the table exactly as it was before the answer', () => {
    const table = faulty().answers([0, 'step', 'write'], [1, 'step', 'write'], [0, 'step', 'write']);
    const before = everything(table);
    const { length } = table.journal.entries;
    expect(table.fault(0, 'step', 'fail')).toBe('Error: a bug in the rules');
    expect(everything(table)).toBe(before);
    expect(table.journal.entries).toHaveLength(length);
  });

  it('does not stop the others, nor another answer of the same seat', () => {
    const table = faulty().answers([0, 'step', 'write']);
    table.fault(1, 'step', 'fail');
    table.answers([1, 'step', 'end'], [0, 'step', 'end']);
    expect(table.session.over).toBe(true);
    expect(table.session.state.log).toEqual(['0 write', '1 end', '0 end']);
  });

  it('in the check of an answer is a fault like any other', () => {
    const check = () => {
      throw new Error('a bug in a check');
    };
    const table = play({}, (t) => t.ask(0, 'q', () => ({ ...ready(), check })) as Flow<never>);
    const before = everything(table);
    expect(table.fault(0, 'q', 'yes')).toBe('Error: a bug in a check');
    expect(everything(table)).toBe(before);
  });

  it('in an impossible state at the checkpoint keeps that checkpoint from being written', () => {
    const game = scripted({ coins: 3 }, function* (t) {
      yield* t.ask(0, 'q', ready);
      t.write.coins -= 1;
    });
    const table = start(
      { ...game, invalid: ({ coins }) => (coins === 3 ? null : 'coins are lost') },
      { seats: 2 },
    );
    expect(table.fault(0, 'q', 'yes')).toMatch(/impossible state: coins are lost/);
    expect(table.journal.checkpoints).toHaveLength(1);
    expect(table.session.state.coins).toBe(3);
  });
});

describe('a checkpoint that cannot be played on', () => {
  const good = scripted({ works: true, half: 0 }, function* (t) {
    yield* t.ask(0, 'q', ready);
    yield* t.ask(0, 'r', ready);
  });
  const broken: typeof good = {
    ...good,
    next: (t) => {
      const flow = function* (): Flow<void> {
        yield* t.parallel([0, 1], 'work', function* (seat): Flow<void> {
          t.write.half += 1;
          if (seat === 1 && t.state.works) throw new Error('a bug at the start');
          yield* t.ask(seat, 'q', ready);
        });
      };
      return flow();
    },
  };
  const stuck = () => {
    const table = start(good, { seats: 2 }).answers([0, 'q', 'yes']);
    const [segment] = lineageOf(table.journal, 1);
    return { table, ...Session.load(broken, table.session.config, segment!) };
  };

  it('is stuck: shown as it was at the checkpoint, with nobody asked', () => {
    const { session } = stuck();
    expect(session.stuck).toEqual(new Error('a bug at the start'));
    expect(session.view('table')).toEqual({ works: true, half: 0, turn: 0 });
    expect(session.open()).toEqual([]);
    expect(session.waiting()).toEqual([]);
  });

  it('refuses every answer with an apology, and loses none for good', () => {
    const { session, table, lost } = stuck();
    expect(lost).toEqual(table.session.answers);
    const answer = { key: table.key(0, 'r'), seat: 0, choice: 'yes', by: 'seat' } as const;
    expect(session.answer(answer, 9)).toMatchObject(refused('core.stuck'));
    expect(table.reloaded().answers).toEqual(lost);
  });

  it('can be repaired', () => {
    const { session, table } = stuck();
    table.journal.session = session;
    const repaired = table.journal.repair([{ op: 'replace', path: '/works', value: false }]);
    expect(repaired.kind).toBe('repaired');
    expect(table).toWaitFor([0, 'q'], [1, 'q']);
    table.answers([0, 'q', 'yes'], [1, 'q', 'yes']);
  });
});

describe('checkpoints', () => {
  const silent: Script<object> = (t) => t.until(() => true);
  const asking =
    (seat: number) => (t: { ask: (s: number, topic: string, make: typeof ready) => Flow<unknown> }) =>
      t.ask(seat, 'q', ready) as Flow<never>;

  it('may be passed several at a time by one answer, and only the last is kept', () => {
    const table = play({}, asking(0), silent, silent, asking(1), asking(2));
    const { segment } = table.answer(0, 'q', 'yes');
    expect(segment).toMatchObject({ n: 4, seq: 1, parent: 0 });
    expect(table).toWaitFor([1, 'q']);
    table.answer(1, 'q', 'yes');
    expect(table.journal.checkpoints.map(({ n, seq, parent }) => [n, seq, parent])).toEqual([
      [1, 0, null],
      [4, 1, 0],
      [5, 2, 1],
    ]);
    expect(lineageOf(table.journal, 9).map(({ n, rows }) => [n, rows.length])).toEqual([
      [1, 1],
      [4, 1],
      [5, 0],
    ]);
  });

  it('may be passed before the first question', () => {
    const table = play({}, silent, silent, asking(0), asking(1)).answers([0, 'q', 'yes']);
    expect(lineageOf(table.journal, 9).map(({ n, parent }) => [n, parent])).toEqual([
      [3, null],
      [4, 0],
    ]);
    expect(table.undo(0)).toBeNull();
    expect(table).toWaitFor([0, 'q']);
  });

  it('go on from the parsed text: what is no plain data breaks at once', () => {
    const game = scripted({ goods: new Set(['ore']) as Iterable<string> }, function* (t) {
      yield* t.ask(0, 'q', () => oneOf(...(t.state.goods as Iterable<string>)));
    });
    expect(() => start(game, { seats: 2 })).toThrow(TypeError);
  });

  it('are refused by a journal where something lies in two places, which their text would part', () => {
    const table = play({ a: { n: 0 }, b: { n: 0 } }, function* (t) {
      t.write.b = t.write.a;
      yield* t.ask(0, 'q', ready);
    });
    expect(() => table.answer(0, 'q', 'yes')).toThrow('it.b lies somewhere else too');
  });

  it('are refused by a journal where something is undefined, which their text would drop', () => {
    const table = play({ last: 'x' as string | undefined }, function* (t) {
      t.write.last = undefined;
      yield* t.ask(0, 'q', ready);
    });
    expect(() => table.answer(0, 'q', 'yes')).toThrow('it.last is undefined');
  });

  it('are refused by a journal where a fact holds a part of the state, which may still change', () => {
    const table = play({ hand: ['ore'] }, function* (t) {
      yield* t.ask(0, 'q', ready);
      t.tell({ key: 'shown', args: { hand: t.state.hand } });
    });
    expect(() => table.answer(0, 'q', 'yes')).toThrow('a fact holds a part of the state');
  });
});

describe('starting a table', () => {
  it('reads the options by their schema and refuses others', () => {
    expect(start(skirmish, { seats: 2 }).session.state.mode).toBe('sealed');
    expect(() => start(skirmish, { seats: 2, options: { mode: 'chaos' } })).toThrow(/mode/);
  });

  it('gives the same table for the same seed, and another for another', () => {
    const texts = [1, 1, 2].map((n) => {
      const { session } = Session.start(skirmish, { options: {}, seats: 4, seed: seedOf(n) });
      return everything({ session });
    });
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toBe(texts[2]);
  });
});
