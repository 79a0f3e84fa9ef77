import type { PlanetId, SystemId } from '../../content/ids.ts';
import { UNIT_TYPES, type UnitType } from '../../content/kinds.ts';
import { systems } from '../../content/systems.ts';
import { PLASTIC } from '../../content/units.ts';
import { type Galaxy, type Stack, seatOf } from '../../state.ts';
import { controllerOf } from '../planets.ts';
import { BESIDE } from '../rings.ts';
import { TOKENS, tokensOnSheet } from '../tokens.ts';
import { isPlanet, isShip, type Place, unitsAt } from '../units.ts';

/** What no table can show, complete or not: stacks that do not add up, tiles in one place, pieces where there is no tile. */
export function malformed(s: Galaxy): string | null {
  return wrongTiles(s) ?? wrongStacks(s);
}

function wrongTiles(s: Galaxy): string | null {
  const places = new Set<number>();
  for (const at of Object.values(s.board)) {
    if (at !== BESIDE && places.has(at)) return 'two tiles lie on one place';
    places.add(at);
  }
  for (const system of Object.keys(s.systems) as SystemId[]) {
    if (s.board[system] === undefined) return `${system} is in play but not on the board`;
    const tokens = s.systems[system]?.tokens ?? [];
    if (tokens.length === 0) continue;
    if (tokens.some((seat, i) => tokens.indexOf(seat) !== i)) return `${system} has two tokens of one seat`;
    if (tokens.some((seat) => s.seats[seat] === undefined)) return `${system} has a token of nobody`;
  }
  for (const system of Object.keys(s.board) as SystemId[]) {
    if (s.systems[system] === undefined) return `${system} lies on the board but is not in play`;
    if (systems[system].planets.some((planet) => s.planets[planet] === undefined))
      return `${system} lacks a planet`;
  }
  return null;
}

function wrongStacks(s: Galaxy): string | null {
  for (const place of [...Object.keys(s.systems), ...Object.keys(s.planets)] as Place[]) {
    const units = unitsAt(s, place);
    for (let i = 0; i < units.length; i++) {
      const stack = units[i] as Readonly<Stack>;
      const wrong = wrongStack(s, place, stack);
      if (wrong) return wrong;
      const first = units.findIndex(({ seat, unit }) => seat === stack.seat && unit === stack.unit);
      if (first !== i) return `${place} has two stacks of ${stack.seat} ${stack.unit}`;
    }
  }
  return null;
}

function wrongStack(s: Galaxy, place: Place, { seat, unit, count, damaged }: Readonly<Stack>): string | null {
  if (s.seats[seat] === undefined) return `${place} has units of nobody`;
  if (count < 1 || damaged < 0 || damaged > count)
    return `${place} has ${damaged} damaged of ${count} ${unit}`;
  if (isPlanet(place) ? isShip(unit) && unit !== 'fighter' : false) return `${unit} stands on ${place}`;
  return null;
}

/** Plastic and command tokens are as many as the box holds (42.2, 42.3). */
export function wrongPieces(s: Galaxy): string | null {
  for (const [seat, { units, tokens: laid, planets }] of census(s).entries()) {
    for (const unit of UNIT_TYPES) {
      const most = unit === 'fighter' || unit === 'infantry' ? Number.POSITIVE_INFINITY : PLASTIC[unit];
      if ((units[unit] ?? 0) > most) return `seat ${seat} has more than ${most} ${unit}`;
    }
    const tokens = tokensOnSheet(s, seat) + laid;
    if (tokens > TOKENS) return `seat ${seat} has ${tokens} command tokens`;
    const { points, eliminated } = seatOf(s, seat);
    if (points > s.options.points) return `seat ${seat} has ${points} points`;
    if (eliminated && laid + planets + Object.keys(units).length > 0)
      return `seat ${seat} is out of the game and on the board`;
  }
  return null;
}

/** What a seat has on the board. */
interface Pieces {
  readonly units: Partial<Record<UnitType, number>>;
  tokens: number;
  planets: number;
}

function census(s: Galaxy): Pieces[] {
  const found = s.seats.map((): Pieces => ({ units: {}, tokens: 0, planets: 0 }));
  const count = (stacks: readonly Readonly<Stack>[]) => {
    for (const { seat, unit, count: more } of stacks) {
      const { units } = found[seat] as Pieces;
      units[unit] = (units[unit] ?? 0) + more;
    }
  };
  for (const system of Object.keys(s.systems) as SystemId[]) {
    count(unitsAt(s, system));
    for (const seat of s.systems[system]?.tokens ?? []) (found[seat] as Pieces).tokens += 1;
  }
  for (const planet of Object.keys(s.planets) as PlanetId[]) {
    count(unitsAt(s, planet));
    const controller = controllerOf(s, planet);
    if (controller !== null) (found[controller] as Pieces).planets += 1;
  }
  return found;
}
