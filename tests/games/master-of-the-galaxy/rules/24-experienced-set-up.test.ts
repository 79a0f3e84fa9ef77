import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS } from '#games/master-of-the-galaxy/content/board.ts';
import { RACES } from '#games/master-of-the-galaxy/content/ids.ts';
import { DECKS } from '#games/master-of-the-galaxy/content/kinds.ts';
import { type Galaxy, newTable } from '../scene.ts';

const experienced = (seats: number, first: Seat = 0, seed = 1) =>
  newTable(seats, { variant: 'experienced', first }, seed);
const holes = ({ state }: Galaxy) => SYSTEMS.filter((id) => state.systems[id].hole);
const corner = (at: number) => [`s${at}`, `a${at}`, `b${at}`];

/** Each seat, as it is asked, takes the first race that lies open. */
function withRaces(table: Galaxy, ...seats: readonly Seat[]): Galaxy {
  for (const seat of seats) table.answer(seat, 'race', table.offers(seat, 'race')[0] as string);
  return table;
}

describe('MOG-24 Experienced set-up', () => {
  it.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])('MOG-24.2 with %i seats %i races are revealed to all', (seats, revealed) => {
    const table = experienced(seats);
    expect(table.state.offered).toHaveLength(revealed);
    expect(table.state.decks.race).toHaveLength(9 - revealed);
    expect([...table.state.offered, ...table.state.decks.race].sort()).toEqual([...RACES].sort());
    for (const viewer of [0, 1, 'table'] as const)
      expect(table.session.view(viewer).offered).toEqual(table.state.offered);
    expect(table).toWaitFor([0, 'race']);
    expect(table).toOfferExactly(0, 'race', table.state.offered);
  });

  it('MOG-24.3 from the first seat clockwise each takes one of them', () => {
    const table = experienced(4, 2);
    let left = [...table.state.offered];
    for (const seat of [2, 3, 0, 1]) {
      expect(table).toWaitFor([seat, 'race']);
      expect(table).toOfferExactly(seat, 'race', left);
      const taken = left[2] as (typeof left)[number];
      table.answer(seat, 'race', taken);
      expect(table.cards(seat)).toEqual([taken]);
      left = left.filter((race) => race !== taken);
    }
    expect(table).toWaitFor([1, 'corner']);
  });

  it('MOG-24.3 the others are shuffled back into the race deck', () => {
    const places = new Set<string>();
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const table = experienced(2, 0, seed);
      const [, , ...rest] = table.state.offered;
      withRaces(table, 0, 1);
      const { race } = table.state.decks;
      expect(table.state.offered).toEqual([]);
      const held = [...table.cards(0), ...table.cards(1)];
      expect([...race, ...held].sort()).toEqual([...RACES].sort());
      places.add(`${rest.map((id) => race.indexOf(id))}`);
    }
    expect(places.size).toBeGreaterThan(3); // neither always on top nor always below
  });

  it('MOG-24.4 from the last seat counter-clockwise each chooses a start system and puts a base there', () => {
    const table = withRaces(experienced(4, 1), 1, 2, 3, 0);
    let free = ['s0', 's1', 's2', 's3'];
    for (const seat of [0, 3, 2, 1]) {
      expect(table).toWaitFor([seat, 'corner']);
      expect(table).toOfferExactly(seat, 'corner', free);
      const chosen = free[free.length - 1] as 's0';
      table.answer(seat, 'corner', chosen);
      expect(table.state.systems[chosen]).toMatchObject({ owner: seat, bases: 1 });
      free = free.filter((id) => id !== chosen);
    }
    expect(table.state.seats.map(({ reserve }) => reserve)).toEqual([8, 8, 8, 8]);
    expect(table).toWaitFor([1, 'distribute']); // and the first seat begins
  });

  it.each(['s1', 's2', 's3'])(
    'MOG-24.5 two seats choose any free corners, s0 and %s too; the others are covered',
    (chosen) => {
      const table = withRaces(experienced(2), 0, 1);
      table.answer(1, 'corner', 's0');
      expect(table).toOfferExactly(0, 'corner', ['s1', 's2', 's3']);
      expect(table).toRefuse(0, 'corner', 's0', 'core.notOffered');
      expect(holes(table)).toEqual([]);
      table.answer(0, 'corner', chosen);
      const empty = [1, 2, 3].filter((at) => `s${at}` !== chosen);
      expect(holes(table).sort()).toEqual(empty.flatMap(corner).sort());
    },
  );

  it('MOG-24.6 all other steps of set-up stay as they are', () => {
    const table = experienced(3, 2);
    expect(table.state.bank).toEqual({ red: 30, blue: 30, yellow: 30, green: 30, black: 5 }); // 2.2
    expect(table.state.seats.map(({ reserve }) => reserve)).toEqual([9, 9, 9]); // 2.3
    for (const deck of DECKS) expect(table.session.view('table').decks[deck].top).toBeNull(); // 2.1
    withRaces(table, 2, 0, 1);
    for (const deck of DECKS) expect(table.session.view('table').decks[deck].top).toBeNull();
    table.answer(1, 'corner', 's3');
    table.answer(0, 'corner', 's2');
    table.answer(2, 'corner', 's0');
    expect(holes(table).sort()).toEqual(corner(1).sort()); // 2.10
    for (const deck of DECKS)
      expect(table.session.view('table').decks[deck].top).toBe(table.state.decks[deck][0]); // 2.12
    for (const seat of [0, 1, 2]) expect(table.cards(seat)).toHaveLength(1); // 2.13
    expect(table.symbols(1)).toMatchObject({ cultural: 1, military: 0 }); // 2.14
    expect(table.symbols(2)).toMatchObject({ cultural: 0, military: 1 });
    for (const seat of [0, 1]) // seat 2 has drawn already
      expect(table.bag(seat)).toEqual({ red: 5, blue: 5, yellow: 5, green: 5, black: 5 });
    expect(table).toWaitFor([2, 'distribute']);
  });
});
