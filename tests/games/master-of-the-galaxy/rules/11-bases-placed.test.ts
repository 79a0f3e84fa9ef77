import { describe, expect, it } from 'vitest';
import type { SystemId } from '#games/master-of-the-galaxy/content/board.ts';
import type { Colour } from '#games/master-of-the-galaxy/content/kinds.ts';
import { type Galaxy, Scene } from '../scene.ts';

const from = (near: SystemId, colour: Colour, cubes: number) => ({ from: near, colour, cubes });
const disc = (table: Galaxy, card: Parameters<Galaxy['held']>[1] = 'azhgar-host') =>
  table.held(0, card).projects[0]?.disc;

/** Seat 0 has a prepared base and a complete route from s0 to a0; the tops of the politics decks are known. */
const ready = (seats: 2 | 3 = 3) =>
  new Scene(seats)
    .prepared(0, 'azhgar-host')
    .route(0, 's0-a0', from('s0', 'red', 3))
    .bag(0, 'g')
    .top('leader', 'salvager-tock', 'admiral-gorvane')
    .top('conflict', 'patent-war', 'scorched-orbits')
    .top('government', 'assembly-of-worlds', 'starlit-synod');

/** It places that base. */
const placed = (scene: Scene, system: SystemId): Galaxy => {
  const table = scene.play();
  table.answers([0, 'distribute', 'return'], [0, 'reward', `base:azhgar-host.0>${system}`]);
  return table;
};

/** A second prepared base, in the round cell of a government. */
const second = (scene: Scene) => scene.card(0, 'war-chancellery').prepared(0, 'war-chancellery');

describe('MOG-11 Placing a base: what follows', () => {
  it('MOG-11.3 a round cell emptied in this phase receives no new disc in the same phase', () => {
    const table = ready(2).fill(0, 'azhgar-host', { but: 1 }).bag(0, 'y').play();
    table.put(0, 'yellow>card:azhgar-host.0');
    table.answers([0, 'reward', 'base:azhgar-host.0>a0'], [0, 'lifted', 'next']);
    expect(disc(table)).toBe(false);
    expect(table.state.seats[0]?.reserve).toBe(7);
    expect(table.bag(0)).toEqual({ red: 1, blue: 0, yellow: 1, green: 2, black: 0 }); // the cubes return
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-11.3 after placing it is free, and in the next turn a new base is prepared there', () => {
    const table = placed(ready(2).fill(0, 'azhgar-host', { but: 1 }).bag(0, 'y'), 'a0');
    expect(disc(table)).toBe(false);
    expect(table.state.seats[0]?.reserve).toBe(7);
    table.answers([0, 'lifted', 'next'], [0, 'cards', 'end'], [1, 'distribute', 'return']);
    table.put(0, 'yellow>card:azhgar-host.0');
    expect(table.state.seats[0]?.reserve).toBe(6);
    expect(disc(table)).toBe(true);
  });

  it('MOG-11.3 the round cell of another card does not wait', () => {
    const table = ready(2)
      .card(0, 'war-chancellery')
      .fill(0, 'war-chancellery', { but: 1 })
      .bag(0, 'y')
      .play();
    table.put(0, 'yellow>card:war-chancellery.0');
    table.answers([0, 'reward', 'base:azhgar-host.0>a0'], [0, 'lifted', 'next']);
    expect([disc(table), disc(table, 'war-chancellery')]).toEqual([false, true]);
  });

  it('MOG-11.10 MOG-11.13 the first base in a system brings a leader', () => {
    const table = placed(ready().base(0, 's0'), 'a0'); // though it is the third on the board
    expect(table).toOfferExactly(0, 'lifted', ['salvager-tock', 'admiral-gorvane', 'next']);
    table.answer(0, 'lifted', 'salvager-tock');
    expect(table.cards(0)).toEqual(['azhgar-host', 'salvager-tock']);
    expect(table.cards(1)).toEqual(['kitzal-brood']); // a bystander
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-11.10 MOG-11.13 the second base in a system brings a conflict', () => {
    const table = placed(ready(), 's0');
    expect(table).toOfferExactly(0, 'lifted', ['patent-war', 'scorched-orbits', 'next']);
    table.answer(0, 'lifted', 'patent-war');
    expect(table.cards(0)).toEqual(['azhgar-host', 'patent-war']);
  });

  it('MOG-11.10 MOG-11.13 the third base in a system brings a government', () => {
    const table = placed(ready().base(0, 's0'), 's0');
    expect(table).toOfferExactly(0, 'lifted', ['assembly-of-worlds', 'starlit-synod', 'next']);
    table.answer(0, 'lifted', 'starlit-synod');
    expect(table.cards(0)).toEqual(['azhgar-host', 'starlit-synod']);
  });

  it('MOG-11.10 the card must be taken, before anything else', () => {
    const table = placed(second(ready()), 'a0');
    expect(table).toWaitFor([0, 'lifted']);
    expect(table).toRefuse(0, 'lifted', 'none', 'core.notOffered');
  });

  it('MOG-11.13 discs that stood there once do not count', () => {
    const table = new Scene()
      .bag(0, 'y')
      .base(0, 'm0')
      .base(1, 'a1', 2)
      .conflict('scorched-orbits', 'a1-m0', { red: 'm0', onRed: 'r r r . y' })
      .top('leader', 'salvager-tock', 'admiral-gorvane')
      .play();
    table.put(0, 'yellow>side:a1-m0.red');
    table.answer(0, 'conquer', 'reserve'); // the two of seat 1 are gone
    expect(table.state.systems.a1).toMatchObject({ owner: 0, bases: 1 });
    expect(table).toOfferExactly(0, 'lifted', ['salvager-tock', 'admiral-gorvane', 'next']);
  });

  it('MOG-11.14 placing the ninth disc wins at once, the eighth does not', () => {
    const seven = () => ready(2).base(0, 's0', 2).base(0, 'a0').base(0, 'm0', 2).base(0, 'b0');
    const eighth = placed(seven(), 'a0');
    expect(eighth.state.winner).toBe(null);
    expect(eighth).toWaitFor([0, 'lifted']);
    const ninth = placed(seven().base(0, 'm3'), 'a0');
    expect(ninth.state.winner).toEqual({ seat: 0, by: 'expansion' });
    expect(ninth.cards(0)).toEqual(['azhgar-host']); // no card is taken any more
    expect(ninth).toWaitFor();
  });

  it('MOG-11.15 two prepared bases may be placed in one phase, the first opening the way for the second', () => {
    const table = second(ready()).play();
    table.answer(0, 'distribute', 'return');
    expect(table).toOfferExactly(0, 'reward', [
      'base:azhgar-host.0>s0',
      'base:azhgar-host.0>a0',
      'base:war-chancellery.0>s0',
      'base:war-chancellery.0>a0',
      'keep',
    ]);
    table.answers([0, 'reward', 'base:war-chancellery.0>a0'], [0, 'lifted', 'salvager-tock']);
    table.answers([0, 'reward', 'base:azhgar-host.0>a0'], [0, 'lifted', 'patent-war']);
    expect(table.state.systems.a0).toMatchObject({ owner: 0, bases: 2 });
    expect(table.state.seats[0]?.reserve).toBe(6);
  });
});
