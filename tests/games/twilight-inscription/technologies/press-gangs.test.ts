import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const conversions = (ids: readonly string[]) => ids.filter((id) => id.includes('~'));
/** Influence and two research come with the card. */
const golden = () => scene().events('golden-age').variant(0, 'warfare', 6).researched(0, 'press-gangs');

describe('Press Gangs', () => {
  it('costs four research or an alloy', () => {
    expect(costOf('press-gangs', 6)).toEqual({ research: 4, specials: ['alloy'] });
  });

  it('spends one influence or research as material, once per activation', () => {
    const table = golden().play().activate(0, 'warfare').activate(1, 'warfare');
    expect(conversions(table.offers(0, 'card'))).toEqual(['I~M@pg', 'R~M@pg']);
    expect(conversions(table.offers(1, 'card'))).toEqual([]);
    expect(conversions(table.after(0, ['R~M@pg']))).toEqual([]);
    table.mark(0, ['R~M@pg', 'C1:M', 'F1:I', 'D1:R']);
    expect(table.player(0).warfare.paid).toContainEqual({ copy: 'C1', crossed: 'M' });
  });

  it('does not change material, goods, or resources on another sheet', () => {
    const table = scene()
      .events('unrest')
      .variant(0, 'warfare', 6)
      .researched(0, 'press-gangs')
      .goods(0, 1)
      .play();
    table.activate(0, 'warfare');
    expect(conversions(table.offers(0, 'card'))).toEqual([]);
    expect(conversions(table.after(0, ['g.I']))).toEqual([]);
    expect(conversions(golden().play().activate(0, 'expansion').offers(0, 'card'))).toEqual([]);
  });
});
