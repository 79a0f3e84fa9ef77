import { describe, expect, it } from 'vitest';
import { ridden, ride } from './riding.ts';

const card = 'construction-rider';

describe('TI4 24 Construction Rider', () => {
  it('83.22b predicted rightly it brings a space dock to a planet of its player', () => {
    const table = ride(ridden(card).control(0, 'bereg').units(0, 'archon-ren', { 'space-dock': 1 }), card);
    expect(table).toOfferExactly(0, 'structure', ['space-dock:archon-tau', 'space-dock:bereg']);
    table.answer(0, 'structure', 'space-dock:bereg');
    expect(table.at('bereg')).toBe('0:space-dock 1');
    expect(table.state.effects).toEqual([]);
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('83.22b predicted wrongly it brings nothing', () => {
    const table = ride(ridden(card), card, 'for');
    expect(table.told()).not.toContain('fact.placed');
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('42.3a nobody is made to take a space dock off the board for it', () => {
    const all = ridden(card)
      .control(0, 'bereg')
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .units(0, 'archon-tau', { 'space-dock': 1 })
      .control(0, 'wellon')
      .units(0, 'wellon', { 'space-dock': 1 });
    const table = ride(all, card);
    expect(table).toOfferExactly(0, 'structure', ['space-dock:bereg', 'none']);
    table.answer(0, 'structure', 'none');
    expect(table.at('bereg')).toBe('');
    expect(table.at('wellon')).toBe('0:space-dock 1');
    expect(table.state.agenda?.id).toBe('economic-equality');
    const moved = ride(all, card);
    moved.answers([0, 'structure', 'space-dock:bereg'], [0, 'recycle', { wellon: 1 }]);
    expect(moved.at('bereg')).toBe('0:space-dock 1');
    expect(moved.at('wellon')).toBe('');
  });

  it('5.3 nothing happens where each planet has one', () => {
    const full = ridden(card)
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .units(0, 'archon-tau', { 'space-dock': 1 });
    expect(ride(full, card).state.agenda?.id).toBe('economic-equality');
  });
});
