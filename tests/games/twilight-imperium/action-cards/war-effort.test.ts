import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:war-effort';
const scene = () => new Scene().hand(0, 'war-effort');

describe('TI4 24 War Effort', () => {
  it('a cruiser comes to a system with a ship of its player', () => {
    const table = scene()
      .units(0, '20', { carrier: 1, fighter: 1 })
      .units(0, '29', { destroyer: 1 })
      .units(1, '21', { cruiser: 1 })
      .play();
    table.answer(0, 'action', card);
    expect(table).toOfferExactly(0, 'card-system', ['20', '29']);
    table.answer(0, 'card-system', '20');
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 1, 0:fighter 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('66.3 what is too much for the fleet pool goes again', () => {
    const table = scene().pools(0, { fleet: 1 }).units(0, '20', { cruiser: 1 }).play();
    table.answer(0, 'action', card);
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(table.told()).toContain('fact.removed');
  });

  it('31.3 not without ships; units on planets are none', () => {
    const table = scene().units(0, 'archon-ren', { 'space-dock': 1, infantry: 1 }).play();
    expect(table.offers(0, 'action')).not.toContain(card);
  });
});
