import { describe, expect, it } from 'vitest';
import { canScore, open } from './status.ts';

const MET = ['sarween-tools', 'graviton-laser-system', 'plasma-scoring', 'magen-defense-grid'] as const;
const SHORT = ['sarween-tools', 'graviton-laser-system', 'transit-diodes', 'plasma-scoring'] as const;

describe('TI4 30 Diversify Research', () => {
  it('30.5a is scored with two technologies in each of two colours and not with one fewer', () => {
    const table = open('diversify-research')
      .tech(0, ...MET)
      .play();
    expect(canScore(table, 0, 'diversify-research')).toBe(true);
    expect(canScore(table, 1, 'diversify-research')).toBe(false);
    expect(
      canScore(
        open('diversify-research')
          .tech(0, ...SHORT)
          .play(),
        0,
        'diversify-research',
      ),
    ).toBe(false);
  });

  it('30.12 gives a point; the technologies stay ready', () => {
    const table = open('diversify-research')
      .tech(0, ...MET)
      .play();
    table.answer(0, 'score', ['diversify-research']);
    expect(table.seat(0).points).toBe(1);
    expect(table.seat(0).technologies.every(({ exhausted }) => !exhausted)).toBe(true);
    expect(table).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('28.7b unit upgrades have no colour', () => {
    const scene = open('diversify-research').tech(
      0,
      'sarween-tools',
      'graviton-laser-system',
      'destroyer-ii',
      'pds-ii',
    );
    expect(canScore(scene.play(), 0, 'diversify-research')).toBe(false);
  });
});
