import { describe, expect, it } from 'vitest';
import type { TechnologyId } from '#games/twilight-imperium/tables/ids.ts';
import { canScore, held } from '../objectives/status.ts';

const scores = (...owned: readonly TechnologyId[]) =>
  canScore(
    held('adapt-new-strategies')
      .tech(0, ...owned)
      .play(),
    0,
    'adapt-new-strategies',
  );

describe('TI4 30 Adapt New Strategies', () => {
  it('30.5a is scored with two faction technologies and not with one', () => {
    expect(scores('nullification-field', 'antimass-deflectors', 'sarween-tools')).toBe(false);
    expect(scores('nullification-field', 'instinct-training')).toBe(true);
  });

  it('28.22 a card that only copies others is none by itself', () => {
    expect(scores('valefar-assimilator-x', 'valefar-assimilator-y')).toBe(false);
  });
});
