import { describe, expect, it } from 'vitest';
import { arena } from '../combat.ts';
import { attack, isAsked } from './fighting.ts';

const card = 'card:parley';

/** Seat 0 lands on both planets of system 35; seat 1 controls Bereg. */
function landed() {
  const scene = arena()
    .hand(1, 'parley')
    .hand(2, 'parley')
    .units(0, '35', { carrier: 1, infantry: 4 })
    .control(1, 'bereg')
    .units(1, 'bereg', { infantry: 1 });
  const table = attack(scene, '35');
  table.answer(0, 'commit', { 'bereg:infantry': 3, 'lirta-iv:infantry': 1 });
  return table;
}

describe('TI4 24 Parley', () => {
  it('11.2 units committed to its player’s planet are back in space; those on other planets stay', () => {
    const table = landed();
    expect(table).toOfferExactly(1, 'forces-committed', [card, 'pass']);
    expect(isAsked(table, 2, 'forces-committed')).toBe(false);
    table.answer(1, 'forces-committed', card);
    table.quiet();
    expect(table.at('bereg')).toBe('1:infantry 1');
    expect(table.at('35')).toBe('0:carrier 1, 0:infantry 3');
    expect(table.planet('bereg').controller).toBe(1);
    expect(table.planet('lirta-iv').controller).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('unplayed, they fight', () => {
    const table = landed();
    table.answer(1, 'forces-committed', 'pass');
    expect(table.quiet().told()).toContain('fact.battle');
  });
});
