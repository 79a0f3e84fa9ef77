import { describe, expect, it } from 'vitest';
import { activate, arena, hitting, waits } from '../combat.ts';
import { blow } from './blow.ts';

const id = 'turn-their-fleets-to-dust';
const there = { at: '20', unit: 'cruiser', there: 2 } as const;

describe('TI4 30 Turn Their Fleets to Dust', () => {
  it('30.5b is scored when a space cannon destroys the last ship in a system', () => {
    const table = blow(id, { ...there, lost: 2, cause: 'cannon' });
    table.answer(0, 'unit-destroyed', `secret:${id}`);
    expect(table.seat(0)).toMatchObject({ points: 1, secrets: { scored: [id] } });
  });

  it('30.5 not while one is left, nor in another way', () => {
    expect(() => blow(id, { ...there, lost: 1, cause: 'cannon' }).offers(0, 'unit-destroyed')).toThrow(
      'not asked',
    );
    expect(() => blow(id, { ...there, lost: 2, cause: 'effect' }).offers(0, 'unit-destroyed')).toThrow(
      'not asked',
    );
  });

  it('30.5b in somebody else’s turn: guns fire at whoever comes, and the turn goes on', () => {
    const scene = hitting(arena().control(1, 'vefut-ii').units(1, 'vefut-ii', { pds: 1 }), 1, 'cannon')
      .units(0, '20', { cruiser: 1 })
      .secret(1, id);
    const table = activate(scene, '20');
    table.answer(1, 'space-cannon', '0');
    expect(table.state.turn?.seat).toBe(0);
    table.answer(1, 'unit-destroyed', `secret:${id}`);
    expect(table.seat(1)).toMatchObject({ points: 1, secrets: { scored: [id] } });
    expect(table.seat(0).points).toBe(0);
    expect(waits(table)).toEqual(['1:action']);
  });
});
