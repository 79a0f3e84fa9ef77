import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Winnu', () => {
  it('set-up: explores three systems and gains a diplomacy and a planet asset', () => {
    const table = scene().setUp('winnu').play();
    expect(table).toRefuse(0, 'set-up', ['>b1', '>b2'], 'TIN-24.1');
    table.mark(0, ['>b1', '>c1', '>b2'], 'set-up');
    expect(table.player(0).navigation.explored.map(({ id }) => id)).toEqual([
      'a1',
      'a2',
      'a3',
      'b1',
      'c1',
      'b2',
    ]);
    expect(table.player(0).industry.votesUnderlined).toBe(2);
    expect(table.unspent(0)).toEqual(['planet']);
  });

  it('others begin without', () => {
    const table = scene().setUp('winnu').play().mark(0, ['>b1', '>c1', '>b2'], 'set-up');
    expect(table.player(1).navigation.explored).toHaveLength(3);
    expect(table.player(1).industry.votesUnderlined).toBe(1);
    expect(table.unspent(1)).toEqual([]);
  });

  it('each faction asset: explore a system, then claim an explored one', () => {
    const table = scene().nearFactionAsset(0, 'winnu').play().activate(0, 'navigation');
    expect(table.after(0, ['I+c2', '>b2'])).toEqual(expect.arrayContaining(['+b2', '+a1']));
    table.mark(0, ['I+c2', '>b2', '+b2']);
    expect(table.player(0).navigation.claimed).toEqual(['c2', 'b2']);
    expect(table.unspent(0)).toEqual(['cipher']);
  });
});
