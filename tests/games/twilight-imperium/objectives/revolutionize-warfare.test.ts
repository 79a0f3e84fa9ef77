import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

const MET = ['cruiser-ii', 'carrier-ii', 'war-sun'] as const;
const SHORT = ['cruiser-ii', 'carrier-ii', 'sarween-tools'] as const;

describe('TI4 30 Revolutionize Warfare', () => {
  it('30.5a is scored with three unit upgrades and not with one fewer', () => {
    const table = open('revolutionize-warfare')
      .tech(0, ...MET)
      .play();
    expect(canScore(table, 0, 'revolutionize-warfare')).toBe(true);
    expect(canScore(table, 1, 'revolutionize-warfare')).toBe(false);
    expect(
      canScore(
        open('revolutionize-warfare')
          .tech(0, ...SHORT)
          .play(),
        0,
        'revolutionize-warfare',
      ),
    ).toBe(false);
  });

  it('30.12 gives two points; the technologies stay ready', () => {
    const table = open('revolutionize-warfare')
      .tech(0, ...MET)
      .play();
    table.answer(0, 'score', ['revolutionize-warfare']);
    expect(table.seat(0).points).toBe(2);
    expect(table.seat(0).technologies.every(({ exhausted }) => !exhausted)).toBe(true);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
