import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

const scene = () =>
  revealing('compensated-disarmament')
    .control(1, 'mellon')
    .units(1, 'mellon', { infantry: 3, pds: 1 })
    .units(1, 'hercant', { infantry: 2 });

describe('Compensated Disarmament', () => {
  it('the ground forces of the planet are destroyed, and its controller gains a trade good for each', () => {
    const table = decided(scene().play(), 'planet:mellon');
    expect(table.at('mellon')).toBe('1:pds 1');
    expect(table.at('hercant')).toBe('1:infantry 2');
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([0, 3, 0]);
    expect(table.planet('mellon').controller).toBe(1);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('a planet without ground forces can be elected and gives nothing', () => {
    const table = decided(scene().control(2, 'abyz').play(), 'planet:abyz');
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([0, 0, 0]);
    expect(table.planet('abyz').controller).toBe(2);
  });
});
