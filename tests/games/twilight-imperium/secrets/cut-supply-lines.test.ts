import { describe, expect, it } from 'vitest';
import { canScore, held } from '../objectives/status.ts';

describe('TI4 30 Cut Supply Lines', () => {
  it('30.5a is scored with a ship where another seat has a space dock', () => {
    const scene = held('cut-supply-lines')
      .units(1, 'hercant', { 'space-dock': 1 })
      .units(0, '16', { cruiser: 1 });
    const table = scene.play();
    table.answer(0, 'score', ['cut-supply-lines']);
    expect(table.seat(0).points).toBe(1);
  });

  it('30.5 not where the dock is one’s own, nor with ground forces alone', () => {
    const own = held('cut-supply-lines')
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .units(0, '14', { cruiser: 1 });
    expect(canScore(own.play(), 0, 'cut-supply-lines')).toBe(false);
    const away = held('cut-supply-lines')
      .units(1, 'hercant', { 'space-dock': 1 })
      .units(0, '19', { cruiser: 1 });
    expect(canScore(away.play(), 0, 'cut-supply-lines')).toBe(false);
  });
});
