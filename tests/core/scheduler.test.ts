import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import { amount } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { start } from '../support/driver.ts';
import { oneOf, play, scripted, words } from '../support/scripted.ts';
import '../support/matchers.ts';

const ready = () => oneOf('yes', 'no');

describe('branches side by side', () => {
  it('begin in the order of seats given, each as far as its first question', () => {
    const table = play({ log: [] as string[] }, function* (t) {
      yield* t.parallel([2, 0, 1], 'work', function* (seat): Flow<void> {
        t.write.log.push(`begin ${seat}`);
        yield* t.ask(seat, 'step', ready);
        t.write.log.push(`end ${seat}`);
      });
      t.write.log.push('joined');
    });
    expect(table.session.state.log).toEqual(['begin 2', 'begin 0', 'begin 1']);
    table.answers([1, 'step', 'yes'], [2, 'step', 'no'], [0, 'step', 'yes']);
    expect(table.session.state.log.slice(3)).toEqual(['end 1', 'end 2', 'end 0', 'joined']);
  });

  it('go on in tree order, not in the order of answers, when one answer frees several', () => {
    const table = play({ log: [] as Seat[], open: false }, function* (t) {
      yield* t.parallel([0, 1, 2], 'work', function* (seat): Flow<void> {
        if ((yield* t.ask(seat, 'step', ready)) === 'no') t.write.open = true;
        yield* t.until(() => t.state.open);
        t.write.log.push(seat);
      });
    });
    table.answers([2, 'step', 'yes'], [1, 'step', 'yes']);
    expect(table.session.state.log).toEqual([]);
    table.answer(0, 'step', 'no');
    expect(table.session.state.log).toEqual([0, 1, 2]);
  });

  it('give back what each of them came to', () => {
    const table = play({ got: [] as [Seat, string][] }, function* (t) {
      const got = yield* t.parallel([0, 1], 'shift', (seat) => t.ask(seat, 'step', ready));
      t.write.got = [...got];
    });
    table.answers([1, 'step', 'no'], [0, 'step', 'yes']);
    expect(table.session.state.got).toEqual([
      [0, 'yes'],
      [1, 'no'],
    ]);
  });

  it('must have distinct seats, and so must questions asked together', () => {
    expect(() =>
      play({}, (t) => t.parallel([0, 1, 0], 'shift', (seat) => t.ask(seat, 'x', ready)) as never),
    ).toThrow(/twice at 1\/shift/);
    expect(() => play({}, (t) => t.askAll([1, 1], 'bid', ready) as never)).toThrow(/twice at 1\/bid/);
  });

  it('may ask one seat several things at once', () => {
    const table = play({}, function* (t) {
      yield* t.parallel([0, 1], 'work', () => t.ask(2, 'help', ready));
    });
    expect(table.session.openFor(2).map(({ path }) => path)).toEqual(['1/work:0/help:2', '1/work:1/help:2']);
    expect(new Set(table.session.openFor(2).map(({ key }) => key)).size).toBe(2);
  });
});

describe('questions asked together', () => {
  it('are all open at once, and opened only when the last is in', () => {
    const table = play({ bids: [] as [Seat, number][] }, function* (t) {
      const bids = yield* t.askAll([0, 1, 2], 'bid', () => amount(words('bid'), { min: 0, max: 9 }));
      t.write.bids = [...bids];
    });
    table.answers([2, 'bid', 3], [0, 'bid', 7]);
    expect(table.session.state.bids).toEqual([]);
    expect(table).toWaitFor([1, 'bid']);
    table.answer(1, 'bid', 5);
    expect(table.session.state.bids).toEqual([
      [0, 7],
      [1, 5],
      [2, 3],
    ]);
  });

  it('may be answered anew until they are opened, and only the last answer counts', () => {
    const table = play({ bids: [] as [Seat, string][] }, function* (t) {
      t.write.bids = [...(yield* t.askAll([0, 1], 'bid', () => oneOf('a', 'b', 'c')))];
    });
    const key = table.key(0, 'bid');
    table.answers([0, 'bid', 'a'], [0, 'bid', 'b']);
    expect(table.session.openFor(0)).toMatchObject([{ key, held: 'b' }]);
    expect(table.session.openFor(1)).toMatchObject([{ held: null }]);
    table.answers([0, 'bid', 'c'], [1, 'bid', 'a']);
    expect(table.session.state.bids[0]).toEqual([0, 'c']);
  });

  it('of nobody are no question at all', () => {
    const table = play({}, function* (t) {
      yield* t.askAll([], 'bid', ready);
      yield* t.parallel([], 'work', () => t.ask(0, 'x', ready));
    });
    expect(table.session.over).toBe(true);
  });
});

/** Two branches that want the same last ship; a third seat may bring it back. */
const supply = () =>
  scripted({ supply: 1, got: {} as Record<Seat, string> }, function* (t) {
    yield* t.parallel([0, 1], 'work', function* (seat): Flow<void> {
      const got = yield* t.ask(seat, 'take', () => (t.state.supply > 0 ? ready() : null));
      if (got === 'yes') t.write.supply -= 1;
      t.write.got[seat] = got === undefined ? 'withdrawn' : got;
      yield* t.ask(seat, 'rest', ready);
    });
  });

describe('a question whose ground is gone', () => {
  it('is withdrawn, and its flow goes on with undefined', () => {
    const table = start(supply(), { seats: 2 });
    const stale = table.key(1, 'take');
    table.answer(0, 'take', 'yes');
    expect(table.session.state.got).toEqual({ 0: 'yes', 1: 'withdrawn' });
    expect(table).toWaitFor([0, 'rest'], [1, 'rest']);
    expect(table.click(stale, 1, 'yes')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
  });

  it('stays while its ground stays', () => {
    const table = start(supply(), { seats: 2 });
    table.answer(0, 'take', 'no');
    expect(table).toOfferExactly(1, 'take', ['yes', 'no']);
  });

  it('is not asked at all if it never had one', () => {
    const table = play({ seen: 'x' as string | undefined | null }, function* (t) {
      t.write.seen = (yield* t.ask(0, 'never', () => null)) ?? null;
    });
    expect(table.session.over).toBe(true);
    expect(table.session.state.seen).toBeNull();
  });

  it('comes back, under the same key, when its ground does', () => {
    const table = play({ ground: true, bids: [] as [Seat, unknown][] }, function* (t) {
      yield* t.parallel([0, 2], 'work', function* (seat): Flow<void> {
        if (seat === 0) {
          const bids = yield* t.askAll([0, 1], 'bid', (bidder) =>
            bidder === 0 || t.state.ground ? ready() : null,
          );
          t.write.bids = [...bids];
          return;
        }
        for (const ground of [false, true]) {
          yield* t.ask(2, 'ground', ready);
          t.write.ground = ground;
        }
      });
    });
    const key = table.key(1, 'bid');
    table.answer(2, 'ground', 'yes');
    expect(table.session.openFor(1)).toEqual([]);
    expect(table).toWaitFor([0, 'bid'], [2, 'ground']);
    expect(table.click(key, 1, 'yes')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
    table.answer(2, 'ground', 'yes');
    expect(table.key(1, 'bid')).toBe(key);
    table.answers([0, 'bid', 'no'], [1, 'bid', 'yes']);
    expect(table.session.state.bids).toEqual([
      [0, 'no'],
      [1, 'yes'],
    ]);
  });
});

describe('a held answer', () => {
  /** Seat 1 holds one card and may play it in two sealed windows at once. */
  const twoWindows = () =>
    play({ hand: ['card'], played: [] as string[] }, function* (t) {
      yield* t.parallel([0, 2], 'window', function* (seat): Flow<void> {
        const answers = yield* t.askAll([1, seat], 'react', (side) =>
          side === 1 ? oneOf(...t.state.hand, 'pass') : ready(),
        );
        if (answers.get(1) !== 'card') return;
        t.write.hand = [];
        t.write.played.push(`at ${seat}`);
      });
    });
  const at = (table: ReturnType<typeof twoWindows>, seat: Seat) =>
    table.session.openFor(1).find(({ path }) => path.startsWith(`1/window:${seat}/`))!;

  it('that no longer fits when others have acted is asked again', () => {
    const table = twoWindows();
    for (const seat of [0, 2]) table.click(at(table, seat).key, 1, 'card');
    expect(table).toWaitFor([0, 'react'], [2, 'react']);
    table.answer(2, 'react', 'yes');
    expect(table.session.state.played).toEqual(['at 2']);
    expect(table).toWaitFor([0, 'react'], [1, 'react']);
    expect(at(table, 0)).toMatchObject({ held: null });
    expect(table).toOfferExactly(1, 'react', ['pass']);
    table.answers([0, 'react', 'yes'], [1, 'react', 'pass']);
    expect(table.session.over).toBe(true);
    expect(table.session.state.played).toEqual(['at 2']);
  });

  it('that still fits stays, whatever the others did', () => {
    const table = twoWindows();
    table.click(at(table, 0).key, 1, 'pass');
    table.click(at(table, 2).key, 1, 'card');
    table.answer(2, 'react', 'yes');
    expect(at(table, 0)).toMatchObject({ held: 'pass' });
    expect(table).toWaitFor([0, 'react']);
  });

  it('has the value of its option at the time it is opened, not when it was given', () => {
    const table = play({ price: 1, paid: 0 }, function* (t) {
      yield* t.parallel([0, 2], 'work', function* (seat): Flow<void> {
        if (seat === 2) {
          yield* t.ask(2, 'raise', ready);
          t.write.price = 5;
          return;
        }
        const label = words('pay');
        const pay = {
          form: { kind: 'choose', prompt: label, options: [{ id: 'pay', label }] },
          fallback: 'pay',
        } as const;
        const paid = yield* t.askAll([0, 1], 'pay', () => ({ ...pay, read: () => t.state.price }));
        t.write.paid = paid.get(0)!;
      });
    });
    table.answers([0, 'pay', 'pay'], [2, 'raise', 'yes'], [1, 'pay', 'pay']);
    expect(table.session.state.paid).toBe(5);
  });
});

describe('waiting for the state', () => {
  it('is over at once if it already is so', () => {
    expect(play({}, (t) => t.until(() => true)).session.over).toBe(true);
  });

  it('lets seats plan at once and act in order', () => {
    const table = play({ plans: {} as Record<Seat, string>, acted: [] as Seat[] }, function* (t) {
      yield* t.parallel([0, 1, 2], 'plan', function* (seat): Flow<void> {
        t.write.plans[seat] = yield* t.ask(seat, 'plan', ready);
        yield* t.until(() => Object.keys(t.state.plans).length === 3 && t.state.acted.length === seat);
        yield* t.ask(seat, 'act', ready);
        t.write.acted.push(seat);
      });
    });
    expect(table).toWaitFor([0, 'plan'], [1, 'plan'], [2, 'plan']);
    table.answers([2, 'plan', 'no'], [0, 'plan', 'yes']);
    expect(table).toWaitFor([1, 'plan']);
    table.answer(1, 'plan', 'yes');
    expect(table).toWaitFor([0, 'act']);
    table.answers([0, 'act', 'yes'], [1, 'act', 'yes'], [2, 'act', 'yes']);
    expect(table.session.over).toBe(true);
  });
});

describe('a flow that cannot go on', () => {
  it('because it waits for nobody is a fault', () => {
    expect(() => play({}, (t) => t.until(() => false))).toThrow(/waits for nobody at 1/);
  });

  it('because its branches wait for each other is a fault, also in mid-game', () => {
    const table = play({}, function* (t) {
      yield* t.ask(0, 'begin', ready);
      yield* t.until(() => false);
    });
    expect(table.fault(0, 'begin', 'yes')).toMatch(/waits for nobody/);
    expect(table).toWaitFor([0, 'begin']);
  });

  it('because it runs in circles is a fault', () => {
    const circles = () =>
      play({}, function* (t) {
        for (;;) yield* t.ask(0, 'never', () => null);
      });
    expect(circles).toThrow(/circles at 1/);
  });

  it('because its checkpoints ask nobody is a fault', () => {
    const game = scripted({});
    expect(() => start({ ...game, next: (t) => t.until(() => true) }, { seats: 2 })).toThrow(
      /no question between/,
    );
  });
});
