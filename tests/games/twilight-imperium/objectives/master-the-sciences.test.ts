import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

const MET = [
  'sarween-tools',
  'graviton-laser-system',
  'plasma-scoring',
  'magen-defense-grid',
  'neural-motivator',
  'dacxive-animators',
  'antimass-deflectors',
  'gravity-drive',
] as const;
const SHORT = [
  'sarween-tools',
  'graviton-laser-system',
  'plasma-scoring',
  'magen-defense-grid',
  'neural-motivator',
  'dacxive-animators',
  'antimass-deflectors',
  'transit-diodes',
] as const;

describe('TI4 30 Master the Sciences', () => {
  it('30.5a is scored with two technologies in each of the four colours and not with one fewer', () => {
    const table = open('master-the-sciences')
      .tech(0, ...MET)
      .play();
    expect(canScore(table, 0, 'master-the-sciences')).toBe(true);
    expect(canScore(table, 1, 'master-the-sciences')).toBe(false);
    expect(
      canScore(
        open('master-the-sciences')
          .tech(0, ...SHORT)
          .play(),
        0,
        'master-the-sciences',
      ),
    ).toBe(false);
  });

  it('30.12 gives two points; the technologies stay ready', () => {
    const table = open('master-the-sciences')
      .tech(0, ...MET)
      .play();
    table.answer(0, 'score', ['master-the-sciences']);
    expect(table.seat(0).points).toBe(2);
    expect(table.seat(0).technologies.every(({ exhausted }) => !exhausted)).toBe(true);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });
});
