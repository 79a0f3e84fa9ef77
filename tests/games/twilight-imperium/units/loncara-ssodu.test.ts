import { describe, expect, it } from 'vitest';
import { activate, diceOf, hitting, missing, rolls } from '../combat.ts';
import { Scene } from '../scene.ts';

/** Seat 1 is Xxcha; seat 0 comes to system 20, next to 29. */
const scene = () => new Scene(3, ['hacan', 'xxcha', 'yssaril']).ofAll().units(0, '20', { cruiser: 3 });

describe('Loncara Ssodu', () => {
  it('34.3c its space cannon reaches ships in an adjacent system', () => {
    const table = activate(hitting(scene().units(1, '29', { flagship: 1 }), 1, 'cannon'), '20');
    expect(table).toOfferExactly(1, 'space-cannon', ['0', 'hold']);
    table.answer(1, 'space-cannon', '0');
    expect(diceOf(table, 1)).toBe('cannon flagship 3');
    expect(rolls(table)[0]?.groups[0]?.hitOn).toBe(5);
    expect(table.at('20')).toBe('');
    expect(table).toWaitFor([1, 'action']);
  });

  it('34.3 and in its own, but none two systems away', () => {
    const far = activate(scene().units(1, '22', { flagship: 1 }), '20');
    expect(rolls(far)).toEqual([]);
    const near = activate(missing(scene().units(1, '20', { flagship: 1 }), 1, 'cannon'), '20');
    expect(diceOf(near, 1, 'cannon')).toBe('cannon flagship 3');
  });

  it('34.7a it does not fire at troops that land next door', () => {
    const set = new Scene(3, ['hacan', 'xxcha', 'yssaril'])
      .ofAll()
      .units(0, '20', { carrier: 1, infantry: 2 })
      .units(1, '29', { flagship: 1 })
      .control(1, 'vefut-ii');
    const table = activate(missing(set, 1, 'cannon'), '20');
    table.answers([1, 'space-cannon', 'hold'], [0, 'commit', { 'vefut-ii:infantry': 2 }]);
    expect(diceOf(table, 1)).toBe('');
    expect(table.planet('vefut-ii').controller).toBe(0);
  });
});
