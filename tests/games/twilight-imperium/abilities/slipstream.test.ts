import { describe, expect, it } from 'vitest';
import { moveValue } from '#games/twilight-imperium/rules/paths.ts';
import { waits } from '../combat.ts';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';
import { creuss } from './creuss.ts';

describe('Slipstream', () => {
  it('ships that start at home or beside an alpha or beta wormhole move 1 further', () => {
    const s = creuss('ability:slipstream').play().state as never;
    const move = (from: '51' | '26' | '25' | '30' | '17', seat = 0) =>
      moveValue(s, seat, { unit: 'carrier', from, to: '20' });
    expect([move('51'), move('26'), move('25')]).toEqual([2, 2, 2]);
    expect([move('30'), move('17')]).toEqual([1, 1]);
    expect(move('26', 1)).toBe(1);
  });

  it('so a carrier of the home comes out of the gate and one system further', () => {
    const table = activating(creuss('ability:slipstream').units(0, '51', { carrier: 1 }), '29');
    table.answer(0, 'move', { '51:carrier': 1 });
    expect(table.at('29')).toBe('0:carrier 1');
    const without = activating(creuss().units(0, '51', { carrier: 1 }), '29');
    expect(waits(without)).not.toContain('0:move');
  });

  it('is no use to others at their homes', () => {
    const scene = new Scene(3, ['xxcha', 'ghost', 'hacan']).of('ability:slipstream');
    expect(moveValue(scene.play().state as never, 0, { unit: 'carrier', from: '14', to: '29' })).toBe(1);
  });
});
