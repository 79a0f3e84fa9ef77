import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { said } from './told.ts';

/** Seat 0 lands on a planet of seat 1, who has the grid. */
function landing(scene: Scene, fleet = { carrier: 2, infantry: 8 } as Parameters<Scene['units']>[2]) {
  const table = activating(
    scene.tech(1, 'magen-defense-grid').control(1, 'vefut-ii').units(0, '20', fleet),
    '20',
  );
  const asked = (topic: string) => table.session.waiting().some((open) => open.topic === topic);
  if (asked('space-cannon')) table.answer(1, 'space-cannon', 'hold');
  if (asked('bombardment')) table.answer(0, 'bombardment', 'hold');
  return table.answers([0, 'commit', { 'vefut-ii:infantry': 8 }]);
}

const GRID = 'technology:magen-defense-grid';

describe('Magen Defense Grid', () => {
  it('the opponent does not roll in the round', () => {
    const table = landing(new Scene().units(1, 'vefut-ii', { infantry: 12, pds: 1 }));
    const before = said(table, 'fact.rolled').length;
    expect(table).toWaitFor([1, 'combat-round-starts']);
    table.answer(1, 'combat-round-starts', GRID);
    const [first, second] = said(table, 'fact.rolled').slice(before);
    expect(first).toMatchObject({ seat: 1, kind: 'combat' });
    expect(second?.seat ?? 0).toBe(0);
    expect(table.seat(1).technologies).toEqual([{ id: 'magen-defense-grid', exhausted: true }]);
    expect(table.at('vefut-ii')).toContain('1:infantry');
    expect(table.state.effects).toEqual([]);
  });

  it('45.4 is exhausted after one round: in the next the opponent rolls again', () => {
    const table = landing(new Scene().units(1, 'vefut-ii', { infantry: 12, pds: 1 }));
    table.answer(1, 'combat-round-starts', GRID);
    const combat = said(table, 'fact.rolled').filter(({ kind }) => kind === 'combat');
    expect(combat.filter(({ seat }) => seat === 1).length).toBe(
      combat.filter(({ seat }) => seat === 0).length + 1,
    );
  });

  it('needs a unit with PLANETARY SHIELD on the planet', () => {
    const table = landing(new Scene().units(1, 'vefut-ii', { infantry: 12 }));
    expect(said(table, 'fact.used')).toEqual([]);
    expect(said(table, 'fact.battleOver')).toHaveLength(1);
  });

  it('48.3 a war sun in the system takes the shield away', () => {
    const scene = new Scene().tech(0, 'war-sun').units(1, 'vefut-ii', { infantry: 12, pds: 1 });
    const table = landing(scene, { 'war-sun': 1, carrier: 1, infantry: 8 });
    expect(said(table, 'fact.battleOver')).toHaveLength(1);
  });
});
