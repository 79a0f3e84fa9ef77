import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Federation of Sol', () => {
  it('spends a resource of its choice on expansion when that becomes active', () => {
    const table = scene()
      .events('open-lanes')
      .faction(0, 'sol')
      .unlocked(0, 'A')
      .play()
      .activate(0, 'expansion');
    expect(table).toOfferExactly(0, 'card', [
      'M.Aa1',
      'I.Ab1',
      'R.Aa2',
      'M.Ab2',
      'X:M',
      'X:I',
      'Y:I',
      'Y:R',
      'Z:M',
      'Z:I',
      'Z:R',
      't:nm',
      't:rg',
    ]);
    table.mark(0, ['R.Aa2', 'M.Aa1', 'I.Ab1']);
    expect(table.player(0).expansion.crossed).toEqual(['Aa2', 'Aa1', 'Ab1']);
  });

  it('does nothing when another sheet becomes active', () => {
    const table = scene().events('open-lanes').faction(0, 'sol').unlocked(0, 'A').play();
    expect(table.activate(0, 'industry').offers(0, 'card')).not.toContain('R.Aa2');
    expect(table.activate(1, 'expansion').offers(1, 'card')).not.toContain('Y:R');
  });

  it('each faction asset: two influence on any one sheet, then a vote', () => {
    const table = scene().nearFactionAsset(0, 'sol').play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', ['I+c2', 'I+a1'], 'TIN-24.1');
    table.mark(0, ['I+c2', 'I+a1', 'I+a2']);
    expect(table.player(0).navigation.claimed).toEqual(['c2', 'a1', 'a2']);
    expect([0, 1].map((seat) => table.purse(seat).votes)).toEqual([1, 0]);
  });
});
