import { describe, expect, it } from 'vitest';
import { attack, isAsked, onUntil } from '../action-cards/fighting.ts';
import { decided } from '../agendas/voting.ts';
import { activate, facts, goOn, hitting, missing, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';
import { seeded } from './moving.ts';

const PILLAGE = 'ability:pillage';

/** Seat 0 is a neighbour of Mentak in seat 1, and of seat 2, which gives it a trade good. */
const scene = (goods: number, faction: 'xxcha' | 'letnev' | 'hacan' = 'xxcha') =>
  new Scene(3, [faction, 'mentak', 'yssaril'])
    .of(PILLAGE)
    .units(1, '29', { cruiser: 1 })
    .units(2, '29', { carrier: 1 })
    .goods(0, goods)
    .goods(2, 1);

const gift = (table: Imperium, from = 2, to = 0) =>
  table.answers(
    [from, 'deal', `offer:${to}`],
    [from, 'terms', { 'give:goods': 1 }],
    [to, 'deal', `accept:${from}`],
  );

const atHome = (goods: number) => scene(goods).units(0, 'archon-ren', { 'space-dock': 1 });
const robs = (table: Imperium) => table.answers([1, 'transaction-done', PILLAGE]);
const spares = (table: Imperium) => table.answers([1, 'transaction-done', 'pass']);

describe('TI4 74 Spending while others may respond to a transaction', () => {
  it('74.14 69.1a what takes trade goods waits for the response; what takes none goes on', () => {
    const table = gift(atHome(3).play());
    expect(table).toWaitFor([0, 'action'], [1, 'transaction-done']);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '14']);
    expect(waits(table)).toEqual(['1:transaction-done']);
    robs(table);
    expect(table.seat(0).goods).toBe(3);
    // Two planets worth 3 and three trade goods.
    expect(table).toRefuse(0, 'production', { dreadnought: 1, cruiser: 2 }, 'TI4 62.1');
    table.answers([0, 'production', { dreadnought: 1 }], [0, 'payment', ['archon-ren']]);
    expect(table.seat(0).goods).toBe(1);
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.14 69.1a nor can anything be paid when the transaction comes while the price is asked for', () => {
    const table = atHome(4).play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '14'], [0, 'production', { cruiser: 2 }]);
    expect(table).toWaitFor([0, 'payment']);
    const { key } = table.session.openFor(0).find(({ topic }) => topic === 'payment') ?? { key: '' };
    gift(table);
    expect(waits(table)).toEqual(['1:transaction-done']);
    expect(table.click(key, 0, []).kind).toBe('refused');
    robs(table);
    table.answer(0, 'payment', []);
    expect(table.seat(0).goods).toBe(0);
    expect(table.at('14')).toBe('0:cruiser 2');
  });

  it('74.11 what can no longer be paid for by then is not asked, and nobody waits for what was out of reach anyway', () => {
    const above = (goods: number) =>
      scene(goods)
        .units(0, '18', { carrier: 1, infantry: 1 })
        .with(({ planets }) => {
          for (const planet of Object.values(planets)) planet.exhausted = true;
        });
    const table = gift(above(5).play());
    table.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    expect(waits(table)).toEqual(['1:transaction-done']);
    robs(table);
    expect(table.state.custodians).toBe(true);
    expect(table).toWaitFor([1, 'action']);
    const poor = gift(above(4).play());
    poor.answers([0, 'action', 'tactical'], [0, 'activate', '18']);
    // The turn is over but for the response.
    expect(poor.state.trade?.open).toBe(false);
  });

  it('74.14 only where somebody could respond', () => {
    const table = gift(atHome(1).play());
    expect(table.state.trade?.done).toEqual([]);
    table.answers([0, 'action', 'tactical'], [0, 'activate', '14'], [0, 'production', { cruiser: 2 }]);
    expect(table).toWaitFor([0, 'payment']);
  });

  it('74.14 whoever responds waits for nobody: its own goods are not at stake', () => {
    const table = atHome(3)
      .goods(1, 2)
      .stage({ kind: 'turn', seat: 1 })
      .units(1, 'moll-primus', { 'space-dock': 1 })
      .play();
    gift(table, 1, 0);
    expect(waits(table)).toContain('1:transaction-done');
    table.answers([1, 'action', 'tactical'], [1, 'activate', '2'], [1, 'production', { destroyer: 1 }]);
    expect(table).toWaitFor([1, 'payment'], [1, 'transaction-done']);
  });

  it('74.14 69.1a nor are they given away to a third before, only to the one who may respond', () => {
    const four = new Scene(4, ['xxcha', 'mentak', 'yssaril', 'winnu']).of(PILLAGE).goods(0, 3).goods(2, 1);
    for (const seat of [0, 1, 2, 3]) four.units(seat, '29', { carrier: 1 });
    const table = gift(four.play());
    expect(table).toRefuse(0, 'deal', 'offer:3', 'TI4 74.14');
    expect(table.offers(0, 'deal')).toContain('words:1');
    spares(table);
    expect(table.offers(0, 'deal')).toContain('words:3');
    expect(table.state.trade?.done).toEqual([]);
  });

  it('75.1 36.3 a secondary that is paid for is not decided on before, one that is not is', () => {
    const following = (id: 'leadership' | 'diplomacy') =>
      scene(4)
        .goods(2, 4)
        .strategy(0, { id, exhausted: false })
        .control(2, 'rarron', { exhausted: true })
        .play();
    const table = following('leadership').answers(
      [0, 'action', 'strategic:leadership'],
      [0, 'token-pool', { tactic: 3 }],
      [0, 'leadership', 0],
    ) as Imperium;
    expect(waits(table)).toContain('2:follow-leadership');
    gift(table);
    expect(waits(table)).not.toContain('2:follow-leadership');
    table.answers([1, 'transaction-done', PILLAGE], [1, 'pillage', 'good'], [1, 'pillage', 'good']);
    expect(table.seat(2).goods).toBe(2);
    expect(waits(table)).toContain('2:follow-leadership');
    const free = gift(following('diplomacy').answers([0, 'action', 'strategic:diplomacy']) as Imperium);
    goOn(free, '2:follow-diplomacy');
    expect(waits(free)).toContain('2:follow-diplomacy');
  });

  it('89.2 78.4 an objective that takes trade goods is chosen and paid after it', () => {
    const table = gift(
      scene(4).strategy(0, { id: 'imperial', exhausted: false }).objective('negotiate-trade-routes').play(),
    );
    table.answer(0, 'action', 'strategic:imperial');
    expect(waits(table)).toEqual(['1:transaction-done']);
    const robbed = robs(table);
    expect(robbed.seat(0)).toMatchObject({ points: 0, goods: 4 });
    expect(waits(robbed)).not.toContain('0:score-public');
    const free = gift(
      scene(4).strategy(0, { id: 'imperial', exhausted: false }).objective('diversify-research').play(),
    );
    free.answer(0, 'action', 'strategic:imperial');
    expect(free.state.turn?.seat).toBe(0);
  });

  it('24.6a a card that takes trade goods can be played after it', () => {
    const card = 'card:focused-research';
    const table = gift(scene(4).hand(0, 'focused-research').play());
    expect(table.offers(0, 'action')).not.toContain(card);
    spares(table);
    expect(table.offers(0, 'action')).toContain(card);
    table.answers([0, 'action', card], [0, 'research', 'neural-motivator']);
    expect(table.seat(0).goods).toBe(1);
  });

  it('44 trade goods for rerolls are spent after it', () => {
    const fight = missing(scene(3, 'letnev').of(PILLAGE, 'ability:munitions-reserves'), 1, 'combat')
      .units(0, '20', { cruiser: 3 })
      .units(1, '20', { carrier: 3 });
    const table = activate(fight, '20');
    gift(table);
    table.answer(0, 'combat-round-starts', 'ability:munitions-reserves');
    expect(table.seat(0).goods).toBe(4);
    expect(waits(table)).toEqual(['1:transaction-done']);
    robs(table);
    expect(table.seat(0).goods).toBe(1);
    expect(facts(table, 'fact.goodsSpent')).toEqual([{ seat: 0, count: 2 }]);
  });

  it('39 so are those that raise dice', () => {
    const fight = () =>
      missing(scene(3, 'hacan').of(PILLAGE, 'unit:wrath-of-kenara'), 1, 'combat', 'barrage')
        .pools(0, { fleet: 9 })
        .units(0, '20', { flagship: 1, cruiser: 6 })
        .units(1, '20', { carrier: 3 });
    const table = seeded(
      (seed) => activate(fight(), '20', seed),
      (one) => waits(one).includes('0:dice-rolled'),
    );
    table.answer(0, 'dice-rolled', 'unit:wrath-of-kenara');
    expect(waits(table)).toContain('0:raise-dice');
    gift(table);
    expect(waits(table)).toEqual(['1:transaction-done']);
    robs(table);
    expect(waits(table)).toEqual(['0:raise-dice']);
  });

  it('74.14 trade goods that a law takes from all are still there for who responds', () => {
    const table = scene(3)
      .stage({ kind: 'agenda', number: 1 })
      .with((s) => {
        s.custodians = false;
        s.decks.agenda = ['economic-equality', 'arms-reduction', 'mutiny'];
        for (const seat of s.seats) seat.strategy = [];
      })
      .play();
    gift(table);
    decided(table, 'against');
    expect(waits(table)).toEqual(['1:transaction-done']);
    expect(table.seat(0).goods).toBe(4);
    robs(table);
    expect(facts(table, 'fact.plundered')).toEqual([{ seat: 1, from: 0, what: 'good' }]);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([0, 0, 0]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('74.14 so are those that a note costs its owner, and commodities that another gets', () => {
    const funded = missing(scene(3, 'letnev').note(2, 'war-funding', 0), 2, 'combat')
      .units(0, '20', { cruiser: 3 })
      .units(2, '20', { carrier: 3 });
    const war = gift(attack(funded, '20'));
    war.answer(2, 'combat-round-starts', 'note:war-funding@0');
    expect(waits(war)).toEqual(['1:transaction-done']);
    robs(war);
    expect(war.seat(0).goods).toBe(1);
    const agreed = gift(
      scene(3).note(2, 'trade-agreement', 0).strategy(0, { id: 'trade', exhausted: false }).play(),
    );
    agreed.answers([0, 'action', 'strategic:trade'], [1, 'goods-gained', 'pass']);
    agreed.answer(2, 'commodities-replenished', 'note:trade-agreement@0');
    expect(waits(agreed)).toEqual(['1:transaction-done']);
    robs(agreed).answers([1, 'pillage', 'commodity']);
    expect([agreed.seat(1).goods, agreed.seat(2).goods]).toEqual([1, 3]);
  });

  it('74.14 60.6 the loser of a combat hands its commodities over after it', () => {
    const lost = hitting(missing(scene(3), 0, 'combat'), 2, 'combat')
      .goods(0, 3, 2)
      .hand(2, 'salvage')
      .units(0, '20', { cruiser: 1 })
      .units(2, '20', { carrier: 3 });
    const table = gift(attack(lost, '20'));
    onUntil(table, () => isAsked(table, 2, 'combat-ends'));
    table.answer(2, 'combat-ends', 'card:salvage');
    expect(waits(table)).toEqual(['1:transaction-done']);
    robs(table).answers([1, 'pillage', 'commodity']);
    expect([table.seat(1).goods, table.seat(2).goods]).toEqual([1, 1]);
  });
});
