import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

/** Nobody is anybody's neighbour; seat 2 has the note of Hacan at seat 1. */
const scene = () => new Scene(3, ['xxcha', 'hacan', 'yssaril']).goods(0, 2).goods(2, 2);
const open = () => scene().seat(2, { area: [{ id: 'trade-convoys', owner: 1 }], received: true });

describe('Trade Convoys', () => {
  it('31.1 25.3 an action: it lies open in front of its player', () => {
    const table = new Scene(3, ['xxcha', 'hacan', 'yssaril']).note(0, 'trade-convoys', 1).play();
    table.answer(0, 'action', 'note:trade-convoys@1');
    expect(table.seat(0).area).toEqual([{ id: 'trade-convoys', owner: 1 }]);
    expect(table).toWaitFor([1, 'action']);
  });

  it('73.1 its player makes transactions with strangers', () => {
    const table = open().play();
    table.answers([2, 'deal', 'offer:0'], [2, 'terms', { 'give:goods': 1 }], [0, 'deal', 'accept:2']);
    expect(table.seat(0).goods).toBe(3);
  });

  it('73.1 others do not, nor its player while it is in hand', () => {
    expect(open().play()).toRefuse(0, 'deal', 'offer:1', 'TI4 73.1');
    const held = scene().note(2, 'trade-convoys', 1).play();
    expect(held.session.openFor(2)).toEqual([]);
  });

  it('25.4a it goes back when its player activates a system with units of Hacan', () => {
    const turn = () => open().units(1, '20', { destroyer: 1 }).stage({ kind: 'turn', seat: 2 });
    const table = activating(turn(), '20', { seat: 2 });
    expect(table.seat(2).area).toEqual([]);
    expect(table.seat(1).notes).toEqual([{ id: 'trade-convoys', owner: 1 }]);
    expect(activating(turn(), '21', { seat: 2 }).seat(2).area).toHaveLength(1);
  });
});
