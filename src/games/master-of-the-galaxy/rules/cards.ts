import type { Seat } from '#core/seat.ts';
import type { Card, Cell } from '../content/card.ts';
import { cards } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import type { DevelopmentKind } from '../content/kinds.ts';
import { type Conflict, type Galaxy, type Held, seatOf } from '../state.ts';

/** The cells printed for a project of a card. */
export function printedCells(card: CardId, project: number): readonly Cell[] {
  const printed = cards[card].projects[project];
  if (!printed) throw new Error(`${card} has no project ${project}`);
  return printed.cells;
}

/** The cells printed on a side of a conflict. */
export function sideCells(conflict: Pick<Conflict, 'card'>, side: 'red' | 'blue'): readonly Cell[] {
  return conflictCard(conflict.card)[side].cells;
}

export function conflictCard(id: CardId): Extract<Card, { kind: 'conflict' }> {
  const card = cards[id];
  if (card.kind !== 'conflict') throw new Error(`${id} is not a conflict`);
  return card;
}

/** A card as it is laid before a seat: nothing on it. */
export function freshly(id: CardId): Held {
  const projects = cards[id].projects.map(({ cells }) => ({
    cells: cells.map(() => null),
    done: false,
    disc: false,
  }));
  return { id, projects };
}

export const isFull = (cells: readonly unknown[]): boolean => cells.every((cube) => cube !== null);

/** Whether a development is implemented: its text and symbols work only then (13.1, 13.2). */
export function isImplemented(held: { readonly projects: readonly { readonly done: boolean }[] }): boolean {
  return held.projects[0]?.done ?? false;
}

/** The implemented developments of a kind (13.5, 13.6). */
export function implementedOf(s: Galaxy, seat: Seat, kind: DevelopmentKind) {
  return seatOf(s, seat).cards.filter((held) => cards[held.id].kind === kind && isImplemented(held));
}

/** Developments of a kind that work or will at the end of this phase: the limit counts both (13.5). */
export function filledOf(s: Galaxy, seat: Seat, kind: DevelopmentKind): number {
  return seatOf(s, seat).cards.filter(
    (held) => cards[held.id].kind === kind && held.projects.every(({ cells }) => isFull(cells)),
  ).length;
}
