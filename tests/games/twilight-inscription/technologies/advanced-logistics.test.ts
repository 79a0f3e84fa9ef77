import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

describe('Advanced Logistics', () => {
  it('costs three research or a cipher', () => {
    expect(costOf('advanced-logistics')).toEqual({ research: 3, specials: ['cipher'] });
  });

  it('adds one to both strengths in every war', () => {
    const table = scene(3)
      .events('border-war', 'great-war', 'open-lanes')
      .researched(0, 'advanced-logistics')
      .infantry(0, 'a1', 'f4')
      .play();
    expect(table.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 1, verdicts: { left: 'won', right: 'won' } },
      { left: 1, right: 2, verdicts: { left: 'won', right: 'won' } },
    ]);
    expect(table.player(1).warfare.wars).toMatchObject([
      { left: 0, right: 0 },
      { left: 0, right: 0 },
    ]);
  });

  it('adds nothing before its last symbol is crossed', () => {
    const table = scene(3)
      .events('border-war', 'open-lanes')
      .player(0, ({ technologies }) => {
        for (const tech of technologies) if (tech.id === 'advanced-logistics') tech.crossed = 2;
      })
      .play();
    expect(table.player(0).warfare.wars[0]).toMatchObject({ left: 0, right: 0 });
  });

  it('is nothing that one uses while marking', () => {
    const table = scene().events('open-lanes').researched(0, 'advanced-logistics').play();
    expect(table.activate(0, 'warfare').offers(0, 'card')).not.toContain('!al');
  });
});
