import { describe, expect, it } from 'vitest';
import { oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import { readOrder } from '#games/twilight-imperium/odds/order.ts';
import { activate, facts, hitting, missing } from '../combat.ts';
import { Scene } from '../scene.ts';

/** Seat 0 makes so many hits in each round, seat 1 none. */
const attacked = (hits: number, units: Parameters<Scene['units']>[2]) =>
  missing(hitting(new Scene(3, ['xxcha', 'letnev', 'yssaril']), 0, 'combat'), 1, 'combat')
    .pools(0, { fleet: 8 })
    .pools(1, { fleet: 8 })
    .units(0, '20', { cruiser: hits })
    .units(1, '20', units);

describe('Non-Euclidean Shielding', () => {
  it('52.6 each use of SUSTAIN DAMAGE cancels two hits', () => {
    const table = activate(
      attacked(4, { dreadnought: 2, carrier: 3 }).tech(1, 'non-euclidean-shielding'),
      '20',
    );
    table.answer(1, 'sustain', { dreadnought: 2 });
    expect(facts(table, 'fact.destroyed')).toEqual([]);
    // The next round: nobody is left who could sustain.
    expect(table).toWaitFor([1, 'losses']);
    expect(table.at('20')).toBe('0:cruiser 4, 1:carrier 3, 1:dreadnought 2 (2)');
  });

  it('52.6 T31 one use is enough for a single hit, and no more may be made', () => {
    const one = activate(attacked(1, { dreadnought: 2 }).tech(1, 'non-euclidean-shielding'), '20');
    expect(one).toRefuse(1, 'sustain', { dreadnought: 2 });
    const three = activate(attacked(3, { dreadnought: 3 }).tech(1, 'non-euclidean-shielding'), '20');
    expect(three).toRefuse(1, 'sustain', { dreadnought: 3 });
    three.answer(1, 'sustain', { dreadnought: 2 });
    expect(facts(three, 'fact.destroyed')).toEqual([]);
  });

  it('52.6 what is left of an odd number of hits falls on ships', () => {
    const table = activate(
      attacked(3, { dreadnought: 1, carrier: 2 }).tech(1, 'non-euclidean-shielding'),
      '20',
    );
    table.answers([1, 'sustain', { dreadnought: 1 }], [1, 'losses', { carrier: 1 }]);
    // One in this round; the others in the next.
    expect(facts(table, 'fact.destroyed').map(({ count }) => count)).toEqual([1, 1, 1]);
    expect(facts(table, 'fact.combatRound')).toHaveLength(1);
  });

  it('52.1 without it, or if the other side has it, a use cancels one', () => {
    for (const scene of [
      attacked(2, { dreadnought: 1, carrier: 1 }),
      attacked(2, { dreadnought: 1, carrier: 1 }).tech(0, 'non-euclidean-shielding'),
    ]) {
      const table = activate(scene, '20');
      table.answers([1, 'sustain', { dreadnought: 1 }], [1, 'losses', { carrier: 1 }]);
      expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ unit: 'carrier', count: 1 });
    }
  });

  it('odds reckon with it', () => {
    const odds = (...technologies: string[]) => {
      const read = readOrder({
        place: 'space',
        attacker: { faction: 'letnev', units: { dreadnought: 2 }, technologies },
        defender: { units: { cruiser: 5 } },
      });
      if (typeof read === 'string') throw new Error(read);
      return oddsOf(read).attacker;
    };
    expect(odds('non-euclidean-shielding')).toBeGreaterThan(odds());
  });
});
