import type { Refusal } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { SYSTEMS, type SystemId, tracksAt } from '../content/board.ts';
import type { Cell } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import { type Colour, isDevelopment, type Resource } from '../content/kinds.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import { msg } from '../text/lexicon.ts';
import { filledOf, printedCells, sideCells } from './cards.ts';
import { sideOf } from './conflicts.ts';
import { refId } from './projects.ts';
import { modifiersOf } from './properties.ts';
import { canExtend } from './routes.ts';
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

/** Everything a seat may do with a cube of this colour (7.2 to 7.5). */
export function placementsOf(s: Galaxy, seat: Seat, cube: Resource): Placement[] {
  const colours: Colours = [[cube, undefined], ...exchanges(s, seat, cube)];
  const found = [...onPlanets(s, seat, cube), ...onRoutes(s, seat, cube)];
  for (const project of ownCells(s, seat)) {
    for (const fit of fits(project, colours)) {
      const barred = fourth(s, seat, project);
      found.push(placementIn(project, cube, { ...fit, barred }));
    }
  }
  return found;
}

function onPlanets(s: Galaxy, seat: Seat, cube: Resource): Placement[] {
  if (cube === 'black') return []; // 8.3
  return SYSTEMS.flatMap((system) => {
    const planet = s.systems[system].planets.indexOf(null);
    if (s.systems[system].owner !== seat || planet < 0) return []; // 8.2, 8.6
    const ref = { kind: 'planet', system, planet } as const;
    return [{ id: `${cube}>${refId(ref)}`, cube, ref, cell: 0, loss: false }];
  });
}

function onRoutes(s: Galaxy, seat: Seat, cube: Resource): Placement[] {
  return SYSTEMS.filter((near) => s.systems[near].owner === seat).flatMap((near) =>
    tracksAt[near]
      .filter((track) => canExtend(s, seat, { track, near, cube }))
      .map((track) => {
        const ref = { kind: 'route', track } as const;
        const cell = s.routes[track]?.cubes ?? 0;
        return { id: `${cube}>${refId(ref)}@${near}`, cube, ref, cell, loss: false, near };
      }),
  );
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

function placementIn(
  { ref }: Cells,
  cube: Resource,
  fit: Fit & { readonly barred: Refusal | undefined },
): Placement {
  const { cell, loss, as, barred } = fit;
  const id = `${cube}${as ? `~${as}` : ''}>${refId(ref)}${loss ? '*' : ''}`;
  const plain = { id, cube, ref, cell, loss };
  return as || barred ? { ...plain, ...(as && { as }), ...(barred && { barred }) } : plain;
}

/** The last cube of a fourth development of a kind may not be placed (13.5). */
function fourth(s: Galaxy, seat: Seat, { ref, cells }: Cells): Refusal | undefined {
  if (ref.kind !== 'card' || cells.filter((lies) => lies === null).length > 1) return undefined;
  const { kind } = cards[ref.card];
  if (!isDevelopment(kind) || filledOf(s, seat, kind) < DEVELOPMENTS_PER_KIND) return undefined;
  return { message: msg('refuse.fourth', { kind }), rule: 'MOG-13.5' };
}

function exchanges(s: Galaxy, seat: Seat, cube: Resource): [Colour, Colour][] {
  if (s.turn.seat !== seat) return [];
  return modifiersOf(s, seat).exchange.flatMap(([from, as]): [Colour, Colour][] =>
    from === cube && !s.turn.exchanged.includes(`${from}~${as}`) ? [[as, as]] : [],
  );
}
