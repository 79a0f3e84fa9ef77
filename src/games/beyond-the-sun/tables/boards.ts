import type { Kind } from './vocabulary.ts';

/** Where ships can be: Sol, slots for system cards, shipyards, Deep Space, and a fifth system beside it (1.7). */
export const PLACES = ['SOL', 'A1', 'A2', 'Y1', 'Y2', 'B1', 'B2', 'DEEP', 'X'] as const;
export type PlaceId = (typeof PLACES)[number];

/** Slots for cards of the decks A and B, and the place of a system that an event adds. */
export const SYSTEM_PLACES = ['A1', 'A2', 'B1', 'B2', 'X'] as const;
export type SystemPlace = (typeof SYSTEM_PLACES)[number];

export const YARDS = ['Y1', 'Y2'] as const;
export type Yard = (typeof YARDS)[number];

/** What shipyards are good for (1.9). */
export const yards: Readonly<Record<Yard, readonly Kind[]>> = { Y1: ['food'], Y2: ['ore'] };

type Line = readonly [PlaceId, PlaceId];

/** A side of the exploration board: its places, and the lines between neighbours (1.7). */
export interface Board {
  readonly places: readonly PlaceId[];
  readonly lines: readonly Line[];
}

const forTwo: Board = {
  places: ['SOL', 'A1', 'Y1', 'Y2', 'B1', 'B2', 'DEEP'],
  lines: [
    ['SOL', 'A1'],
    ['A1', 'Y1'],
    ['A1', 'Y2'],
    ['SOL', 'Y1'],
    ['SOL', 'Y2'],
    ['Y1', 'B1'],
    ['Y2', 'B2'],
    ['B1', 'DEEP'],
    ['B2', 'DEEP'],
  ],
};

const forMore: Board = {
  places: ['SOL', 'A1', 'A2', 'Y1', 'Y2', 'B1', 'B2', 'DEEP'],
  lines: [
    ['SOL', 'A1'],
    ['SOL', 'A2'],
    ['A1', 'Y1'],
    ['A2', 'Y2'],
    ['SOL', 'Y1'],
    ['SOL', 'Y2'],
    ['Y1', 'B1'],
    ['Y2', 'B2'],
    ['A1', 'A2'],
    ['B1', 'DEEP'],
    ['B2', 'DEEP'],
  ],
};

/** The side that so many play on (2.10). */
export const boardOf = (seats: number): Board => (seats === 2 ? forTwo : forMore);

/** The line to a fifth system. */
export const EXTRA_LINE: Line = ['DEEP', 'X'];
