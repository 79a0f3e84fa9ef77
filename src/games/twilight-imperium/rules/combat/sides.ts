import type { Seat } from '#core/seat.ts';
import { modified } from '../../hooks/modified.ts';
import type { Fight } from '../../hooks/moments.ts';
import { clockwise, type Galaxy } from '../../state.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { isPlanet, type Place } from '../../tables/places.ts';
import { groundAt, isGround, isShip, stacksOf } from '../units.ts';

/** Units of one type on one side; of the count, so many are damaged. */
export interface Rank {
  readonly unit: UnitType;
  readonly count: number;
  readonly damaged: number;
}
/** What one side has in a combat, type by type. */
export type Company = readonly Rank[];

export const sizeOf = (company: Company) => company.reduce((sum, { count }) => sum + count, 0);

/** Whether a seat's units of a type fight at a place: ships in space, ground forces on a planet. */
export function fights(s: Galaxy, { seat, at, unit }: { seat: Seat; at: Place; unit: UnitType }): boolean {
  return modified(s, 'fights', {
    value: isPlanet(at) ? isGround(unit) : isShip(unit),
    about: { seat, unit, at },
  });
}

/** What a seat can fight with at a place. */
export function companyAt(s: Galaxy, seat: Seat, at: Place): Company {
  return stacksOf(s, seat, at)
    .filter(({ unit }) => fights(s, { seat, at, unit }))
    .map((stack) => {
      const aside = modified(s, 'aside', { value: 0, about: { seat, unit: stack.unit, at } });
      return aside === 0 ? stack : { ...stack, count: stack.count - aside };
    })
    .filter(({ count }) => count > 0);
}

/** What fights in space as a ship that is no fighter: ground forces that fight there are such ships for the time. */
export const isHeavyRank = ({ unit }: Pick<Rank, 'unit'>): boolean => unit !== 'fighter';

export const strengthAt = (s: Galaxy, seat: Seat, at: Place) => sizeOf(companyAt(s, seat, at));

/** The other seats with something to fight with at a place, clockwise (63.0). */
export function opponentsAt(s: Galaxy, seat: Seat, at: Place): Seat[] {
  return clockwise(s, seat).filter((other) => other !== seat && strengthAt(s, other, at) > 0);
}

/** The seat at turn: the attacker in every combat (4.0). */
export function activeSeat(s: Galaxy): Seat {
  const seat = s.tactical?.seat ?? s.turn?.seat ?? (s.stage.kind === 'turn' ? s.stage.seat : undefined);
  if (seat === undefined) throw new Error('it is nobody’s turn');
  return seat;
}

/** A battle as abilities see it. */
export function fightOf({ kind, system, planet, attacker, defender, round }: Fight): Fight {
  return { kind, system, planet, attacker, defender, round };
}

/** Where a combat is fought. */
export const fieldOf = ({ system, planet }: Pick<Fight, 'system' | 'planet'>): Place => planet ?? system;

/** The two sides, the attacker first. */
export const sidesOf = ({ attacker, defender }: Fight): readonly [Seat, Seat] => [attacker, defender];

export const opponentOf = ({ attacker, defender }: Fight, seat: Seat): Seat =>
  seat === attacker ? defender : attacker;

/** Whether a combat is over: at most one side has anything left to fight with (35.9, 41.4). */
export function isOver(s: Galaxy, fight: Fight): boolean {
  return sidesOf(fight).some((seat) => strengthAt(s, seat, fieldOf(fight)) === 0);
}

/** Who won: whoever alone has something left, on the ground a ground force (41.4c); nobody in a draw (35.10, 41.4d). */
export function winnerOf(s: Galaxy, fight: Fight): Seat | null {
  if (modified(s, 'draw', { value: false, about: { fight } })) return null;
  const left = sidesOf(fight).filter((seat) => strengthAt(s, seat, fieldOf(fight)) > 0);
  const [winner = null] = left.length === 1 ? left : [];
  return winner === null || fight.planet === null || groundAt(s, winner, fight.planet) > 0 ? winner : null;
}
