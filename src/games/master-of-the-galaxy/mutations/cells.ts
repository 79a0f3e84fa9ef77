import type { Seat } from '#core/seat.ts';
import type { CardId } from '../content/ids.ts';
import type { Colour, Resource } from '../content/kinds.ts';
import type { Placement } from '../rules/placement.ts';
import type { Lying } from '../rules/projects.ts';
import { type Cubes, type Held, type ProjectRef, type State, seatOf } from '../state.ts';

/** As much of a table as cubes are moved on: the table itself, or a copy of it that somebody thinks ahead with. */
export interface Board extends Pick<State, 'systems' | 'routes' | 'conflicts' | 'bank'> {
  readonly turn: Pick<State['turn'], 'drawn' | 'colonised' | 'exchanged'>;
  readonly seats: readonly { readonly bag: Cubes; readonly cards: Held[] }[];
}

function cellsOf(
  board: Board,
  seat: Seat,
  ref: Extract<ProjectRef, { kind: 'card' | 'side' }>,
): (Resource | null)[] {
  const found =
    ref.kind === 'card'
      ? seatOf(board, seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project]?.cells
      : board.conflicts.find(({ track }) => track === ref.track)?.cells[ref.side];
  if (!found) throw new Error('that project does not lie before this seat');
  return found;
}

/** A drawn cube goes into its cell (7.3). */
export function layCube(board: Board, seat: Seat, { cube, ref, cell, near, as }: Placement): void {
  const { turn } = board;
  turn.drawn.splice(turn.drawn.indexOf(cube), 1);
  if (as) turn.exchanged.push(`${cube}~${as}`);
  if (ref.kind === 'planet') {
    board.systems[ref.system].planets[ref.planet] = cube as Colour;
    turn.colonised.push(ref);
  } else if (ref.kind === 'route') {
    const route = board.routes[ref.track];
    if (route) route.cubes += 1;
    else if (near) board.routes[ref.track] = { owner: seat, from: near, colour: cube as Colour, cubes: 1 };
  } else {
    cellsOf(board, seat, ref)[cell] = cube;
  }
}

/** A drawn cube goes back into the bag (7.6). */
export function putDrawnBack(board: Board, seat: Seat, cube: Resource): void {
  const { drawn } = board.turn;
  drawn.splice(drawn.indexOf(cube), 1);
  seatOf(board, seat).bag[cube] += 1;
}

/** Removes a cube from a project without saying where it goes. A development or programme stops at once (13.3, 15.3): says which. */
export function liftCube(
  board: Board,
  seat: Seat,
  { ref, cell }: { ref: ProjectRef; cell: number },
): CardId[] {
  if (ref.kind === 'planet') throw new Error('nothing removes a cube from a planet but a black hole');
  if (ref.kind === 'route') {
    const route = board.routes[ref.track];
    if (!route) throw new Error('there is no route');
    route.cubes -= 1;
    if (route.cubes === 0) delete board.routes[ref.track]; // 9.14
    return [];
  }
  cellsOf(board, seat, ref)[cell] = null;
  if (ref.kind !== 'card') return [];
  const project = seatOf(board, seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project];
  if (!project?.done) return [];
  project.done = false;
  return [ref.card];
}

/** Some cubes of a project go home, the farthest first (9.5); says which cards stopped by that. */
export function liftCubes(
  board: Board,
  seat: Seat,
  { ref, which, losses }: { ref: ProjectRef; which: readonly Lying[]; losses: 'bank' | 'bag' },
): CardId[] {
  return [...which].reverse().flatMap(({ cell, cube, loss }) => {
    const stopped = liftCube(board, seat, { ref, cell });
    const home = loss && losses === 'bank' ? board.bank : seatOf(board, seat).bag;
    home[cube] += 1;
    return stopped;
  });
}
