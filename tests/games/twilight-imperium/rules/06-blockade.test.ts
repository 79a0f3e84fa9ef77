import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const producing = (scene: Scene) =>
  scene.goods(0, 9).play().answers([0, 'action', 'tactical'], [0, 'activate', '14']);

const atHome = () => new Scene().units(0, 'archon-ren', { 'space-dock': 1 });

describe('TI4 6 Blockade', () => {
  it('6.0 6.1 T43 a unit is blockaded by ships of another where its owner has none: it makes ground forces only', () => {
    const table = producing(atHome().units(1, '14', { carrier: 1 }));
    expect(table).toOfferExactly(0, 'production', ['infantry:archon-ren']);
    table.answers([0, 'production', { 'infantry:archon-ren': 4 }], [0, 'payment', []]);
    expect(table.at('archon-ren')).toBe('0:infantry 4, 0:space-dock 1');
  });

  it('6.0 what is no ship blockades nobody: ground forces on a planet, a dock that floats in space', () => {
    const landed = producing(atHome().units(1, 'archon-tau', { infantry: 1 }));
    expect(landed.offers(0, 'production')).toContain('cruiser');
    const saar = new Scene(3, ['xxcha', 'saar', 'yssaril']).units(0, 'archon-ren', { 'space-dock': 1 });
    const floating = producing(saar.units(1, '14', { 'space-dock': 1 }));
    expect(floating.offers(0, 'production')).toContain('cruiser');
  });
});
