import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { start } from '../support/driver.ts';
import { oneOf, play } from '../support/scripted.ts';
import { market } from '../support/toys/market.ts';
import '../support/matchers.ts';

const bazaar = () => start(market, { seats: 3, options: { turns: 2 } });
const ready = () => oneOf('yes', 'no');

describe('what others may do meanwhile', () => {
  it('is open to them, but nobody waits for it', () => {
    const table = bazaar();
    expect(table).toWaitFor([0, 'deal']);
    expect(table.session.openFor(1)).toMatchObject([{ topic: 'offer', optional: true }]);
    expect(table.session.openFor(0)).toMatchObject([{ topic: 'deal', optional: false }]);
  });

  it('reaches the seat whose turn it is as soon as it is done', () => {
    const table = bazaar();
    const key = table.key(0, 'deal');
    table.answers([2, 'offer', 'ore'], [2, 'note', 'cheap']);
    expect(table.key(0, 'deal')).toBe(key);
    expect(table).toOfferExactly(0, 'deal', ['end', 'mine-ore', 'mine-gas', 'buy-2']);
    table.answer(0, 'deal', 'buy-2');
    expect(table.session.view(0).seats[0]).toMatchObject({ ore: 2 });
    expect(table.session.view(2)).toMatchObject({ purse: 4 });
    expect(table).toOfferExactly(0, 'deal', ['end', 'mine-ore', 'mine-gas']);
  });

  it('is dropped in the middle when the turn ends', () => {
    const table = bazaar();
    table.answers([1, 'offer', 'ore'], [2, 'offer', 'ore']);
    const stale = table.key(1, 'note');
    table.answer(0, 'deal', 'end');
    expect(table.click(stale, 1, 'too late')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
    expect(table).toWaitFor([1, 'deal']);
    expect(table.session.openFor(2)).toMatchObject([{ topic: 'offer', optional: true }]);
  });

  it('is dropped also where the same flow goes on after it', () => {
    const table = play({}, function* (t) {
      const aside = () => t.parallel([1], 'talk', () => t.ask(1, 'say', ready));
      yield* t.alongside('turn', { seat: 0, run: () => t.ask(0, 'end', ready) }, [{ seat: 1, run: aside }]);
      yield* t.ask(0, 'after', ready);
    });
    const stale = table.key(1, 'say');
    table.answer(0, 'end', 'yes');
    expect(table.session.openFor(1)).toEqual([]);
    expect(table.click(stale, 1, 'yes')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
    table.answer(0, 'after', 'yes');
    expect(table.session.over).toBe(true);
  });

  it('is remembered by a table taken up again', () => {
    const table = bazaar().answers([2, 'offer', 'ore'], [2, 'note', 'cheap'], [1, 'offer', 'ore']);
    const again = table.reloaded();
    expect(again.open()).toEqual(table.session.open());
    expect(again.state).toEqual(table.session.state);
  });

  it('cannot be what the turn waits for', () => {
    const waits = () =>
      play({ called: false }, function* (t) {
        yield* t.alongside('turn', { seat: 0, run: () => t.until(() => t.state.called) }, [
          { seat: 1, run: () => t.ask(1, 'call', ready) },
        ]);
      });
    expect(waits).toThrow(/waits for nobody/);
  });

  it('is optional however deep it branches', () => {
    const table = play({}, function* (t) {
      yield* t.alongside('turn', { seat: 0, run: () => t.ask(0, 'end', ready) }, [
        { seat: 1, run: () => t.parallel([1, 2], 'talk', (seat) => t.ask(seat, 'say', ready)) },
      ]);
    });
    expect(table).toWaitFor([0, 'end']);
    table.answers([2, 'say', 'yes'], [0, 'end', 'yes']);
    expect(table.session.over).toBe(true);
    expect(table.session.open()).toEqual([]);
  });

  it('leaves what the turn itself came to as the result', () => {
    const table = play({ result: '' }, function* (t) {
      t.write.result = yield* t.alongside('turn', { seat: 0, run: () => t.ask(0, 'end', ready) }, [
        { seat: 1, run: () => t.ask(1, 'aside', ready) },
      ]);
    });
    table.answers([1, 'aside', 'no'], [0, 'end', 'yes']);
    expect(table.session.state.result).toBe('yes');
  });

  it('belongs to other seats than the one whose turn it is', () => {
    const twice = () =>
      play({}, function* (t) {
        yield* t.alongside('turn', { seat: 0, run: () => t.ask(0, 'end', ready) }, [
          { seat: 0, run: () => t.ask(0, 'x', ready) },
        ]);
      });
    expect(twice).toThrow(/twice/);
  });

  it('may ask others, who are not waited for either', () => {
    const table = play({ agreed: [] as Seat[] }, function* (t) {
      const aside = function* (): Flow<void> {
        if ((yield* t.ask(2, 'agree', ready)) === 'yes') t.write.agreed.push(2);
      };
      yield* t.alongside('turn', { seat: 0, run: () => t.ask(0, 'end', ready) }, [{ seat: 1, run: aside }]);
    });
    expect(table).toWaitFor([0, 'end']);
    table.answer(2, 'agree', 'yes');
    expect(table.session.state.agreed).toEqual([2]);
  });
});

describe('what can be asked whenever there is something to ask', () => {
  type Stall = { goods: number; sold: number };
  const stall = (goods: number) =>
    play<Stall>({ goods, sold: 0 }, function* (t) {
      const sell = function* (): Flow<void> {
        for (;;) {
          const buys = yield* t.askWhenever(1, 'buy', () => (t.state.goods > 0 ? oneOf('yes', 'no') : null));
          if (buys === 'yes' && t.state.goods > 0) {
            t.write.goods -= 1;
            t.write.sold += 1;
          }
        }
      };
      const restock = function* (): Flow<void> {
        while ((yield* t.ask(0, 'restock', ready)) === 'yes') t.write.goods += 1;
      };
      yield* t.alongside('market', { seat: 0, run: restock }, [{ seat: 1, run: sell }]);
    });

  it('is not open before, and not withdrawn for good', () => {
    const table = stall(0);
    expect(table.session.openFor(1)).toEqual([]);
    table.answer(0, 'restock', 'yes');
    const key = table.key(1, 'buy');
    table.answer(1, 'buy', 'yes');
    expect(table.session.state).toMatchObject({ goods: 0, sold: 1 });
    expect(table.session.openFor(1)).toEqual([]);
    expect(table.click(key, 1, 'yes')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
    table.answers([0, 'restock', 'yes'], [1, 'buy', 'yes']);
    expect(table.session.state).toMatchObject({ goods: 0, sold: 2 });
  });

  it('is the same question again when it comes back', () => {
    const table = play<{ open: boolean }>({ open: true }, function* (t) {
      const toggle = function* (): Flow<void> {
        while ((yield* t.ask(0, 'toggle', ready)) === 'yes') t.write.open = !t.state.open;
      };
      const enter = () => t.askWhenever(1, 'enter', () => (t.state.open ? ready() : null));
      yield* t.alongside('door', { seat: 0, run: toggle }, [{ seat: 1, run: enter }]);
    });
    const key = table.key(1, 'enter');
    table.answer(0, 'toggle', 'yes');
    expect(table.session.openFor(1)).toEqual([]);
    expect(table.click(key, 1, 'yes')).toMatchObject({ refusal: { message: { key: 'core.stale' } } });
    table.answer(0, 'toggle', 'yes');
    expect(table.key(1, 'enter')).toBe(key);
    expect(table.reloaded().open()).toEqual(table.session.open());
  });
});
