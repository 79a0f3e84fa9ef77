import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Titans of Ul', () => {
  it('set-up: gains a planet asset and crosses a cell next to a marked one', () => {
    const table = scene().setUp('titans').play();
    expect(table).toOfferExactly(0, 'set-up', ['xB1', 'xB2', 'xC2', 'xD1', 'xD2']);
    table.mark(0, ['xC2'], 'set-up');
    expect(table.player(0).industry.crossed).toEqual(['C1', 'C2']);
    expect(table.unspent(0)).toEqual(['planet']);
  });

  it('others begin without', () => {
    const table = scene().setUp('titans').play().mark(0, ['xC2'], 'set-up');
    expect(table.player(1).industry.crossed).toEqual(['C1']);
    expect(table.unspent(1)).toEqual([]);
  });

  it('each faction asset: claim two cells next to a crossed one', () => {
    const table = scene().nearFactionAsset(0, 'titans').play().activate(0, 'navigation');
    expect(table.after(0, ['I+c2', '+C2'])).toEqual(['+B1', '+B2', '+D1', '+D2']);
    expect(table).toRefuse(0, 'card', ['I+c2', '+C2'], 'TIN-24.1');
    table.mark(0, ['I+c2', '+C2', '+D2']);
    expect(table.player(0).industry).toMatchObject({ claimed: ['C2', 'D2'], products: [0, 1, 0] });
    expect(table.unspent(0)).toEqual(['alloy']);
  });
});
