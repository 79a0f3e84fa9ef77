import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import type { Table } from '#core/table.ts';
import { oneOf, play, type Scripted, words } from '../support/scripted.ts';
import '../support/matchers.ts';

type Purse = { gold: number; silver: number };
type PurseTable = Table<Scripted<Purse>>;

/** Worth that counts how often it is worked out. */
function counted() {
  let times = 0;
  const worth = memoizeUntilWrite((purse: Readonly<Purse>) => {
    times += 1;
    return 10 * purse.gold + purse.silver;
  });
  return { worth, times: () => times };
}

const run = (flow: (t: PurseTable) => Flow<void>) => play<Purse>({ gold: 1, silver: 2 }, flow);

describe('what follows from the state', () => {
  it('is worked out once for all questions that stand open together', () => {
    const { worth, times } = counted();
    const table = run(function* (t) {
      yield* t.askAll([0, 1, 2], 'q', () => oneOf(`${worth(t.state)}`));
    });
    for (const seat of [0, 1, 2]) expect(table).toOfferExactly(seat, 'q', ['12']);
    expect(times()).toBe(1);
  });

  it('is worked out anew once a flow has run, which may have written', () => {
    const { worth } = counted();
    const table = run(function* (t) {
      yield* t.parallel([0, 1], 'both', function* (seat) {
        yield* t.ask(seat, 'q', () => oneOf(`${worth(t.state)}`));
        t.write.gold += 1;
        yield* t.ask(seat, 'again', () => oneOf(`${worth(t.state)}`));
      });
    });
    expect(table).toOfferExactly(1, 'q', ['12']);
    table.answer(0, 'q', '12');
    expect(table).toOfferExactly(0, 'again', ['22']);
    expect(table).toOfferExactly(1, 'q', ['22']);
  });

  it('is kept while flows run that write nothing', () => {
    const { worth, times } = counted();
    const seen: number[] = [];
    const table = run(function* (t) {
      yield* t.ask(0, 'q', () => oneOf(`${worth(t.state)}`));
      seen.push(worth(t.state), t.look(worth));
      yield* t.ask(0, 'again', () => oneOf(`${worth(t.state)}`));
    });
    table.answer(0, 'q', '12');
    expect(table).toOfferExactly(0, 'again', ['12']);
    expect(seen).toEqual([12, 12]);
    expect(times()).toBe(1);
  });

  it('is not kept while a flow writes', () => {
    const { worth } = counted();
    const seen: number[] = [];
    run(function* (t) {
      seen.push(worth(t.state));
      t.write.gold += 1;
      seen.push(worth(t.state));
      yield* t.ask(0, 'q', () => oneOf('yes'));
    });
    expect(seen).toEqual([12, 22]);
  });

  it('is told apart by what it is about, and by which state it is of', () => {
    const coins = memoizeUntilWrite(
      (purse: Readonly<Purse>, coin: keyof Purse, times: number) => purse[coin] * times,
    );
    const other = { gold: 5, silver: 6 };
    const table = run(function* (t) {
      yield* t.ask(0, 'q', () => {
        const seen = [coins(t.state, 'gold', 0), coins(t.state, 'gold', 2), coins(t.state, 'silver', 2)];
        return oneOf([...seen, coins(other, 'gold', 2)].join('-'));
      });
    });
    expect(table).toOfferExactly(0, 'q', ['0-2-4-10']);
  });
});

describe('a flow that looks', () => {
  it('works things out once, and sees afterwards what it has written since', () => {
    const { worth, times } = counted();
    const seen: number[] = [];
    const table = run(function* (t) {
      seen.push(t.look((s) => worth(s) + worth(s)));
      expect(times()).toBe(1);
      t.write.gold += 1;
      seen.push(t.look((s) => worth(s)));
      t.write.gold += 1;
      yield* t.ask(0, 'q', () => oneOf(`${worth(t.state)}`));
    });
    expect(seen).toEqual([24, 22]);
    expect(table).toOfferExactly(0, 'q', ['32']);
  });

  it('cannot touch anything meanwhile, but can again afterwards', () => {
    const table = run(function* (t) {
      expect(() => t.look(() => (t.write.gold += 1))).toThrow('must not change the state');
      expect(() => t.look(() => t.tell(words('x')))).toThrow('must not roll, reveal or tell');
      t.look((s) => t.look(() => s.gold));
      t.write.gold += 1;
      yield* t.ask(0, 'q', () => oneOf(`${t.state.gold}`));
    });
    expect(table).toOfferExactly(0, 'q', ['2']);
  });
});
