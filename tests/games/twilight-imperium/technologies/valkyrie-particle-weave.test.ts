import { describe, expect, it } from 'vitest';
import { activate, facts, hitting, missing } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 lands two infantry against three of seat 1; who has the weave and who hits is given. */
const landing = (owner: 0 | 1 | 'both', hits: readonly (0 | 1)[]): Imperium => {
  let scene = new Scene()
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 3 })
    .units(0, '20', { carrier: 1, infantry: 2 });
  for (const seat of owner === 'both' ? [0, 1] : [owner]) scene.tech(seat, 'valkyrie-particle-weave');
  for (const seat of [0, 1] as const)
    scene = hits.includes(seat) ? hitting(scene, seat, 'combat') : missing(scene, seat, 'combat');
  const table = activate(scene, '20');
  table.answer(0, 'commit', { 'vefut-ii:infantry': 2 });
  return table;
};
const lost = (table: Imperium, seat: number) =>
  facts(table, 'fact.destroyed').filter((fact) => fact.seat === seat)[0]?.count;

describe('Valkyrie Particle Weave', () => {
  it('one hit more in a round in which the opponent has hit', () => {
    expect(lost(landing(0, [1]), 1)).toBe(1);
    expect(lost(landing(0, [0, 1]), 1)).toBe(3);
    expect(lost(landing(1, [0]), 0)).toBe(1);
  });

  it('none where the opponent has missed', () => {
    expect(lost(landing(0, [0]), 1)).toBe(2);
  });

  it('74.8 also where the opponent has hit only by another one, which a Nekro player may have', () => {
    expect(lost(landing('both', [0]), 0)).toBe(1);
    expect(lost(landing('both', [0]), 1)).toBe(3);
  });

  it('none for the opponent', () => {
    expect(lost(landing(0, [0, 1]), 0)).toBe(2);
    expect(lost(landing(0, [1]), 0)).toBe(2);
  });
});
