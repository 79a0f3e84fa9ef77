import type { Seat } from '#core/seat.ts';
import { anomalyOf } from '#games/twilight-imperium/rules/board.ts';
import { commodityLimit } from '#games/twilight-imperium/rules/commodities.ts';
import { onBoard } from '#games/twilight-imperium/rules/units.ts';
import type { Stack, State } from '#games/twilight-imperium/state.ts';
import type { PlanetId, SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { TRAITS, type UnitType } from '#games/twilight-imperium/tables/kinds.ts';
import { planets } from '#games/twilight-imperium/tables/planets.ts';
import { systems } from '#games/twilight-imperium/tables/systems.ts';

/** All command tokens of a seat, and some goods. */
export function endow(s: State): void {
  for (const [at, seat] of s.seats.entries()) {
    seat.pools = { tactic: 6, fleet: 6, strategy: 4 };
    seat.goods = 12;
    seat.commodities = commodityLimit(s, at);
  }
}

/** What each seat has at the front; nothing beyond its plastic. */
const FLEET: Readonly<Partial<Record<UnitType, number>>> = {
  flagship: 1,
  dreadnought: 2,
  carrier: 1,
  destroyer: 1,
  cruiser: 1,
  fighter: 2,
  infantry: 5,
};
const SETTLERS: Readonly<Partial<Record<UnitType, number>>> = { infantry: 1, 'space-dock': 1 };
const GUARD: Readonly<Partial<Record<UnitType, number>>> = { infantry: 2, pds: 1 };

/** Mecatol Rex, and the places around it in order. */
const INNER = Array.from({ length: 19 }, (_, at) => at);

/** A fleet of every seat near the middle of the galaxy, each in a system of its own with its planets. */
export function arm(s: State): void {
  const free = INNER.flatMap((at) =>
    (Object.entries(s.board) as [SystemId, number][]).filter(
      ([id, place]) => place === at && anomalyOf(id) === null,
    ),
  )
    .map(([id]) => id)
    .filter((id) => s.systems[id]?.units.length === 0);
  for (const seat of s.seats.keys()) {
    const system = free[seat];
    if (system === undefined) throw new Error('there is no system left for a fleet');
    muster(s, seat, { stacks: s.systems[system]?.units ?? [], units: FLEET });
    for (const planet of systems[system].planets) garrison(s, seat, planet);
  }
}

function garrison(s: State, seat: Seat, planet: PlanetId): void {
  const found = s.planets[planet];
  if (!found || found.controller !== null) return;
  found.controller = seat;
  muster(s, seat, { stacks: found.units, units: GUARD });
}

/** Every planet to somebody: each of the first seats those of a trait, so that it has many alike; docks on some. */
export function settle(s: State): void {
  const free = (Object.keys(s.planets) as PlanetId[]).filter((id) => s.planets[id]?.controller === null);
  for (const planet of free) {
    const { trait } = planets[planet];
    const seat = trait === null ? 0 : TRAITS.indexOf(trait);
    const found = s.planets[planet];
    if (!found) continue;
    found.controller = seat;
    muster(s, seat, { stacks: found.units, units: SETTLERS });
  }
}

/** Puts units into a place, as far as there is plastic for them. */
function muster(
  s: State,
  seat: Seat,
  { stacks, units }: { stacks: Stack[]; units: Readonly<Partial<Record<UnitType, number>>> },
): void {
  for (const [unit, wanted] of Object.entries(units) as [UnitType, number][]) {
    const endless = unit === 'fighter' || unit === 'infantry';
    const left = endless ? wanted : s.box.figures[unit] - onBoard(s, seat, unit);
    const count = Math.min(wanted, left);
    if (count > 0) stacks.push({ seat, unit, count, damaged: 0 });
  }
}
