import { describe, expect, it } from 'vitest';
import { canScore, held } from '../objectives/status.ts';

const pds = (count: number) =>
  held('establish-a-perimeter')
    .units(0, 'archon-ren', { pds: Math.min(count, 2) })
    .units(0, 'archon-tau', { pds: count - 2 })
    .units(1, 'hercant', { pds: 2 });

describe('TI4 30 Establish a Perimeter', () => {
  it('30.5a is scored with four PDS on the board and not with three', () => {
    expect(canScore(pds(3).play(), 0, 'establish-a-perimeter')).toBe(false);
    const table = pds(4).play();
    table.answer(0, 'score', ['establish-a-perimeter']);
    expect(table.seat(0)).toMatchObject({ points: 1, secrets: { scored: ['establish-a-perimeter'] } });
    expect(table.seat(1).points).toBe(0);
  });
});
