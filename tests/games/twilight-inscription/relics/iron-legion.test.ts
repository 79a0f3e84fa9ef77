import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Iron Legion', () => {
  it('is worth 2 points and is kept until it is played', () => {
    expect(pointsOf('iron-legion')).toEqual({ vp: 2, atOnce: false });
  });

  it('deploys a cruiser, which is not created: no cost, no points, no limit', () => {
    const scenery = scene().events('settlers').relics(0, 'iron-legion');
    const created = scenery.created(0, 'C1').created(0, 'C2').created(0, 'C3').infantry(0, 'a1');
    const table = created.play().activate(0, 'navigation');
    const before = table.score(0).warfare;
    table.mark(0, ['r:iron-legion', table.laid(0, ['r:iron-legion'], 'a2 b2 b3 b4'), 'I+a1']);
    expect(table.player(0).warfare.units.at(-1)).toMatchObject({ unit: 'cruiser', copy: null });
    expect(table.score(0).warfare).toBe(before);
    expect(table.player(0).industry.products).toEqual([1, 0, 0]);
  });

  it('is not offered where a cruiser fits nowhere', () => {
    const table = scene()
      .events('settlers')
      .relics(0, 'iron-legion')
      .player(0, ({ warfare }) => {
        warfare.line = 14;
      });
    expect(table.play().activate(0, 'navigation').offers(0, 'card')).not.toContain('r:iron-legion');
  });
});
