import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:upgrade';

function activated(scene: Scene) {
  const table = scene.hand(0, 'upgrade').play();
  table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
  return table;
}

describe('TI4 24 Upgrade', () => {
  it('after activating a system a cruiser there becomes a dreadnought', () => {
    const table = activated(new Scene().units(0, '20', { cruiser: 2 }).units(0, '29', { cruiser: 1 }));
    expect(table).toOfferExactly(0, 'system-activated', [card, 'pass']);
    table.answer(0, 'system-activated', card);
    expect(table.at('20')).toBe('0:cruiser 1, 0:dreadnought 1');
    expect(table.at('29')).toBe('0:cruiser 1');
    expect(table).toWaitFor([0, 'move']);
  });

  it('only a cruiser that is there before ships move', () => {
    const table = activated(new Scene().units(0, '20', { destroyer: 1 }).units(0, '29', { cruiser: 1 }));
    expect(table.quiet()).toWaitFor([0, 'move']);
    expect(table.seat(0).hand).toEqual(['upgrade']);
  });

  it('42.3 not without a dreadnought to take', () => {
    const fleet = new Scene()
      .pools(0, { fleet: 5 })
      .units(0, '20', { cruiser: 1 })
      .units(0, '29', { dreadnought: 5 })
      .token(0, '29');
    expect(activated(fleet)).toOfferExactly(0, 'system-activated', ['pass']);
  });
});
