import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Wayfinder Sphere', () => {
  it('is worth 2 points and is kept until it is played', () => {
    expect(pointsOf('wayfinder-sphere')).toEqual({ vp: 2, atOnce: false });
  });

  it('claims a system, then explores two, whichever sheet is active', () => {
    const table = scene().events('settlers').relics(0, 'wayfinder-sphere').play().activate(0, 'industry');
    expect(table.after(0, ['r:wayfinder-sphere'])).toEqual(['+a1', '+a2', '+a3']);
    expect(table).toRefuse(0, 'card', ['r:wayfinder-sphere', '+a1', '>b1'], 'TIN-24.1');
    table.mark(0, ['r:wayfinder-sphere', '+a1', '>b1', '>c1', 'I+C2']);
    expect(table.player(0).navigation.claimed).toEqual(['a1']);
    expect(table.player(0).navigation.explored).toHaveLength(5);
    expect(table.unspent(0)).toEqual(['planet']);
  });

  it('is not offered where nothing can be claimed or explored', () => {
    const whole = scene().events('settlers').relics(0, 'wayfinder-sphere').has(0, 'claimedSystems', 29);
    expect(whole.play().activate(0, 'industry').offers(0, 'card')).not.toContain('r:wayfinder-sphere');
  });
});
