import { describe, expect, it } from 'vitest';
import { activate, facts, waits } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

/** L1Z1X in seat 0 takes a planet of seat 1 with structures and no ground forces. */
function conquest(change: (scene: Scene) => Scene = (scene) => scene, on = true): Imperium {
  const scene = new Scene(3, ['l1z1x', 'hacan', 'xxcha'])
    .of(...(on ? (['ability:assimilate'] as const) : []))
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { pds: 2, 'space-dock': 1 })
    .units(0, '20', { carrier: 1, infantry: 4 });
  const table = activate(change(scene), '20');
  for (let n = 0; n < 5 && waits(table).some((one) => one.includes('cannon')); n++) {
    const [seat = '0'] = waits(table)[0]?.split(':') ?? [];
    table.answer(Number(seat), 'space-cannon', 'hold');
  }
  table.answer(0, 'commit', { 'vefut-ii:infantry': 4 });
  return table;
}

describe('Assimilate', () => {
  it('11.5a structures on a planet it gains become its own', () => {
    const table = conquest();
    expect(table.planet('vefut-ii').controller).toBe(0);
    expect(table.at('vefut-ii')).toMatch(/0:pds 2, 0:space-dock 1$/);
    expect(facts(table, 'fact.destroyed').filter(({ unit }) => unit !== 'infantry')).toEqual([]);
    expect(facts(table, 'fact.assimilatedStructures')).toHaveLength(2);
    expect(table.session.view('table').seats[1]?.figures['space-dock']).toBe(3);
  });

  it('without it they are destroyed', () => {
    const table = conquest((scene) => scene, false);
    expect(table.at('vefut-ii')).toMatch(/^0:infantry \d$/);
  });

  it('42.3 what it has no figures for is destroyed', () => {
    const table = conquest((scene) =>
      scene
        .control(0, 'qucenn')
        .control(0, 'rarron')
        .control(0, 'mellon')
        .units(0, 'qucenn', { 'space-dock': 1, pds: 2 })
        .units(0, 'rarron', { 'space-dock': 1, pds: 2 })
        .units(0, 'mellon', { 'space-dock': 1, pds: 1 })
        .token(0, '29', '30'),
    );
    expect(table.at('vefut-ii')).toMatch(/0:pds 1$/);
    expect(facts(table, 'fact.destroyed')).toEqual(
      expect.arrayContaining([
        { seat: 1, unit: 'pds', count: 1, at: 'vefut-ii' },
        { seat: 1, unit: 'space-dock', count: 1, at: 'vefut-ii' },
      ]),
    );
  });

  it('42.3a figures may be taken back from systems without a token', () => {
    const table = conquest((scene) =>
      scene
        .control(0, 'qucenn')
        .control(0, 'rarron')
        .control(0, 'mellon')
        .units(0, 'qucenn', { 'space-dock': 1 })
        .units(0, 'rarron', { 'space-dock': 1 })
        .units(0, 'mellon', { 'space-dock': 1 }),
    );
    expect(table).toWaitFor([0, 'assimilate']);
    table.answer(0, 'assimilate', 1);
    expect(table).toOfferExactly(0, 'recycle', ['qucenn', 'rarron', 'mellon']);
    table.answer(0, 'recycle', { rarron: 1 });
    expect(table.at('vefut-ii')).toContain('0:space-dock 1');
    expect(table.at('rarron')).toBe('');
  });

  it('42.3a but nobody has to: what is not replaced is destroyed', () => {
    const table = conquest((scene) =>
      scene
        .control(0, 'qucenn')
        .control(0, 'rarron')
        .control(0, 'mellon')
        .units(0, 'qucenn', { 'space-dock': 1 })
        .units(0, 'rarron', { 'space-dock': 1 })
        .units(0, 'mellon', { 'space-dock': 1 }),
    );
    table.answer(0, 'assimilate', 0);
    expect(table.at('vefut-ii')).not.toContain('space-dock');
    expect(table.at('rarron')).toBe('0:space-dock 1');
  });

  it('is no matter to others who take a planet', () => {
    const scene = new Scene(3, ['hacan', 'l1z1x', 'xxcha'])
      .of('ability:assimilate')
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { 'space-dock': 1 })
      .units(0, '20', { carrier: 1, infantry: 1 });
    const table = activate(scene, '20');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 1 });
    expect(table.at('vefut-ii')).toBe('0:infantry 1');
  });
});
