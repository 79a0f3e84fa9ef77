import { describe, expect, it } from 'vitest';
import { rolls } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';

/** Seat 0 brings five dreadnoughts to system 20 where seat 1 has five. */
function battle(scene: Scene, fleet = 5): Imperium {
  const table = scene
    .pools(0, { fleet })
    .pools(1, { fleet: 5 })
    .units(0, '19', { dreadnought: 5 })
    .units(1, '20', { dreadnought: 5 })
    .play();
  table.answers([0, 'action', 'tactical'], [0, 'activate', '20']);
  table.quiet().answer(0, 'move', { '19:dreadnought': 5 });
  return table.quiet();
}

/** Everything is answered in the plainest way until something is true. */
function onUntil(table: Imperium, done: () => boolean): void {
  while (!done()) {
    const asked = table.session.open().find(({ optional, held }) => !optional && held === null);
    if (!asked) throw new Error('nobody is asked');
    table.answer(asked.seat, asked.topic, asked.fallback);
  }
}

const bonuses = (table: Imperium, seat: number) =>
  table.state.battle?.rolls.filter((roll) => roll.seat === seat).map(({ bonus }) => bonus);

describe('TI4 24 Morale Boost', () => {
  it('39.2 at the start of a combat round it adds 1 to its player’s rolls of that round and to nobody else’s', () => {
    const table = battle(new Scene().hand(0, 'morale-boost'));
    expect(table).toOfferExactly(0, 'combat-round-starts', ['card:morale-boost', 'pass']);
    table.answer(0, 'combat-round-starts', 'card:morale-boost');
    expect(table.state.discards.action).toEqual(['morale-boost']);
    onUntil(table, () => (bonuses(table, 0)?.length ?? 0) > 0 && (bonuses(table, 1)?.length ?? 0) > 0);
    expect(table.state.battle?.round).toBe(1);
    expect(bonuses(table, 0)).toEqual([1]);
    expect(bonuses(table, 1)).toEqual([0]);
    onUntil(table, () => table.state.battle?.round === 2);
    expect(table.state.effects).toEqual([]);
  });

  it('19.1c the barrage is no combat roll', () => {
    const table = battle(new Scene().hand(0, 'morale-boost').units(0, '20', { destroyer: 1 }), 6);
    table.answer(0, 'combat-round-starts', 'card:morale-boost');
    onUntil(table, () => rolls(table).some(({ kind }) => kind === 'combat'));
    const own = rolls(table).filter(({ seat }) => seat === 0);
    expect(own.map(({ kind, groups }) => [kind, groups[0]?.bonus])).toEqual([
      ['barrage', 0],
      ['combat', 1],
    ]);
  });

  it('63.1 the defender may play it too, a third party may not', () => {
    const table = battle(new Scene().hand(1, 'morale-boost').hand(2, 'morale-boost'));
    expect(table).toWaitFor([1, 'combat-round-starts']);
    expect(table).toOfferExactly(1, 'combat-round-starts', ['card:morale-boost', 'pass']);
  });

  it('74.18 it can be played again at the start of the next round', () => {
    const table = battle(new Scene().hand(0, 'morale-boost', 'morale-boost'));
    table.answer(0, 'combat-round-starts', 'card:morale-boost');
    onUntil(table, () => table.state.battle?.round === 2);
    expect(table).toOfferExactly(0, 'combat-round-starts', ['card:morale-boost', 'pass']);
  });
});
