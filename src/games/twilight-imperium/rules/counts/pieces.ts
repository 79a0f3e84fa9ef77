import type { PlanetId, SystemId } from '../../content/ids.ts';
import { UNIT_TYPES } from '../../content/kinds.ts';
import { systems } from '../../content/systems.ts';
import { PLASTIC } from '../../content/units.ts';
import { type Galaxy, type Stack, seatOf } from '../../state.ts';
import { BESIDE } from '../rings.ts';
import { systemsWithToken, TOKENS, tokensOnSheet } from '../tokens.ts';
import { isPlanet, isShip, onBoard, type Place, unitsAt } from '../units.ts';

/** What no table can show, complete or not: stacks that do not add up, tiles in one place, pieces where there is no tile. */
export function malformed(s: Galaxy): string | null {
  return wrongTiles(s) ?? wrongStacks(s);
}

function wrongTiles(s: Galaxy): string | null {
  const places = Object.values(s.board).filter((at) => at !== BESIDE);
  if (new Set(places).size !== places.length) return 'two tiles lie on one place';
  for (const system of Object.keys(s.systems) as SystemId[]) {
    if (s.board[system] === undefined) return `${system} is in play but not on the board`;
    const tokens = s.systems[system]?.tokens ?? [];
    if (new Set(tokens).size !== tokens.length) return `${system} has two tokens of one seat`;
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
    const seen = new Set<string>();
    for (const stack of unitsAt(s, place)) {
      const wrong = wrongStack(s, place, stack);
      if (wrong) return wrong;
      const name = `${stack.seat} ${stack.unit}`;
      if (seen.has(name)) return `${place} has two stacks of ${name}`;
      seen.add(name);
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
  for (const seat of s.seats.keys()) {
    for (const unit of UNIT_TYPES) {
      const most = unit === 'fighter' || unit === 'infantry' ? Number.POSITIVE_INFINITY : PLASTIC[unit];
      if (onBoard(s, seat, unit) > most) return `seat ${seat} has more than ${most} ${unit}`;
    }
    const tokens = tokensOnSheet(s, seat) + systemsWithToken(s, seat).length;
    if (tokens > TOKENS) return `seat ${seat} has ${tokens} command tokens`;
    const { points, eliminated } = seatOf(s, seat);
    if (points > s.options.points) return `seat ${seat} has ${points} points`;
    if (eliminated && isAnywhere(s, seat)) return `seat ${seat} is out of the game and on the board`;
  }
  return null;
}

function isAnywhere(s: Galaxy, seat: number): boolean {
  if (systemsWithToken(s, seat).length > 0 || UNIT_TYPES.some((unit) => onBoard(s, seat, unit) > 0))
    return true;
  return (Object.keys(s.planets) as PlanetId[]).some((planet) => s.planets[planet]?.controller === seat);
}
