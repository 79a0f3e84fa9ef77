import { describe, expect, it } from 'vitest';
import type { Draw } from '#core/dice.ts';
import type { Flow } from '#core/flow.ts';
import type { Table } from '#core/table.ts';
import { heardBy, start } from '../support/driver.ts';
import { oneOf, play, type Scripted, scripted, words } from '../support/scripted.ts';
import '../support/matchers.ts';

type Count = { count: number };
type CountTable = Table<Scripted<Count>>;
const ready = () => oneOf('yes', 'no');

describe('while a question is made', () => {
  const misuses: [string, (t: CountTable) => unknown, RegExp][] = [
    ['writing', (t) => (t.write.count += 1), /change the state/],
    ['rolling', (t) => t.roll('x', 1, 6), /roll, reveal or tell/],
    ['shuffling', (t) => t.shuffle('x', [1, 2]), /roll, reveal or tell/],
    ['revealing', (t) => t.reveal('x', 1), /roll, reveal or tell/],
    ['telling', (t) => t.tell(words('x')), /roll, reveal or tell/],
  ];

  it.each(misuses)('%s is a fault', (_, misuse, fault) => {
    const asking = (t: CountTable) =>
      t.ask(0, 'q', () => {
        misuse(t);
        return ready();
      }) as Flow<never>;
    expect(() => play<Count>({ count: 0 }, asking)).toThrow(fault);
  });

  it.each(misuses)('%s is a fault also where a flow waits for the state', (_, misuse, fault) => {
    const waiting = (t: CountTable) =>
      t.until(() => {
        misuse(t);
        return true;
      });
    expect(() => play<Count>({ count: 0 }, waiting)).toThrow(fault);
  });

  it.each(misuses)(
    '%s is a fault also where an answer is checked, and changes nothing',
    (_, misuse, fault) => {
      const checking = function* (t: CountTable): Flow<void> {
        const check = () => {
          misuse(t);
          return null;
        };
        yield* t.ask(0, 'q', () => ({ ...ready(), check }));
      };
      const table = play<Count>({ count: 0 }, checking);
      expect(table.fault(0, 'q', 'yes')).toMatch(fault);
      expect(table.session.state.count).toBe(0);
      expect(table).toWaitFor([0, 'q']);
    },
  );

  it('the flow that follows may write again', () => {
    const table = play<Count>({ count: 0 }, function* (t) {
      yield* t.ask(0, 'q', ready);
      t.write.count += 1;
    });
    table.answer(0, 'q', 'yes');
    expect(table.session.state.count).toBe(1);
  });
});

describe('a flow made and not run', () => {
  const forgotten: [string, (t: CountTable) => unknown][] = [
    ['ask', (t) => t.ask(0, 'q', ready)],
    ['askAll', (t) => t.askAll([0, 1], 'q', ready)],
    ['parallel', (t) => t.parallel([0, 1], 'q', (seat) => t.ask(seat, 'q', ready))],
    ['behindScreens', (t) => t.behindScreens([0, 1], 'q', (seat) => t.ask(seat, 'q', ready))],
    ['alongside', (t) => t.alongside('q', { seat: 0, run: () => t.ask(0, 'q', ready) }, [])],
    ['react', (t) => t.react({ topic: 'q', order: () => [0], offers: () => [] })],
    ['until', (t) => t.until(() => true)],
  ];

  it.each(forgotten)('is found at the next step: %s', (_, forget) => {
    const flow = function* (t: CountTable): Flow<void> {
      forget(t);
      yield* t.ask(1, 'other', ready);
    };
    expect(() => play<Count>({ count: 0 }, flow)).toThrow(/yield\* is missing/);
  });

  it('is found in a branch too', () => {
    const flow = function* (t: CountTable): Flow<void> {
      yield* t.parallel([0, 1], 'work', function* (seat): Flow<void> {
        if (seat === 1) t.ask(1, 'lost', ready);
        yield* t.ask(seat, 'q', ready);
      });
    };
    expect(() => play<Count>({ count: 0 }, flow)).toThrow(/yield\* is missing/);
  });
});

const drawsOf = (table: ReturnType<typeof play>): Draw[] =>
  table.journal.entries.flatMap((entry) =>
    entry.kind === 'start' || entry.kind === 'answer' ? entry.draws : [],
  );
const pathsOf = (table: ReturnType<typeof play>) => drawsOf(table).map(({ path }) => path);

describe('the path of a draw', () => {
  it('names the checkpoint, the branch, the topic and its occurrence', () => {
    const table = play(
      {},
      function* (t) {
        t.roll('opening', 1, 6);
        yield* t.parallel([0, 2], 'raid', function* (seat): Flow<void> {
          t.roll('hit', 2, 10);
          yield* t.ask(seat, 'again', ready);
          t.roll('hit', 1, 10);
        });
        t.roll('hit', 1, 10);
      },
      function* (t) {
        t.shuffle('deck', [1, 2, 3]);
      },
    );
    table.answers([2, 'again', 'yes'], [0, 'again', 'yes']);
    const [first, ...more] = [
      '1/!opening',
      '1/raid:0/!hit',
      '1/raid:2/!hit',
      '1/raid:2/!hit.2',
      '1/raid:0/!hit.2',
    ];
    expect(pathsOf(table)).toEqual([first, ...more, '1/!hit', '2/!deck']);
  });

  it('is not moved by further steps of a draft, and neither are the dice', () => {
    const drafting = (steps: number) => {
      const table = play({}, function* (t) {
        while ((yield* t.ask(0, 'add', () => oneOf('more', 'done'))) === 'more') t.tell(words('added'));
        t.roll('combat', 5, 10);
        yield* t.ask(0, 'over', ready);
        t.roll('combat', 5, 10);
      });
      for (let i = 0; i < steps; i++) table.answer(0, 'add', 'more');
      return drawsOf(table.answers([0, 'add', 'done'], [0, 'over', 'no']));
    };
    expect(drafting(3)).toEqual(drafting(0));
    expect(drafting(3).map(({ path }) => path)).toEqual(['1/!combat', '1/!combat.2']);
  });

  it('is not moved by what other branches do', () => {
    const raid = (...order: readonly (readonly [number, string, string])[]) => {
      const table = play({}, function* (t) {
        yield* t.parallel([0, 1], 'raid', function* (seat): Flow<void> {
          while ((yield* t.ask(seat, 'go', ready)) === 'yes') t.roll('hit', 3, 10);
        });
      });
      return drawsOf(table.answers(...order)).filter(({ path }) => path.startsWith('1/raid:0'));
    };
    const alone = raid([0, 'go', 'yes'], [0, 'go', 'yes']);
    expect(raid([1, 'go', 'yes'], [0, 'go', 'yes'], [1, 'go', 'yes'], [0, 'go', 'yes'])).toEqual(alone);
  });

  it('counts a step that was withdrawn', () => {
    const table = play({}, function* (t) {
      yield* t.ask(0, 'never', () => null);
      yield* t.ask(0, 'never', ready);
    });
    expect(table.session.openFor(0)[0]?.path).toBe('1/never.2:0');
  });

  it('tells occurrences apart while setting up', () => {
    const game = scripted({ decks: [] as number[][] }, (t) => t.ask(0, 'q', ready) as Flow<never>);
    const cards = [1, 2, 3, 4, 5, 6, 7, 8];
    const setup: typeof game.setup = (_, __, chance) => {
      return { turn: 0, decks: [chance.shuffle('deck', cards), chance.shuffle('deck', cards)] };
    };
    const table = start({ ...game, setup }, { seats: 2 });
    expect(pathsOf(table as never)).toEqual(['0/!deck', '0/!deck.2']);
    expect(table.session.state.decks[0]).not.toEqual(table.session.state.decks[1]);
  });

  it('cannot be had where no flow runs: choosing the next flow is no place for dice', () => {
    const game = scripted({});
    const next: typeof game.next = (t) => {
      t.roll('early', 1, 6);
      return null;
    };
    expect(() => start({ ...game, next }, { seats: 2 })).toThrow(/dice are rolled in/);
  });
});

describe('what is told', () => {
  const told = () =>
    play({}, function* (t) {
      t.tell(words('the game begins'));
      yield* t.ask(0, 'draw', ready);
      t.tell(words('seat 0 draws the sabotage'), [0]);
      t.tell(words('seats 0 and 2 know'), [0, 2]);
      t.tell(words('somebody draws'));
      yield* t.ask(0, 'end', ready);
    });

  it('goes to all, or to the seats it is meant for', () => {
    const table = told();
    const { facts } = table.answer(0, 'draw', 'yes');
    const heard = ([0, 1, 2, 'table'] as const).map((viewer) =>
      heardBy(viewer, facts).map(({ args }) => args.text),
    );
    expect(heard).toEqual([
      ['seat 0 draws the sabotage', 'seats 0 and 2 know', 'somebody draws'],
      ['somebody draws'],
      ['seats 0 and 2 know', 'somebody draws'],
      ['somebody draws'],
    ]);
  });

  it('before the first question belongs to the start', () => {
    expect(told().journal.entries[0]).toMatchObject({
      kind: 'start',
      facts: [{ message: words('the game begins') }],
    });
  });
});

describe('halting', () => {
  it('ends everything under way at once and goes on from the state as it is', () => {
    const table = play(
      { log: [] as string[] },
      function* (t) {
        yield* t.parallel([0, 1, 2], 'work', function* (seat): Flow<void> {
          yield* t.ask(seat, 'step', ready);
          t.write.log.push(`seat ${seat}`);
          if (seat === 1) t.halt();
          t.write.log.push(`seat ${seat} goes on`);
        });
        t.write.log.push('joined');
      },
      (t) => t.ask(2, 'after', ready) as Flow<never>,
    );
    const stale = table.key(2, 'step');
    table.answers([0, 'step', 'yes'], [1, 'step', 'yes']);
    expect(table.session.state.log).toEqual(['seat 0', 'seat 0 goes on', 'seat 1']);
    expect(table).toWaitFor([2, 'after']);
    expect(table.click(stale, 2, 'yes')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
  });
});
