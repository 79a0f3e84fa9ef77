import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Nekro Virus', () => {
  it('spends a research on any sheet for each war that it wins', () => {
    const table = scene().events('border-war', 'old-maps').faction(0, 'nekro').infantry(0, 'a1', 'f1').play();
    expect(table.asked()).toEqual(['0:won']);
    expect(table).toRefuse(0, 'won', ['R>b1'], 'TIN-24.1');
    table.mark(0, ['R>b1', 't:nd'], 'won');
    expect(table.player(0).navigation.explored.at(-1)).toEqual({ id: 'b1', from: 'a1' });
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('does nothing for a war that is tied or lost', () => {
    const table = scene().events('border-war', 'old-maps').faction(0, 'nekro').infantry(2, 'a1').play();
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'lost' });
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('each faction asset: a research on any sheet, then two infantry', () => {
    const table = scene().nearFactionAsset(0, 'nekro').play().activate(0, 'navigation');
    table.mark(0, ['I+c2', 't:al', 'i@a1', 'i@b1']);
    expect(table.player(0).technologies.filter(({ crossed }) => crossed > 0)).toEqual([
      { id: 'advanced-logistics', crossed: 1, researched: false },
    ]);
    expect(table.player(0).warfare.units).toHaveLength(2);
  });
});
