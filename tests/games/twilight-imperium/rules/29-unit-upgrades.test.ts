import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { technologies } from '#games/twilight-imperium/tables/technologies.ts';
import { Scene } from '../scene.ts';

const researching = (scene: Scene) =>
  scene
    .strategy(0, { id: 'technology', exhausted: false })
    .play()
    .answers([0, 'action', 'strategic:technology']);

describe('TI4 29 Unit upgrades', () => {
  it('29.1 a faction with a unit of its own upgrades that one; the generic card is not in its deck', () => {
    const sol = researching(
      new Scene(3, ['sol', 'hacan', 'yssaril']).tech(0, 'antimass-deflectors', 'gravity-drive'),
    );
    expect(sol.offers(0, 'research')).not.toContain('carrier-ii');
    sol.answer(0, 'research', 'advanced-carrier-ii');
    expect(lineOf(sol.state, 0, 'carrier')).toMatchObject({ capacity: 8, sustain: true });
    const xxcha = researching(new Scene().tech(0, 'antimass-deflectors', 'gravity-drive'));
    expect(xxcha.offers(0, 'research')).toContain('carrier-ii');
    expect(xxcha.offers(0, 'research')).not.toContain('advanced-carrier-ii');
  });

  it('29.1 each faction upgrade replaces the generic one of its unit', () => {
    for (const { faction, upgrade, replaces } of Object.values(technologies))
      expect(Boolean(faction && upgrade)).toBe(Boolean(replaces));
  });

  it('29.4 43.1 all units of the type have the new values at once, those of others do not', () => {
    const table = researching(
      new Scene().tech(0, 'antimass-deflectors', 'gravity-drive').units(0, '20', { carrier: 1 }),
    );
    expect(lineOf(table.state, 0, 'carrier')).toMatchObject({ move: 1, capacity: 4 });
    table.answer(0, 'research', 'carrier-ii');
    expect(lineOf(table.state, 0, 'carrier')).toMatchObject({ move: 2, capacity: 6 });
    expect(lineOf(table.state, 1, 'carrier')).toMatchObject({ move: 1, capacity: 4 });
  });

  it('29.4 the printed values are ignored', () => {
    const scene = new Scene().tech(0, 'carrier-ii').units(0, '14', { carrier: 1 });
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    table.answer(0, 'move', { '14:carrier': 1 });
    expect(table.at('20')).toBe('0:carrier 1');
  });
});
