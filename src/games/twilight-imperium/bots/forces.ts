import type { Seat } from '#core/seat.ts';
import type { PlanetView, Stack, SystemView, UnitType, View } from '../view.ts';

type Units = readonly Readonly<Stack>[];

const SHIPS: readonly UnitType[] = [
  'carrier',
  'cruiser',
  'destroyer',
  'dreadnought',
  'fighter',
  'flagship',
  'war-sun',
];
const isShip = (unit: UnitType) => SHIPS.includes(unit);

export const ownIn = (units: Units, seat: Seat) => units.filter((stack) => stack.seat === seat);
export const othersIn = (units: Units, seat: Seat) => units.filter((stack) => stack.seat !== seat);
export const shipsIn = (units: Units) => units.filter(({ unit }) => isShip(unit));
export const hasShips = (units: Units) => units.some(({ unit }) => isShip(unit));
export const countOf = (units: Units, type: UnitType) =>
  units.reduce((sum, { unit, count }) => sum + (unit === type ? count : 0), 0);
/** Ships that count against fleet supply. */
export const bigShips = (units: Units) =>
  shipsIn(units).reduce((sum, { unit, count }) => sum + (unit === 'fighter' ? 0 : count), 0);

/** All units of a seat on the board, of a type. */
export function onBoard(view: View, seat: Seat, type: UnitType): number {
  let sum = 0;
  for (const { units, planets } of view.systems)
    for (const stacks of [units, ...planets.map((planet) => planet.units)])
      sum += countOf(ownIn(stacks, seat), type);
  return sum;
}

export const holdsDock = ({ units, planets }: SystemView, seat: Seat) =>
  [units, ...planets.map((planet) => planet.units)].some(
    (stacks) => countOf(ownIn(stacks, seat), 'space-dock') > 0,
  );

/** What ships can do in a fight: hits to expect times hits to take, by which numbers count twice over. */
export function power(view: View, units: Units): number {
  let [hits, bodies] = [0, 0];
  for (const { seat, unit, count, damaged } of units) {
    const line = view.seats[seat]?.lines?.[unit];
    if (!line || !isShip(unit)) continue;
    if (line.combat) hits += (count * line.combat.dice * (11 - line.combat.hitOn)) / 10;
    bodies += count + (line.sustain ? count - damaged : 0);
  }
  return hits * bodies;
}

/** Troops to land if a planet is to be had. */
export function troopsFor({ units }: PlanetView, seat: Seat): number {
  const foreign = othersIn(units, seat);
  const guards = countOf(foreign, 'infantry');
  const cannons = countOf(foreign, 'pds') > 0 ? 1 : 0;
  return guards === 0 ? 1 + cannons : Math.ceil(guards * 1.4) + 1 + cannons;
}
