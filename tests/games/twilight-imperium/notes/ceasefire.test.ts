import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 can move from 29 into 20; seat 1 holds its ceasefire. */
const scene = () => new Scene().units(0, '29', { cruiser: 1 }).note(1, 'ceasefire', 0);
const activates = (s: Scene) => s.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);

describe('Ceasefire', () => {
  it('its owner moves nothing into a system with units of the player, and has the note back', () => {
    const table = activates(scene().units(1, '20', { destroyer: 1 }));
    expect(table).toWaitFor([1, 'system-activated']);
    table.answer(1, 'system-activated', 'note:ceasefire@0');
    expect(table.at('20')).toBe('1:destroyer 1');
    expect(table.seat(0).notes).toEqual([{ id: 'ceasefire', owner: 0 }]);
    expect(table.seat(1).notes).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
    expect(table.state.effects).toEqual([]);
  });

  it('25.1a need not be used', () => {
    const table = activates(scene().units(1, 'vefut-ii', { infantry: 1 }));
    table.answer(1, 'system-activated', 'pass');
    expect(table).toOfferExactly(0, 'move', ['29:cruiser']);
  });

  it('does nothing without units there, nor against another seat', () => {
    expect(activates(scene())).toWaitFor([0, 'move']);
    const other = new Scene()
      .units(0, '29', { cruiser: 1 })
      .units(1, '20', { destroyer: 1 })
      .note(1, 'ceasefire', 2);
    const table = activates(other).quiet();
    expect(table).toWaitFor([0, 'move']);
  });
});
