import { describe, expect, it } from 'vitest';
import { counted, type Galaxy, Scene } from '../scene.ts';

/** Seat 0 in s0 and b0, next to the neutral a0 and to m0 of seat 1, with nothing drawn but one cube to put back. */
const border = () => new Scene().base(0, 'b0').base(1, 'm0').bag(0, 'k').bag(1, 'r r g').bag(2, 'g');

const fronts = (...tracks: readonly string[]) => [
  ...tracks.flatMap((track) => [`${track}:red`, `${track}:blue`]),
  'back',
];

const fought = (table: Galaxy) => table.state.conflicts.map(({ card, track, red }) => [card, track, red]);

describe('MOG-20 Laying conflicts in phase 3', () => {
  it('MOG-20.1 any number of conflicts is laid and any number of cards discarded', () => {
    const table = border()
      .card(0, 'scorched-orbits')
      .card(0, 'patent-war')
      .card(0, 'chain-of-feuds')
      .card(0, 'ore-barges')
      .play();
    table.put(0, 'return');
    table.answers(
      [0, 'cards', 'lay:scorched-orbits'],
      [0, 'lay', 's0-a0@s0:red'],
      [0, 'cards', 'lay:patent-war'],
      [0, 'lay', 'b0-m0@b0:blue'],
      [0, 'cards', 'discard:ore-barges'],
      [0, 'cards', 'discard:chain-of-feuds'],
    );
    expect(fought(table)).toEqual([
      ['scorched-orbits', 's0-a0', 's0'],
      ['patent-war', 'b0-m0', 'm0'],
    ]);
    expect(table.cards(0)).toEqual(['azhgar-host']);
    expect(table.state.decks.commerce.at(-1)).toBe('ore-barges');
    expect(table.state.decks.conflict.at(-1)).toBe('chain-of-feuds');
  });

  it('MOG-20.1 it comes after the rewards, and nothing need be laid or discarded', () => {
    const table = border().bag(0, 'r').card(0, 'scorched-orbits').play();
    table.put(0, 'red>planet:s0.0');
    expect(table.bag(0)).toEqual(counted('r r r'));
    expect(table).toOfferExactly(0, 'cards', ['lay:scorched-orbits', 'discard:scorched-orbits', 'end']);
    table.end(0);
    expect(table.cards(0)).toEqual(['azhgar-host', 'scorched-orbits']);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-20.2 a conflict lies between an own system and a joined one of a rival or of nobody', () => {
    const table = border().card(0, 'scorched-orbits').play();
    table.put(0, 'return').answer(0, 'cards', 'lay:scorched-orbits');
    expect(table).toOfferExactly(0, 'lay', fronts('s0-a0@s0', 'a0-b0@b0', 'b0-m0@b0'));
    table.answer(0, 'lay', 'back');
    expect(table).toWaitFor([0, 'cards']);
    expect(table.cards(0)).toContain('scorched-orbits');
  });

  it('MOG-20.2 no conflict is laid towards a black hole', () => {
    const table = new Scene().base(0, 'm3').bag(0, 'k').card(0, 'scorched-orbits').play();
    table.put(0, 'return').answer(0, 'cards', 'lay:scorched-orbits');
    const from = ['s0-a0@s0', 's0-b0@s0', 'm2-m3@m3', 'a0-m3@m3', 'm3-m0@m3', 'm3-c@m3']; // b3 is covered
    expect(table).toOfferExactly(0, 'lay', fronts(...from));
  });

  it.each([
    ['red', 'b0'],
    ['blue', 'm0'],
  ] as const)('MOG-20.2 the seat chooses the side that faces it: %s', (side, red) => {
    const table = border().card(0, 'scorched-orbits').play();
    table.put(0, 'return').answer(0, 'cards', 'lay:scorched-orbits');
    table.answer(0, 'lay', `b0-m0@b0:${side}`);
    expect(fought(table)).toEqual([['scorched-orbits', 'b0-m0', red]]);
    table.end(0);
    expect(table.offers(1, 'distribute')).toContain(
      `red>side:b0-m0.${side === 'red' ? 'blue' : 'red'}`, // the other side is the rival's
    );
  });

  it('MOG-20.3 at most one conflict lies on a track', () => {
    const table = border()
      .card(0, 'patent-war')
      .conflict('scorched-orbits', 'b0-m0', { red: 'm0' })
      .conflict('chain-of-feuds', 's0-a0', { red: 's0' })
      .play();
    table.put(0, 'return').answer(0, 'cards', 'lay:patent-war');
    expect(table).toOfferExactly(0, 'lay', fronts('a0-b0@b0'));
    table.answer(0, 'lay', 'a0-b0@b0:red');
    expect(fought(table)).toHaveLength(3);
  });

  it('MOG-20.2 MOG-20.3 with no free track the card cannot be laid', () => {
    const table = new Scene()
      .bag(0, 'k')
      .card(0, 'patent-war')
      .conflict('scorched-orbits', 's0-b0', { red: 's0' })
      .conflict('chain-of-feuds', 's0-a0', { red: 's0' })
      .play();
    table.put(0, 'return');
    expect(table).toRefuse(0, 'cards', 'lay:patent-war', 'MOG-20.2');
    expect(table).toOfferExactly(0, 'cards', ['discard:patent-war', 'end']);
  });

  it.each([
    ['partly', 2],
    ['completely', 3],
  ] as const)('MOG-20.3 cubes of a %s filled track return to the bag', (_, laid) => {
    const table = border()
      .card(0, 'patent-war')
      .route(0, 's0-a0', { from: 's0', colour: 'blue', cubes: laid })
      .route(0, 's0-b0', { from: 's0', colour: 'red', cubes: 1 })
      .play();
    table.put(0, 'return').answer(0, 'cards', 'lay:patent-war');
    table.answer(0, 'lay', 's0-a0@s0:red');
    expect(table.bag(0)).toEqual({ ...counted('k'), blue: laid });
    expect(table.state.routes).toEqual({ 's0-b0': { owner: 0, from: 's0', colour: 'red', cubes: 1 } });
  });

  it('MOG-20.4 cubes may be put on it from the next turn on, not in the phase in which it is laid', () => {
    const table = border().bag(0, 'r r r').card(0, 'hostage-embassy').play();
    table.put(0, 'red>planet:s0.0', 'return');
    table.answers([0, 'cards', 'lay:hostage-embassy'], [0, 'lay', 'b0-m0@b0:red']);
    expect(table).toOfferExactly(0, 'cards', ['truce:b0-m0', 'end']); // no cube goes there now
    table.end(0).put(1, 'red>side:b0-m0.blue');
    expect(table.state.conflicts[0]?.cells.blue).toEqual(['red', null, null, null]);
    table.put(1, 'return').end(1).put(2, 'return');
    table.put(0, 'red>side:b0-m0.red');
    expect(table.state.conflicts[0]?.cells.red).toEqual(['red', null, null]);
  });

  it('MOG-20.4 several conflicts at once are allowed; on the board they are nobody’s cards', () => {
    const table = border()
      .card(0, 'scorched-orbits')
      .conflict('patent-war', 's0-a0', { red: 's0' })
      .conflict('chain-of-feuds', 'b0-m0', { red: 'b0' })
      .play();
    table.put(0, 'return').answer(0, 'cards', 'lay:scorched-orbits');
    table.answer(0, 'lay', 'a0-b0@b0:blue');
    expect(fought(table)).toHaveLength(3);
    expect(table.cards(0)).toEqual(['azhgar-host']);
    expect(table.cards(1)).toEqual(['kitzal-brood']);
  });

  it('MOG-20.13 the second base in a system brings a conflict, which may be laid in the same turn', () => {
    const table = border()
      .prepared(0, 'azhgar-host')
      .route(0, 's0-b0', { from: 's0', colour: 'red', cubes: 3 })
      .top('conflict', 'patent-war')
      .play();
    table.put(0, 'return').answer(0, 'reward', 'base:azhgar-host.0>s0');
    table.answer(0, 'lifted', 'patent-war');
    table.answers([0, 'cards', 'lay:patent-war'], [0, 'lay', 'b0-m0@b0:red']);
    expect(fought(table)).toEqual([['patent-war', 'b0-m0', 'b0']]);
  });

  it('MOG-20.13 the second implemented development of a kind brings one too; it may wait for a later turn', () => {
    const table = border()
      .bag(0, 'y k')
      .bag(1, 'k')
      .working(0, 'consular-docks')
      .card(0, 'ore-barges', '. y g')
      .top('conflict', 'patent-war')
      .play();
    table.put(0, 'yellow>card:ore-barges.0', 'return').answer(0, 'lifted', 'patent-war');
    expect(table.offers(0, 'cards')).toContain('lay:patent-war');
    table.end(0).put(1, 'return').put(2, 'return').put(0, 'return');
    table.answers([0, 'cards', 'lay:patent-war'], [0, 'lay', 's0-a0@s0:blue']);
    expect(fought(table)).toEqual([['patent-war', 's0-a0', 'a0']]);
  });
});
