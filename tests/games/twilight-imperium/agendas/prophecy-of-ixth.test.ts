import { describe, expect, it } from 'vitest';
import { activate, arena, rolls } from '../combat.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

/** Seat 0 produces at home, where its dock makes up to four. */
const producing = (owner: number) =>
  inForce(new Scene(), 'prophecy-of-ixth', { seat: owner })
    .units(0, 'archon-ren', { 'space-dock': 1, infantry: 1 })
    .control(0, 'archon-ren', { exhausted: true })
    .control(0, 'archon-tau', { exhausted: true })
    .goods(0, 9)
    .play()
    .answers([0, 'action', 'tactical'], [0, 'activate', '14']);

const stands = (table: ReturnType<typeof producing>) => table.state.laws.length === 1;

describe('Prophecy of Ixth', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('prophecy-of-ixth').play(), 'seat:2');
    expect(table.state.laws).toMatchObject([{ id: 'prophecy-of-ixth', seat: 2 }]);
  });

  it('39.2 its owner’s fighters add 1 to combat rolls, other ships and the opponent’s fighters do not', () => {
    const scene = arena()
      .units(0, '20', { carrier: 1, fighter: 3, destroyer: 1 })
      .units(1, '20', { carrier: 1, fighter: 3, destroyer: 1 });
    const table = activate(inForce(scene, 'prophecy-of-ixth', { seat: 0 }), '20');
    const bonuses = rolls(table).flatMap(({ seat, kind, groups }) =>
      groups.filter(({ bonus }) => bonus !== 0).map(({ unit, bonus }) => `${seat} ${kind} ${unit} ${bonus}`),
    );
    expect([...new Set(bonuses)]).toEqual(['0 combat fighter 1']);
  });

  it('61 it is discarded when its owner’s PRODUCTION makes fewer than two fighters', () => {
    const table = producing(0).answers([0, 'production', { fighter: 1, destroyer: 1 }]);
    expect(table.at('14')).toBe('0:destroyer 1, 0:fighter 1');
    expect(stands(table)).toBe(false);
    expect(table.state.discards.agenda).toEqual(['prophecy-of-ixth']);
    expect(table).toWaitFor([1, 'action']);
  });

  it('two fighters keep it', () => {
    const table = producing(0).answers([0, 'production', { fighter: 2 }]);
    expect(stands(table)).toBe(true);
    expect(table).toWaitFor([1, 'action']);
  });

  it('who produces nothing has not used PRODUCTION', () => {
    expect(stands(producing(0).answers([0, 'production', {}]))).toBe(true);
  });

  it('what others produce does not matter', () => {
    expect(stands(producing(1).answers([0, 'production', { destroyer: 1 }]))).toBe(true);
  });
});
