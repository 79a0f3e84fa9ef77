import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Swarm Foundry', () => {
  it('is worth 2 points and is kept until it is played', () => {
    expect(pointsOf('swarm-foundry')).toEqual({ vp: 2, atOnce: false });
  });

  it('crosses a cell, then claims two, whichever sheet is active', () => {
    const table = scene().events('settlers').relics(0, 'swarm-foundry').play().activate(0, 'navigation');
    expect(table.after(0, ['r:swarm-foundry'])).toEqual(['xB1', 'xB2', 'xC2', 'xD1', 'xD2']);
    expect(table.after(0, ['r:swarm-foundry', 'xC2'])).toEqual(expect.arrayContaining(['+C3', '+D2']));
    expect(table).toRefuse(0, 'card', ['r:swarm-foundry', 'xC2', '+C3'], 'TIN-24.1');
    table.mark(0, ['r:swarm-foundry', 'xC2', '+C3', '+D2', 'I+a1']);
    expect(table.player(0).industry).toMatchObject({ crossed: ['C1', 'C2'], claimed: ['C3', 'D2'] });
    expect(table.unspent(0)).toEqual(['alloy', 'planet']);
    expect(table.player(1).industry.crossed).toEqual(['C1']);
  });
});
