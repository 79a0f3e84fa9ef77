import { describe, expect, it } from 'vitest';
import { facts, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

const PILLAGE = 'ability:pillage';

/** Seat 0 plays Trade and gains 3 trade goods; Mentak in seat 1 is its neighbour unless it is said otherwise. */
const trading = (change: (scene: Scene) => Scene = (scene) => scene): Imperium => {
  const scene = new Scene(3, ['xxcha', 'mentak', 'hacan'])
    .of(PILLAGE)
    .strategy(0, { id: 'trade', exhausted: false })
    .units(1, '29', { cruiser: 1 });
  return change(scene).play().answers([0, 'action', 'strategic:trade']) as Imperium;
};

describe('Pillage', () => {
  it('after a neighbour has gained trade goods and has three: one of them', () => {
    const table = trading();
    expect(table).toWaitFor([1, 'goods-gained']);
    table.answer(1, 'goods-gained', PILLAGE);
    expect([table.seat(0).goods, table.seat(1).goods, table.seat(2).goods]).toEqual([2, 1, 0]);
    expect(facts(table, 'fact.plundered')).toEqual([{ seat: 1, from: 0, what: 'good' }]);
    expect(waits(table)).toEqual(['0:trade']);
  });

  it('60.6 or a commodity, which is a trade good then', () => {
    const table = trading((scene) => scene.goods(0, 0, 2));
    table.answer(1, 'goods-gained', PILLAGE);
    expect(table).toOfferExactly(1, 'pillage', ['good', 'commodity']);
    table.answer(1, 'pillage', 'commodity');
    // What was taken is replenished right after.
    expect(table.seat(0)).toMatchObject({ goods: 3 });
    expect(table.seat(1)).toMatchObject({ goods: 1, commodities: 0 });
  });

  it('74.14 69.1a the goods cannot be given away to a third before it', () => {
    const table = trading((scene) => scene.units(2, '29', { carrier: 1 }));
    expect(table).toWaitFor([1, 'goods-gained']);
    expect(table).toRefuse(0, 'deal', 'offer:2', 'TI4 74.14');
    table.answer(1, 'goods-gained', PILLAGE);
    expect(table.offers(0, 'deal')).toContain('words:2');
  });

  it('may be left alone', () => {
    const table = trading().answers([1, 'goods-gained', 'pass']);
    expect(table.seat(0).goods).toBe(3);
  });

  it('not from one who has less than three, nor from a stranger', () => {
    const poor = new Scene(3, ['xxcha', 'mentak', 'hacan'])
      .of(PILLAGE)
      .stage({ kind: 'strategy' })
      .units(1, '29', { cruiser: 1 })
      .with(({ seats, bonus }) => {
        for (const seat of seats) seat.strategy = [];
        bonus.leadership = 2;
      })
      .play();
    poor.answer(0, 'strategy-card', 'leadership');
    expect(poor.seat(0).goods).toBe(2);
    expect(waits(poor)).toEqual(['1:strategy-card']);
    const far = trading((scene) => scene.with(({ systems }) => systems['29']?.units.splice(0)));
    expect(waits(far)).toEqual(['0:trade']);
  });

  it('Promise of Protection keeps it away', () => {
    const table = trading((scene) =>
      scene.with(({ seats }) => seats[0]?.area.push({ id: 'promise-of-protection', owner: 1 })),
    );
    expect(waits(table)).toEqual(['0:trade']);
  });

  it('69 after a transaction of a neighbour, also of its own; each who is rich enough', () => {
    const deal = (goods: readonly [number, number]) => {
      const table = new Scene(3, ['xxcha', 'mentak', 'hacan'])
        .of(PILLAGE)
        .units(1, '29', { cruiser: 1 })
        .units(2, '29', { carrier: 1 })
        .goods(0, goods[0])
        .goods(2, goods[1])
        .play();
      exchanging(table);
      return table;
    };
    const one = deal([4, 0]);
    expect(waits(one)).toContain('1:transaction-done');
    one.answer(1, 'transaction-done', PILLAGE);
    expect([one.seat(0).goods, one.seat(1).goods, one.seat(2).goods]).toEqual([2, 1, 1]);
    const both = deal([4, 3]);
    both.answer(1, 'transaction-done', PILLAGE);
    expect(both).toOfferExactly(1, 'pillage', ['good', 'spare']);
    both.answers([1, 'pillage', 'spare'], [1, 'pillage', 'good']);
    expect([both.seat(0).goods, both.seat(1).goods, both.seat(2).goods]).toEqual([3, 1, 3]);
    expect(waits(deal([3, 0]))).not.toContain('1:transaction-done');
  });
});

/** Seat 0 gives seat 2 one trade good for nothing. */
function exchanging(table: Imperium): void {
  table.answers([0, 'deal', 'offer:2'], [0, 'terms', { 'give:goods': 1 }], [2, 'deal', 'accept:0']);
}
