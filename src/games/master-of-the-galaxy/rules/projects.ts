import type { Seat } from '#core/seat.ts';
import { type SystemId, TRACKS, type TrackId, tracks } from '../content/board.ts';
import type { Cell } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import type { ConflictSideName, Resource } from '../content/kinds.ts';
import { type Galaxy, type ProjectRef, seatOf } from '../state.ts';
import { printedCells, sideCells } from './cards.ts';
import { conflictOn, sideOf } from './conflicts.ts';

/** A cube lying on a project: which cell, what colour it and the cell have, and whether the cell is one of irrecoverable loss. */
export type Lying = {
  readonly cell: number;
  readonly cube: Resource;
  readonly printed: Resource;
  readonly loss: boolean;
};

/** A name for a project that fits into an option's id. */
export function refId(ref: ProjectRef): string {
  switch (ref.kind) {
    case 'planet':
      return `planet:${ref.system}.${ref.planet}`;
    case 'route':
      return `route:${ref.track}`;
    case 'card':
      return `card:${ref.card}.${ref.project}`;
    case 'side':
      return `side:${ref.track}.${ref.side}`;
  }
}

/** Projects of a seat on its cards, its routes and its sides of conflicts: all but planets (7.2). */
export function projectsOf(s: Galaxy, seat: Seat): ProjectRef[] {
  const refs: ProjectRef[] = seatOf(s, seat).cards.flatMap(({ id, projects }) =>
    projects.map((_, project) => ({ kind: 'card' as const, card: id, project })),
  );
  for (const track of TRACKS) if (s.routes[track]?.owner === seat) refs.push({ kind: 'route', track });
  for (const conflict of s.conflicts) {
    const side = sideOf(s, conflict, seat);
    if (side) refs.push({ kind: 'side', track: conflict.track, side });
  }
  return refs;
}

/** The cubes that lie on a project of a seat. */
export function lyingOn(s: Galaxy, seat: Seat, ref: ProjectRef): Lying[] {
  switch (ref.kind) {
    case 'planet':
      return [];
    case 'route': {
      const route = s.routes[ref.track];
      if (!route) return [];
      return Array.from({ length: route.cubes }, (_, cell) => ({
        cell,
        cube: route.colour,
        printed: route.colour,
        loss: false,
      }));
    }
    case 'card': {
      const project = seatOf(s, seat).cards.find(({ id }) => id === ref.card)?.projects[ref.project];
      return lying(project?.cells ?? [], printedCells(ref.card, ref.project));
    }
    case 'side': {
      const conflict = conflictOn(s, ref.track);
      return conflict ? lying(conflict.cells[ref.side], sideCells(conflict, ref.side)) : [];
    }
  }
}

function lying(cells: readonly (Resource | null)[], printed: readonly Cell[]): Lying[] {
  const found: Lying[] = [];
  cells.forEach((cube, cell) => {
    const at = printed[cell];
    if (cube && at) found.push({ cell, cube, printed: at.colour, loss: at.loss });
  });
  return found;
}

/** How many cells of a project are still free. */
export function emptyCells(s: Galaxy, seat: Seat, ref: ProjectRef): number {
  switch (ref.kind) {
    case 'planet':
      return 0;
    case 'route':
      return tracks[ref.track].length - (s.routes[ref.track]?.cubes ?? 0);
    case 'card':
      return printedCells(ref.card, ref.project).length - lyingOn(s, seat, ref).length;
    case 'side': {
      const conflict = conflictOn(s, ref.track);
      return conflict ? sideCells(conflict, ref.side).length - lyingOn(s, seat, ref).length : 0;
    }
  }
}

/** The projects of a seat that a black cube could cancel: begun or complete, never a planet (7.8, 7.10). */
export function cancellable(s: Galaxy, seat: Seat): ProjectRef[] {
  const begun: ProjectRef[] = [];
  for (const { id, projects } of seatOf(s, seat).cards) {
    projects.forEach(({ cells }, project) => {
      if (isBegun(cells)) begun.push({ kind: 'card', card: id, project });
    });
  }
  for (const track of TRACKS) if (s.routes[track]?.owner === seat) begun.push({ kind: 'route', track });
  for (const conflict of s.conflicts) {
    const side = sideOf(s, conflict, seat);
    if (side && isBegun(conflict.cells[side])) begun.push({ kind: 'side', track: conflict.track, side });
  }
  return begun;
}

function isBegun(cells: readonly (Resource | null)[]): boolean {
  return cells.some((cube) => cube !== null);
}

/** Whether a development or programme is what a project of a card is: those that `guard` protects. */
export function isLasting(ref: ProjectRef): boolean {
  if (ref.kind !== 'card') return false;
  const kind = cards[ref.card].projects[ref.project]?.kind;
  return kind === 'development' || kind === 'programme';
}

/** Reads a project's name back (the inverse of `refId`). */
export function parseRef(id: string): ProjectRef | null {
  const [, kind, rest = ''] = /^(planet|route|card|side):(.+)$/.exec(id) ?? [];
  const [head = '', tail = ''] = rest.split('.');
  switch (kind) {
    case 'planet':
      return { kind, system: head as SystemId, planet: Number(tail) };
    case 'route':
      return { kind, track: head as TrackId };
    case 'card':
      return { kind, card: head as CardId, project: Number(tail) };
    case 'side':
      return { kind, track: head as TrackId, side: tail as ConflictSideName };
    default:
      return null;
  }
}
