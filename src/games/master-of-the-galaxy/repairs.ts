import type { RepairKind, Repairs } from '#core/repairs.ts';
import type { Seat } from '#core/seat.ts';
import type { Chance } from '#core/table.ts';
import { choosable, countable, replaced } from '#kit/repairs.ts';
import { type SystemId, systems } from './content/board.ts';
import { kindOf } from './content/cards.ts';
import { COLOURS, DECKS, RESOURCES, type Resource } from './content/kinds.ts';
import { freshly } from './rules/cards.ts';
import { type Cubes, type Galaxy, type Held, type State, seatOf } from './state.ts';
import { msg } from './text/lexicon.ts';
import { SYSTEMS, type View } from './view.ts';

type Kind = RepairKind<State, View>;

const MAX_SKIPS = 9;
const EMPTY = { id: 'empty', label: msg('mend.empty', {}) };
const SPENT = { id: 'spent', label: msg('mend.spent', {}) };
const THERE = { id: 'there', label: msg('mend.there', {}) };
const BURIED = { id: 'buried', label: msg('mend.buried', {}) };
const NONE = { id: 'none', label: msg('mend.noCard', {}) };

const seatOption = (seat: Seat) => ({ id: `${seat}`, label: msg('mend.seat', { seat }) });

/** Bases come from the reserve and go back to it (5.2). */
const bases: Kind = {
  id: 'bases',
  label: msg('mend.kind.bases', {}),
  whose: 'seat',
  things: (view, seat) =>
    SYSTEMS.flatMap((id) => {
      const { owner, bases: standing, hole } = view.systems[id];
      if (hole || (owner !== null && owner !== seat)) return [];
      const left = view.seats[seat]?.reserve ?? 0;
      return [
        countable<State>(
          {
            id,
            label: msg('mend.bases', { seat, system: id }),
            now: standing,
            max: Math.min(systems[id].planets, standing + left),
          },
          (value, s) => [
            ...replaced(`/systems/${id}/owner`, value === 0 ? null : seat),
            ...replaced(`/systems/${id}/bases`, value),
            ...replaced(`/seats/${seat}/reserve`, seatOf(s, seat).reserve + s.systems[id].bases - value),
          ],
        ),
      ];
    }),
};

/** The bank with so many cubes of a colour more or fewer. */
const inBank = (s: Galaxy, change: Partial<Cubes>) =>
  RESOURCES.flatMap((colour) =>
    change[colour] === undefined || change[colour] === 0
      ? []
      : replaced(`/bank/${colour}`, s.bank[colour] + change[colour]),
  );

type OnPlanet = Galaxy['systems'][SystemId]['planets'][number];

const isCube = (value: OnPlanet): value is Resource & OnPlanet => value !== null && value !== 'spent';

/** Cubes come from the bank and go back to it. */
const planets: Kind = {
  id: 'planets',
  label: msg('mend.kind.planets', {}),
  whose: 'table',
  things: (view) =>
    SYSTEMS.flatMap((id) =>
      view.systems[id].planets.map((now, at) =>
        choosable<State>(
          {
            id: `${id}.${at}`,
            place: { id, label: msg('mend.place', { system: id }) },
            label: msg('mend.planet', { system: id, number: at + 1 }),
            now: now ?? EMPTY.id,
            options: [
              EMPTY,
              SPENT,
              ...COLOURS.map((colour) => ({ id: colour, label: msg('mend.cube', { colour }) })),
            ],
          },
          (value, s) => {
            const next = value === EMPTY.id ? null : (value as OnPlanet);
            const was = s.systems[id].planets[at] ?? null;
            return [
              ...replaced(`/systems/${id}/planets/${at}`, next),
              ...inBank(s, {
                ...(isCube(was) && { [was]: 1 }),
                ...(next !== null && isCube(next) && next !== was && { [next]: -1 }),
              }),
            ];
          },
        ),
      ),
    ),
};

/** So many cubes of a bag, any of them. */
function drawnFrom(bag: Readonly<Cubes>, count: number, chance: Chance): Cubes {
  const all = RESOURCES.flatMap((colour) => Array.from({ length: bag[colour] }, () => colour));
  const drawn = { red: 0, blue: 0, yellow: 0, green: 0, black: 0 };
  for (const at of chance.deal('bag', count, all.length)) {
    const colour = all[at];
    if (colour !== undefined) drawn[colour] += 1;
  }
  return drawn;
}

/** What a bag holds is its owner's secret (1.10): cubes are added by colour, and taken out by chance. */
const cubes: Kind = {
  id: 'cubes',
  label: msg('mend.kind.cubes', {}),
  whose: 'seat',
  things: (view, seat) => [
    ...RESOURCES.map((colour) =>
      countable<State>(
        { id: colour, label: msg('mend.intoBag', { seat, colour }), now: 0, max: view.bank[colour] },
        (value, s) => [
          ...replaced(`/seats/${seat}/bag/${colour}`, seatOf(s, seat).bag[colour] + value),
          ...inBank(s, { [colour]: -value }),
        ],
      ),
    ),
    countable<State>(
      { id: 'out', label: msg('mend.outOfBag', { seat }), now: 0, max: view.seats[seat]?.bagSize ?? 0 },
      (value, s, chance) => {
        const { bag } = seatOf(s, seat);
        const drawn = drawnFrom(bag, value, chance);
        const left = Object.fromEntries(RESOURCES.map((colour) => [colour, bag[colour] - drawn[colour]]));
        return [...replaced(`/seats/${seat}/bag`, left), ...inBank(s, drawn)];
      },
    ),
  ],
};

/** The steps that take a card away from a seat: its cubes go into the bag, a prepared base into the reserve. */
function buried(s: Galaxy, seat: Seat, card: Held['id']) {
  const { cards, bag, reserve } = seatOf(s, seat);
  const at = cards.findIndex(({ id }) => id === card);
  const projects = cards[at]?.projects ?? [];
  const home = { ...bag };
  for (const { cells } of projects) for (const cube of cells) if (cube !== null) home[cube] += 1;
  return [
    { op: 'remove' as const, path: `/seats/${seat}/cards/${at}` },
    { op: 'add' as const, path: `/decks/${kindOf(card)}/-`, value: card },
    ...replaced(`/seats/${seat}/bag`, home),
    ...replaced(`/seats/${seat}/reserve`, reserve + projects.filter(({ disc }) => disc).length),
  ];
}

/** Cards before a seat go under their decks, and the cards that lie on top of decks go before a seat. */
const cards: Kind = {
  id: 'cards',
  label: msg('mend.kind.cards', {}),
  whose: 'seat',
  things: (view, seat) => [
    ...DECKS.flatMap((deck) => {
      const { top } = view.decks[deck];
      if (top === null || deck === 'conflict') return [];
      return [
        choosable<State>(
          {
            id: `top.${deck}`,
            label: msg('mend.top', { seat, deck }),
            now: NONE.id,
            options: [NONE, { id: top, label: msg('mend.named', { card: top }) }],
          },
          (_, s) => [
            { op: 'remove', path: `/decks/${deck}/${s.decks[deck].indexOf(top)}` },
            { op: 'add', path: `/seats/${seat}/cards/-`, value: freshly(top) as never },
          ],
        ),
      ];
    }),
    // A race stays (20.12).
    ...(view.seats[seat]?.cards.filter(({ id }) => kindOf(id) !== 'race') ?? []).map(({ id }) =>
      choosable<State>(
        { id, label: msg('mend.card', { seat, card: id }), now: THERE.id, options: [THERE, BURIED] },
        (_, s) => buried(s, seat, id),
      ),
    ),
  ],
};

/** Whose turn it is, and who skips how many. */
const turn: Kind = {
  id: 'turn',
  label: msg('mend.kind.turn', {}),
  whose: 'table',
  things: (view) => [
    choosable<State>(
      {
        id: 'turn',
        label: msg('mend.turn', {}),
        now: `${view.turn.seat}`,
        options: [...view.seats.keys()].map(seatOption),
      },
      (value) => replaced('/turn/seat', Number(value)),
    ),
    ...view.seats.map(({ skips }, seat) =>
      countable<State>(
        { id: `skips.${seat}`, label: msg('mend.skips', { seat }), now: skips, max: MAX_SKIPS },
        (value) => replaced(`/seats/${seat}/skips`, value),
      ),
    ),
  ],
};

/** What of a table can be set right with a form, and what lies open: everything but bags and decks (1.9, 1.10). */
export const repairs: Repairs<State, View> = {
  kinds: [bases, planets, cubes, cards, turn],
  open: [
    'variant',
    'ready',
    'first',
    'systems',
    'routes',
    'conflicts',
    'offered',
    'bank',
    'turn',
    'stalemate',
    'winner',
    ...['reserve', 'colour', 'cards', 'skips', 'turns'].map((field) => `seats/*/${field}`),
  ],
};
