import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Arborec', () => {
  it('deploys an infantry when warfare becomes active, before anything is spent', () => {
    const table = scene().events('open-lanes').faction(0, 'arborec').play();
    table.activate(0, 'warfare').activate(1, 'warfare');
    expect(table).toOfferExactly(
      0,
      'card',
      [...'abcdefghij'].map((column) => `i@${column}1`),
    );
    expect(table.offers(1, 'card')).toContain('M.i@a1');
    table.mark(0, ['i@a1', 'M.i@b1', 'I.i@c1']);
    expect(table.player(0).warfare.units).toHaveLength(3);
  });

  it('does nothing when another sheet becomes active', () => {
    const table = scene().events('open-lanes').faction(0, 'arborec').play().activate(0, 'navigation');
    expect(table.offers(0, 'card')).toContain('M>b1');
    expect(table.offers(0, 'card')).not.toContain('i@a1');
  });

  it('each faction asset: three infantry', () => {
    const table = scene().nearFactionAsset(0, 'arborec').play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', ['I+c2', 'i@a1', 'i@b1'], 'TIN-24.1');
    table.mark(0, ['I+c2', 'i@a1', 'i@b1', 'i@a2']);
    expect(table.player(0).warfare.units.map(({ dots }) => dots)).toEqual([['a1'], ['b1'], ['a2']]);
  });
});
