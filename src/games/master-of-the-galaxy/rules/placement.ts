import type { Refusal } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS, type SystemId } from '../content/board.ts';
import type { Cell } from '../content/card.ts';
import { cards } from '../content/cards.ts';
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
  readonly near?: SystemId;
  readonly as?: Colour;
  readonly barred?: Refusal;
}

/** The colours of cells that a cube fits into: its own, and by exchange others. */
type Colours = readonly (readonly [cell: Resource, by: Colour | undefined])[];

/** A project with cells to fill, as a card or a conflict prints it. */
interface Cells {
  readonly ref: ProjectRef;
  readonly cells: readonly (Resource | null)[];
  readonly printed: readonly Cell[];
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
    const colours: Colours = [[cube, undefined], ...exchanges(s, cube, what.exchange)];
    if (cube !== 'black') for (const ref of planets) found.push(plain(cube, ref, 0)); // 8.3
    for (const open of tracks)
      if (open.colours.some((colour) => colour === cube)) found.push(onTrack(cube, open));
    for (const project of projects) {
      for (const fit of fits(project, colours)) {
        const barred = fourth(s, seat, project);
        const placement = placementIn(project, cube, fit);
        found.push(barred ? { ...placement, barred } : placement);
      }
    }
  }
  return found;
}

function plain(cube: Resource, ref: ProjectRef, cell: number): Placement {
  return { id: `${cube}>${refId(ref)}`, cube, ref, cell, loss: false };
}

function onTrack(cube: Resource, { track, near, cell }: OpenTrack): Placement {
  const ref = { kind: 'route', track } as const;
  return { id: `${cube}>${refId(ref)}@${near}`, cube, ref, cell, loss: false, near };
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
      own.push({ ref: { kind: 'card', card: id, project }, cells, printed: printedCells(id, project) });
    });
  }
  for (const conflict of s.conflicts) {
    const side = sideOf(s, conflict, seat);
    if (!side) continue;
    const ref = { kind: 'side', track: conflict.track, side } as const;
    own.push({ ref, cells: conflict.cells[side], printed: sideCells(conflict, side) });
  }
  return own;
}

/** A free cell that a cube fits into. */
interface Fit {
  readonly cell: number;
  readonly loss: boolean;
  readonly as: Colour | undefined;
}

/** One free cell of each kind that takes the cube: plain or of loss, by its own colour or by exchange (7.3). */
function fits({ cells, printed }: Cells, colours: Colours): Fit[] {
  const found: Fit[] = [];
  for (const [colour, as] of colours) {
    const seen = { plain: false, loss: false };
    for (let cell = 0; cell < printed.length; cell++) {
      const { colour: wanted, loss } = printed[cell] as Cell;
      const kind = loss ? 'loss' : 'plain';
      if (wanted !== colour || cells[cell] !== null || seen[kind]) continue;
      seen[kind] = true;
      found.push({ cell, loss, as });
    }
  }
  return found;
}

function placementIn({ ref }: Cells, cube: Resource, { cell, loss, as }: Fit): Placement {
  const id = `${cube}${as ? `~${as}` : ''}>${refId(ref)}${loss ? '*' : ''}`;
  return as ? { id, cube, ref, cell, loss, as } : { id, cube, ref, cell, loss };
}

/** The last cube of a fourth development of a kind may not be placed (13.5). */
function fourth(s: Galaxy, seat: Seat, { ref, cells }: Cells): Refusal | undefined {
  if (ref.kind !== 'card' || cells.filter((lies) => lies === null).length > 1) return undefined;
  const { kind } = cards[ref.card];
  if (!isDevelopment(kind) || filledOf(s, seat, kind) < DEVELOPMENTS_PER_KIND) return undefined;
  return { message: msg('refuse.fourth', { kind }), rule: 'MOG-13.5' };
}

/** The colours a cube may stand in for: each exchange once a turn. */
function exchanges(s: Galaxy, cube: Resource, exchange: Modifiers['exchange']): [Colour, Colour][] {
  return exchange.flatMap(([from, as]): [Colour, Colour][] =>
    from === cube && !s.turn.exchanged.includes(`${from}~${as}`) ? [[as, as]] : [],
  );
}
