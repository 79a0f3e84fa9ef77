import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import type { AnsweredBy } from '#core/record.ts';
import { start } from '../support/driver.ts';
import { oneOf, play, words } from '../support/scripted.ts';
import { shown, unnumbered } from '../support/shown.ts';
import { inscribe } from '../support/toys/inscribe.ts';
import { skirmish } from '../support/toys/skirmish/game.ts';
import '../support/matchers.ts';

const ready = () => oneOf('yes', 'no');
const needsVote = { message: { key: 'core.undoNeedsVote', args: {} } };
const unknown = { message: { key: 'core.undoUnknown', args: {} } };
const stale = { refusal: { message: { key: 'core.stale' } } };

/** Two seats side by side, each taking steps; `roll` shows a die. */
const working = () =>
  play({ log: [] as string[] }, function* (t) {
    yield* t.parallel([0, 1], 'work', function* (seat): Flow<void> {
      for (;;) {
        const step = yield* t.ask(seat, 'step', () => oneOf('a', 'b', 'roll', 'end'));
        t.tell(words(`${seat} ${step}`));
        t.write.log.push(`${seat} ${step}`);
        if (step === 'roll') t.roll('die', 3, 6);
        if (step === 'end') return;
      }
    });
    t.tell(words('all done'));
    yield* t.ask(2, 'last', ready);
  });

describe('a free undo', () => {
  it('leaves the table as if the answer had never been given', () => {
    const table = working().answers([0, 'step', 'a'], [1, 'step', 'b']);
    const before = shown(table.session);
    table.answer(0, 'step', 'b');
    expect(table.undo(0)).toBeNull();
    expect(shown(table.session)).toBe(before);
  });

  it('takes later answers of the same branch with it, and nobody else’s', () => {
    const table = working().answers([0, 'step', 'a'], [1, 'step', 'a'], [0, 'step', 'b'], [1, 'step', 'b']);
    const first = table.journal.entries[1]!.seq;
    expect(table.undo(0, first)).toBeNull();
    expect(table.session.state.log).toEqual(['1 a', '1 b']);
    expect(table.journal.entries.at(-1)).toMatchObject({
      kind: 'undo',
      seat: 0,
      voted: false,
      dropped: [1, 3],
    });
  });

  it('and the same answer again give the same row, the same dice and the same keys', () => {
    const table = working().answers([0, 'step', 'a']);
    const first = table.answer(0, 'step', 'b');
    const after = shown(table.session);
    table.undo(0);
    const again = table.answer(0, 'step', 'b');
    expect(unnumbered(again.row)).toEqual(unnumbered(first.row));
    expect(shown(table.session)).toBe(after);
  });

  it('and another answer make the old buttons stale', () => {
    const table = working().answers([0, 'step', 'a']);
    const old = table.key(0, 'step');
    table.undo(0);
    table.answer(0, 'step', 'b');
    expect(table.key(0, 'step')).not.toBe(old);
    expect(table.click(old, 0, 'roll')).toMatchObject(stale);
  });

  it('in a branch and another answer make the buttons behind the join stale', () => {
    const table = working().answers([1, 'step', 'end'], [0, 'step', 'a'], [0, 'step', 'end']);
    const old = table.key(2, 'last');
    expect(table.undo(0, 2)).toBeNull();
    table.answers([0, 'step', 'b'], [0, 'step', 'end']);
    expect(table.click(old, 2, 'yes')).toMatchObject(stale);
  });

  it('of one seat leaves the keys, questions and dice of another as they were', () => {
    const table = working().answers([0, 'step', 'a'], [1, 'step', 'a']);
    const [before] = table.session.openFor(1);
    table.undo(0);
    expect(table.session.openFor(1)).toEqual([before]);
    const { draws } = table.answer(1, 'step', 'roll');
    expect(draws).toEqual(working().answers([1, 'step', 'a']).answer(1, 'step', 'roll').draws);
    expect(draws[0]?.path).toBe('1/work:1/!die');
  });

  it('gives back an answer that was changed before it was opened', () => {
    const table = play({ bids: [] as unknown[] }, function* (t) {
      t.write.bids = [...(yield* t.askAll([0, 1], 'bid', () => oneOf('a', 'b', 'c')))];
    });
    table.answers([0, 'bid', 'a'], [0, 'bid', 'b']);
    expect(table.undo(0)).toBeNull();
    expect(table.session.openFor(0)).toMatchObject([{ held: 'a' }]);
    expect(table.undo(0, 1)).toBeNull();
    expect(table.session.openFor(0)).toMatchObject([{ held: null }]);
  });

  it('crosses the checkpoint that a misclick reached', () => {
    const table = start(skirmish, { seats: 3 });
    const before = shown(table.session);
    const { segment } = table.answer(0, 'action', 'rest');
    expect(segment).not.toBeNull();
    expect(table).toWaitFor([1, 'action']);
    expect(table.undo(0)).toBeNull();
    expect(shown(table.session)).toBe(before);
    table.answers([0, 'action', 'rest'], [1, 'action', 'rest']);
    expect(table).toWaitFor([2, 'action']);
    expect(shown(table.reloaded())).toBe(shown(table.session));
  });

  it('across a checkpoint and another answer make the buttons beyond it stale too', () => {
    const table = play(
      { chosen: '' },
      function* (t) {
        t.write.chosen = yield* t.ask(0, 'q', ready);
      },
      (t) => t.ask(1, 'r', () => oneOf('agree', 'refuse')) as Flow<never>,
    );
    table.answer(0, 'q', 'yes');
    const old = table.key(1, 'r');
    expect(table.undo(0)).toBeNull();
    table.answer(0, 'q', 'no');
    expect(table.click(old, 1, 'agree')).toMatchObject(stale);
    expect(table.undo(0)).toBeNull();
    table.answer(0, 'q', 'yes');
    expect(table.key(1, 'r')).toBe(old);
  });

  it('lets sealed answers fall with the window they were given to', () => {
    const table = start(skirmish, { seats: 3 }).answers([0, 'action', 'attack'], [0, 'target', '1']);
    const before = table.session.view(0);
    const old = table.key(2, 'ambush');
    table.answer(2, 'ambush', 'pass');
    expect(table.undo(0)).toBeNull();
    expect(table.journal.entries.at(-1)).toMatchObject({ dropped: [2, 3] });
    expect(table).toWaitFor([0, 'target']);
    table.answer(0, 'target', '2');
    expect(table.click(old, 2, 'pass')).toMatchObject(stale);
    table.undo(0);
    table.answer(0, 'target', '1');
    expect(table.session.view(0)).toEqual(before);
    expect(table.key(2, 'ambush')).toBe(old);
    expect(table).toWaitFor([1, 'ambush'], [2, 'ambush']);
  });

  it('behind screens neither renames nor changes what others are asked, nor their dice', () => {
    const others = (undone: boolean) => {
      const table = start(inscribe, { seats: 3 }).answers(
        [1, 'cell', 'r0c0'],
        [0, 'cell', 'r1c0'],
        [2, 'cell', 'none'],
      );
      if (undone) expect(table.undo(0)).toBeNull();
      const open = [...table.session.openFor(1), ...table.session.openFor(2)];
      const { row, draws } = table.answer(1, 'cell', 'r0c1');
      return { open, row: unnumbered(row), draws };
    };
    expect(others(true)).toEqual(others(false));
    expect(others(true).draws[0]?.path).toBe('1/round~1/!bonus');
  });
});

describe('an undo that is not free', () => {
  const built = () => {
    const table = start(skirmish, { seats: 3 }).answers(
      [0, 'action', 'build'],
      [0, 'build', 'ship'],
      [0, 'build', 'done'],
    );
    return table.answers([1, 'follow', 'yes']);
  };

  /** The three ways it may fail. */
  const refusals = (by: AnsweredBy) => {
    const revealed = working().answers([0, 'step', 'roll']);
    const opened = play({}, function* (t) {
      yield* t.askAll([0, 1], 'bid', ready);
      t.tell(words('opened'));
      yield* t.ask(2, 'last', ready);
    });
    opened.answer(0, 'bid', 'yes');
    opened.journal.answer({ key: opened.key(1, 'bid'), seat: 1, choice: 'yes', by });
    const followed = built();
    return [revealed.undo(0), opened.undo(0), followed.undo(0, 2)];
  };

  it('is refused in one wording, whether something was revealed or built on', () => {
    expect(refusals('seat')).toEqual([needsVote, needsVote, needsVote]);
  });

  it.each(['table', 'order', 'deadline'] as const)('counts answers given by %s like a person’s', (by) => {
    expect(refusals(by)).toEqual(refusals('seat'));
  });

  it('leaves the table and the log as they were', () => {
    const table = built();
    const before = shown(table.session);
    const { length } = table.journal.entries;
    table.undo(0, 2);
    expect(shown(table.session)).toBe(before);
    expect(table.journal.entries).toHaveLength(length);
  });

  it('is free again once those who built on it have taken that back', () => {
    const table = built();
    expect(table.undo(1)).toBeNull();
    expect(table.undo(0, 2)).toBeNull();
    expect(table).toOfferExactly(0, 'build', ['ship', 'done']);
  });

  it('may not reach back over dice rolled since in the same branch', () => {
    const table = working().answers([0, 'step', 'a'], [0, 'step', 'roll']);
    expect(table.undo(0, 1)).toEqual(needsVote);
  });

  it('may not let a seat peek: looking at hidden cards is a revelation', () => {
    const table = start(skirmish, { seats: 3 }).answers([0, 'action', 'scout']);
    expect(table.undo(0)).toEqual(needsVote);
  });
});

describe('an undo by vote', () => {
  it('drops what does not fit any more and keeps the rest', () => {
    const table = working().answers(
      [1, 'step', 'a'],
      [0, 'step', 'end'],
      [1, 'step', 'end'],
      [2, 'last', 'yes'],
    );
    expect(table.undo(0)).toEqual(needsVote);
    expect(table.undoByVote(0)).toEqual([2, 3, 4]);
    expect(table.session.state.log).toEqual(['1 a']);
    expect(table).toWaitFor([0, 'step'], [1, 'step']);
    expect(shown(table.reloaded())).toBe(shown(table.session));
  });

  it('rolls the same dice again on the same path', () => {
    const table = working();
    const first = table.answer(0, 'step', 'roll');
    table.undoByVote(0);
    expect(unnumbered(table.answer(0, 'step', 'roll').row)).toEqual(unnumbered(first.row));
  });

  it('goes back several checkpoints', () => {
    const table = start(skirmish, { seats: 3 });
    const before = shown(table.session);
    table.answers([0, 'action', 'rest'], [1, 'action', 'rest'], [2, 'action', 'rest'], [0, 'action', 'rest']);
    expect(table.undo(0, 1)).toEqual(needsVote);
    expect(table.undoByVote(0, 1)).toEqual([1, 4, 2, 3]);
    expect(shown(table.session)).toBe(before);
    expect(shown(table.reloaded())).toBe(before);
    table.answers([0, 'action', 'rest'], [1, 'action', 'rest']);
    expect(shown(table.reloaded())).toBe(shown(table.session));
  });

  it('may take back the end of the game', () => {
    const table = play({}, (t) => t.ask(0, 'q', ready) as Flow<never>).answers([0, 'q', 'yes']);
    expect(table.session.over).toBe(true);
    table.undoByVote(0);
    expect(table.session.over).toBe(false);
    expect(table).toWaitFor([0, 'q']);
  });
});

describe('an answer that cannot be taken back', () => {
  it('because there is none such, or it is another’s, or it has fallen already', () => {
    const table = working().answers([0, 'step', 'a'], [1, 'step', 'a']);
    expect(table.undo(0, 99)).toEqual(unknown);
    expect(table.undo(0, 0)).toEqual(unknown);
    expect(table.undo(0, -1)).toEqual(unknown);
    expect(table.undo(0, 2)).toEqual(unknown);
    expect(table.undo(1, 1)).toEqual(unknown);
    expect(table.undo(0, 1)).toBeNull();
    expect(table.undo(0, 1)).toEqual(unknown);
    expect(table.journal.undo({ seat: 0, seq: 1, voted: true })).toEqual({
      kind: 'refused',
      refusal: unknown,
    });
  });

  it('because the table has been repaired since', () => {
    const table = start(skirmish, { seats: 3 }).answers([0, 'action', 'rest'], [1, 'action', 'build']);
    table.journal.repair([{ op: 'replace', path: '/seats/0/points', value: 1 }]);
    expect(table.undo(0, 1)).toEqual(unknown);
    expect(table.undo(1, 2)).toEqual(unknown);
    expect(table.journal.undo({ seat: 0, seq: 1, voted: true })).toEqual({
      kind: 'refused',
      refusal: unknown,
    });
    expect(table.session.state.seats[0]?.points).toBe(1);
  });
});
