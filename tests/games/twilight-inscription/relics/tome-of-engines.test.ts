import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Tome of Engines', () => {
  it('is worth 3 points and is kept until it is played', () => {
    expect(pointsOf('tome-of-engines')).toEqual({ vp: 3, atOnce: false });
  });

  it('spends two research on any one sheet', () => {
    const table = scene().events('settlers').relics(0, 'tome-of-engines').play().activate(0, 'navigation');
    expect(table.after(0, ['r:tome-of-engines'])).toEqual(
      expect.arrayContaining(['R>b1', 't:gd', 'Y:R', 'R+C2', 'R.i@a1', 't:al']),
    );
    expect(table.after(0, ['r:tome-of-engines', 't:al'])).not.toContain('t:gd');
    table.mark(0, ['r:tome-of-engines', 't:al', 't:al', 'I+a1']);
    const crossed = table.player(0).technologies.filter((tech) => tech.crossed > 0);
    expect(crossed).toEqual([{ id: 'advanced-logistics', crossed: 2, researched: false }]);
  });

  it('is played in strategy events only', () => {
    const table = scene().council('tariffs').relics(0, 'tome-of-engines').play();
    expect(table).toOfferExactly(0, 'vote', ['for', 'against', 'abstain']);
  });
});
