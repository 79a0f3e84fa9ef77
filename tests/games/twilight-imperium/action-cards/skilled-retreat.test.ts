import { describe, expect, it } from 'vitest';
import { arena, facts, hitting, missing } from '../combat.ts';
import { attack, effectsOf, isAsked, onUntil } from './fighting.ts';

const card = 'card:skilled-retreat';

const scene = () =>
  missing(missing(arena(), 0, 'combat'), 1, 'combat')
    .units(0, '20', { cruiser: 1, carrier: 1, fighter: 3, infantry: 1 })
    .units(1, '20', { cruiser: 2 })
    .units(2, '21', { fighter: 1, carrier: 1 });

describe('TI4 24 Skilled Retreat', () => {
  it('35.10 all ships of its player leave for a system next to it without ships of others; the combat is a draw', () => {
    const table = attack(scene().hand(0, 'skilled-retreat'), '20');
    table.answer(0, 'combat-round-starts', card);
    expect(table).toOfferExactly(0, 'card-system', ['18', '19', '28', '29', '30']);
    table.answer(0, 'card-system', '28');
    expect(table.at('20')).toBe('1:cruiser 2');
    expect(table.at('28')).toBe('0:carrier 1, 0:cruiser 1, 0:fighter 3, 0:infantry 1');
    expect(table.state.systems['28']?.tokens).toEqual([0]);
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'space', at: '20', winner: null }]);
    expect(effectsOf(table)).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('nobody has won: what needs a winner cannot be played', () => {
    const table = attack(scene().hand(0, 'skilled-retreat').hand(1, 'salvage').goods(0, 0, 2), '20');
    table.answer(0, 'combat-round-starts', card);
    table.answer(0, 'card-system', '28');
    expect(table.quiet().seat(1).hand).toEqual(['salvage']);
    expect(table.seat(0).commodities).toBe(2);
    expect(table).toWaitFor([1, 'action']);
  });

  it('the defender may play it too, in any round', () => {
    const table = attack(scene().hand(1, 'skilled-retreat'), '20');
    table.answer(1, 'combat-round-starts', 'pass');
    onUntil(table, () => table.state.battle?.round === 2);
    table.answer(1, 'combat-round-starts', card);
    table.answer(1, 'card-system', '30');
    expect(table.at('30')).toBe('1:cruiser 2');
    expect(table.state.battle).toBeNull();
  });

  it('fighters are ships: they go whatever room there is, and capacity counts where they arrive (38.3)', () => {
    const lost = () => {
      const fleet = hitting(missing(arena(), 0, 'combat'), 1, 'combat')
        .hand(0, 'skilled-retreat')
        .units(0, '20', { cruiser: 1, carrier: 1, fighter: 3 })
        .units(1, '20', { cruiser: 1 })
        .units(0, '28', { carrier: 1, fighter: 2 });
      const table = attack(fleet, '20');
      table.answer(0, 'combat-round-starts', 'pass');
      onUntil(table, () => isAsked(table, 0, 'losses'));
      table.answer(0, 'losses', { carrier: 1 });
      onUntil(table, () => isAsked(table, 0, 'combat-round-starts'));
      table.answer(0, 'combat-round-starts', card);
      return table;
    };
    const table = lost();
    table.answer(0, 'card-system', '28');
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(table.at('28')).toBe('0:carrier 1, 0:cruiser 1, 0:fighter 4');
    const homeless = lost();
    homeless.answer(0, 'card-system', '29');
    expect(homeless.at('29')).toBe('0:cruiser 1');
    expect(homeless.at('28')).toBe('0:carrier 1, 0:fighter 2');
  });

  it('fighters may be all that leaves', () => {
    const fleet = hitting(missing(arena(), 0, 'combat'), 1, 'combat')
      .hand(0, 'skilled-retreat')
      .units(0, '20', { carrier: 1, fighter: 2 })
      .units(1, '20', { cruiser: 1 })
      .units(0, '28', { carrier: 1 });
    const table = attack(fleet, '20');
    table.answer(0, 'combat-round-starts', 'pass');
    onUntil(table, () => isAsked(table, 0, 'losses'));
    table.answer(0, 'losses', { carrier: 1 });
    onUntil(table, () => isAsked(table, 0, 'combat-round-starts'));
    table.answers([0, 'combat-round-starts', card], [0, 'card-system', '28']);
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(table.at('28')).toBe('0:carrier 1, 0:fighter 2');
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'space', at: '20', winner: null }]);
  });

  it('ground forces come along as far as there is room', () => {
    const fleet = missing(missing(arena(), 0, 'combat'), 1, 'combat')
      .hand(0, 'skilled-retreat')
      .units(0, '20', { carrier: 1, fighter: 2, infantry: 2 })
      .units(1, '20', { cruiser: 1 });
    const table = attack(fleet, '20');
    table.answers([0, 'combat-round-starts', card], [0, 'card-system', '28']);
    expect(table.at('28')).toBe('0:carrier 1, 0:fighter 2, 0:infantry 2');
    expect(table.at('20')).toBe('1:cruiser 1');
  });

  it('66.3 the fleet pool holds where they arrive', () => {
    const table = attack(scene().hand(0, 'skilled-retreat').units(0, '28', { cruiser: 7 }), '20');
    table.answer(0, 'combat-round-starts', card);
    table.answer(0, 'card-system', '28');
    expect(isAsked(table, 0, 'fleet-excess')).toBe(true);
  });

  it('not where every system next to it is held by others or closed', () => {
    const closed = scene().hand(0, 'skilled-retreat').tile(1, '43').tile(9, '44').tile(10, '42');
    for (const system of ['18', '28'] as const) closed.units(2, system, { cruiser: 1 });
    const table = attack(closed, '20');
    expect(table.seat(0).hand).toEqual(['skilled-retreat']);
    expect(table.told()).toContain('fact.combatRound');
    expect(isAsked(table, 0, 'combat-round-starts')).toBe(false);
  });

  it('not in a ground combat', () => {
    const landing = arena()
      .hand(0, 'skilled-retreat')
      .units(0, '20', { carrier: 1, infantry: 2 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 2 });
    const table = attack(landing, '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
    expect(table.state.battle?.kind).toBe('ground');
    expect(table).toOfferExactly(0, 'combat-round-starts', ['pass']);
  });

  it('63.1 a bystander cannot play it', () => {
    const table = attack(scene().hand(2, 'skilled-retreat'), '20');
    expect(isAsked(table, 2, 'combat-round-starts')).toBe(false);
  });
});
