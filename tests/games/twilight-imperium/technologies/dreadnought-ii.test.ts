import { describe, expect, it } from 'vitest';
import { activating, seeded } from '../rules/moving.ts';
import { type Imperium, Scene } from '../scene.ts';

const topics = (table: Imperium) => table.session.waiting().map(({ topic }) => topic);

/** Seat 0, who holds Direct Hit, attacks a dreadnought of seat 1, which has sustained damage. */
function sustaining(scene: () => Scene): Imperium {
  const play = (seed: number) => {
    const armed = scene()
      .hand(0, 'direct-hit')
      .units(0, '29', { cruiser: 3 })
      .units(1, '20', { dreadnought: 1 });
    const table = activating(armed, '20', { seed }).quiet();
    return table.answers([0, 'move', { '29:cruiser': 3 }]).quiet();
  };
  const table = seeded(play, (one) => topics(one).includes('sustain'));
  table.answer(1, 'sustain', { dreadnought: 1 });
  return table;
}

describe('Dreadnought II', () => {
  it('cannot be destroyed by Direct Hit', () => {
    const table = sustaining(() => new Scene().tech(1, 'dreadnought-ii'));
    expect(topics(table)).not.toContain('unit-sustained');
  });

  it('without the upgrade, or with the attacker’s, it can', () => {
    expect(topics(sustaining(() => new Scene()))).toContain('unit-sustained');
    expect(topics(sustaining(() => new Scene().tech(0, 'dreadnought-ii')))).toContain('unit-sustained');
  });
});
