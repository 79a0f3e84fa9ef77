import { describe, expect, it } from 'vitest';
import { start } from './driver.ts';
import { oneOf, play } from './scripted.ts';
import { skirmish } from './toys/skirmish/game.ts';
import './matchers.ts';

const table = () =>
  start(skirmish, { seats: 3 }).answers([0, 'action', 'build'], [0, 'build', 'ship'], [0, 'build', 'ship']);

describe('toOfferExactly', () => {
  it('holds for what can be chosen, in any order, and not for what is barred', () => {
    expect(table()).toOfferExactly(0, 'build', ['done']);
    const choice = play({}, function* (t) {
      yield* t.ask(1, 'q', () => oneOf('a', 'b'));
    });
    expect(choice).toOfferExactly(1, 'q', ['b', 'a']);
    expect(choice.journal).toOfferExactly(1, 'q', ['a', 'b']);
  });

  it('fails for one too many and one too few, and says what is offered', () => {
    expect(() => expect(table()).toOfferExactly(0, 'build', [])).toThrow(/is offered at build: done/);
    expect(() => expect(table()).toOfferExactly(0, 'build', ['done', 'ship'])).toThrow(
      /expected: done, ship/,
    );
  });

  it('fails when the seat is not asked, and says what is open', () => {
    expect(() => expect(table()).toOfferExactly(1, 'build', [])).toThrow(
      /seat 1 is not asked about build; open are 0:build/,
    );
  });
});

describe('toRefuse', () => {
  it('holds for any refusal, for its rule and for its message', () => {
    expect(table()).toRefuse(0, 'build', 'ship');
    expect(table()).toRefuse(0, 'build', 'ship', '3.1');
    expect(table()).toRefuse(0, 'build', 'ship', 'skirmish.lacking');
    expect(table()).toRefuse(0, 'build', 'fleet', 'core.notOffered');
    expect(table()).not.toRefuse(0, 'build', 'done');
  });

  it('fails for another reason, and for what is taken', () => {
    expect(() => expect(table()).toRefuse(0, 'build', 'ship', '3.2')).toThrow(
      /refused for 3.1, skirmish.lacking/,
    );
    expect(() => expect(table()).toRefuse(0, 'build', 'done')).toThrow(/is taken/);
  });

  it('leaves the table alone, also when the choice would be taken', () => {
    const one = table();
    const { length } = one.journal.entries;
    expect(one).not.toRefuse(0, 'build', 'done');
    expect(one.journal.entries).toHaveLength(length);
    expect(one).toOfferExactly(0, 'build', ['done']);
  });
});

describe('toWaitFor', () => {
  it('holds for all who are waited on and no others', () => {
    expect(table()).toWaitFor([0, 'build']);
    const others = table().answers([0, 'build', 'done']);
    expect(others).toWaitFor([2, 'follow'], [1, 'follow']);
    expect(() => expect(others).toWaitFor([1, 'follow'])).toThrow(/waits for: 1:follow, 2:follow/);
    expect(() => expect(others).toWaitFor()).toThrow(/expected: nothing/);
  });
});
