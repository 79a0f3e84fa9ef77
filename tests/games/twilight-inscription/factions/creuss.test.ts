import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Ghosts of Creuss', () => {
  it('set-up: Gravity Drive is researched, and a special asset of its choice gained', () => {
    const table = scene().setUp('creuss').play();
    expect(table).toOfferExactly(0, 'set-up', ['[alloy]', '[charter]', '[cipher]']);
    table.mark(0, ['[charter]'], 'set-up');
    expect(table.unspent(0)).toEqual(['charter']);
    table.activate(0, 'navigation').activate(1, 'navigation');
    expect(table.offers(0, 'card')).toContain('M>W1>W3>i1');
    expect(table.offers(1, 'card')).not.toContain('M>W1>W3>i1');
  });

  it('no other technology is researched, and nothing for others', () => {
    const table = scene().setUp('creuss').play().mark(0, ['[alloy]'], 'set-up');
    const researched = (seat: number) => table.player(seat).technologies.filter((tech) => tech.researched);
    expect(researched(0).map(({ id }) => id)).toEqual(['gravity-drive']);
    expect([researched(1), table.unspent(1)]).toEqual([[], []]);
  });

  it('each faction asset: explore a system, then an influence on any sheet', () => {
    const table = scene().nearFactionAsset(0, 'creuss').play().activate(0, 'navigation');
    expect(table.after(0, ['I+c2'])).toEqual(expect.arrayContaining(['>b2', '>d2']));
    expect(table.after(0, ['I+c2'])).not.toContain('I+a1');
    expect(table.after(0, ['I+c2', '>b2'])).toEqual(expect.arrayContaining(['I+b2', 'I+C2']));
    table.mark(0, ['I+c2', '>b2', 'I+b2']);
    expect(table.unspent(0)).toEqual(['cipher']);
  });
});
