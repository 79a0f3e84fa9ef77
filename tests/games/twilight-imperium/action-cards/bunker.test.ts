import { describe, expect, it } from 'vitest';
import type { UnitType } from '#games/twilight-imperium/tables/kinds.ts';
import { arena, rolls } from '../combat.ts';
import { attack, effectsOf, isAsked, onUntil } from './fighting.ts';

const card = 'card:bunker';

/** Seat 0 is about to invade system 35 with this; seat 1 holds Bereg and seat 2 Lirta IV. */
const scene = (units: Partial<Record<UnitType, number>>) =>
  arena()
    .hand(1, 'bunker')
    .units(0, '35', units)
    .control(1, 'bereg')
    .units(1, 'bereg', { infantry: 5 })
    .control(2, 'lirta-iv')
    .units(2, 'lirta-iv', { infantry: 5 });

const bombers = { dreadnought: 2, infantry: 2 };

describe('TI4 24 Bunker', () => {
  it('every BOMBARDMENT die against its player’s planets has -4 in this invasion, against others’ none', () => {
    const table = attack(scene(bombers), '35');
    expect(table).toOfferExactly(1, 'invasion-starts', [card, 'pass']);
    table.answer(1, 'invasion-starts', card);
    table.answer(0, 'bombardment', { 'dreadnought@bereg': 1, 'dreadnought@lirta-iv': 1 });
    const made = rolls(table).filter(({ kind }) => kind === 'bombardment');
    expect(made.map(({ groups }) => groups[0]?.bonus)).toEqual([-4, 0]);
    table.answer(0, 'commit', { 'bereg:infantry': 2 });
    onUntil(table, () => table.state.tactical === null);
    const fought = rolls(table).filter(({ kind }) => kind === 'combat');
    expect(fought.flatMap(({ groups }) => groups.map(({ bonus }) => bonus)).every((n) => n === 0)).toBe(true);
    expect(effectsOf(table)).toEqual([]);
  });

  it('unplayed, nothing is subtracted', () => {
    const table = attack(scene(bombers), '35');
    table.answer(1, 'invasion-starts', 'pass');
    table.answer(0, 'bombardment', { 'dreadnought@bereg': 1 });
    expect(rolls(table)[0]?.groups[0]?.bonus).toBe(0);
  });

  it('not where nothing can bombard, and not by who holds no planet there', () => {
    const table = attack(scene({ carrier: 1, infantry: 2 }), '35');
    expect(isAsked(table, 1, 'invasion-starts')).toBe(false);
    const other = attack(scene(bombers).hand(1).hand(0, 'bunker'), '35');
    expect(isAsked(other, 0, 'invasion-starts')).toBe(false);
  });

  it('48.0 not where all its planets have PLANETARY SHIELD', () => {
    const shielded = attack(scene(bombers).units(1, 'bereg', { pds: 1 }), '35');
    expect(isAsked(shielded, 1, 'invasion-starts')).toBe(false);
    // That of another's planet is no help.
    const other = attack(scene(bombers).units(2, 'lirta-iv', { pds: 1 }), '35');
    other.answer(2, 'space-cannon', 'hold');
    expect(isAsked(other, 1, 'invasion-starts')).toBe(true);
  });
});
