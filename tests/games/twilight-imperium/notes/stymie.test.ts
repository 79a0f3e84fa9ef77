import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

/** Seat 0 has the note of the Arborec at seat 1 open in front of it. */
const open = () =>
  new Scene(3, ['xxcha', 'arborec', 'yssaril'])
    .of('ability:mitosis', 'unit:duha-menaimon')
    .seat(0, { area: [{ id: 'stymie', owner: 1 }], received: true })
    .goods(1, 9)
    .stage({ kind: 'turn', seat: 1 });
/** The Arborec can produce in 20. */
const inField = () => open().control(1, 'vefut-ii').units(1, 'vefut-ii', { infantry: 2 });
const asks = (s: Scene, system: SystemId) =>
  activating(s, system, { seat: 1 })
    .session.openFor(1)
    .some(({ topic }) => topic === 'production');

describe('Stymie', () => {
  it('31.1 25.3 an action: it lies open in front of its player', () => {
    const table = new Scene(3, ['xxcha', 'arborec', 'yssaril']).note(0, 'stymie', 1).play();
    table.answer(0, 'action', 'note:stymie@1');
    expect(table.seat(0).area).toEqual([{ id: 'stymie', owner: 1 }]);
    expect(table.seat(0).notes).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('74.6 the Arborec produce nothing in or next to systems with units of the player', () => {
    expect(asks(inField(), '20')).toBe(true);
    expect(asks(inField().units(0, 'thibah', { infantry: 1 }), '20')).toBe(false);
    expect(asks(inField().units(0, '20', { destroyer: 1 }), '20')).toBe(false);
    expect(asks(inField().units(0, '22', { destroyer: 1 }), '20')).toBe(true);
  });

  it('74.6 units of the player at a home forbid nothing, but a home next to others is no refuge', () => {
    const home = open().units(1, 'nestphar', { infantry: 2 });
    expect(asks(home.units(0, '5', { destroyer: 1 }), '5')).toBe(true);
    const beside = open().units(1, 'nestphar', { infantry: 2 });
    expect(asks(beside.units(0, '33', { destroyer: 1 }), '5')).toBe(false);
  });

  it('74.6 the flagship’s text is no way out, and others produce', () => {
    const flagship = open().units(1, '20', { flagship: 1 }).units(0, '21', { destroyer: 1 });
    expect(activating(flagship, '20', { seat: 1 })).toWaitFor([2, 'action']);
    const own = open()
      .units(0, 'archon-ren', { 'space-dock': 1 })
      .goods(0, 3)
      .units(0, '29', { destroyer: 1 });
    const table = activating(own.stage({ kind: 'turn', seat: 0 }), '14');
    expect(table).toWaitFor([0, 'move']);
    table.answer(0, 'move', {});
    expect(table).toWaitFor([0, 'production']);
  });

  it('25.4a it goes back when its player activates a system with units of the Arborec', () => {
    const scene = () => inField().stage({ kind: 'turn', seat: 0 });
    const table = activating(scene(), '20');
    expect(table.seat(0).area).toEqual([]);
    expect(table.seat(1).notes).toEqual([{ id: 'stymie', owner: 1 }]);
    expect(activating(scene(), '21').seat(0).area).toHaveLength(1);
    expect(asks(inField(), '20')).toBe(true);
  });
});
