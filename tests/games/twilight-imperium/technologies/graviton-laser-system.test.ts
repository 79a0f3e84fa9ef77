import { describe, expect, it } from 'vitest';
import { activating, seeded } from '../rules/moving.ts';
import { type Imperium, Scene } from '../scene.ts';
import { said } from './told.ts';

const LASER = 'technology:graviton-laser-system';

/** Seat 0 moves a carrier with fighters into the range of six PDS of seat 1. */
const arriving =
  (scene: Scene) =>
  (seed: number): Imperium => {
    const guarded = scene
      .units(0, '29', { carrier: 1, cruiser: 1, fighter: 4 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 6 })
      // 64.3: by this law they may all stand there.
      .with(({ laws }) =>
        laws.push({ id: 'homeland-defense-act', seat: null, planet: null, exhausted: false, data: null }),
      );
    const table = activating(guarded, '20', { seed });
    table.answers([0, 'move', { '29:carrier': 1, '29:cruiser': 1, '29:fighter': 4 }]);
    return table.answers([1, 'space-cannon', '0']);
  };

describe('Graviton Laser System', () => {
  it('34.4 before space cannons fire it can be exhausted: hits go to ships that are no fighters', () => {
    const scene = () => new Scene().tech(1, 'graviton-laser-system');
    const play = (seed: number) => arriving(scene())(seed).answers([1, 'cannon-fires', LASER]);
    const table = seeded(play, (one) => said(one, 'fact.hits').at(-1)?.count === 1);
    expect(table.seat(1).technologies).toEqual([{ id: 'graviton-laser-system', exhausted: true }]);
    expect(table).toRefuse(0, 'losses', { fighter: 1 }, 'TI4 81.1');
    table.answer(0, 'losses', { cruiser: 1 });
    expect(table.at('20')).toBe('0:carrier 1, 0:fighter 4');
  });

  it('without it fighters can take the hits', () => {
    const play = (seed: number) =>
      arriving(new Scene().tech(1, 'graviton-laser-system'))(seed).answers([1, 'cannon-fires', 'pass']);
    const table = seeded(play, (one) => said(one, 'fact.hits').at(-1)?.count === 1);
    table.answer(0, 'losses', { fighter: 1 });
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 1, 0:fighter 3');
  });

  it('nobody else is asked', () => {
    const table = arriving(new Scene().tech(2, 'graviton-laser-system'))(1);
    expect(table.session.waiting().map(({ topic }) => topic)).not.toContain('cannon-fires');
  });
});
