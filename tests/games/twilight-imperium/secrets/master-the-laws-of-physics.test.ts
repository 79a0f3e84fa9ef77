import { describe, expect, it } from 'vitest';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { canScore, held } from '../objectives/status.ts';

const scores = (...owned: readonly TechnologyId[]) =>
  canScore(
    held('master-the-laws-of-physics')
      .tech(0, ...owned)
      .play(),
    0,
    'master-the-laws-of-physics',
  );
const BLUE = ['antimass-deflectors', 'gravity-drive', 'fleet-logistics', 'light-wave-deflector'] as const;

describe('TI4 30 Master the Laws of Physics', () => {
  it('30.5a is scored with four technologies of one colour and not with three of it', () => {
    expect(scores(...BLUE)).toBe(true);
    expect(scores(...BLUE.slice(1), 'sarween-tools', 'plasma-scoring')).toBe(false);
  });

  it('28.7b unit upgrades have no colour', () => {
    expect(scores(...BLUE.slice(1), 'carrier-ii')).toBe(false);
  });
});
