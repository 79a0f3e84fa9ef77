import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const technology = (owner: number) =>
  inForce(new Scene(), 'minister-of-sciences', { seat: owner }).strategy(0, {
    id: 'technology',
    exhausted: false,
  });

describe('Minister of Sciences', () => {
  it('26.3 26.4 lies in front of the elected player, whose it is', () => {
    const table = decided(revealing('minister-of-sciences').play(), 'seat:2');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-sciences', seat: 2, planet: null }]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('its owner pays no resources for the secondary of Technology, but the token', () => {
    const table = technology(2).play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    expect(table).toWaitFor([2, 'follow-technology']);
    table.answers([2, 'follow-technology', 'yes'], [2, 'research', 'sarween-tools']);
    expect(table.seat(2).pools.strategy).toBe(1);
    expect(table.planet('retillion').exhausted).toBe(false);
  });

  it('without a token it cannot follow', () => {
    const table = technology(2).pools(2, { strategy: 0 }).play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    expect(table).toWaitFor([1, 'action']);
  });

  it('its owner researches the second technology of the primary free of charge', () => {
    const table = technology(0).play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    table.answers([0, 'research-more', 'yes'], [0, 'research', 'sarween-tools']);
    expect(table.seat(0).technologies).toHaveLength(2);
    expect(table.planet('archon-ren').exhausted).toBe(false);
  });

  it('others pay as ever', () => {
    const table = technology(2).goods(1, 1).play();
    table.answers([0, 'action', 'strategic:technology'], [0, 'research', 'neural-motivator']);
    expect(() => table.form(0, 'research-more')).toThrow('not asked');
    table.answer(1, 'follow-technology', 'yes');
    expect(table.seat(1).goods).toBe(0);
  });
});
