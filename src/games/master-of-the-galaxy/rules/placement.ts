import type { Refusal } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS, type SystemId, tracks } from '../content/board.ts';
import type { Cell } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import { type Colour, isDevelopment, type Resource } from '../content/kinds.ts';
import type { Modifiers } from '../content/property.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import { filledOf, printedCells, sideCells } from './cards.ts';
import { sideOf } from './conflicts.ts';
import { refId } from './projects.ts';
import { type OpenTrack, openTracks } from './routes.ts';
import { DEVELOPMENTS_PER_KIND } from './rulings.ts';

/** A drawn cube and a cell it may go into. `as` is set when an exchange makes it fit. */
export interface Placement {
  readonly id: string;
  readonly cube: Resource;
  readonly ref: ProjectRef;
  readonly cell: number;
  readonly loss: boolean;
  /** How many free cells there are for cubes like it. */
  readonly room: number;
  readonly near: SystemId | null;
  readonly as: Colour | null;
  readonly barred: Refusal | null;
}

/** A colour of cells that a cube fits into: its own, or by exchange another. */
type Fitting = { readonly colour: Resource; readonly as: Colour | null };

/** A project with cells to fill, as a card or a conflict prints it. */
interface Cells {
  readonly id: string;
  readonly ref: ProjectRef;
  readonly cells: readonly (Resource | null)[];
  readonly printed: readonly Cell[];
  /** Why its last cell must stay empty. */
  readonly barred: Refusal | null;
}

/** Everything a seat may do with cubes of these colours (7.2 to 7.5), by what its properties allow. */
export function placementsOf(
  s: Galaxy,
  seat: Seat,
  what: { readonly cubes: readonly Resource[]; readonly exchange: Modifiers['exchange'] },
): Placement[] {
  const planets = freePlanets(s, seat);
  const tracks = openTracks(s, seat);
  const projects = ownCells(s, seat);
  const found: Placement[] = [];
  for (const cube of what.cubes) {
    if (cube !== 'black') for (const ref of planets) found.push(onPlanet(cube, ref)); // 8.3
    for (const open of tracks)
      if (open.colours.some((colour) => colour === cube)) found.push(onTrack(cube, open));
    const fitting = [{ colour: cube, as: null }, ...exchanges(s, cube, what.exchange)];
    for (const project of projects) addFits(found, project, { cube, fitting });
  }
  return found;
}

function onPlanet(cube: Resource, ref: ProjectRef): Placement {
  const id = `${cube}>${refId(ref)}`;
  return { id, cube, ref, cell: 0, loss: false, room: 1, near: null, as: null, barred: null };
}

function onTrack(cube: Resource, { track, near, cell }: OpenTrack): Placement {
  const ref = { kind: 'route', track } as const;
  const id = `${cube}>${refId(ref)}@${near}`;
  const room = tracks[track].length - cell;
  return { id, cube, ref, cell, loss: false, room, near, as: null, barred: null };
}

/** A planet of each own system that can still be colonised (8.2, 8.6). */
function freePlanets(s: Galaxy, seat: Seat): ProjectRef[] {
  const free: ProjectRef[] = [];
  for (const system of SYSTEMS) {
    if (s.systems[system].owner !== seat) continue;
    const planet = s.systems[system].planets.indexOf(null);
    if (planet >= 0) free.push({ kind: 'planet', system, planet });
  }
  return free;
}

/** The cells on a seat's cards, and on its own side of conflicts (18.2, 18.3). */
function ownCells(s: Galaxy, seat: Seat): Cells[] {
  const own: Cells[] = [];
  for (const { id, projects } of seatOf(s, seat).cards) {
    projects.forEach(({ cells }, project) => {
      const ref = { kind: 'card', card: id, project } as const;
      const barred = fourth(s, seat, { card: id, cells });
      own.push({ id: refId(ref), ref, cells, printed: printedCells(id, project), barred });
    });
  }
  for (const conflict of s.conflicts) {
    const side = sideOf(s, conflict, seat);
    if (!side) continue;
    const ref = { kind: 'side', track: conflict.track, side } as const;
    const printed = sideCells(conflict, side);
    own.push({ id: refId(ref), ref, cells: conflict.cells[side], printed, barred: null });
  }
  return own;
}

/** One free cell of each kind that takes the cube: plain or of loss, by its own colour or by exchange (7.3). */
function addFits(
  found: Placement[],
  project: Cells,
  { cube, fitting }: { readonly cube: Resource; readonly fitting: readonly Fitting[] },
): void {
  const { id: name, ref, cells, printed, barred } = project;
  for (const { colour, as } of fitting) {
    const free = printed.flatMap((one, cell) =>
      one.colour === colour && cells[cell] === null ? [{ cell, loss: one.loss }] : [],
    );
    for (const { cell, loss } of free) {
      const alike = free.filter((other) => other.loss === loss);
      if (alike[0]?.cell !== cell) continue;
      const id = `${cube}${as ? `~${as}` : ''}>${name}${loss ? '*' : ''}`;
      const room = as ? 1 : alike.length;
      found.push({ id, cube, ref, cell, loss, room, near: null, as, barred });
    }
  }
}

/** The last cube of a fourth development of a kind may not be placed (13.5). */
function fourth(
  s: Galaxy,
  seat: Seat,
  { card, cells }: { readonly card: CardId; readonly cells: Cells['cells'] },
): Refusal | null {
  const { kind } = cards[card];
  if (!isDevelopment(kind) || cells.filter((lies) => lies === null).length > 1) return null;
  if (filledOf(s, seat, kind) < DEVELOPMENTS_PER_KIND) return null;
  return { message: msg('refuse.fourth', { kind }), rule: 'MOG-13.5' };
}

/** The colours a cube may stand in for: each exchange once a turn. */
function exchanges(s: Galaxy, cube: Resource, exchange: Modifiers['exchange']): Fitting[] {
  return exchange
    .filter(([from, as]) => from === cube && !s.turn.exchanged.includes(`${from}~${as}`))
    .map(([, as]) => ({ colour: as, as }));
}
