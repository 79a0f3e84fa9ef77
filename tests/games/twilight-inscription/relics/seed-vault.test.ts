import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Seed Vault', () => {
  it('is worth 2 points and is kept until it is played', () => {
    expect(pointsOf('seed-vault')).toEqual({ vp: 2, atOnce: false });
  });

  it('crosses up to three symbols of any kind on unlocked planets', () => {
    const table = scene().events('settlers').relics(0, 'seed-vault').unlocked(0, 'A', 'C').play();
    table.activate(0, 'navigation');
    expect(table.after(0, ['r:seed-vault'])).toEqual(
      expect.arrayContaining(['Aa1', 'Ab1', 'Aa2', 'Ab2', 'Ca1', '[-]']),
    );
    expect(table.after(0, ['r:seed-vault'])).not.toContain('Ba1');
    table.mark(0, ['r:seed-vault', 'Aa1', 'Ab1', 'Ca1', 'I+a1']);
    expect(table.player(0).expansion.crossed).toEqual(['Aa1', 'Ab1', 'Ca1']);
    expect(table.player(0).industry.products).toEqual([1, 0, 0]);
  });

  it('fewer will do', () => {
    const table = scene().events('settlers').relics(0, 'seed-vault').unlocked(0, 'A').play();
    table.plays(0, 'navigation', ['r:seed-vault', 'Aa1', '[-]', 'I+a1']);
    expect(table.player(0).expansion.crossed).toEqual(['Aa1']);
  });

  it('is not offered without an unlocked planet', () => {
    const locked = scene().events('settlers').relics(0, 'seed-vault').play().activate(0, 'navigation');
    expect(locked.offers(0, 'card')).not.toContain('r:seed-vault');
  });
});
