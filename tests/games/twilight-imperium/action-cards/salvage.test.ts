import { describe, expect, it } from 'vitest';
import { arena, hitting, missing } from '../combat.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

const card = 'card:salvage';

/** The winner destroys everything of the other side in one round. */
const battle = (winner: number) =>
  hitting(missing(arena(), 1 - winner, 'combat'), winner, 'combat')
    .units(0, '20', { cruiser: 2 })
    .units(1, '20', { cruiser: 2 });

describe('TI4 24 Salvage', () => {
  it('60.5 the winner of a space combat gets all commodities of the loser, as trade goods', () => {
    const table = attack(battle(0).hand(0, 'salvage').goods(0, 1, 2).goods(1, 4, 3).goods(2, 0, 2), '20');
    onUntil(table, () => isAsked(table, 0, 'combat-ends'));
    expect(table).toOfferExactly(0, 'combat-ends', [card, 'pass']);
    table.answer(0, 'combat-ends', card);
    expect(table.seat(0)).toMatchObject({ goods: 4, commodities: 2 });
    expect(table.seat(1)).toMatchObject({ goods: 4, commodities: 0 });
    expect(table.seat(2)).toMatchObject({ goods: 0, commodities: 2 });
    expect(table).toWaitFor([1, 'action']);
  });

  it('the defender may have won', () => {
    const table = attack(battle(1).hand(1, 'salvage').goods(0, 0, 1), '20');
    onUntil(table, () => isAsked(table, 1, 'combat-ends'));
    table.answer(1, 'combat-ends', card);
    expect(table.seat(1).goods).toBe(1);
  });

  it('74.14 69.1a the loser gives its commodities to no third before the winner has decided', () => {
    const beaten = () =>
      battle(1).hand(1, 'salvage').goods(0, 0, 2).control(0, 'rarron').units(2, '29', { cruiser: 1 });
    const table = attack(beaten(), '20');
    onUntil(table, () => isAsked(table, 1, 'combat-ends'));
    expect(table).toRefuse(0, 'deal', 'offer:2', 'TI4 74.14');
    table.answer(1, 'combat-ends', card);
    expect(table.seat(0).commodities).toBe(0);
    expect(table).toWaitFor([1, 'action']);
    const spared = attack(beaten(), '20');
    onUntil(spared, () => isAsked(spared, 1, 'combat-ends'));
    spared.answer(1, 'combat-ends', 'pass');
    expect(spared.quiet().seat(0).commodities).toBe(2);
    expect(spared.state.trade?.held).toEqual([]);
  });

  it('not after a ground combat', () => {
    const scene = hitting(missing(arena(), 1, 'combat'), 0, 'combat')
      .hand(0, 'salvage')
      .goods(1, 0, 3)
      .units(0, '20', { carrier: 1, infantry: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 });
    const table = attack(scene, '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    onUntil(table, () => isAsked(table, 1, 'action') || isAsked(table, 0, 'combat-ends'));
    expect(isAsked(table, 0, 'combat-ends')).toBe(false);
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(table.seat(1).commodities).toBe(3);
  });

  it('not by the loser, nor where there is nothing to get', () => {
    const loser = attack(battle(0).hand(1, 'salvage').goods(0, 0, 2), '20');
    onUntil(loser, () => loser.state.battle === null);
    expect(loser.quiet().seat(1).hand).toEqual(['salvage']);
    const poor = attack(battle(0).hand(0, 'salvage').goods(1, 4, 0), '20');
    onUntil(poor, () => poor.state.battle === null);
    expect(poor.quiet().seat(0).hand).toEqual(['salvage']);
  });
});
