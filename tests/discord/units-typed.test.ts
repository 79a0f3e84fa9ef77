import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import { readUnits, unitsSuggested } from '#discord/interactions/units-typed.ts';
import { LIMITS } from '#discord/messages/limits.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';

const game = twilightImperium as unknown as Game;
const odds = game.presentation.odds;
if (odds === undefined) throw new Error('its battles cannot be weighed');

describe('units that are typed', () => {
  it.each([
    ['2 cruisers, carrier', { cruiser: 2, carrier: 1 }],
    ['cruiser x2; war suns ×2 + 3 pds', { cruiser: 2, 'war-sun': 2, pds: 3 }],
    ['2 крейсера, транспортник, дредноуты 3', { cruiser: 2, carrier: 1, dreadnought: 3 }],
    ['5 истребителей, пехота', { fighter: 5, infantry: 1 }],
    ['1 dread, 2 dreadnoughts', { dreadnought: 3 }],
    ['', {}],
  ])('are read: %s', (typed, units) => {
    expect(readUnits(game, odds, typed)).toEqual({ units, unknown: [] });
  });

  it('are asked about where they are none', () => {
    expect(readUnits(game, odds, '2 starfish, cruiser').unknown).toEqual(['2 starfish']);
    expect(readUnits(game, odds, 'c').unknown).toEqual(['c']);
  });

  it('are completed one after the other', () => {
    const names = (typed: string, language: 'en' | 'ru' = 'en') =>
      unitsSuggested({ game, odds, language }, typed).map(({ value }) => value);
    expect(names('2 cru')).toEqual(['2 cruiser']);
    expect(names('2 cruisers, ca')).toEqual(['2 cruisers, 1 carrier']);
    expect(names('2 кре', 'ru')).toEqual(['2 крейсер']);
    expect(names('').length).toBeGreaterThan(6);
    for (const name of names(`${'2 cruisers, '.repeat(8)}`))
      expect(name.length).toBeLessThanOrEqual(LIMITS.choiceName);
  });
});
