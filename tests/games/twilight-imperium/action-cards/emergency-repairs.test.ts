import { describe, expect, it } from 'vitest';
import { arena, missing } from '../combat.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

const card = 'card:emergency-repairs';

/** Nobody hits in system 20, from which seat 0 could retreat; a dreadnought of seat 1 is damaged. */
const scene = () =>
  missing(missing(arena(), 0, 'combat'), 1, 'combat')
    .hand(0, 'emergency-repairs')
    .control(0, 'wellon')
    .units(0, '20', { dreadnought: 2 })
    .units(1, '20', { dreadnought: 2 })
    .damaged(1, '20', { dreadnought: 1 });

describe('TI4 24 Emergency Repairs', () => {
  it('52.3 at the start of a combat round all damaged units of its player in the system are repaired', () => {
    const table = attack(scene().damaged(0, '20', { dreadnought: 2 }), '20');
    expect(table).toOfferExactly(0, 'combat-round-starts', [card, 'pass']);
    table.answer(0, 'combat-round-starts', card);
    expect(table.at('20')).toBe('0:dreadnought 2, 1:dreadnought 2 (1)');
    expect(table.state.battle?.round).toBe(1);
  });

  it('or at its end', () => {
    const table = attack(scene().damaged(0, '20', { dreadnought: 1 }), '20');
    table.answer(0, 'combat-round-starts', 'pass');
    onUntil(table, () => isAsked(table, 0, 'combat-round-ends'));
    table.answer(0, 'combat-round-ends', card);
    expect(table.at('20')).toBe('0:dreadnought 2, 1:dreadnought 2 (1)');
    expect(table.quiet().state.battle?.round).toBe(2);
  });

  it('not without a damaged unit', () => {
    const table = attack(scene(), '20');
    expect(isAsked(table, 0, 'combat-round-starts')).toBe(false);
  });
});
