import { describe, expect, it } from 'vitest';
import type { Flow } from '#core/flow.ts';
import { strategyCards } from '#games/twilight-imperium/components/strategy/index.ts';
import { gainTokens } from '#games/twilight-imperium/flow/tokens.ts';
import type { StrategyCard } from '#games/twilight-imperium/hooks/component.ts';
import type { ImperiumTable } from '#games/twilight-imperium/table.ts';
import type { StrategyCardId } from '#games/twilight-imperium/tables/card-ids.ts';
import { addGoods, spendGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { Scene } from '../scene.ts';

/** Gives so many trade goods. */
const gives = (count: number) =>
  function* (t: ImperiumTable, seat: number): Flow<void> {
    addGoods(t, seat, count);
  };

/** A card whose primary gives five trade goods, and its secondary one. */
const plain: StrategyCard = {
  primary: gives(5),
  secondary: gives(1),
  cost: { tokens: 1, resources: 0 },
  useful: () => true,
};

function played(scene: Scene, card: Partial<StrategyCard> = {}, id: StrategyCardId = 'trade') {
  const cards = { ...strategyCards, [id]: { ...plain, ...card } };
  const table = scene.strategy(0, { id, exhausted: false }).plus({ strategyCards: cards }).play();
  table.answer(0, 'action', `strategic:${id}`);
  return table;
}

describe('TI4 75 Strategic action', () => {
  it('75.0 27.3 27.7 82.1 the holder resolves the primary of its own card', () => {
    const table = played(new Scene());
    expect(table.seat(0).goods).toBe(5);
    expect(table.seat(1).goods).toBe(0);
  });

  it('27.3 another’s card, or one in the common area, cannot be played', () => {
    const table = new Scene()
      .strategy(0, { id: 'trade', exhausted: false })
      .strategy(1, { id: 'warfare', exhausted: false })
      .play();
    expect(table).toOfferExactly(0, 'action', ['tactical', 'strategic:trade']);
    expect(table).toRefuse(0, 'action', 'strategic:warfare');
  });

  it('75.1 27.4 then every other seat may use the secondary, its holder not', () => {
    const table = played(new Scene(4));
    expect(table).toWaitFor([1, 'follow-trade'], [2, 'follow-trade'], [3, 'follow-trade']);
  });

  it('75.1a 18.5 a secondary is used or not as one likes', () => {
    const table = played(new Scene());
    table.answers([1, 'follow-trade', 'no'], [2, 'follow-trade', 'yes']);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([5, 0, 1]);
    expect(table.state.seats.map(({ pools }) => pools.strategy)).toEqual([2, 2, 1]);
  });

  it('75.1 T48 all decide at once; where all draw from one deck they draw clockwise', () => {
    const order: number[] = [];
    const table = played(new Scene(4), {
      ordered: true,
      *secondary(_t, seat) {
        order.push(seat);
      },
    });
    table.answer(3, 'follow-trade', 'yes');
    table.answer(2, 'follow-trade', 'yes');
    expect(order).toEqual([]);
    expect(table.seat(3).pools.strategy).toBe(1);
    table.answer(1, 'follow-trade', 'yes');
    expect(order).toEqual([1, 2, 3]);
  });

  it('75.1 the next one waits until the one before is done, not only decided', () => {
    const table = played(new Scene(), { ordered: true, secondary: (t, seat) => gainTokens(t, seat, 1) });
    table.answers([1, 'follow-trade', 'yes'], [2, 'follow-trade', 'yes']);
    expect(table).toWaitFor([1, 'token-pool']);
    table.answer(1, 'token-pool', 'fleet');
    expect(table).toWaitFor([2, 'token-pool']);
  });

  it('75.1 where nothing is shared nobody waits for anybody', () => {
    const table = played(new Scene(4));
    table.answer(3, 'follow-trade', 'yes');
    expect(table.seat(3).goods).toBe(1);
    expect(table).toWaitFor([1, 'follow-trade'], [2, 'follow-trade']);
  });

  it('75.1 a seat that could do nothing with it is not asked', () => {
    const table = played(new Scene(), { useful: (_s, seat) => seat === 2 });
    expect(table).toWaitFor([2, 'follow-trade']);
  });

  it('75.2 45.5 53.6 after all had the opportunity the card is exhausted and cannot be used again', () => {
    const table = played(new Scene());
    expect(table.seat(0).strategy).toEqual([{ id: 'trade', exhausted: false }]);
    table.answers([1, 'follow-trade', 'no'], [2, 'follow-trade', 'no']);
    expect(table.seat(0).strategy).toEqual([{ id: 'trade', exhausted: true }]);
    expect(table.state.strategic).toBeNull();
    table.answers([1, 'action', 'pass'], [2, 'action', 'pass']);
    expect(table).toOfferExactly(0, 'action', ['tactical', 'pass']);
  });

  it('75.2a with three seats one used card of two does not let its holder pass', () => {
    const scene = new Scene().seat(1, { passed: true }).seat(2, { passed: true });
    const table = scene
      .strategy(0, { id: 'trade', exhausted: false }, { id: 'warfare', exhausted: false })
      .pools(1, { strategy: 0 })
      .pools(2, { strategy: 0 })
      .play();
    table.answers([0, 'action', 'strategic:trade'], [0, 'trade', []]);
    expect(table).toRefuse(0, 'action', 'pass', 'TI4 82.4a');
  });

  it('75.1 the decision to follow is there for all to see', () => {
    const table = played(new Scene(4));
    table.answer(2, 'follow-trade', 'yes');
    expect(table.state.strategic).toMatchObject({ seat: 0, card: 'trade', decided: [2], done: [2] });
    expect(table.told()).toContain('fact.secondary');
  });

  it('75.3 effects of a card come from top to bottom: goods, commodities, then who trades free', () => {
    const table = new Scene().strategy(0, { id: 'trade', exhausted: false }).play();
    table.answer(0, 'action', 'strategic:trade');
    expect(table.told().slice(-2)).toEqual(['fact.goodsGained', 'fact.replenished']);
    expect(table).toWaitFor([0, 'trade']);
  });

  it('T7 74.11 a price that can no longer be paid buys nothing and costs no token', () => {
    const table = played(new Scene().goods(1, 3).goods(2, 4), {
      cost: { tokens: 1, resources: 4 },
      *secondary(t, seat) {
        if (seat === 2) spendGoods(t, 1, 3);
        else addGoods(t, seat, 9);
      },
    });
    table.answer(1, 'follow-trade', 'yes');
    expect(table).toWaitFor([1, 'payment'], [2, 'follow-trade']);
    // What seat 2 does takes the goods away with which seat 1 was about to pay.
    table.answers([2, 'follow-trade', 'yes'], [2, 'payment', []]);
    expect(table.seat(1)).toMatchObject({ goods: 0, pools: { strategy: 2 } });
    expect(table.planet('arretze').exhausted).toBe(false);
    expect(table).toWaitFor([1, 'action']);
  });
});
