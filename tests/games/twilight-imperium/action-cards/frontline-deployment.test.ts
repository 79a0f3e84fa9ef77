import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

describe('TI4 24 Frontline Deployment', () => {
  it('three infantry come to one planet of its player', () => {
    const table = new Scene()
      .hand(0, 'frontline-deployment')
      .control(0, 'bereg')
      .units(0, 'bereg', { infantry: 1 })
      .control(1, 'vefut-ii')
      .play();
    table.answer(0, 'action', 'card:frontline-deployment');
    expect(table).toOfferExactly(0, 'card-planet', ['archon-ren', 'archon-tau', 'bereg']);
    table.answer(0, 'card-planet', 'bereg');
    expect(table.at('bereg')).toBe('0:infantry 4');
    expect(table.at('archon-ren')).toBe('');
    expect(table).toWaitFor([1, 'action']);
  });

  it('31.3 not without a planet', () => {
    const table = new Scene()
      .hand(0, 'frontline-deployment')
      .units(0, '20', { carrier: 1, infantry: 1 })
      .with((s) => {
        for (const planet of Object.values(s.planets)) if (planet.controller === 0) planet.controller = null;
      })
      .play();
    expect(table.offers(0, 'action')).not.toContain('card:frontline-deployment');
  });
});
