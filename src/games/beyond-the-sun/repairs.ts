import type { RepairKind, Repairs } from '#core/repairs.ts';
import type { Seat } from '#core/seat.ts';
import { choosable, countable, replaced } from '#kit/repairs.ts';
import { returnColumns, supplyOf, takenColumns } from './rules/mats.ts';
import { fleetAt, specialisations } from './rules/ships.ts';
import { factionOf, type State, type Sun } from './state.ts';
import { msg } from './text/lexicon.ts';
import { type Disc, KINDS, type Kind, type PlaceId, SHIP_LEVELS, type View } from './view.ts';

type RepairKindHere = RepairKind<State, View>;

/** More ore than anybody ever has. */
const MAX_ORE = 60;
const NOBODY = 'nobody';
const ASIDE = { id: 'aside', label: msg('mend.aside', {}) };
const STAYS = { id: 'stays', label: msg('mend.stays', {}) };

const placesIn = ({ places }: View) => Object.keys(places) as PlaceId[];

/** The steps by which so many cubes leave the supply, or return to it (12, 13). */
function inSupply(s: Sun, seat: Seat, cubes: number) {
  const supply = { ...factionOf(s, seat).supply };
  const columns = cubes > 0 ? takenColumns(factionOf(s, seat), cubes) : returnColumns(s, seat, -cubes);
  for (const column of columns) supply[column] -= Math.sign(cubes);
  return replaced(`/seats/${seat}/supply`, supply);
}

/** Ore is unlimited; population comes of the supply and goes back to it. */
const stock: RepairKindHere = {
  id: 'stock',
  label: msg('mend.kind.stock', {}),
  whose: 'seat',
  things: ({ seats }, seat) => {
    const own = seats[seat];
    if (!own) return [];
    return [
      countable<State>({ id: 'ore', label: msg('mend.ore', { seat }), now: own.ore, max: MAX_ORE }, (value) =>
        replaced(`/seats/${seat}/ore`, value),
      ),
      countable<State>(
        {
          id: 'population',
          label: msg('mend.population', { seat }),
          now: own.pop,
          max: own.pop + supplyOf(own),
        },
        (value, s) => [
          ...inSupply(s, seat, value - factionOf(s, seat).pop),
          ...replaced(`/seats/${seat}/pop`, value),
        ],
      ),
    ];
  },
};

/** Ships come of the supply and go back to it. */
const ships: RepairKindHere = {
  id: 'ships',
  label: msg('mend.kind.ships', {}),
  whose: 'seat',
  things: (view, seat) => {
    const own = view.seats[seat];
    if (!own) return [];
    return placesIn(view).flatMap((place) =>
      SHIP_LEVELS.map((level) => {
        const now = fleetAt(own, place)[level - 1] ?? 0;
        return countable<State>(
          {
            id: `${place}.${level}`,
            place: { id: place, label: msg('mend.place', { place }) },
            label: msg('mend.ships', { seat, place, level }),
            now,
            max: now + supplyOf(own),
          },
          (value, s) => {
            const faction = factionOf(s, seat);
            const fleet = fleetAt(faction, place);
            const after = fleet.map((n, at) => (at === level - 1 ? value : n));
            const { [place]: _, ...others } = faction.ships;
            const left = after.some((n) => n > 0) ? { ...others, [place]: after } : others;
            return [
              ...inSupply(s, seat, value - (fleet[level - 1] ?? 0)),
              ...replaced(`/seats/${seat}/ships`, left),
            ];
          },
        );
      }),
    );
  },
};

const TRACK = { food: 'food', ore: 'oreDiscs' } as const;

/** Discs come of their track and go back to it. */
const automation: RepairKindHere = {
  id: 'automation',
  label: msg('mend.kind.automation', {}),
  whose: 'seat',
  things: ({ seats }, seat) => {
    const own = seats[seat];
    if (!own) return [];
    const countOf = (discs: readonly Disc[], kind: Kind) => discs.filter((disc) => disc === kind).length;
    return KINDS.map((kind) => {
      const now = countOf(own.automation, kind);
      const max = now + own[TRACK[kind]];
      return countable<State>(
        { id: kind, label: msg('mend.automation', { seat, kind }), now, max },
        (value, s) => {
          const faction = factionOf(s, seat);
          const others = faction.automation.filter((disc) => disc !== kind);
          const moved = value - countOf(faction.automation, kind);
          return [
            ...replaced(`/seats/${seat}/automation`, [...others, ...Array<Kind>(value).fill(kind)]),
            ...replaced(`/seats/${seat}/${TRACK[kind]}`, faction[TRACK[kind]] - moved),
          ];
        },
      );
    });
  },
};

/** The steps by which a disc leaves its track for a place, or comes back from it. */
function onTrack(s: Sun, seat: Seat, { disc, by }: { readonly disc: Disc; readonly by: 1 | -1 }) {
  if (disc === 'star') return [];
  return replaced(`/seats/${seat}/${TRACK[disc]}`, factionOf(s, seat)[TRACK[disc]] + by);
}

/** An outpost comes of a track and goes back to it. */
const control: RepairKindHere = {
  id: 'control',
  label: msg('mend.kind.control', {}),
  whose: 'table',
  things: ({ places, seats }) =>
    (Object.entries(places) as [PlaceId, NonNullable<View['places'][PlaceId]>][])
      .filter(([, { spec }]) => spec.length > 0)
      .map(([place, { controller }]) =>
        choosable<State>(
          {
            id: place,
            label: msg('mend.control', { place }),
            now: controller === null ? NOBODY : `${controller}`,
            options: [
              { id: NOBODY, label: msg('mend.nobody', {}) },
              ...[...seats.keys()].map((seat) => ({ id: `${seat}`, label: msg('mend.seat', { seat }) })),
            ],
          },
          (value, s) => {
            const was = s.outposts[place];
            const { [place]: _, ...others } = s.outposts;
            const back = was ? onTrack(s, was.seat, { disc: was.disc, by: 1 }) : [];
            if (value === NOBODY) return [...back, ...replaced('/outposts', others)];
            const seat = Number(value);
            const kind = specialisations(s, place)[0] ?? 'food';
            const disc = factionOf(s, seat)[TRACK[kind]] > 0 ? kind : 'star';
            return [
              ...back,
              ...onTrack(s, seat, { disc, by: -1 }),
              ...replaced('/outposts', { ...others, [place]: { seat, disc } }),
            ];
          },
        ),
      ),
};

/** Whose turn it is in this round, and where pawns stand. */
const turn: RepairKindHere = {
  id: 'turn',
  label: msg('mend.kind.turn', {}),
  whose: 'table',
  things: ({ seats, turn: at, first }) => [
    ...(at === null
      ? []
      : [
          choosable<State>(
            {
              id: 'turn',
              label: msg('mend.turn', {}),
              now: `${at}`,
              options: [...seats.keys()].map((seat) => ({
                id: `${seat}`,
                label: msg('mend.seat', { seat }),
              })),
            },
            (value, s) => {
              const before = s.turns - (s.turns % seats.length);
              return replaced('/turns', before + ((Number(value) - first + seats.length) % seats.length));
            },
          ),
        ]),
    ...seats.flatMap(({ pawn }, seat) =>
      pawn === null
        ? []
        : [
            choosable<State>(
              {
                id: `pawn.${seat}`,
                label: msg('mend.pawn', { seat }),
                now: STAYS.id,
                options: [STAYS, ASIDE],
              },
              () => replaced(`/seats/${seat}/pawn`, null),
            ),
          ],
    ),
  ],
};

/** What of a table can be set right with a form, and what lies open: everything but decks, covered events, and cards being looked at. */
export const repairs: Repairs<State, View> = {
  kinds: [stock, ships, automation, control, turn],
  open: [
    'mats',
    'tableau',
    'first',
    'turns',
    'endAfter',
    'phase',
    'slots/*/card',
    'slots/*/cubes',
    'rows',
    'systems',
    'outposts',
    'contested',
    'guilds',
    'lasting',
    'discarded',
    'achievements',
    'seats',
  ],
};
