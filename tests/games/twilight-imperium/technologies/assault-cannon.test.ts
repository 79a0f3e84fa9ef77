import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { said } from './told.ts';

const fleet = (count: number) => new Scene().units(0, '29', { cruiser: count }).tech(0, 'assault-cannon');
const attack = (scene: Scene, count: number) =>
  activating(scene, '20').answers([0, 'move', { '29:cruiser': count }]);

describe('Assault Cannon', () => {
  it('35.2a as a space combat begins the opponent loses a ship of its choice that is no fighter', () => {
    const scene = fleet(3).units(1, '20', { dreadnought: 1, carrier: 1, fighter: 2 });
    const table = attack(scene, 3);
    expect(table).toWaitFor([1, 'assault-cannon']);
    expect(table).toOfferExactly(1, 'assault-cannon', ['dreadnought', 'carrier']);
    expect(said(table, 'fact.rolled')).toEqual([]);
    table.answer(1, 'assault-cannon', 'carrier');
    expect(said(table, 'fact.destroyed')[0]).toMatchObject({ seat: 1, unit: 'carrier', count: 1 });
  });

  it('52.5 no hit: a dreadnought cannot sustain it', () => {
    const table = attack(fleet(3).units(1, '20', { dreadnought: 1 }), 3);
    expect(said(table, 'fact.sustained')).toEqual([]);
    expect(table.at('20')).toBe('0:cruiser 3');
    expect(table).toWaitFor([1, 'action']);
  });

  it('takes three ships; fighters do not count', () => {
    const scene = new Scene()
      .tech(0, 'assault-cannon')
      .units(0, '29', { cruiser: 1, carrier: 1, fighter: 4 });
    const table = activating(scene.units(1, '20', { dreadnought: 1, destroyer: 1 }), '20');
    table.answer(0, 'move', { '29:cruiser': 1, '29:carrier': 1, '29:fighter': 4 });
    expect(table.session.waiting().map(({ topic }) => topic)).not.toContain('assault-cannon');
    expect(said(table, 'fact.rolled').length).toBeGreaterThan(0);
  });

  it('fighters alone are not touched', () => {
    const table = attack(
      fleet(3)
        .units(1, '20', { fighter: 3 })
        .control(1, 'vefut-ii')
        .units(1, 'vefut-ii', { 'space-dock': 1, infantry: 1 }),
      3,
    );
    expect(said(table, 'fact.rolled').length).toBeGreaterThan(0);
  });

  it('both sides: the attacker’s first, and who then has too few has none', () => {
    const scene = fleet(3).tech(1, 'assault-cannon').units(1, '20', { cruiser: 3 });
    const table = attack(scene, 3);
    const first = said(table, 'fact.destroyed');
    expect(first[0]).toMatchObject({ seat: 1, unit: 'cruiser', count: 1 });
    expect(table.told().indexOf('fact.destroyed')).toBeLessThan(table.told().indexOf('fact.rolled'));
    const beforeDice = table.told().slice(0, table.told().indexOf('fact.rolled'));
    expect(beforeDice.filter((key) => key === 'fact.destroyed')).toHaveLength(1);
  });
});
