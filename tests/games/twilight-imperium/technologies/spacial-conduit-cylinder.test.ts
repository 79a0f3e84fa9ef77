import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const CYLINDER = 'technology:spacial-conduit-cylinder';
/** Seat 0 has a carrier above Mecatol's neighbour 20, and a cruiser far away in 35 at the other side. */
const scene = () =>
  new Scene(3, ['jolnar', 'hacan', 'yssaril'])
    .tech(0, 'spacial-conduit-cylinder')
    .units(0, '20', { carrier: 1 })
    .units(0, '35', { dreadnought: 1 });

describe('Spacial Conduit Cylinder', () => {
  it('70 the active system is adjacent to every other with own units: a ship comes from afar', () => {
    const table = activating(scene(), '20');
    expect(table).toOfferExactly(0, 'system-activated', [CYLINDER, 'pass']);
    table.answer(0, 'system-activated', CYLINDER);
    expect(table.seat(0).technologies[0]?.exhausted).toBe(true);
    table.answer(0, 'move', { '35:dreadnought': 1 });
    expect(table.at('20')).toBe('0:carrier 1, 0:dreadnought 1');
    expect(table.state.effects).toEqual([]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('it is a choice: without it the way is too far', () => {
    const table = activating(scene(), '20');
    table.answer(0, 'system-activated', 'pass');
    expect(table).toWaitFor([1, 'action']);
    expect(table.at('35')).toBe('0:dreadnought 1');
    expect(table.seat(0).technologies[0]?.exhausted).toBe(false);
  });

  it('70 a unit on a planet makes its system adjacent as well; a system without own units is not', () => {
    const set = scene().units(0, '27', { dreadnought: 1 }).units(1, '38', { cruiser: 1 });
    const table = activating(set, '20');
    table.answer(0, 'system-activated', CYLINDER);
    expect(table).toOfferExactly(0, 'move', ['35:dreadnought', '27:dreadnought']);
  });

  it('45.4 not with the card exhausted, nor in a system without own units, nor by others', () => {
    const spent = scene().with(({ seats }) => {
      for (const card of seats[0]?.technologies ?? []) card.exhausted = true;
    });
    expect(activating(spent, '20')).toWaitFor([1, 'action']);
    const waits = activating(scene(), '23').session.waiting();
    expect(waits.map(({ topic }) => topic)).not.toContain('system-activated');
    const other = scene().stage({ kind: 'turn', seat: 1 }).units(1, '20', { carrier: 1 });
    const foreign = activating(other, '35', { seat: 1 }).session.waiting();
    expect(foreign.map(({ topic }) => topic)).not.toContain('system-activated');
  });
});
