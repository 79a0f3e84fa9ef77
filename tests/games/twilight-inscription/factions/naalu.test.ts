import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('The Naalu Collective', () => {
  it('gains a vote in each council before the vote, and spends a resource on any sheet', () => {
    const table = scene().council('tariffs').faction(0, 'naalu').play();
    expect(table.asked()).toEqual(['0:council']);
    expect([0, 1].map((seat) => table.purse(seat).votes)).toEqual([2, 1]);
    expect(table.offers(0, 'council')).toEqual(expect.arrayContaining(['M>b1', 'I+a1', 'R+C2', 'C1:M']));
    table.mark(0, ['I+a1'], 'council');
    expect(table.player(0).navigation.claimed).toEqual(['a1']);
    expect(table.asked()).toEqual(['0:vote', '1:vote', '2:vote']);
  });

  it('does nothing in other events', () => {
    const table = scene().events('first-harvest', 'old-maps').faction(0, 'naalu').play();
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
    expect(table.purse(0).votes).toBe(0);
  });

  it('each faction asset: a diplomacy asset, then an influence on any sheet', () => {
    const table = scene().nearFactionAsset(0, 'naalu').play().activate(0, 'navigation');
    table.mark(0, ['I+c2', 'I+C2']);
    expect([0, 1].map((seat) => table.player(seat).industry.votesUnderlined)).toEqual([2, 1]);
    expect(table.player(0).industry.claimed).toEqual(['C2']);
  });
});
