import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe("The Vuil'raith Cabal", () => {
  it('covers anomalies, and gains a product of its choice for each', () => {
    const table = scene().events('open-lanes').faction(0, 'vuilraith').infantry(0, 'c1').play();
    table.activate(0, 'warfare');
    expect(table.after(0, ['M.i@c2'])).toEqual(['[P1]', '[P2]', '[P3]']);
    table.mark(0, ['M.i@c2', '[P3]', 'I.i@c3']);
    expect(table.player(0).industry.products).toEqual([0, 0, 1]);
  });

  it('gains none for other dots, and others may not cover them', () => {
    const table = scene().events('open-lanes').faction(0, 'vuilraith').infantry(1, 'c1').play();
    table.activate(0, 'warfare').activate(1, 'warfare');
    expect(table.after(0, ['M.i@a1'])).not.toContain('[P1]');
    expect(table.offers(1, 'card')).not.toContain('M.i@c2');
  });

  it('each faction asset: three infantry, on anomalies too', () => {
    const table = scene().nearFactionAsset(0, 'vuilraith').play().activate(0, 'navigation');
    table.mark(0, ['I+c2', 'i@c1', 'i@c2', '[P1]', 'i@c3']);
    expect(table.player(0).warfare.units).toHaveLength(3);
    expect(table.player(0).industry.products).toEqual([1, 0, 0]);
  });
});
