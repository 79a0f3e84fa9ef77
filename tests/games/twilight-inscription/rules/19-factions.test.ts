import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('TIN 19 Factions', () => {
  it('TIN-19.1 the first ability works from the start', () => {
    const table = scene().events('first-harvest', 'old-maps').faction(0, 'hacan').play();
    expect([0, 1].map((seat) => table.purse(seat).goods)).toEqual([1, 0]);
  });

  it('TIN-19.1 the second works when a faction asset is gained, and not before', () => {
    const table = scene().nearFactionAsset(0, 'hacan').play().activate(0, 'navigation');
    expect(table.purse(0).goods).toBe(0);
    table.mark(0, ['I+c2']);
    expect(table.purse(0).goods).toBe(2);
  });

  it('TIN-19.1 another asset does not bring it', () => {
    const table = scene().nearFactionAsset(0, 'hacan').play().plays(0, 'navigation', ['I+b1']);
    expect(table.purse(0).goods).toBe(0);
  });

  it('TIN-19.1 it works on whichever sheet the asset stands', () => {
    const table = scene().faction(0, 'hacan').events('first-sails').unlocked(0, 'C').developed(0, 'Ca3');
    expect(table.play().plays(0, 'expansion', ['M.Cb3', 'I.Ca1']).purse(0).goods).toBe(2);
  });

  it('TIN-19.1 it works every time, in one answer and in later rounds', () => {
    const table = scene()
      .faction(0, 'hacan')
      .has(0, 'exploredSystems', 28)
      .goods(0, 1)
      .events('settlers')
      .play();
    table.plays(0, 'navigation', ['I+c2', 'g.I', 'I+g3']);
    expect(table.player(0).industry.goods).toEqual({ gained: 5, spent: 1 });
    const rounds = scene().faction(0, 'hacan').has(0, 'exploredSystems', 29).dice('MMM');
    const later = rounds.events('settlers', 'deep-space').play();
    later.plays(0, 'navigation', ['I+c2']).others('industry').plays(0, 'navigation', ['I+g3', 't:gd']);
    expect(later.purse(0).goods).toBe(4);
  });

  it('TIN-19.1 without a faction an asset of it brings nothing', () => {
    const table = scene().events('settlers').explored(0, 'a1>b1', 'b1>c2').play();
    table.plays(0, 'navigation', ['I+c2']);
    expect(table.purse(0)).toEqual({ goods: 0, votes: 0 });
  });
});
