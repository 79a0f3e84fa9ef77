import { describe, expect, it } from 'vitest';
import { activate, diceOf, facts, hitting, missing, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

/** The Naalu in seat 0 invade a planet of seat 1. */
const invading = (defenders: number, fleet: Parameters<Scene['units']>[2]) =>
  new Scene(3, ['naalu', 'hacan', 'xxcha'])
    .of('unit:matriarch')
    .pools(0, { fleet: 8 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: defenders })
    .units(0, '20', fleet);

const landing = (scene: Scene, shares: Record<string, number>): Imperium => {
  const table = activate(scene, '20');
  table.answer(0, 'commit', shares);
  return table;
};

describe('Matriarch', () => {
  it('fighters are committed like ground forces, fight on the planet and go back', () => {
    const scene = missing(
      hitting(invading(2, { flagship: 1, fighter: 4, infantry: 1 }), 0, 'combat'),
      1,
      'combat',
    );
    const table = landing(scene, { 'vefut-ii:fighter': 3, 'vefut-ii:infantry': 1 });
    expect(diceOf(table, 0, 'combat')).toContain('combat fighter 3');
    expect(table.at('20')).toBe('0:fighter 4, 0:flagship 1');
    expect(table.at('vefut-ii')).toBe('0:infantry 1');
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('15.3 fighters in ten systems have a figure each, also where some of them land', () => {
    const scene = invading(1, { flagship: 1, fighter: 4 });
    for (const system of ['19', '21', '22', '23', '24', '27', '28', '30', '31'] as const)
      scene.units(0, system, { carrier: 1, fighter: 1 });
    const table = landing(missing(hitting(scene, 0, 'combat'), 1, 'combat'), { 'vefut-ii:fighter': 3 });
    expect(table.at('20')).toBe('0:fighter 4, 0:flagship 1');
    expect(waits(table)).toEqual(['1:action']);
  });

  it('41.4d fighters alone take no planet and win nothing', () => {
    const scene = missing(hitting(invading(1, { flagship: 1, fighter: 4 }), 0, 'combat'), 1, 'combat');
    const table = landing(scene, { 'vefut-ii:fighter': 4 });
    expect(table.at('vefut-ii')).toBe('');
    expect(table.at('20')).toBe('0:fighter 4, 0:flagship 1');
    expect(table.planet('vefut-ii').controller).toBe(1);
    expect(facts(table, 'fact.battleOver')).toEqual([{ kind: 'ground', at: 'vefut-ii', winner: null }]);
  });

  it('hits on the ground may be assigned to them', () => {
    const scene = hitting(invading(2, { flagship: 1, fighter: 2, infantry: 2 }), 1, 'combat');
    const table = landing(missing(scene, 0, 'combat'), { 'vefut-ii:fighter': 2, 'vefut-ii:infantry': 2 });
    expect(table.offers(0, 'losses')).toEqual(['fighter', 'infantry']);
    table.answer(0, 'losses', { fighter: 2 });
    expect(table.at('vefut-ii')).not.toContain('0:fighter');
  });

  it('only with the flagship in the system', () => {
    const table = activate(invading(1, { carrier: 1, fighter: 2, infantry: 1 }), '20');
    expect(table.offers(0, 'commit')).toEqual(['vefut-ii:infantry']);
    const elsewhere = activate(
      invading(1, { carrier: 1, fighter: 2, infantry: 1 }).units(0, '30', { flagship: 1 }),
      '20',
    );
    if (waits(elsewhere).includes('0:move')) elsewhere.answer(0, 'move', {});
    expect(elsewhere.offers(0, 'commit')).toEqual(['vefut-ii:infantry']);
  });

  it('16.2a fighters do not remove the custodians', () => {
    const scene = new Scene(3, ['naalu', 'hacan', 'xxcha'])
      .of('unit:matriarch')
      .goods(0, 8)
      .units(0, '18', { flagship: 1, fighter: 4 });
    const table = activate(scene, '18');
    expect(waits(table)).toEqual(['1:action']);
    expect(table.state.custodians).toBe(true);
  });
});
