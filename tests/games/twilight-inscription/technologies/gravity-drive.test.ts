import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes');
const owned = () => lanes().researched(0, 'gravity-drive');

describe('Gravity Drive', () => {
  it('costs three research or a cipher', () => {
    expect(costOf('gravity-drive')).toEqual({ research: 3, specials: ['cipher'] });
  });

  it('opens the wormholes for explorations that are paid', () => {
    const table = owned().play().activate(0, 'navigation').activate(1, 'navigation');
    expect(table.offers(0, 'card')).toContain('M>W1>W2>e4');
    expect(table.offers(1, 'card').filter((id) => id.includes('W'))).toEqual([]);
  });

  it('explores one system through wormholes for nothing, once per activation', () => {
    const table = owned().play().activate(0, 'navigation');
    expect(table.after(0, ['!gd'])).toEqual(['>W1>W2>e4', '>W1>W3>i1', '>W1>W4>i3']);
    expect(table.after(0, ['!gd', '>W1>W3>i1'])).not.toContain('!gd');
    table.mark(0, ['!gd', '>W1>W3>i1', 'M>i2', 'I+i1']);
    expect(table.player(0).navigation.wormholes).toEqual(['W1', 'W3']);
    expect(table.player(0).navigation.explored.slice(-2)).toEqual([
      { id: 'i1', from: 'W1>W3' },
      { id: 'i2', from: 'i1' },
    ]);
  });

  it('offers no free exploration where no passage is left', () => {
    const table = owned()
      .explored(0, 'W1>W2>e4')
      .with(({ seats }) => seats[0]!.navigation.wormholes.push('W1', 'W2'))
      .play()
      .activate(0, 'navigation');
    expect(table.offers(0, 'card')).not.toContain('!gd');
    expect(table.offers(0, 'card')).toContain('M>f2');
  });

  it('lets explorations of an effect go through wormholes while another sheet is active', () => {
    const table = owned().relics(0, 'wayfinder-sphere').play().activate(0, 'warfare');
    expect(table.offers(0, 'card')).not.toContain('!gd');
    expect(table.after(0, ['r:wayfinder-sphere', '+a1'])).toEqual(
      expect.arrayContaining(['>b1', '>W1>W3>i1']),
    );
  });
});
