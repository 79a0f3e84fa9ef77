import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { said } from './told.ts';

// Place 9 is the only way from the home of seat 0 (system 14) to 20.
const field = () => new Scene().tile(9, '44').units(0, '14', { cruiser: 1 });

describe('Antimass Deflectors', () => {
  it('54.1 lets ships move through an asteroid field', () => {
    const table = activating(field().tech(0, 'antimass-deflectors'), '20');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('20')).toBe('0:cruiser 1');
  });

  it('54.1 lets ships end their movement in one', () => {
    const table = activating(field().tech(0, 'antimass-deflectors'), '44');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('44')).toBe('0:cruiser 1');
  });

  it('helps nobody else, and in no other anomaly', () => {
    expect(activating(field().tech(1, 'antimass-deflectors'), '44')).toWaitFor([1, 'action']);
    const nova = new Scene().tile(9, '43').units(0, '14', { cruiser: 1 }).tech(0, 'antimass-deflectors');
    expect(activating(nova, '43')).toWaitFor([1, 'action']);
  });

  it('makes space cannons of others roll 1 less against own units', () => {
    const shot = (scene: Scene) => {
      const table = activating(
        scene.units(0, '14', { cruiser: 3 }).control(1, 'vefut-ii').units(1, 'vefut-ii', { pds: 2 }),
        '20',
      );
      table.answers([0, 'move', { '14:cruiser': 3 }], [1, 'space-cannon', '0']);
      return said(table, 'fact.rolled').at(-1)?.groups;
    };
    expect(shot(new Scene().tech(0, 'antimass-deflectors'))).toMatchObject([
      { unit: 'pds', hitOn: 6, bonus: -1 },
    ]);
    expect(shot(new Scene().tech(1, 'antimass-deflectors'))).toMatchObject([
      { unit: 'pds', hitOn: 6, bonus: 0 },
    ]);
  });

  it('does not touch combat rolls', () => {
    const scene = new Scene().units(0, '14', { cruiser: 3 }).units(1, '20', { destroyer: 1 });
    const table = activating(scene.tech(0, 'antimass-deflectors'), '20');
    table.answer(0, 'move', { '14:cruiser': 3 });
    const combat = said(table, 'fact.rolled').filter(({ seat, kind }) => seat === 1 && kind === 'combat');
    for (const { groups } of combat) expect(groups).toMatchObject([{ bonus: 0 }]);
  });
});
