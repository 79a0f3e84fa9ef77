import { describe, expect, it } from 'vitest';
import { arena, missing } from '../combat.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

/** Seat 1 defends system 20 and announces a retreat to 21. */
function announced() {
  const scene = missing(missing(arena(), 0, 'combat'), 1, 'combat')
    .hand(0, 'intercept')
    .hand(2, 'intercept')
    .units(0, '20', { cruiser: 1 })
    .units(1, '20', { cruiser: 1 })
    .control(1, 'thibah');
  const table = attack(scene, '20');
  table.answer(1, 'retreat', 'retreat');
  return table;
}

describe('TI4 24 Intercept', () => {
  it('35.4 after the opponent has announced a retreat it cannot retreat in this round', () => {
    const table = announced();
    expect(table).toOfferExactly(0, 'retreat-announced', ['card:intercept', 'pass']);
    expect(isAsked(table, 2, 'retreat-announced')).toBe(false);
    table.answer(0, 'retreat-announced', 'card:intercept');
    onUntil(table, () => table.state.battle?.round === 2);
    expect(table.at('20')).toBe('0:cruiser 1, 1:cruiser 1');
    expect(table.at('21')).toBe('');
  });

  it('in the next round a retreat may be announced again', () => {
    const table = announced();
    table.answer(0, 'retreat-announced', 'card:intercept');
    onUntil(table, () => table.state.battle?.round === 2 && isAsked(table, 1, 'retreat'));
    table.answer(1, 'retreat', 'retreat');
    onUntil(table, () => table.state.battle === null);
    expect(table.at('21')).toBe('1:cruiser 1');
  });

  it('unplayed, the retreat takes place', () => {
    const table = announced();
    table.answer(0, 'retreat-announced', 'pass');
    onUntil(table, () => table.state.battle === null);
    expect(table.at('21')).toBe('1:cruiser 1');
  });
});
