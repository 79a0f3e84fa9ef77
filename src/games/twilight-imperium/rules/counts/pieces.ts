import { type Galaxy, type Stack, seatOf } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { UNIT_TYPES } from '../../tables/kinds.ts';
import { isPlanet, type Place } from '../../tables/places.ts';
import { systems } from '../../tables/systems.ts';
import { atlasOf } from '../atlas.ts';
import { controlledBy } from '../planets.ts';
import { TOKENS, tokensOnSheet } from '../tokens.ts';
import { isShip, onBoard, stackCount, systemsInPlay } from '../units.ts';

/** What no table can show, complete or not: stacks that do not add up, tiles in one place, pieces where there is no tile. */
export function malformed(s: Galaxy): string | null {
  return wrongTiles(s) ?? wrongStacks(s);
}

function wrongTiles(s: Galaxy): string | null {
  const { systems: onBoard, crowded } = atlasOf(s);
  if (crowded) return 'two tiles lie on one place';
  for (const system of onBoard) {
    if (s.systems[system] === null) return `${system} lies on the board but is not in play`;
    for (const planet of systems[system].planets)
      if (s.planets[planet] === undefined) return `${system} lacks a planet`;
  }
  for (const system of systemsInPlay(s)) {
    const tokens = s.systems[system]?.tokens ?? [];
    if (s.board[system] === undefined) return `${system} is in play but not on the board`;
    if (tokens.length === 0) continue;
    if (new Set(tokens).size < tokens.length) return `${system} has two tokens of one seat`;
    if (tokens.some((seat) => s.seats[seat] === undefined)) return `${system} has a token of nobody`;
  }
  return null;
}

function wrongStacks(s: Galaxy): string | null {
  for (const system of systemsInPlay(s)) {
    const wrong = wrongUnits(s, system, s.systems[system]?.units ?? []);
    if (wrong) return wrong;
  }
  for (const id in s.planets) {
    const planet = id as PlanetId;
    const wrong = wrongUnits(s, planet, s.planets[planet]?.units ?? []);
    if (wrong) return wrong;
  }
  return null;
}

function wrongUnits(s: Galaxy, place: Place, units: readonly Readonly<Stack>[]): string | null {
  for (let i = 0; i < units.length; i++) {
    const stack = units[i] as Readonly<Stack>;
    const wrong = wrongStack(s, place, stack);
    if (wrong) return wrong;
    for (let j = 0; j < i; j++)
      if (units[j]?.seat === stack.seat && units[j]?.unit === stack.unit)
        return `${place} has two stacks of ${stack.seat} ${stack.unit}`;
  }
  return null;
}

function wrongStack(s: Galaxy, place: Place, { seat, unit, count, damaged }: Readonly<Stack>): string | null {
  if (s.seats[seat] === undefined) return `${place} has units of nobody`;
  if (count < 1 || damaged < 0 || damaged > count)
    return `${place} has ${damaged} damaged of ${count} ${unit}`;
  if (isShip(unit) && unit !== 'fighter' && isPlanet(place)) return `${unit} stands on ${place}`;
  return null;
}

/** Plastic and command tokens are as many as the box holds (42.2, 42.3). */
export function wrongPieces(s: Galaxy): string | null {
  const laid = tokensLaid(s);
  for (let seat = 0; seat < s.seats.length; seat++) {
    const crowd = FIGURES.find((unit) => onBoard(s, seat, unit) > s.box.figures[unit]);
    if (crowd) return `seat ${seat} has more than ${s.box.figures[crowd]} ${crowd}`;
    const { points, eliminated, goods, commodities, reviving } = seatOf(s, seat);
    const countless = [
      goods,
      commodities,
      reviving,
      onBoard(s, seat, 'fighter'),
      onBoard(s, seat, 'infantry'),
    ];
    if (countless.some((count) => count > MAX_COUNT))
      return `seat ${seat} has more than ${MAX_COUNT} of something`;
    const tokens = tokensOnSheet(s, seat) + (laid[seat] ?? 0);
    if (tokens > TOKENS) return `seat ${seat} has ${tokens} command tokens`;
    if (points > s.options.points) return `seat ${seat} has ${points} points`;
    if (eliminated && (laid[seat] ?? 0) + controlledBy(s, seat).length + stackCount(s, seat) > 0)
      return `seat ${seat} is out of the game and on the board`;
  }
  return null;
}

function tokensLaid(s: Galaxy): number[] {
  const laid = s.seats.map(() => 0);
  for (const area of s.systems)
    if (area !== null) for (const seat of area.tokens) laid[seat] = (laid[seat] ?? 0) + 1;
  return laid;
}

/** Of what no box limits no table has more: everything that is counted out comes to an end. */
const MAX_COUNT = 999;

/** Types of which there are only so many figures; fighters and infantry may be tokens (15, 17). */
const FIGURES = UNIT_TYPES.filter((unit) => unit !== 'fighter' && unit !== 'infantry');
