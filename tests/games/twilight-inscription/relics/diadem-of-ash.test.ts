import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Diadem of Ash', () => {
  it('is worth 3 points and is kept until it is played', () => {
    expect(pointsOf('diadem-of-ash')).toEqual({ vp: 3, atOnce: false });
  });

  it('spends two influence on the active sheet', () => {
    const table = scene().events('waking-forges').relics(0, 'diadem-of-ash').play().activate(0, 'navigation');
    expect(table.after(0, ['r:diadem-of-ash'])).toEqual(['I+a1', 'I+a2', 'I+a3']);
    expect(table.after(0, ['r:diadem-of-ash', 'I+a1'])).toEqual(['I+a2', 'I+a3']);
    table.mark(0, ['r:diadem-of-ash', 'I+a1', 'I+a2', 'M>b1', 'M>b2', 'R>b3']);
    expect(table.player(0).navigation.claimed).toEqual(['a1', 'a2']);
    expect(table.player(0).relics).toEqual([{ id: 'diadem-of-ash', played: true }]);
  });

  it('is not offered where the active sheet takes no influence', () => {
    const claimed = scene().events('waking-forges').relics(0, 'diadem-of-ash').claimed(0, 'a1', 'a2', 'a3');
    const table = claimed.play().activate(0, 'navigation');
    expect(table.offers(0, 'card')).not.toContain('r:diadem-of-ash');
    expect(table.after(0, ['M>b1'])).toContain('r:diadem-of-ash');
  });
});
