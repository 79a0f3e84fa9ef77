import { describe, expect, it } from 'vitest';
import type { CardId } from '#games/master-of-the-galaxy/content/ids.ts';
import { Scene } from '../scene.ts';

const FIVE = [
  'ore-barges',
  'consular-docks',
  'pulsar-observatory',
  'plasma-lenses',
  'picket-stations',
] as const;

/** Seat 0 has the race, five developments and these cards more, and only a black cube to put back. */
function holding(...more: readonly CardId[]): Scene {
  const scene = new Scene().bag(0, 'k').bag(1, 'k').bag(2, 'k');
  for (const id of [...FIVE, ...more]) scene.card(0, id);
  return scene;
}

describe('MOG-20 The limit of seven cards', () => {
  it('MOG-20.5 seven cards with the race may be kept', () => {
    const table = holding('scorched-orbits').play();
    table.put(0, 'return').end(0);
    expect(table.cards(0)).toHaveLength(7);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.5 with eight the phase does not end before one is discarded', () => {
    const table = holding('scorched-orbits', 'salvager-tock').play();
    table.put(0, 'return');
    expect(table).toRefuse(0, 'cards', 'end', 'MOG-20.5');
    table.answer(0, 'cards', 'discard:salvager-tock');
    table.end(0).answer(0, 'resources', { red: 1 });
    expect(table.cards(0)).toHaveLength(7);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.4 MOG-20.5 or before a conflict is laid, which then does not count', () => {
    const table = holding('scorched-orbits', 'patent-war').play();
    table.put(0, 'return').answer(0, 'cards', 'lay:patent-war');
    expect(table).toWaitFor([0, 'lay']);
    table.answer(0, 'lay', 'back');
    expect(table).toRefuse(0, 'cards', 'end', 'MOG-20.5'); // not laid after all
    table.answers([0, 'cards', 'lay:patent-war'], [0, 'lay', 's0-a0@s0:red']);
    table.end(0);
    expect(table.cards(0)).toHaveLength(7);
    expect(table.state.conflicts).toHaveLength(1);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.5 every card too many must go', () => {
    const table = holding('scorched-orbits', 'patent-war', 'salvager-tock').play();
    table.put(0, 'return').answer(0, 'cards', 'discard:ore-barges');
    expect(table).toRefuse(0, 'cards', 'end', 'MOG-20.5');
    table.answer(0, 'cards', 'discard:plasma-lenses');
    table.end(0);
    expect(table).toWaitFor([0, 'resources']);
  });

  it('MOG-20.5 MOG-3.7 nor may a truce that is agreed on while cubes are taken bring an eighth', () => {
    const table = holding('scorched-orbits', 'salvager-tock')
      .base(0, 'b0')
      .base(1, 'm0')
      .conflict('chain-of-feuds', 'b0-m0', { red: 'b0' })
      .play();
    table.put(0, 'return').answers([0, 'cards', 'truce:b0-m0'], [0, 'cards', 'discard:salvager-tock']);
    table.end(0);
    expect(table).toWaitFor([0, 'resources']);
    // The card of the conflict goes to seat 0, whose cubes are not taken yet.
    table.answer(1, 'truce', 'agree:b0-m0');
    table.answer(0, 'resources', { red: 1 });
    expect(table.cards(0)).toHaveLength(8);
    expect(table).toRefuse(0, 'cards', 'end', 'MOG-20.5');
    table.answer(0, 'cards', 'discard:ore-barges');
    table.end(0);
    // MOG-20.10: two cards bring three cubes, one of which is taken already.
    expect(table).toRefuse(0, 'resources', { red: 3 });
    table.answer(0, 'resources', { red: 2 });
    expect(table.cards(0)).toHaveLength(7);
    expect(table.bag(0).red).toBe(3);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.15 cards received in a turn of a rival stay until the own phase 3', () => {
    const table = holding('salvager-tock')
      .turnOf(1)
      .base(0, 'b0')
      .base(1, 'a1')
      .prepared(1, 'kitzal-brood')
      .route(1, 'a1-m0', { from: 'a1', colour: 'yellow', cubes: 2 })
      .conflict('scorched-orbits', 'b0-m0', { red: 'b0' })
      .play();
    table.put(1, 'return').answer(1, 'reward', 'base:kitzal-brood.0>m0'); // ends the conflict (19.1)
    expect(table.cards(0)).toHaveLength(8);
    table.answer(1, 'lifted', 'next');
    table.end(1).put(2, 'return');
    expect(table.cards(0)).toHaveLength(8);
    expect(table).toWaitFor([0, 'distribute']);
    table.put(0, 'return');
    expect(table).toRefuse(0, 'cards', 'end', 'MOG-20.5');
  });
});
