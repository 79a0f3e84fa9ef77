import { describe, expect, it } from 'vitest';
import {
  activate,
  arena,
  diceOf,
  facts,
  goOn,
  hitting,
  missing,
  rolls,
  successes,
  waits,
} from '../combat.ts';
import type { Scene } from '../scene.ts';

const quietly = (scene: Scene) => missing(missing(scene, 0, 'combat'), 1, 'combat');

describe('TI4 19 Anti-Fighter Barrage', () => {
  it('19.0 19.1 19.2 35.3 every unit with the ability rolls before combat, and each hit destroys a fighter', () => {
    const scene = arena().units(0, '20', { destroyer: 1 }).units(1, '20', { carrier: 1, fighter: 3 });
    const table = activate(hitting(hitting(scene, 0, 'barrage', 'combat'), 1, 'combat'), '20');
    expect(diceOf(table, 0, 'barrage')).toBe('barrage destroyer 2');
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ seat: 1, unit: 'fighter', count: 2 });
  });

  it('19.1 only results that reach the value of the ability hit', () => {
    for (let seed = 1; seed <= 4; seed++) {
      const scene = arena().units(0, '20', { destroyer: 3 }).units(1, '20', { carrier: 3, fighter: 9 });
      const [roll] = rolls(activate(scene, '20', seed));
      expect(roll).toMatchObject({ seat: 0, kind: 'barrage' });
      expect(roll?.groups[0]?.hitOn).toBe(9);
      const [lost] = facts(activate(scene, '20', seed), 'fact.hits');
      expect(lost?.count).toBe(successes(roll!));
    }
  });

  it('19.1b a destroyer II rolls three dice that hit on 6, a carrier none', () => {
    const scene = arena()
      .tech(0, 'destroyer-ii')
      .units(0, '20', { destroyer: 2, carrier: 1 })
      .units(1, '20', { carrier: 1, fighter: 2 });
    const table = activate(scene, '20');
    expect(diceOf(table, 0, 'barrage')).toBe('barrage destroyer 6');
    expect(rolls(table)[0]?.groups[0]?.hitOn).toBe(6);
  });

  it('19.1c T22 what adds to combat rolls does not add to a barrage', () => {
    const scene = hitting(arena(), 0, 'combat')
      .units(0, '20', { destroyer: 2 })
      .units(1, '20', { carrier: 1, fighter: 1 });
    const table = activate(scene, '20');
    expect(rolls(table).find(({ kind }) => kind === 'barrage')?.groups[0]?.bonus).toBe(0);
    expect(rolls(table).find(({ kind, seat }) => kind === 'combat' && seat === 0)?.groups[0]?.bonus).toBe(10);
  });

  it('19.2a hits beyond the fighters are lost: other ships stay, and nobody can sustain them', () => {
    const scene = arena().units(0, '20', { destroyer: 2 }).units(1, '20', { dreadnought: 1, fighter: 1 });
    const table = activate(hitting(quietly(scene), 0, 'barrage'), '20');
    expect(facts(table, 'fact.hits')[0]?.count).toBe(4);
    expect(facts(table, 'fact.destroyed')[0]).toMatchObject({ unit: 'fighter', count: 1 });
    expect(facts(table, 'fact.sustained')).toEqual([]);
  });

  it('T9 35.3 both sides roll and lose fighters at the same time', () => {
    const scene = arena()
      .units(0, '20', { destroyer: 1, carrier: 1, fighter: 2 })
      .units(1, '20', { destroyer: 1, carrier: 1, fighter: 2 });
    const table = activate(hitting(hitting(quietly(scene), 0, 'barrage'), 1, 'barrage'), '20');
    expect(
      rolls(table)
        .slice(0, 2)
        .map(({ seat, kind }) => `${seat} ${kind}`),
    ).toEqual(['0 barrage', '1 barrage']);
    const [one, other] = facts(table, 'fact.destroyed');
    expect([one?.seat, other?.seat].sort()).toEqual([0, 1]);
    expect([one, other]).toMatchObject([
      { unit: 'fighter', count: 2 },
      { unit: 'fighter', count: 2 },
    ]);
  });

  it('35.3a a side whose last ships were fighters is beaten before any combat roll', () => {
    const scene = arena()
      .units(0, '20', { destroyer: 1 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { 'space-dock': 1 })
      .units(1, '20', { fighter: 2 });
    const table = activate(hitting(scene, 0, 'barrage'), '20');
    expect(table.at('20')).toBe('0:destroyer 1');
    expect(rolls(table).some(({ kind }) => kind === 'combat')).toBe(false);
    expect(facts(table, 'fact.battleOver')).toMatchObject([{ winner: 0 }]);
    expect(waits(table)).toEqual(['1:action']);
  });

  it('35.3b the barrage comes in the first round only', () => {
    const scene = arena()
      .units(0, '20', { destroyer: 2 })
      .units(1, '20', { destroyer: 2, carrier: 3, fighter: 9 });
    const table = goOn(activate(missing(scene, 0, 'barrage'), '20', 3));
    expect(facts(table, 'fact.combatRound').length).toBeGreaterThan(0);
    expect(rolls(table).filter(({ seat, kind }) => seat === 0 && kind === 'barrage')).toHaveLength(1);
  });

  it('T24 35.3c the step takes place without a single fighter', () => {
    const table = activate(arena().units(0, '20', { destroyer: 1 }).units(1, '20', { cruiser: 1 }), '20');
    expect(diceOf(table, 0, 'barrage')).toBe('barrage destroyer 2');
  });
});
