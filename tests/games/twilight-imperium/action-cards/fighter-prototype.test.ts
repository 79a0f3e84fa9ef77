import { describe, expect, it } from 'vitest';
import { arena, missing, rolls } from '../combat.ts';
import type { Scene } from '../scene.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

const card = 'card:fighter-prototype';
const scene = () =>
  missing(arena(), 1, 'combat', 'barrage')
    .units(0, '20', { carrier: 1, fighter: 3 })
    .units(1, '20', { carrier: 4, fighter: 8 });

function bonuses(from: Scene, round: number): Record<string, number> {
  const table = attack(from, '20');
  table.answer(0, 'combat-round-starts', card);
  onUntil(table, () => (table.state.battle?.round ?? 99) > round);
  const own = rolls(table).filter(({ seat, kind }) => seat === 0 && kind === 'combat')[round - 1];
  return Object.fromEntries((own?.groups ?? []).map(({ unit, bonus }) => [unit, bonus]));
}

describe('TI4 24 Fighter Prototype', () => {
  it('in the first round of a space combat its player’s fighters roll with +2, and nothing else does', () => {
    expect(bonuses(scene().hand(0, 'fighter-prototype'), 1)).toEqual({ fighter: 2, carrier: 0 });
  });

  it('not in the second', () => {
    expect(bonuses(scene().hand(0, 'fighter-prototype'), 2)).toEqual({ fighter: 0, carrier: 0 });
    const table = attack(scene().hand(0, 'fighter-prototype'), '20');
    table.answer(0, 'combat-round-starts', 'pass');
    onUntil(table, () => table.state.battle?.round === 2);
    expect(table.seat(0).hand).toEqual(['fighter-prototype']);
    if (isAsked(table, 0, 'combat-round-starts'))
      expect(table).toOfferExactly(0, 'combat-round-starts', ['pass']);
  });

  it('not without fighters', () => {
    const table = attack(
      arena()
        .hand(0, 'fighter-prototype')
        .units(0, '20', { cruiser: 1 })
        .units(1, '20', { cruiser: 1, carrier: 1, fighter: 1 }),
      '20',
    );
    expect(table.seat(0).hand).toEqual(['fighter-prototype']);
    if (isAsked(table, 0, 'combat-round-starts'))
      expect(table).toOfferExactly(0, 'combat-round-starts', ['pass']);
  });
});
