import { describe, expect, it } from 'vitest';
import { arena, hitting, missing } from '../combat.ts';
import { attack, isAsked, onUntil } from './fighting.ts';

const card = 'card:shields-holding';

/** Seat 1 makes so many hits on four cruisers of seat 0. */
function shot(hits: number) {
  const scene = hitting(missing(arena(), 0, 'combat'), 1, 'combat')
    .hand(0, 'shields-holding')
    .hand(1, 'shields-holding')
    .units(0, '20', { cruiser: 4 })
    .units(1, '20', { cruiser: hits });
  const table = attack(scene, '20');
  return onUntil(table, () => isAsked(table, 0, 'combat-hits'));
}

describe('TI4 24 Shields Holding', () => {
  it.each([
    [1, 4],
    [2, 4],
    [3, 3],
  ])('of %i hits on its player’s ships in a space combat up to two are cancelled', (hits, left) => {
    const table = shot(hits);
    expect(table).toOfferExactly(0, 'combat-hits', [card, 'pass']);
    expect(isAsked(table, 1, 'combat-hits')).toBe(false);
    table.answer(0, 'combat-hits', card);
    onUntil(table, () => table.state.battle?.round === 2);
    expect(table.at('20')).toBe(`0:cruiser ${left}, 1:cruiser ${hits}`);
  });

  it('unplayed, all of them count', () => {
    const table = shot(3);
    table.answer(0, 'combat-hits', 'pass');
    onUntil(table, () => table.state.battle?.round === 2);
    expect(table.at('20')).toBe('0:cruiser 1, 1:cruiser 3');
  });

  it('19.2 it works on hits of an Anti-Fighter Barrage too, where there are fighters', () => {
    const scene = (fighters: { fighter?: number }) =>
      hitting(missing(missing(arena(), 0, 'combat'), 1, 'combat'), 1, 'barrage')
        .hand(0, 'shields-holding')
        .control(0, 'wellon')
        .units(0, '20', { carrier: 2, ...fighters })
        .units(1, '20', { destroyer: 2 });
    const table = attack(scene({ fighter: 5 }), '20');
    expect(table).toOfferExactly(0, 'combat-hits', [card, 'pass']);
    table.answer(0, 'combat-hits', card);
    expect(table.at('20')).toBe('0:carrier 2, 0:fighter 3, 1:destroyer 2');
    expect(table).toWaitFor([0, 'retreat']);
    expect(attack(scene({}), '20')).toWaitFor([0, 'retreat']);
  });

  it('neither on the ground nor against space cannons', () => {
    const scene = hitting(hitting(arena(), 1, 'combat'), 1, 'cannon')
      .hand(0, 'shields-holding')
      .units(0, '20', { carrier: 2, infantry: 3 })
      .control(1, 'vefut-ii')
      .units(1, 'vefut-ii', { pds: 1, infantry: 1 });
    const table = attack(scene, '20');
    expect(table.at('20')).toBe('0:carrier 1, 0:infantry 3');
    table.answer(0, 'commit', { 'vefut-ii:infantry': 3 });
    onUntil(table, () => table.state.tactical === null);
    expect(table.seat(0).hand).toEqual(['shields-holding']);
  });
});
