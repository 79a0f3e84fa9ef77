import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Argent Flight', () => {
  it('set-up: the research symbol of every destroyer is crossed', () => {
    const table = scene().setUp('argent').play();
    expect(table.player(0).warfare.paid).toEqual(['D1', 'D2', 'D3'].map((copy) => ({ copy, crossed: 'R' })));
    expect(table.player(1).warfare.paid).toEqual([]);
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('a material then creates one, and a research none', () => {
    const table = scene().setUp('argent').play().activate(0, 'warfare').activate(1, 'warfare');
    const [corner = ''] = table.after(0, ['D1:M']);
    table.mark(0, ['D1:M', corner, 'I.i@j1']);
    expect(table.player(0).warfare.units[0]).toMatchObject({ unit: 'destroyer', copy: 'D1' });
    expect(table.after(1, ['D1:M'])).toContain('I.i@a1');
  });

  it('each faction asset: deploy a destroyer, which is not created', () => {
    const table = scene().nearFactionAsset(0, 'argent').play().activate(0, 'navigation');
    table.mark(0, ['I+c2', table.laid(0, ['I+c2'], 'a1 a2 b1')]);
    expect(table.player(0).warfare.units).toEqual([
      { unit: 'destroyer', copy: null, dots: expect.arrayContaining(['a1', 'a2', 'b1']) },
    ]);
    expect(table.player(0).warfare.paid).toEqual([]);
  });
});
