import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Black Ledger', () => {
  it('is worth 3 points and is kept until it is played', () => {
    expect(pointsOf('black-ledger')).toEqual({ vp: 3, atOnce: false });
  });

  it('gives two products of one type', () => {
    const table = scene().events('settlers').relics(0, 'black-ledger').play().activate(0, 'navigation');
    expect(table.after(0, ['r:black-ledger'])).toEqual(['[P1]', '[P2]', '[P3]']);
    table.mark(0, ['r:black-ledger', '[P2]', 'I+a1']);
    expect(table.player(0).industry.products).toEqual([0, 2, 0]);
    expect(table.player(1).industry.products).toEqual([0, 0, 0]);
  });

  it('offers rows with a free symbol only, and fills what is free', () => {
    const table = scene().events('settlers').relics(0, 'black-ledger').products(0, 8, 7, 8).play();
    table.activate(0, 'navigation');
    expect(table.after(0, ['r:black-ledger'])).toEqual(['[P2]']);
    table.mark(0, ['r:black-ledger', '[P2]', 'I+a1']);
    expect(table.player(0).industry.products).toEqual([8, 8, 8]);
  });

  it('is not offered where all rows are full', () => {
    const full = scene().events('settlers').relics(0, 'black-ledger').products(0, 8, 8, 8);
    expect(full.play().activate(0, 'navigation').offers(0, 'card')).not.toContain('r:black-ledger');
  });
});
