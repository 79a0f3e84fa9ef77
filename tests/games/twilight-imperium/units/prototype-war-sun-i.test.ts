import { describe, expect, it } from 'vitest';
import { lineOf } from '#games/twilight-imperium/rules/units.ts';
import { activate, goOn, hitting } from '../combat.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const scene = () => new Scene(3, ['muaat', 'hacan', 'yssaril']);

describe('Prototype War Sun I', () => {
  it('29.4 its figures, slower than a war sun', () => {
    expect(lineOf(scene().play().state, 0, 'war-sun')).toMatchObject({
      cost: 12,
      combat: { hitOn: 3, dice: 3 },
      move: 1,
      capacity: 6,
      sustain: true,
      bombardment: { hitOn: 3, dice: 3 },
    });
  });

  it('28.1 it is produced without any technology; others need theirs', () => {
    const table = activating(scene().units(0, 'muaat', { 'space-dock': 1 }).goods(0, 12), '4');
    table.answers([0, 'production', { 'war-sun': 1 }], [0, 'payment', []]);
    expect(table.at('4')).toBe('0:war-sun 1');
    const other = new Scene(3, ['xxcha', 'muaat', 'yssaril'])
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .goods(0, 12);
    expect(activating(other, '14').offers(0, 'production')).not.toContain('war-sun');
  });

  it('48.3 48.3b no PLANETARY SHIELD helps against it', () => {
    const table = activate(
      hitting(scene(), 0, 'bombardment')
        .units(0, '20', { 'war-sun': 1 })
        .control(1, 'vefut-ii')
        .units(1, 'vefut-ii', { infantry: 4, pds: 1 }),
      '20',
    );
    goOn(table, '0:bombardment').answer(0, 'bombardment', 'bombard');
    expect(table.at('vefut-ii')).toBe('1:infantry 1, 1:pds 1');
  });
});
