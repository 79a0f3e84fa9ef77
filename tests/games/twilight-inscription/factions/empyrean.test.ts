import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Empyrean', () => {
  it('spends an influence on navigation when that becomes active', () => {
    const table = scene().events('waking-forges').faction(0, 'empyrean').play();
    table.activate(0, 'navigation').activate(1, 'navigation');
    expect(table).toOfferExactly(0, 'card', ['I+a1', 'I+a2', 'I+a3']);
    expect(table.offers(1, 'card')).not.toContain('I+a1');
    table.mark(0, ['I+a1', 'M>b1', 'M>c1', 'R>d1']);
    expect(table.player(0).navigation.claimed).toEqual(['a1']);
  });

  it('does nothing when another sheet becomes active', () => {
    const table = scene().events('waking-forges').faction(0, 'empyrean').play().activate(0, 'warfare');
    expect(table.offers(0, 'card')).toContain('M.i@a1');
    expect(table.offers(0, 'card')).not.toContain('I+a1');
  });

  it('each faction asset: claim an explored system', () => {
    const table = scene().nearFactionAsset(0, 'empyrean').play().activate(0, 'navigation');
    expect(table.after(0, ['I+b1', 'I+c2'])).toEqual(['+a1', '+a2', '+a3']);
    table.mark(0, ['I+b1', 'I+c2', '+a3']);
    expect(table.unspent(0)).toEqual(['alloy']);
  });
});
