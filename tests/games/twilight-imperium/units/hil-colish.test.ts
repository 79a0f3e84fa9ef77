import { describe, expect, it } from 'vitest';
import { adjacent, wormholesOf } from '#games/twilight-imperium/rules/board.ts';
import { creuss } from '../abilities/creuss.ts';
import { waits } from '../combat.ts';
import { activating } from '../rules/moving.ts';
import { said } from '../technologies/told.ts';

const HIL = 'unit:hil-colish';

describe('Hil Colish', () => {
  it('88.4 its system has a delta wormhole, for all', () => {
    const table = creuss(HIL).units(0, '30', { flagship: 1 }).units(1, '20', { flagship: 1 }).play();
    const s = table.state as never;
    expect(wormholesOf(s, '30')).toEqual(['delta']);
    expect(wormholesOf(s, '20')).toEqual([]);
    expect(adjacent(s, ['30', '51'], { seat: 1 })).toBe(true);
    const system = table.session.view('table').systems.find(({ id }) => id === '30');
    expect(system?.wormholes).toEqual(['delta']);
  });

  it('may move first: the others follow through its wormhole', () => {
    const scene = creuss(HIL).units(0, '29', { flagship: 1 }).units(0, '51', { carrier: 1 });
    const table = activating(scene, '30');
    expect(table).toOfferExactly(0, 'move', ['29:flagship']);
    table.answer(0, 'move', { '29:flagship': 1 });
    expect(table).toOfferExactly(0, 'move', ['51:carrier']);
    table.answer(0, 'move', { '51:carrier': 1 });
    expect(table.at('30')).toBe('0:carrier 1, 0:flagship 1');
    expect(said(table, 'fact.moved')).toHaveLength(2);
  });

  it('or with the others, or after them', () => {
    const table = activating(creuss(HIL).units(0, '29', { flagship: 1, cruiser: 1 }), '30');
    table.answer(0, 'move', {});
    expect(table).toOfferExactly(0, 'move', ['29:cruiser', '29:flagship']);
    table.answer(0, 'move', { '29:cruiser': 1 });
    expect(table).toOfferExactly(0, 'move', ['29:flagship']);
    table.answer(0, 'move', { '29:flagship': 1 });
    expect(table.at('30')).toBe('0:cruiser 1, 0:flagship 1');
  });

  it('without its text it moves as all others do', () => {
    const table = activating(creuss().units(0, '29', { flagship: 1 }).units(0, '51', { carrier: 1 }), '30');
    table.answer(0, 'move', { '29:flagship': 1 });
    expect(waits(table)).toEqual(['1:action']);
  });
});
