import { describe, expect, it } from 'vitest';
import { RELICS } from '#games/twilight-inscription/tables/relics.ts';
import { scene } from '../scene.ts';

describe('The Naaz-Rokha Alliance', () => {
  it('spends a resource of its choice on any sheet for each relic that it draws', () => {
    const table = scene().nearRelic(0, 'diadem-of-ash').faction(0, 'naazrokha').play();
    table.plays(0, 'navigation', ['I+c5']);
    expect(table.score(0).navigation).toBe(3);
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['M>b2', 'I+b4', 'R+C2', 'M.i@a1']));
    table.mark(0, ['I+b4']);
    expect(table.unspent(0)).toEqual(['charter']);
  });

  it('does nothing for other assets', () => {
    const table = scene().nearRelic(0, 'diadem-of-ash').faction(0, 'naazrokha').play();
    table.plays(0, 'navigation', ['I+b4']);
    expect(table.asked()).toEqual(['1:sheet', '2:sheet']);
  });

  it('does nothing where no relic is left', () => {
    const table = scene()
      .nearRelic(0, 'diadem-of-ash')
      .faction(0, 'naazrokha')
      .relics(1, ...RELICS)
      .play();
    table.plays(0, 'navigation', ['I+c5']);
    expect(table.score(0).navigation).toBe(2);
    expect(table.asked()).toEqual(['1:sheet', '2:sheet']);
  });

  it('each faction asset: a material, then a research, each on any sheet', () => {
    const table = scene().nearFactionAsset(0, 'naazrokha').play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', ['I+c2', 'MxC2'], 'TIN-24.1');
    table.mark(0, ['I+c2', 'MxC2', 'R>b2']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'C2']);
    expect(table.player(0).navigation.explored.at(-1)?.id).toBe('b2');
  });
});
