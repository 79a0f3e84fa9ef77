import { miscounted, supplyOf, wrongTotal } from '#kit/count.ts';
import { otherEnd, SYSTEMS, systems, type TrackId, tracks } from './content/board.ts';
import { CARD_IDS } from './content/ids.ts';
import { DECKS, RESOURCES, type Resource } from './content/kinds.ts';
import { ALL_CUBES, DISCS } from './rules/rulings.ts';
import { basesOnBoard } from './rules/victory.ts';
import type { Galaxy } from './state.ts';

const CARDS = supplyOf(CARD_IDS);

/** Counts every cube wherever it lies. */
function cubesInPlay(s: Galaxy): Record<Resource, number> {
  const count = { ...s.bank };
  const add = (cells: readonly (Resource | 'spent' | null)[]) => {
    for (const cube of cells) if (cube && cube !== 'spent') count[cube] += 1;
  };
  for (const { bag, cards } of s.seats) {
    for (const resource of RESOURCES) count[resource] += bag[resource];
    for (const { projects } of cards) for (const { cells } of projects) add(cells);
  }
  for (const id of SYSTEMS) add(s.systems[id].planets);
  for (const route of Object.values(s.routes)) if (route) count[route.colour] += route.cubes;
  for (const { cells } of s.conflicts) {
    add(cells.red);
    add(cells.blue);
  }
  add(s.turn.drawn);
  return count;
}

function wrongCubes(s: Galaxy): string | null {
  const owed = RESOURCES.find((resource) => s.bank[resource] < 0);
  if (owed) return `${s.bank[owed]} ${owed} cubes in the bank`;
  return wrongTotal('cubes', cubesInPlay(s), ALL_CUBES);
}

function wrongCards(s: Galaxy): string | null {
  const piles: (readonly string[])[] = [s.offered, s.conflicts.map(({ card }) => card)];
  for (const deck of DECKS) piles.push(s.decks[deck]);
  for (const { cards } of s.seats) piles.push(cards.map(({ id }) => id));
  return miscounted({ name: 'card', piles }, CARDS);
}

function wrongDiscs(s: Galaxy): string | null {
  for (const [seat, { reserve, cards }] of s.seats.entries()) {
    let discs = reserve + basesOnBoard(s, seat);
    for (const { projects } of cards) for (const { disc } of projects) if (disc) discs += 1;
    if (discs !== DISCS) return `seat ${seat} has ${discs} discs instead of ${DISCS}`;
  }
  return null;
}

/** Of turns to come no table has more: everything that is counted out comes to an end. */
const MAX_TURNS = 99;

function wrongTurns({ seats, turn }: Galaxy): string | null {
  const most = Math.max(turn.extra, ...seats.map(({ skips }) => skips));
  return most > MAX_TURNS ? `${most} turns to skip or to take` : null;
}

function wrongSystems(s: Galaxy): string | null {
  for (const id of SYSTEMS) {
    const { owner, bases, hole } = s.systems[id];
    if ((owner === null) !== (bases === 0)) return `${id} has ${bases} bases of ${owner ?? 'nobody'}`;
    if (bases > systems[id].planets) return `${id} has more bases than planets`;
    if (hole && owner !== null) return `${id} is a black hole with an owner`;
  }
  return null;
}

function wrongRoutes(s: Galaxy): string | null {
  for (const track of Object.keys(s.routes) as TrackId[]) {
    const route = s.routes[track];
    if (!route) continue;
    if (route.cubes > tracks[track].length) return `the route on ${track} is too long`;
    if (s.systems[route.from].owner !== route.owner) return `the route on ${track} does not start at home`;
    const { owner } = s.systems[otherEnd(track, route.from)];
    if (owner !== null && owner !== route.owner) return `the route on ${track} leads to a rival`;
  }
  return null;
}

function wrongConflicts(s: Galaxy): string | null {
  for (const { track } of s.conflicts) {
    if (s.conflicts.filter((other) => other.track === track).length > 1) return `two conflicts on ${track}`;
    if (tracks[track].ends.every((end) => s.systems[end].owner === null))
      return `the conflict on ${track} is nobody's`;
  }
  return null;
}

/** What cannot be at this table: components are conserved, and what stands on the board fits together. */
export function invalid(s: Galaxy): string | null {
  return (
    wrongTurns(s) ??
    wrongCubes(s) ??
    wrongCards(s) ??
    wrongDiscs(s) ??
    wrongSystems(s) ??
    wrongRoutes(s) ??
    wrongConflicts(s)
  );
}
