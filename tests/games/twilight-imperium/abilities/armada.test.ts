import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene(3, ['letnev', 'hacan', 'yssaril']).of('ability:armada');

describe('Armada', () => {
  it('66.1 two ships more than the fleet pool holds tokens', () => {
    const table = activating(scene().units(0, '20', { cruiser: 5 }), '21');
    expect(table.at('20')).toBe('0:cruiser 5');
    expect(table.form(0, 'move')).toMatchObject({ prompt: { args: { limit: 5 } } });
  });

  it('66.3 a third one too many goes', () => {
    const table = activating(scene().units(0, '20', { cruiser: 6 }), '21');
    expect(table.at('20')).toBe('0:cruiser 5');
  });

  it('66.3 others have their fleet pool and no more', () => {
    const table = activating(scene().units(1, '20', { cruiser: 5 }), '21');
    expect(table.at('20')).toBe('1:cruiser 3');
  });
});
