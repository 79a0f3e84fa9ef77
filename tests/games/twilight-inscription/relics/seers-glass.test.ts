import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe("Seer's Glass", () => {
  it('is worth 2 points and is kept until it is played', () => {
    expect(pointsOf('seers-glass')).toEqual({ vp: 2, atOnce: false });
  });

  it('spends two resources of one’s choice on the active sheet, then gives a special asset', () => {
    const table = scene().events('settlers').relics(0, 'seers-glass').play().activate(0, 'navigation');
    const open = table.after(0, ['r:seers-glass']);
    expect(open).toEqual(expect.arrayContaining(['M>b1', 'I+a1', 'R>b1', 't:gd']));
    expect(open).not.toContain('MxC2');
    expect(table.after(0, ['r:seers-glass', 'M>b1', 'I+b1'])).toEqual(['[alloy]', '[charter]', '[cipher]']);
    table.mark(0, ['r:seers-glass', 'M>b1', 'I+b1', '[charter]', 'I+a1']);
    expect(table.unspent(0)).toEqual(['charter', 'planet']);
    expect(table.player(0).navigation.claimed).toEqual(['b1', 'a1']);
  });

  it('all of it must be resolved', () => {
    const table = scene().events('settlers').relics(0, 'seers-glass').play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', ['r:seers-glass', 'M>b1'], 'TIN-24.1');
    expect(table).toRefuse(0, 'card', ['r:seers-glass', 'M>b1', 'I+b1'], 'TIN-24.1');
  });
});
