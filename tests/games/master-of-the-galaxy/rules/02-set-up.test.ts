import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS, systems } from '#games/master-of-the-galaxy/content/board.ts';
import {
  COMMERCES,
  CONFLICTS,
  EXPANSIONS,
  GOVERNMENTS,
  LEADERS,
  PROGRESSES,
  RACES,
} from '#games/master-of-the-galaxy/content/ids.ts';
import { COLOURS, DECKS, RESOURCES } from '#games/master-of-the-galaxy/content/kinds.ts';
import { type Galaxy, newTable } from '../scene.ts';

const SEEDS = Array.from({ length: 16 }, (_, i) => i + 1);
const POLITICS_AND_DEVELOPMENTS = DECKS.filter((deck) => deck !== 'race');

/** The corner in which a seat has settled, if it has. */
function cornerOf({ state }: Galaxy, seat: Seat): number | null {
  const start = SYSTEMS.find((id) => systems[id].start && state.systems[id].owner === seat);
  return start ? systems[start].corner : null;
}
const holes = ({ state }: Galaxy) => SYSTEMS.filter((id) => state.systems[id].hole);
const corner = (at: number) => [`s${at}`, `a${at}`, `b${at}`];
const clockwiseFrom = (at: number | null, by: number) => ((at ?? 0) + by) % 4;

describe('MOG-2 Set-up', () => {
  it('MOG-2.1 seven decks by kind, each shuffled by itself, lie face down', () => {
    const printed = {
      leader: LEADERS,
      conflict: CONFLICTS,
      government: GOVERNMENTS,
      expansion: EXPANSIONS,
      commerce: COMMERCES,
      progress: PROGRESSES,
      race: RACES,
    };
    const [one, other] = [newTable(3, {}, 1), newTable(3, {}, 2)];
    for (const deck of DECKS) {
      expect([...one.state.decks[deck]].sort()).toEqual([...printed[deck]].sort());
      expect(one.state.decks[deck]).not.toEqual(printed[deck]);
      expect(one.state.decks[deck]).not.toEqual(other.state.decks[deck]);
      const size = printed[deck].length;
      for (const viewer of [0, 1, 2, 'table'] as const) // three seats: the corners are not given out yet
        expect(one.session.view(viewer).decks[deck]).toEqual({ size, top: null });
    }
    const places = (pile: readonly string[], all: readonly string[]) => pile.map((id) => all.indexOf(id));
    const { expansion, commerce, progress } = one.state.decks;
    expect(places(expansion, EXPANSIONS)).not.toEqual(places(commerce, COMMERCES));
    expect(places(commerce, COMMERCES)).not.toEqual(places(progress, PROGRESSES));
  });

  it.each([
    [2, { red: 35, blue: 35, yellow: 35, green: 35, black: 10 }],
    [3, { red: 30, blue: 30, yellow: 30, green: 30, black: 5 }],
    [4, { red: 25, blue: 25, yellow: 25, green: 25, black: 0 }],
  ])(
    'MOG-2.2 with %i seats each bag holds five cubes of every colour, the bank the others',
    (seats, bank) => {
      const table = newTable(seats);
      for (const { bag } of table.state.seats)
        expect(bag).toEqual({ red: 5, blue: 5, yellow: 5, green: 5, black: 5 });
      expect(table.state.bank).toEqual(bank);
    },
  );

  it('MOG-2.3 each seat has nine discs of the colour it chose', () => {
    const table = newTable(3, { colours: ['orange', 'grey', 'purple'], variant: 'experienced' });
    expect(table.state.seats.map(({ colour, reserve }) => [colour, reserve])).toEqual([
      ['orange', 9],
      ['grey', 9],
      ['purple', 9],
    ]);
  });

  it('MOG-2.5 MOG-2.6 the first seat settles by the draw of a coloured cube, which returns to the bag', () => {
    const drawn = new Set<string>();
    for (const seed of SEEDS) {
      const table = newTable(2, { first: 1 }, seed);
      const home = cornerOf(table, 1);
      drawn.add(systems[`s${home}` as 's0'].colour);
      expect(table.state.systems[`s${home}` as 's0']).toMatchObject({ owner: 1, bases: 1 });
      for (const colour of RESOURCES) expect(table.bag(1)[colour]).toBe(5);
    }
    expect([...drawn].sort()).toEqual([...COLOURS].sort()); // every colour comes up, black never names a system
  });

  it('MOG-2.7 of two seats the second settles in the opposite corner', () => {
    for (const seed of SEEDS) {
      const table = newTable(2, { first: seed % 2 }, seed);
      const first = seed % 2;
      expect(cornerOf(table, 1 - first)).toBe(clockwiseFrom(cornerOf(table, first), 2));
    }
  });

  it('MOG-2.8 of three seats the second settles to the left of the first, the third in a free corner of choice', () => {
    for (const seed of SEEDS) {
      const first = seed % 3;
      const [second, third] = [(first + 1) % 3, (first + 2) % 3];
      const table = newTable(3, { first }, seed);
      const home = cornerOf(table, first);
      expect(cornerOf(table, second)).toBe(clockwiseFrom(home, 1));
      expect(table).toWaitFor([third, 'corner']);
      const free = [clockwiseFrom(home, 2), clockwiseFrom(home, 3)];
      expect(table).toOfferExactly(
        third,
        'corner',
        free.map((at) => `s${at}`),
      );
      const chosen = free[seed % 2] as number;
      table.answer(third, 'corner', `s${chosen}`);
      expect(cornerOf(table, third)).toBe(chosen);
      expect(cornerOf(table, first)).toBe(home);
    }
  });

  it('MOG-2.9 four seats settle clockwise from the first', () => {
    for (const seed of SEEDS) {
      const first = seed % 4;
      const table = newTable(4, { first }, seed);
      const home = cornerOf(table, first);
      for (const by of [1, 2, 3]) expect(cornerOf(table, (first + by) % 4)).toBe(clockwiseFrom(home, by));
    }
  });

  it('MOG-2.10 the start system and its two nearest are covered in every empty corner, before races are taken', () => {
    const two = newTable(2);
    const [home = 0, away = 0] = [cornerOf(two, 0) ?? 0, cornerOf(two, 1) ?? 0];
    const empty = [0, 1, 2, 3].filter((at) => at !== home && at !== away);
    expect(holes(two).sort()).toEqual(empty.flatMap(corner).sort());
    expect(holes(two)).toHaveLength(6);

    const three = newTable(3, { first: 0 });
    expect(holes(three)).toEqual([]); // the third corner is still to be chosen
    const [mine = '', other = ''] = three.offers(2, 'corner');
    three.answer(2, 'corner', mine);
    expect(holes(three).sort()).toEqual(corner(Number(other.slice(1))).sort());
    expect(three).toWaitFor([0, 'lifted']);

    expect(holes(newTable(4).settled())).toEqual([]);
  });

  it('MOG-2.11 from the first seat on each takes a race by the general rule from the face-up deck', () => {
    const table = newTable(4, { first: 2 });
    const deck = [...table.state.decks.race];
    const [a = '', b = '', c = '', d = '', e = '', f = ''] = deck;
    for (const viewer of [0, 2, 'table'] as const)
      expect(table.session.view(viewer).decks.race).toEqual({ size: 9, top: a });
    expect(table).toWaitFor([2, 'lifted']);
    expect(table).toOfferExactly(2, 'lifted', [a, b, 'next']);
    table.answer(2, 'lifted', b); // keeps one, the other goes under
    expect(table.cards(2)).toEqual([b]);
    expect(table.state.decks.race.at(-1)).toBe(a);

    expect(table).toWaitFor([3, 'lifted']);
    expect(table).toOfferExactly(3, 'lifted', [c, d, 'next']);
    table.answer(3, 'lifted', 'next'); // both under, the third taken
    expect(table.cards(3)).toEqual([e]);
    expect(table.state.decks.race.slice(-3)).toEqual([a, c, d]);
    expect(table.session.view('table').seats[3]?.cards.map(({ id }) => id)).toEqual([e]); // face up

    expect(table).toWaitFor([0, 'lifted']);
    table.answer(0, 'lifted', f);
    expect(table).toWaitFor([1, 'lifted']);
    table.answer(1, 'lifted', table.offers(1, 'lifted')[0] as string);
    expect(table.state.decks.race).toHaveLength(5);
    expect(table).toWaitFor([2, 'distribute']); // and the first seat begins
  });

  it('MOG-2.11 the races lie face down as long as a corner is still to be chosen', () => {
    const table = newTable(3, { first: 0 });
    expect(table.session.view(2).decks.race.top).toBeNull();
    table.answer(2, 'corner', table.offers(2, 'corner')[1] as string);
    expect(table.session.view(2).decks.race.top).toBe(table.state.decks.race[0]);
  });

  it('MOG-2.12 the other six decks are turned face up when all have a race', () => {
    const table = newTable(2, { first: 0 });
    table.answer(0, 'lifted', 'next');
    for (const viewer of [0, 1, 'table'] as const)
      for (const deck of POLITICS_AND_DEVELOPMENTS)
        expect(table.session.view(viewer).decks[deck].top).toBeNull();
    table.answer(1, 'lifted', 'next');
    for (const viewer of [0, 1, 'table'] as const)
      for (const deck of DECKS)
        expect(table.session.view(viewer).decks[deck].top).toBe(table.state.decks[deck][0]);
  });

  it('MOG-2.13 the disc of set-up brings no card and is one of the nine', () => {
    for (const variant of ['standard', 'experienced'] as const) {
      const table = newTable(3, { variant }).settled();
      for (const seat of [0, 1, 2]) {
        expect(table.cards(seat)).toHaveLength(1);
        expect(table.session.view('table').seats[seat]).toMatchObject({ reserve: 8, bases: 1 });
      }
      const sizes = POLITICS_AND_DEVELOPMENTS.map((deck) => table.state.decks[deck].length);
      expect(sizes).toEqual([18, 9, 9, 9, 9, 9]);
    }
  });

  it('MOG-2.14 each seat has the symbol of its start system from the beginning, and no other', () => {
    const printed = ['military', 'scientific', 'economic', 'cultural'] as const;
    for (const seed of SEEDS.slice(0, 6)) {
      const table = newTable(4, {}, seed).settled();
      const none = { cultural: 0, economic: 0, diplomatic: 0, scientific: 0, military: 0 };
      for (const seat of [0, 1, 2, 3]) {
        const symbol = printed[cornerOf(table, seat) ?? 0] as (typeof printed)[number];
        expect(table.symbols(seat)).toEqual({ ...none, [symbol]: 1 });
      }
    }
  });
});
