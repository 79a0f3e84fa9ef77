import { describe, expect, it } from 'vitest';
import { blackDie, colouredDie } from '#games/twilight-inscription/tables/dice.ts';
import { scene } from '../scene.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes', 'open-lanes').dice('MMI', { M: 2, I: 1, R: 2 });
const hand = (table: ReturnType<ReturnType<typeof lanes>['play']>, seat: number) =>
  table
    .player(seat)
    .hand.map(({ r }) => r)
    .join('');

describe('TIN-18 Dice', () => {
  it('TIN-18.1 a coloured die shows one on four faces and two on two', () => {
    expect([...colouredDie].sort()).toEqual([1, 1, 1, 1, 2, 2]);
    const hands = (['M', 'I', 'R'] as const).map((r) => {
      const table = lanes()
        .player(0, ({ dice }) => dice.warfare.push(r))
        .play()
        .activate(0, 'warfare');
      return hand(table.mark(0, ['M.i@a1', 'I.i@b1']).rest('sheet', 'card'), 0);
    });
    expect(hands).toEqual(['MMIMM', 'MMII', 'MMIRR']);
  });

  it('TIN-18.2 a black die shows each resource on two faces', () => {
    expect([...blackDie].sort()).toEqual(['I', 'I', 'M', 'M', 'R', 'R']);
  });

  it('TIN-18.3 coloured dice are rolled in every strategy event and used only where unlocked', () => {
    const table = lanes()
      .player(0, ({ dice }) => dice.navigation.push('M'))
      .play();
    table.activate(0, 'warfare').activate(1, 'navigation').rest('sheet', 'card');
    expect(table.state.dice?.coloured).toEqual({ M: 2, I: 1, R: 2 });
    expect([0, 1, 2].map((seat) => hand(table, seat))).toEqual(['MMI', 'MMI', 'MMI']);
    table.rest('dice').activate(0, 'navigation').rest('sheet', 'card');
    expect(table.state.dice?.coloured).toEqual({ M: 2, I: 1, R: 2 });
    expect(hand(table, 0)).toBe('MMIMM');
  });

  it('TIN-18.4 an asset of any sheet unlocks its die on the active sheet', () => {
    const table = lanes()
      .player(0, ({ kept }) => kept.push({ asset: 'dieR', at: 'g2', spent: false }))
      .play()
      .activate(0, 'industry');
    expect(table.offers(0, 'card').filter((id) => id.startsWith('d:'))).toEqual(['d:R']);
    table.mark(0, ['d:R', 'MxC2', 'I+B2']).rest('sheet', 'card');
    expect(table.player(0).dice).toEqual({ navigation: [], expansion: [], industry: ['R'], warfare: [] });
    expect(hand(table, 0)).toBe('MMIRR');
    expect(hand(table, 1)).toBe('MMI');
  });

  it('TIN-18.4 it works in the same round, even once the dice are rolled', () => {
    const table = lanes().kept(0, 'dieM').play().activate(0, 'warfare');
    table.mark(0, ['M.i@a1', 'I.i@b1']).rest('sheet', 'card');
    expect(hand(table, 0)).toBe('MMI');
    const five = ['M.i@c1', 'M.i@d1', 'I.i@e1', 'M.i@f1', 'M.i@g1'];
    expect(table).toRefuse(0, 'dice', five, 'TIN-3.5');
    table.mark(0, ['d:M', ...five], 'dice');
    expect(table.player(0).warfare.units).toHaveLength(7);
  });

  it('TIN-18.4 it works in later rounds while that sheet is active', () => {
    const table = lanes().kept(0, 'dieI').play().activate(0, 'warfare');
    table.mark(0, ['d:I', 'M.i@a1', 'I.i@b1']).rest('sheet', 'card').rest('dice');
    expect(table.state.round).toBe(2);
    table.activate(0, 'warfare').rest('sheet', 'card');
    expect(hand(table, 0)).toBe('MMII');
  });

  it('TIN-18.4 a die is unlocked once on a sheet', () => {
    const table = lanes().kept(0, 'dieM', 'dieM').play().activate(0, 'warfare');
    expect(table.after(0, ['d:M']).filter((id) => id.startsWith('d:'))).toEqual([]);
  });
});
