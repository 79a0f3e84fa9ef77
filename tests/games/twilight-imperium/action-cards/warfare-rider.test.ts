import { describe, expect, it } from 'vitest';
import { ridden, ride } from './riding.ts';

const card = 'warfare-rider';
const scene = () => ridden(card).units(0, '20', { cruiser: 1 }).units(0, '29', { carrier: 1 });

describe('TI4 24 Warfare Rider', () => {
  it('83.22b predicted rightly it brings a dreadnought to a system with a ship of its player', () => {
    const table = ride(scene().units(1, '21', { cruiser: 1 }), card);
    expect(table).toOfferExactly(0, 'card-system', ['20', '29']);
    table.answer(0, 'card-system', '29');
    expect(table.at('29')).toBe('0:carrier 1, 0:dreadnought 1');
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('42.3a nobody is made to take a dreadnought off the board for it', () => {
    const all = scene().pools(0, { fleet: 5 }).units(0, '30', { dreadnought: 5 });
    const table = ride(all, card);
    expect(table).toOfferExactly(0, 'card-system', ['20', '29', '30', 'none']);
    table.answer(0, 'card-system', 'none');
    expect(table.at('30')).toBe('0:dreadnought 5');
    const other = ride(all, card);
    other.answer(0, 'card-system', '20');
    expect(other.at('30')).toBe('0:dreadnought 4');
    expect(other.at('20')).toBe('0:cruiser 1, 0:dreadnought 1');
  });

  it('83.22b nothing for a wrong prediction, nor without ships', () => {
    const wrong = ride(scene(), card, 'for');
    expect(wrong.at('20')).toBe('0:cruiser 1');
    expect(wrong.state.agenda?.id).toBe('economic-equality');
    expect(ride(ridden(card), card).state.agenda?.id).toBe('economic-equality');
  });
});
