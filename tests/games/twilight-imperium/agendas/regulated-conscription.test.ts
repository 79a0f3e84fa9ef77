import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Seat 0 produces at home, with trade goods only. */
const producing = (goods: number, law: boolean) => {
  const scene = new Scene()
    .units(0, 'archon-ren', { 'space-dock': 1 })
    .control(0, 'archon-ren', { exhausted: true })
    .control(0, 'archon-tau', { exhausted: true })
    .goods(0, goods);
  if (law) inForce(scene, 'regulated-conscription');
  return scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '14']);
};

describe('Regulated Conscription', () => {
  it('62.2 as a law the cost of fighters and infantry buys one', () => {
    const table = producing(3, true);
    expect(table).toRefuse(0, 'production', { fighter: 2, 'infantry:archon-ren': 2 }, 'TI4 62.1');
    table.answer(0, 'production', { fighter: 2, 'infantry:archon-ren': 1 });
    expect(table.seat(0).goods).toBe(0);
    expect(table.at('14')).toBe('0:fighter 2');
  });

  it('62.2 without it two', () => {
    const table = producing(3, false);
    table.answer(0, 'production', { fighter: 2, 'infantry:archon-ren': 2 });
    expect(table.seat(0).goods).toBe(1);
  });

  it('other units cost what they cost', () => {
    const table = producing(3, true);
    table.answer(0, 'production', { cruiser: 1 });
    expect(table.seat(0).goods).toBe(1);
  });

  it('26.6 voted down, nothing happens', () => {
    const table = decided(revealing('regulated-conscription').play(), 'against');
    expect(table.state.laws).toEqual([]);
    expect(table.state.discards.agenda).toEqual(['regulated-conscription']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
