import { describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { AcceptedAnswer } from '#core/session.ts';
import { heardBy, start } from '../support/driver.ts';
import '../support/matchers.ts';
import { oneOf, type Script, scripted, words } from '../support/scripted.ts';
import { expectSame, shown, unnumbered } from '../support/shown.ts';

type Sheets = { sheets: string[]; common: number };
const sheets = (): Sheets => ({ sheets: ['', '', ''], common: 0 });

/** A table of three on which each seat's sheet is its own. */
function tableOf(...flows: Script<Sheets>[]) {
  const game = { ...scripted(sheets(), ...flows), ownParts: (seat: Seat) => [['sheets', seat]] };
  return start(game, { seats: 3 });
}
type SheetTable = Parameters<Script<Sheets>>[0];

const EVERYBODY = [0, 1, 2];
const said = (messages: readonly Message[]) => messages.map(({ args }) => args.text);
/** What each seat and the table hear. */
const heard = ({ facts }: AcceptedAnswer) =>
  [...EVERYBODY, 'table' as const].map((seat) => said(heardBy(seat, facts)));

/** A seat writes what it answers on its sheet, and tells it, until it is done. */
function* writing(t: SheetTable, seat: Seat) {
  for (;;) {
    const letter = yield* t.ask(seat, 'letter', () => oneOf('a', 'b', 'roll', 'done'));
    if (letter === 'done') return;
    if (letter === 'roll') t.roll('die', 1, 6);
    t.write.sheets[seat] += letter;
    t.tell(words(`${seat} ${letter}`));
  }
}

/** All write behind screens; afterwards the sheets are compared. */
function* barrier(t: SheetTable) {
  yield* t.behindScreens(EVERYBODY, 'write', (seat) => writing(t, seat));
  t.tell(words('fallen'));
  yield* t.ask(0, 'next', () => oneOf('yes'));
}

describe('what is told behind a screen', () => {
  it('is heard at once by the seat itself, by others when all are done, seat by seat and before anything else', () => {
    const table = tableOf(barrier);
    expect(heard(table.answer(2, 'letter', 'a'))).toEqual([[], [], ['2 a'], []]);
    expect(heard(table.answer(0, 'letter', 'b'))).toEqual([['0 b'], [], [], []]);
    expect(heard(table.answer(2, 'letter', 'b'))).toEqual([[], [], ['2 b'], []]);
    table.answers([2, 'letter', 'done'], [0, 'letter', 'done']);
    const all = ['0 b', '2 a', '2 b', 'fallen'];
    expect(heard(table.answer(1, 'letter', 'done'))).toEqual([all, all, all, all]);
  });

  it('to some seats only waits likewise, and is heard once', () => {
    const table = tableOf(function* (t) {
      yield* t.behindScreens([0, 1], 'whisper', function* (seat) {
        yield* t.ask(seat, 'go', () => oneOf('yes'));
        t.tell(words(`${seat} whispers`), [seat, 2]);
        t.tell(words(`${seat} denounces`), [2]);
      });
    });
    expect(heard(table.answer(1, 'go', 'yes'))).toEqual([[], ['1 whispers'], [], []]);
    const fall = table.answer(0, 'go', 'yes');
    const both = ['0 whispers', '0 denounces', '1 whispers', '1 denounces'];
    expect(heard(fall)).toEqual([['0 whispers'], [], both, []]);
  });

  it('is never heard if it is taken back, which is free and no other seat’s business', () => {
    const table = tableOf(barrier).answers([0, 'letter', 'a'], [1, 'letter', 'b']);
    const others = () => [1, 2].map((seat) => [table.session.openFor(seat), table.session.view(seat)]);
    const before = JSON.stringify(others());
    expect(table.undo(0)).toBeNull();
    expectSame(JSON.stringify(others()), before);
    table.answers([0, 'letter', 'done'], [2, 'letter', 'done']);
    expect(heard(table.answer(1, 'letter', 'done'))[2]).toEqual(['1 b', 'fallen']);
  });

  it('leaves every row the same, whatever others did meanwhile and took back', () => {
    const rows = (meddle: boolean) => {
      const table = tableOf(barrier);
      if (meddle) table.answers([0, 'letter', 'b'], [2, 'letter', 'a']);
      const first = table.answer(1, 'letter', 'a');
      if (meddle) table.undo(0);
      const second = table.answer(1, 'letter', 'roll');
      return [first, second].map(({ row, facts, draws }) => [unnumbered(row), facts, draws]);
    };
    expect(rows(true)).toEqual(rows(false));
  });

  it('is heard when the flow is halted, and when nobody waits for it any longer', () => {
    const halted = tableOf(function* (t) {
      yield* t.behindScreens([0, 1], 'write', function* (seat) {
        yield* t.ask(seat, 'go', () => oneOf('yes'));
        t.tell(words(`${seat} went`));
        if (seat === 1) t.halt();
        yield* t.ask(seat, 'stay', () => oneOf('yes'));
      });
    });
    halted.answer(0, 'go', 'yes');
    expect(heard(halted.answer(1, 'go', 'yes'))[2]).toEqual(['0 went', '1 went']);
    expect(halted.session.over).toBe(true);

    const left = tableOf(function* (t) {
      const aside = function* () {
        yield* t.behindScreens([1, 2], 'write', (seat) => writing(t, seat));
      };
      const main = function* () {
        yield* t.ask(0, 'end', () => oneOf('yes'));
      };
      yield* t.alongside('turn', { seat: 0, run: main }, [{ seat: 1, run: aside }]);
      t.tell(words('ended'));
    });
    expect(heard(left.answer(1, 'letter', 'a'))[0]).toEqual([]);
    expect(heard(left.answer(0, 'end', 'yes'))[0]).toEqual(['1 a', 'ended']);
  });

  it('behind a screen within a screen is heard by whoever stands between the two when the inner one falls', () => {
    const table = tableOf(function* (t) {
      yield* t.behindScreens([0, 2], 'outer', function* (seat) {
        if (seat === 0) yield* t.behindScreens([0, 1], 'inner', (one) => writing(t, one));
        else yield* t.ask(2, 'wait', () => oneOf('yes'));
      });
    });
    expect(table.session.waiting().map(({ topic }) => topic)).toEqual(['outer', 'outer', 'outer']);
    expect(heard(table.answer(1, 'letter', 'a'))).toEqual([[], ['1 a'], [], []]);
    expect(heard(table.answer(0, 'letter', 'b'))).toEqual([['0 b'], [], [], []]);
    table.answer(1, 'letter', 'done');
    expect(heard(table.answer(0, 'letter', 'done'))).toEqual([['1 a'], [], [], []]);
    expect(table.session.view(2).sheets).toEqual(['', '', '']);
    expect(heard(table.answer(2, 'wait', 'yes'))[2]).toEqual(['0 b', '1 a']);
  });

  it('waits behind a screen for whatever branches off there', () => {
    const table = tableOf(function* (t) {
      yield* t.behindScreens([0, 1], 'write', function* (seat) {
        yield* t.parallel([seat], 'both', (one) => writing(t, one));
      });
    });
    expect(heard(table.answer(0, 'letter', 'a'))).toEqual([['0 a'], [], [], []]);
    table.answer(0, 'letter', 'done');
    expect(heard(table.answer(1, 'letter', 'done'))[2]).toEqual(['0 a']);
  });
});

describe('the fall of a screen', () => {
  it('reveals: neither whoever made it fall nor anybody else takes back what is seen now, unless the table votes', () => {
    const fallen = () =>
      tableOf(function* (t) {
        // Nothing is told: what was written is there to be seen all the same.
        yield* t.behindScreens([0, 1], 'write', function* (seat) {
          t.write.sheets[seat] += yield* t.ask(seat, 'letter', () => oneOf('a', 'b'));
        });
        yield* t.ask(2, 'next', () => oneOf('yes'));
      }).answers([0, 'letter', 'a'], [1, 'letter', 'b']);
    for (const seat of [0, 1]) {
      expect(fallen().undo(seat)?.message.key).toBe('core.undoNeedsVote');
      expect(fallen().undoByVote(seat).length).toBeGreaterThan(0);
    }
  });

  it('reveals nothing where one seat stood alone behind it', () => {
    const table = tableOf(function* (t) {
      yield* t.behindScreens([1], 'write', function* (seat) {
        t.write.sheets[seat] += yield* t.ask(seat, 'letter', () => oneOf('a', 'b'));
      });
      yield* t.ask(2, 'next', () => oneOf('yes'));
    });
    table.answer(1, 'letter', 'a');
    expect(table.session.view(0).sheets[1]).toBe('a');
    expect(table.undo(1)).toBeNull();
    expect(table.session.view(0).sheets[1]).toBe('');
  });

  it('is part of the answer that brought it about, up to the checkpoint behind it', () => {
    const table = tableOf(
      function* (t) {
        yield* t.behindScreens([0, 1], 'write', (seat) => writing(t, seat));
      },
      function* (t) {
        yield* t.ask(2, 'next', () => oneOf('yes'));
      },
    ).answers([0, 'letter', 'a'], [0, 'letter', 'done']);
    const { facts, segment } = table.answer(1, 'letter', 'done');
    expect(facts).toEqual([{ message: words('0 a'), to: 'all' }]);
    expect(JSON.parse(segment?.state ?? '')).toMatchObject({ sheets: ['a', '', ''] });
    expectSame(shown(table.reloaded()), shown(table.session));
  });
});

describe('while a screen is up', () => {
  it('others see the seat as it was when it rose, on a warm table and a cold one', () => {
    const table = tableOf(function* (t) {
      t.write.sheets[1] = 'before';
      yield* t.ask(0, 'raise', () => oneOf('yes'));
      yield* barrier(t);
    }).answers([0, 'raise', 'yes'], [1, 'letter', 'a'], [1, 'letter', 'b'], [0, 'letter', 'b']);
    const seen = [table.session, table.reloaded()].map((session) =>
      [...EVERYBODY, 'table' as const].map((viewer) => session.view(viewer).sheets),
    );
    for (const [zero, one, two, all] of seen) {
      expect(zero).toEqual(['b', 'before', '']);
      expect(one).toEqual(['', 'beforeab', '']);
      expect(two).toEqual(['', 'before', '']);
      expect(all).toEqual(['', 'before', '']);
    }
    table.answers([0, 'letter', 'done'], [1, 'letter', 'done'], [2, 'letter', 'done']);
    expect(table.session.view(2).sheets).toEqual(['b', 'beforeab', '']);
  });

  it('a part that is changed in place is seen as it was all the same', () => {
    const writers = { lists: [['before'], ['before'], ['before']] };
    const game = scripted(writers, function* (t) {
      yield* t.behindScreens([0, 1], 'write', function* (seat) {
        for (const _ of [1, 2]) t.write.lists[seat]?.push(yield* t.ask(seat, 'letter', () => oneOf('a')));
      });
    });
    const table = start({ ...game, ownParts: (seat: Seat) => [['lists', seat]] }, { seats: 3 });
    table.answer(1, 'letter', 'a');
    expect(table.session.view(1).lists[1]).toEqual(['before', 'a']);
    expect(table.session.view(0).lists[1]).toEqual(['before']);
  });

  it('what is nobody’s own is seen as it is, by everybody', () => {
    const table = tableOf(function* (t) {
      yield* t.behindScreens([0, 1], 'write', function* (seat) {
        yield* t.ask(seat, 'letter', () => oneOf('a'));
        t.write.common += 1;
      });
      yield* t.ask(2, 'next', () => oneOf('yes'));
    });
    table.answer(0, 'letter', 'a');
    expect(EVERYBODY.map((seat) => table.session.view(seat).common)).toEqual([1, 1, 1]);
  });

  it('flows can ask for what a seat may see', () => {
    const table = tableOf(function* (t) {
      yield* t.behindScreens([0, 1], 'write', function* (seat) {
        for (const _ of [1, 2]) {
          yield* t.ask(seat, 'letter', () => oneOf(t.stateFor(seat).sheets.join('|') as 'seen', 'x'));
          t.write.sheets[seat] += 'x';
        }
      });
    });
    table.answer(0, 'letter', 'x');
    expect(table).toOfferExactly(0, 'letter', ['x||', 'x']);
    expect(table).toOfferExactly(1, 'letter', ['||', 'x']);
  });

  it('a part that is not there is a fault of the game', () => {
    const game = { ...scripted(sheets(), barrier), ownParts: () => [['sheets', 9, 'x']] };
    expect(() => start(game, { seats: 3 })).toThrow('no part of the state at sheets.9.x');
  });

  it('an undo says whether anybody else could know of what is taken back', () => {
    const table = tableOf(function* (t) {
      yield* t.ask(0, 'open', () => oneOf('yes'));
      yield* barrier(t);
    }).answers([0, 'open', 'yes'], [0, 'letter', 'a'], [0, 'letter', 'b']);
    const undo = (seq: number) => table.journal.undo({ seat: 0, seq, voted: false });
    expect(undo(3)).toMatchObject({ kind: 'undone', hidden: true, dropped: [3] });
    expect(undo(1)).toMatchObject({ kind: 'undone', hidden: false, dropped: [1, 2] });
  });
});
