import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Mentak Coalition', () => {
  it('gains a good for each war that it wins', () => {
    const table = scene()
      .events('border-war', 'old-maps')
      .faction(0, 'mentak')
      .infantry(0, 'a1', 'f1')
      .play();
    expect([0, 1, 2].map((seat) => table.purse(seat).goods)).toEqual([2, 0, 0]);
  });

  it('gains none for a war that is tied or lost', () => {
    const table = scene().events('border-war', 'old-maps').faction(0, 'mentak');
    const fought = table.infantry(0, 'a1').infantry(1, 'f1').infantry(2, 'a1').play();
    expect(fought.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'lost' });
    expect([0, 2].map((seat) => fought.purse(seat).goods)).toEqual([0, 0]);
  });

  it('each faction asset: a good, then a material on any sheet', () => {
    const table = scene().nearFactionAsset(0, 'mentak').play().activate(0, 'navigation');
    expect(table.after(0, ['I+c2'])).toEqual(expect.arrayContaining(['M>b2', 'MxC2', 'C1:M', 'X:M']));
    table.mark(0, ['I+c2', 'MxC2']);
    expect([table.purse(0).goods, table.player(0).industry.crossed]).toEqual([1, ['C1', 'C2']]);
  });
});
