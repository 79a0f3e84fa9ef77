import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Game } from '#core/game.ts';
import { bringUp, type Stored } from '#core/migrate.ts';
import { lineageOf } from '#core/record.ts';
import type { Migration } from '#core/saved.ts';
import { Session } from '#core/session.ts';
import type { Table } from '#core/table.ts';
import { type Driver, start } from '../support/driver.ts';
import { oneOf, scripted, words } from '../support/scripted.ts';

/** Seats add to a purse, three times in a turn, each answer building on the one before. */
function* saving(t: Table<{ turn: number }>, add: (coin: string) => void) {
  for (let i = 0; i < 3; i++) {
    const coin = yield* t.ask(0, 'coin', () => oneOf('1', '2'));
    t.tell(words(coin));
    add(coin);
  }
}

/** The purse as a list of coins. */
const first = scripted<{ coins: string[] }>({ coins: [] }, (t) =>
  saving(t, (coin) => t.write.coins.push(coin)),
);

/** The purse as a sum. */
const second: typeof first = {
  ...scripted<{ sum: number }>({ sum: 0 }, (t) => saving(t, (coin) => (t.write.sum += Number(coin)))),
  state: z.object({ turn: z.int(), sum: z.int() }),
  version: 2,
} as never;

/** The purse as a sum with an owner. */
const third: typeof first = {
  ...scripted<{ sum: number; owner: string }>({ sum: 0, owner: '' }, (t) =>
    saving(t, (coin) => (t.write.sum += Number(coin))),
  ),
  state: z.object({ turn: z.int(), sum: z.int(), owner: z.string() }),
  version: 3,
} as never;

const counted: Migration = {
  from: 1,
  changed: words('coins are counted'),
  migrate: ({ state: { coins, ...state }, ...table }) => {
    const sum = (coins as string[]).reduce((all, coin) => all + Number(coin), 0);
    return { ...table, state: { ...state, sum } };
  },
};
const owned: Migration = {
  from: 2,
  changed: null,
  migrate: ({ state, ...table }) => ({ ...table, state: { ...state, owner: `one of ${table.seats}` } }),
};

const storedOf = ({ journal, session }: Driver<never, never, never, never>): Stored => {
  const [segment] = lineageOf(journal, 1);
  return { version: session.game.version, config: session.config, segment: segment! };
};

const begun = () => start(first, { seats: 2 }).answers([0, 'coin', '2'], [0, 'coin', '1']);
const stored = () => storedOf(begun() as never);
const up = (game: unknown, table: Stored = stored()) => bringUp(game as Game, table);

function fitting(game: unknown, table: Stored = stored()) {
  const brought = up(game, table);
  if (brought.kind !== 'fit') throw new Error(brought.reason);
  return { ...brought, ...Session.load(game as Game, brought.config, brought.segment) };
}

describe('a table of a former version', () => {
  it('is brought up, and keeps its answers in the midst of a turn and the keys of its questions', () => {
    const old = begun();
    const { session, lost, changed } = fitting({ ...second, migrations: [counted] }, storedOf(old as never));
    expect(lost).toEqual([]);
    expect(session.state).toEqual({ turn: 1, sum: 3 });
    expect(session.open().map(({ key }) => key)).toEqual(old.session.open().map(({ key }) => key));
    expect(changed).toEqual([words('coins are counted')]);
  });

  it('keeps them because of the root: with its new text alone they would be lost', () => {
    const { segment, config } = fitting({ ...second, migrations: [counted] });
    const { root: _, ...rootless } = segment;
    expect(Session.load(second, config, rootless).lost).toHaveLength(2);
  });

  it('goes through one step after the other', () => {
    const { session, changed } = fitting({ ...third, migrations: [owned, counted] });
    expect(session.state).toEqual({ turn: 1, sum: 3, owner: 'one of 2' });
    expect(changed).toEqual([words('coins are counted')]);
  });

  it('can be brought up again later: the root stays the first', () => {
    const once = fitting({ ...second, migrations: [counted] });
    const { config, segment } = once;
    const twice = fitting({ ...third, migrations: [counted, owned] }, { version: 2, config, segment });
    expect(twice.segment.root).toBe(once.segment.root);
    expect(twice.lost).toEqual([]);
  });

  it('has nothing behind it that an undo could go back to', () => {
    expect(fitting({ ...second, migrations: [counted] }).segment.parent).toBeNull();
  });

  it('whose version brought no other shape is as it was, without a step', () => {
    const table = stored();
    const same = { ...first, version: 2 };
    expect(fitting(same, table).segment.state).toBe(table.segment.state);
    expect(fitting(same, table).lost).toEqual([]);
  });
});

describe('a table that does not fit', () => {
  const reason = (game: unknown, table?: Stored) => {
    const brought = up(game, table);
    return brought.kind === 'unfit' ? brought.reason : 'it fits';
  };

  it('is of a shape that nothing brings up', () => {
    expect(reason(second)).toMatch(/shape.*sum/s);
  });

  it('is of no shape at all', () => {
    const table = stored();
    expect(reason(first, { ...table, segment: { ...table.segment, state: '{' } })).toMatch(/JSON/);
  });

  it('has the present version but not its shape', () => {
    expect(reason(second, { ...stored(), version: 2 })).toMatch(/shape.*sum/s);
  });

  it('comes out of a step in no shape', () => {
    const wrong: Migration = { ...counted, migrate: (saved) => saved };
    expect(reason({ ...second, migrations: [wrong] })).toMatch(/shape.*sum/s);
  });

  it('meets a fault in a step', () => {
    const broken: Migration = {
      ...counted,
      migrate: () => {
        throw new Error('no coins');
      },
    };
    expect(reason({ ...second, migrations: [broken] })).toMatch(/no coins/);
  });

  it('is older than the first step, or newer than the game', () => {
    expect(reason({ ...third, migrations: [owned] })).toMatch(/no way from version 1/);
    expect(reason(first, { ...stored(), version: 2 })).toMatch(/played with version 2/);
  });

  it('leaves a session that is stuck, answers nothing and can be given a shape by a repair', () => {
    const table = stored();
    const session = Session.stranded(second, table.config, { segment: table.segment, reason: 'no way' });
    expect(session.stuck).toBe('no way');
    expect(session.open()).toEqual([]);
    expect(session.waiting()).toEqual([]);
    expect(session.answer({ key: 'x', seat: 0, choice: '1', by: 'seat' }, 9).kind).toBe('refused');
    expect(session.segment).toEqual(table.segment);
  });
});
