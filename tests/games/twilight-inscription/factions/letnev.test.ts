import { describe, expect, it } from 'vitest';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';
import { spentOnAnySheet } from './any-sheet.ts';

describe('The Barony of Letnev', () => {
  it('adds 2 to one of its strengths after all are written and before they are compared', () => {
    const table = scene().events('border-war', 'old-maps').faction(0, 'letnev').infantry(1, 'f1').play();
    expect(table.asked()).toEqual(['0:strength']);
    expect(table).toOfferExactly(0, 'strength', ['own-left', 'own-right']);
    expect(table.player(1).warfare.wars[0]).toMatchObject({ left: 0, right: 1, verdicts: null });
    table.answer(0, 'strength', 'own-left');
    expect(table.player(0).warfare.wars[0]).toEqual({
      left: 2,
      right: 0,
      verdicts: { left: 'won', right: 'tied' },
    });
    expect(table.player(1).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'lost' });
  });

  it('does so in each war event, for this war only', () => {
    const table = scene().events('border-war', 'great-war', 'old-maps').faction(0, 'letnev').play();
    table.answers([0, 'strength', 'own-left'], [0, 'strength', 'own-right']);
    expect(table.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 0 },
      { left: 0, right: 2 },
    ]);
  });

  it('others are not asked', () => {
    const table = scene().events('border-war', 'old-maps').faction(0, 'hacan').play();
    expect(table.asked()).toEqual(['0:sheet', '1:sheet', '2:sheet']);
  });

  it('each faction asset: two material on any one sheet', () => {
    expect(spentOnAnySheet('letnev', 'M')).toEqual({ first: [...SHEETS], rest: ['industry'], n: 2 });
  });
});
