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
interface Drawn {
  readonly cube: Resource;
  readonly colours: Colours;
}

/** Everything a seat may do with a cube of this colour (7.2 to 7.5). */
export function placementsOf(s: Galaxy, seat: Seat, cube: Resource): Placement[] {
  const colours: Colours = [[cube, undefined], ...exchanges(s, seat, cube)];
  return [
    ...onPlanets(s, seat, cube),
    ...onRoutes(s, seat, cube),
    ...onCards(s, seat, { cube, colours }),
    ...onSides(s, seat, { cube, colours }),
  ];
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

function onCards(s: Galaxy, seat: Seat, drawn: Drawn): Placement[] {
  return seatOf(s, seat).cards.flatMap(({ id, projects }) =>
    projects.flatMap(({ cells }, project) => {
      const ref = { kind: 'card', card: id, project } as const;
      const barred = cells.filter((lies) => lies === null).length === 1 ? fourth(s, seat, ref) : undefined;
      return inCells({ ...drawn, ref, cells, printed: printedCells(id, project), barred });
    }),
  );
}

function onSides(s: Galaxy, seat: Seat, drawn: Drawn): Placement[] {
  return s.conflicts.flatMap((conflict) => {
    const side = sideOf(s, conflict, seat); // 18.2, 18.3
    if (!side) return [];
    const ref = { kind: 'side', track: conflict.track, side } as const;
    return inCells({
      ...drawn,
      ref,
      cells: conflict.cells[side],
      printed: sideCells(conflict, side),
      barred: undefined,
    });
  });
}

/** The last cube of a fourth development of a kind may not be placed (13.5). */
function fourth(s: Galaxy, seat: Seat, ref: Extract<ProjectRef, { kind: 'card' }>): Refusal | undefined {
  const { kind } = cards[ref.card];
  if (!isDevelopment(kind) || filledOf(s, seat, kind) < DEVELOPMENTS_PER_KIND) return undefined;
  return { message: msg('refuse.fourth', { kind }), rule: 'MOG-13.5' };
}

/** A project with cells to fill, as a card or a conflict prints it. */
interface Cells extends Drawn {
  readonly ref: ProjectRef;
  readonly cells: readonly (Resource | null)[];
  readonly printed: readonly Cell[];
  readonly barred: Refusal | undefined;
}

/** One placement for each kind of free cell that takes the cube: plain or of loss, by its own colour or by exchange. */
function inCells(project: Cells): Placement[] {
  const { cube, colours, ref, cells, printed, barred } = project;
  const found = new Map<string, Placement>();
  for (const [colour, as] of colours) {
    printed.forEach(({ colour: wanted, loss }, cell) => {
      if (cells[cell] !== null || wanted !== colour) return; // 7.3
      const id = `${cube}${as ? `~${as}` : ''}>${refId(ref)}${loss ? '*' : ''}`;
      if (!found.has(id))
        found.set(id, { id, cube, ref, cell, loss, ...(as && { as }), ...(barred && { barred }) });
    });
  }
  return [...found.values()];
}

function exchanges(s: Galaxy, seat: Seat, cube: Resource): [Colour, Colour][] {
  if (s.turn.seat !== seat) return [];
  return modifiersOf(s, seat).exchange.flatMap(([from, as]): [Colour, Colour][] =>
    from === cube && !s.turn.exchanged.includes(`${from}~${as}`) ? [[as, as]] : [],
  );
}
