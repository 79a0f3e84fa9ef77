import type { Repairable, RepairKind } from '#core/repairs.ts';
import type { Seat } from '#core/seat.ts';
import { choosable, countable, replaced } from '#kit/repairs.ts';
import { POOLS } from '../rules/tokens.ts';
import { isGround, isShip, isStructure } from '../rules/units.ts';
import type { Galaxy, Stack, State } from '../state.ts';
import { UNIT_TYPES, type UnitType } from '../tables/kinds.ts';
import { isPlanet, type Place } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import type { SeatView, View } from '../view.ts';
import { inGame, NOT_THERE, THERE } from './options.ts';

type Kind = RepairKind<State, View>;
type Thing = Repairable<State>;

/** Of what no box limits nobody needs more to be set right. */
const MAX_COUNT = 99;

export const points: Kind = {
  id: 'points',
  label: msg('mend.kind.points', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).map((own) =>
      countable(
        // Whoever gains the last one has won: that is no matter of a repair.
        { id: 'points', label: msg('mend.points', { seat }), now: own.points, max: view.target - 1 },
        (value) => replaced(`/seats/${seat}/points`, value),
      ),
    ),
};

/** Those on the sheet come from and go to the reinforcements (18.3). */
export const tokens: Kind = {
  id: 'tokens',
  label: msg('mend.kind.tokens', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).flatMap(({ pools, tokensLeft }) =>
      POOLS.map((pool) =>
        countable(
          {
            id: pool,
            label: msg('mend.pool', { seat, pool }),
            now: pools[pool],
            max: pools[pool] + tokensLeft,
          },
          (value) => replaced(`/seats/${seat}/pools/${pool}`, value),
        ),
      ),
    ),
};

/** Those on the board, too. */
export const activated: Kind = {
  id: 'activated',
  label: msg('mend.kind.activated', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).flatMap(() =>
      view.systems.map(({ id, tokens: laid }) =>
        choosable<State>(
          {
            id,
            label: msg('mend.activated', { seat, system: id }),
            now: laid.includes(seat) ? THERE.id : NOT_THERE.id,
            options: [THERE, NOT_THERE],
          },
          (value, s) => {
            const others = (s.systems[id]?.tokens ?? []).filter((other) => other !== seat);
            return replaced(`/systems/${id}/tokens`, value === THERE.id ? [...others, seat] : others);
          },
        ),
      ),
    ),
};

export const goods: Kind = {
  id: 'goods',
  label: msg('mend.kind.goods', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).flatMap((own) => [
      countable(
        { id: 'goods', label: msg('mend.goods', { seat }), now: own.goods, max: MAX_COUNT },
        (value) => replaced(`/seats/${seat}/goods`, value),
      ),
      countable(
        {
          id: 'commodities',
          label: msg('mend.commodities', { seat }),
          now: own.commodities.count,
          max: own.commodities.most,
        },
        (value) => replaced(`/seats/${seat}/commodities`, value),
      ),
    ]),
};

/** What may stand in a place: ships and what they carry in space, ground forces and structures on planets. */
function mayStand(unit: UnitType, at: Place): boolean {
  return isPlanet(at) ? isGround(unit) || isStructure(unit) : isShip(unit) || isGround(unit);
}

const unitsPath = (at: Place) => (isPlanet(at) ? `/planets/${at}/units` : `/systems/${at}/units`);

const unitsIn = (s: Galaxy, at: Place): readonly Readonly<Stack>[] =>
  (isPlanet(at) ? s.planets[at]?.units : s.systems[at]?.units) ?? [];

/** The units of a place with another number of one type, or another number of damaged ones. */
function withStack(
  units: readonly Readonly<Stack>[],
  { seat, unit }: Pick<Stack, 'seat' | 'unit'>,
  change: Partial<Pick<Stack, 'count' | 'damaged'>>,
): Stack[] {
  const at = units.findIndex((stack) => stack.seat === seat && stack.unit === unit);
  const { count, damaged } = { count: 0, damaged: 0, ...units[at], ...change };
  const stack = { seat, unit, count, damaged: Math.min(damaged, count) };
  const next = at < 0 ? [...units, stack] : units.map((one, index) => (index === at ? stack : one));
  return next.filter((one) => one.count > 0);
}

/** What stands in a place, and whose of it is looked at. */
interface Standing {
  readonly seat: Seat;
  readonly at: Place;
  readonly standing: readonly Readonly<Stack>[];
}

/** Units come from and go to the reinforcements (42). */
function unitThings(own: SeatView, { seat, at, standing }: Standing): Thing[] {
  const place = { id: at, label: msg('mend.place', { at }) };
  return UNIT_TYPES.flatMap((unit) => {
    const stack = standing.find((one) => one.seat === seat && one.unit === unit);
    const now = stack?.count ?? 0;
    if (now === 0 && !mayStand(unit, at)) return [];
    const left = own.figures[unit];
    const set = (change: Partial<Pick<Stack, 'count' | 'damaged'>>, s: Galaxy) =>
      replaced(unitsPath(at), withStack(unitsIn(s, at), { seat, unit }, change));
    const count = countable<State>(
      {
        id: `${at}.${unit}`,
        place,
        label: msg('mend.units', { seat, unit, at }),
        now,
        max: left === null ? MAX_COUNT : now + left,
      },
      (value, s) => set({ count: value }, s),
    );
    const sustains = own.lines?.[unit].sustain === true && now > 0;
    if (!sustains) return [count];
    const damaged = countable<State>(
      {
        id: `${at}.${unit}.damaged`,
        place,
        label: msg('mend.damaged', { seat, unit, at }),
        now: stack?.damaged ?? 0,
        max: now,
      },
      (value, s) => set({ damaged: value }, s),
    );
    return [count, damaged];
  });
}

export const units: Kind = {
  id: 'units',
  label: msg('mend.kind.units', {}),
  whose: 'seat',
  things: (view, seat) =>
    inGame(view, seat).flatMap((own) =>
      view.systems.flatMap(({ id, units: inSpace, planets }) => [
        ...unitThings(own, { seat, at: id, standing: inSpace }),
        ...planets.flatMap((planet) => unitThings(own, { seat, at: planet.id, standing: planet.units })),
      ]),
    ),
};
