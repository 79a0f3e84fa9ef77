import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

const MET = ['cruiser-ii', 'carrier-ii'] as const;
const SHORT = ['cruiser-ii', 'sarween-tools', 'gravity-drive'] as const;

describe('TI4 30 Develop Weaponry', () => {
  it('30.5a is scored with two unit upgrades and not with one fewer', () => {
    const table = open('develop-weaponry')
      .tech(0, ...MET)
      .play();
    expect(canScore(table, 0, 'develop-weaponry')).toBe(true);
    expect(canScore(table, 1, 'develop-weaponry')).toBe(false);
    expect(
      canScore(
        open('develop-weaponry')
          .tech(0, ...SHORT)
          .play(),
        0,
        'develop-weaponry',
      ),
    ).toBe(false);
  });

  it('30.12 gives a point; the technologies stay ready', () => {
    const table = open('develop-weaponry')
      .tech(0, ...MET)
      .play();
    table.answer(0, 'score', ['develop-weaponry']);
    expect(table.seat(0).points).toBe(1);
    expect(table.seat(0).technologies.every(({ exhausted }) => !exhausted)).toBe(true);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('upgrades for the same type of unit are one', () => {
    const scene = open('develop-weaponry').tech(0, 'dreadnought-ii', 'exotrireme-ii');
    expect(canScore(scene.play(), 0, 'develop-weaponry')).toBe(false);
  });
});
