import { describe, expect, it } from 'vitest';
import { decided, inForce, revealing } from './voting.ts';

const scene = () =>
  revealing('swords-to-plowshares')
    .units(0, 'archon-ren', { infantry: 3, pds: 1 })
    .units(0, 'archon-tau', { infantry: 1 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 4 })
    .units(1, '20', { carrier: 1, infantry: 2 })
    .goods(1, 2);

describe('Swords to Plowshares', () => {
  it('for: half the infantry of every planet goes, rounded up, for a trade good each', () => {
    const table = decided(scene().play(), 'for');
    expect(table.at('archon-ren')).toBe('0:infantry 1, 0:pds 1');
    expect(table.at('archon-tau')).toBe('');
    expect(table.at('vefut-ii')).toBe('1:infantry 2');
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([3, 4, 0]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('for: infantry in space stays, and planets stay controlled', () => {
    const table = decided(scene().play(), 'for');
    expect(table.at('20')).toBe('1:carrier 1, 1:infantry 2');
    expect(table.planet('archon-tau').controller).toBe(0);
  });

  it('against: an infantry comes to every planet that somebody controls', () => {
    const table = decided(scene().play(), 'against');
    expect(table.at('archon-ren')).toBe('0:infantry 4, 0:pds 1');
    expect(table.at('archon-tau')).toBe('0:infantry 2');
    expect(table.at('vefut-ii')).toBe('1:infantry 5');
    expect(table.at('retillion')).toBe('2:infantry 1');
    expect(table.at('wellon')).toBe('');
    // A line for each seat, however many planets it has.
    expect(table.told().filter((key) => key.startsWith('fact.placed'))).toEqual(
      Array(3).fill('fact.placedOnEach'),
    );
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([0, 2, 0]);
    expect(table.state.discards.agenda).toEqual(['swords-to-plowshares']);
  });

  it('74.6 against: none where a law forbids it', () => {
    const table = inForce(scene(), 'demilitarized-zone', { planet: 'mellon' }).control(2, 'mellon').play();
    decided(table, 'against');
    expect(table.at('mellon')).toBe('');
    expect(table.at('shalloq')).toBe('2:infantry 1');
  });
});
