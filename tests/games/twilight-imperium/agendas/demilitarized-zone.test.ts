import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const zone = (scene: Scene) => inForce(scene, 'demilitarized-zone', { planet: 'mellon' });

describe('Demilitarized Zone', () => {
  it('59.0 every unit on the elected planet is destroyed, and its controller keeps it', () => {
    const table = revealing('demilitarized-zone')
      .control(1, 'mellon')
      .units(1, 'mellon', { infantry: 2, pds: 1, 'space-dock': 1 })
      .units(1, '30', { cruiser: 1 })
      .control(1, 'zohbat')
      .units(1, 'zohbat', { infantry: 1 })
      .play();
    decided(table, 'planet:mellon');
    expect(table.at('mellon')).toBe('');
    expect(table.at('30')).toBe('1:cruiser 1');
    expect(table.at('zohbat')).toBe('1:infantry 1');
    expect(table.planet('mellon').controller).toBe(1);
    expect(table.state.laws).toMatchObject([{ id: 'demilitarized-zone', planet: 'mellon' }]);
  });

  it('11.2 no ground forces land there, next door they do', () => {
    const scene = () => new Scene().units(0, '30', { carrier: 1, infantry: 2 });
    expect(activating(scene(), '30')).toOfferExactly(0, 'commit', ['mellon:infantry', 'zohbat:infantry']);
    expect(activating(zone(scene()), '30')).toOfferExactly(0, 'commit', ['zohbat:infantry']);
  });

  it('76.2 no structure is placed there', () => {
    const table = zone(new Scene())
      .control(0, 'mellon')
      .strategy(0, { id: 'construction', exhausted: false })
      .play();
    table.answer(0, 'action', 'strategic:construction');
    expect(table).toOfferExactly(0, 'structure', [
      'pds:archon-ren',
      'pds:archon-tau',
      'space-dock:archon-ren',
      'space-dock:archon-tau',
      'none',
    ]);
    expect(table).toRefuse(0, 'structure', 'pds:mellon', 'TI4 74.6');
  });

  it('61.4 ground forces that a dock in space makes cannot be put there', () => {
    const scene = zone(new Scene(3, ['saar', 'hacan', 'yssaril']))
      .control(0, 'mellon')
      .control(0, 'zohbat')
      .units(0, '30', { 'space-dock': 1 })
      .goods(0, 5);
    const table = activating(scene, '30');
    const offers = table.offers(0, 'production');
    expect(offers).toContain('infantry:zohbat');
    expect(offers).not.toContain('infantry:mellon');
  });
});
