import { describe, expect, it } from 'vitest';
import { oddsOf } from '#games/twilight-imperium/odds/odds.ts';
import { readOrder } from '#games/twilight-imperium/odds/order.ts';
import type { FactionId } from '#games/twilight-imperium/tables/ids.ts';
import { activate, facts, goOn, hitting, missing, waits } from '../combat.ts';
import { Scene } from '../scene.ts';

const of = (faction: FactionId, ...others: FactionId[]) =>
  new Scene(3, [faction, ...others]).of('unit:arc-secundus');

/** A flagship of seat 0, which never hits, and one cruiser of seat 1, which always does. */
const duel = (faction: FactionId) =>
  hitting(missing(of(faction, 'hacan', 'yssaril'), 0, 'combat'), 1, 'combat')
    .units(0, '20', { flagship: 1 })
    .units(1, '20', { cruiser: 1 });

describe('Arc Secundus', () => {
  it('35.2 it is repaired as each round of a space combat begins', () => {
    const table = activate(duel('letnev'), '20');
    expect(table).toWaitFor([0, 'sustain']);
    for (let round = 1; round <= 3; round++) {
      table.answer(0, 'sustain', { flagship: 1 });
      goOn(table, '0:sustain');
      expect(table).toWaitFor([0, 'sustain']);
      expect(table.at('20')).toBe('0:flagship 1, 1:cruiser 1');
      expect(facts(table, 'fact.repaired')).toHaveLength(round);
    }
    table.answer(0, 'sustain', {});
    expect(table.at('20')).toBe('1:cruiser 1');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('35.2a damaged before, it is whole when the first round begins', () => {
    const table = activate(duel('letnev').damaged(0, '20', { flagship: 1 }), '20');
    expect(table).toWaitFor([0, 'sustain']);
  });

  it('no other ship of its owner is repaired, and no flagship of others', () => {
    const scene = duel('letnev').units(0, '20', { dreadnought: 1 }).damaged(0, '20', { dreadnought: 1 });
    expect(activate(scene, '20').at('20')).toContain('0:dreadnought 1 (1)');
    const table = goOn(activate(duel('xxcha'), '20'));
    expect(facts(table, 'fact.repaired')).toEqual([]);
    expect(table.at('20')).toBe('1:cruiser 1');
  });

  it('41.4a a ground combat does not repair it', () => {
    const scene = hitting(of('letnev', 'hacan', 'yssaril'), 0, 'combat')
      .units(0, '20', { flagship: 1, infantry: 1 })
      .damaged(0, '20', { flagship: 1 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 1 });
    const table = activate(missing(scene, 1, 'combat'), '20');
    table.answers([0, 'bombardment', 'hold'], [0, 'commit', { 'vefut-ii:infantry': 1 }]);
    expect(facts(table, 'fact.battleOver')).toMatchObject([{ kind: 'ground', winner: 0 }]);
    expect(table.at('20')).toBe('0:flagship 1 (1)');
  });

  it('48.3 others have no PLANETARY SHIELD in its system, and it bombards with three dice', () => {
    const scene = hitting(of('letnev', 'hacan', 'yssaril'), 0, 'bombardment')
      .units(0, '20', { flagship: 1 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { infantry: 4, pds: 1 });
    const table = goOn(activate(scene, '20'), '0:bombardment');
    table.answer(0, 'bombardment', 'bombard');
    expect(table.at('vefut-ii')).toBe('1:infantry 1, 1:pds 1');
  });

  it('odds reckon with it', () => {
    const odds = (faction: string) => {
      const read = readOrder({
        place: 'space',
        attacker: { faction, units: { flagship: 1 } },
        defender: { units: { cruiser: 2 } },
      });
      if (typeof read === 'string') throw new Error(read);
      return oddsOf(read).attacker;
    };
    // The same ship without the repair: the flagship of Sol has the same figures.
    expect(odds('letnev')).toBeGreaterThan(odds('sol') + 0.01);
  });
});
