import { describe, expect, it } from 'vitest';
import { arena, facts, rolls } from '../combat.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

const card = 'card:fire-team';

/** Six infantry of seat 0 land among six of seat 1. */
function landed(seed = 1) {
  const scene = arena()
    .hand(0, 'fire-team')
    .units(0, '20', { carrier: 2, infantry: 6 })
    .control(1, 'vefut-ii')
    .units(1, 'vefut-ii', { infantry: 6 });
  const table = attack(scene, '20', seed);
  table.answer(0, 'commit', { 'vefut-ii:infantry': 6 });
  return onUntil(table, () => isAsked(table, 0, 'dice-rolled'));
}

describe('TI4 24 Fire Team', () => {
  it('44.1 after its player’s ground combat rolls any of those dice are rolled again', () => {
    const table = landed();
    expect(table).toOfferExactly(0, 'dice-rolled', [card, 'pass']);
    const [own] = rolls(table);
    const first = own?.groups[0]?.results ?? [];
    expect(first).toHaveLength(6);
    table.answer(0, 'dice-rolled', card);
    const slots = table.offers(0, 'reroll');
    expect(slots).toEqual([...new Set(first.map((result) => `infantry:${result}`))]);
    table.answer(0, 'reroll', { [slots[0] ?? '']: 1 });
    const [again] = facts(table, 'fact.rerolled') as { seat: number; groups: { results: number[] }[] }[];
    expect(again?.seat).toBe(0);
    expect(again?.groups[0]?.results).toHaveLength(1);
    const kept = [...first].sort();
    kept.splice(kept.indexOf(Number(slots[0]?.split(':')[1])), 1);
    const hits = [...kept, ...(again?.groups[0]?.results ?? [])].filter((result) => result >= 8).length;
    expect(facts(table, 'fact.hits').find(({ seat }) => seat === 0)).toEqual({ seat: 0, count: hits });
    expect(table.state.discards.action).toEqual(['fire-team']);
  });

  it('it may be none', () => {
    const table = landed();
    table.answers([0, 'dice-rolled', card], [0, 'reroll', {}]);
    expect(facts(table, 'fact.rerolled')).toEqual([]);
  });

  it('not in a space combat', () => {
    const scene = arena().hand(0, 'fire-team').units(0, '20', { cruiser: 3 }).units(1, '20', { cruiser: 3 });
    const table = attack(scene, '20');
    onUntil(table, () => table.state.battle === null || isAsked(table, 0, 'dice-rolled'));
    expect(isAsked(table, 0, 'dice-rolled')).toBe(false);
    expect(table.seat(0).hand).toEqual(['fire-team']);
  });
});
