import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { pointsOf } from './drawn.ts';

describe('Devouring Library', () => {
  it('is worth 2 points and is kept until it is played', () => {
    expect(pointsOf('devouring-library')).toEqual({ vp: 2, atOnce: false });
  });

  it('researches a technology of any sheet', () => {
    const table = scene()
      .events('settlers')
      .relics(0, 'devouring-library')
      .researched(0, 'nano-drills')
      .play();
    table.activate(0, 'navigation');
    expect(table.after(0, ['r:devouring-library'])).toEqual(
      ['gd', 'sr', 'nm', 'rg', 'lm', 'al', 'dp'].map((code) => `[${code}]`),
    );
    table.mark(0, ['r:devouring-library', '[dp]', 'I+a1']);
    const researched = table.player(0).technologies.filter((tech) => tech.researched);
    expect(researched.map(({ id }) => id)).toEqual(['nano-drills', 'drop-pods']);
  });

  it('is not offered where all are researched', () => {
    const all = scene().events('settlers').relics(0, 'devouring-library').has(0, 'technologies', 8);
    expect(all.play().activate(0, 'navigation').offers(0, 'card')).not.toContain('r:devouring-library');
  });
});
