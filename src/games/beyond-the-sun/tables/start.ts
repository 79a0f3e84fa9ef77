import type { Action } from './vocabulary.ts';

/** The actions of Basic Spacefaring, from the top (9). */
export const START_ACTIONS = ['research-1', 'research-2', 'ship', 'people'] as const;
export type StartActionId = (typeof START_ACTIONS)[number];

export const startActions: Readonly<Record<StartActionId, Action>> = {
  'research-1': { cost: {}, steps: [{ do: 'research', levels: [1] }] },
  'research-2': { cost: { ore: 2 }, steps: [{ do: 'research', levels: [2] }] },
  ship: {
    cost: {},
    steps: [
      { do: 'build', from: 'pop', level: 1, n: 1, optional: true },
      { do: 'jump', n: 2 },
    ],
  },
  people: {
    cost: {},
    steps: [
      { do: 'pop', n: 1 },
      { do: 'ore', n: 1 },
    ],
  },
};

/** Extra ore of each space of an action, by players (4.9); the lowest action has one space that holds any number of pawns (4.4). */
export const startSpaces: Readonly<Record<2 | 3 | 4, Readonly<Record<StartActionId, readonly number[]>>>> = {
  2: { 'research-1': [0, 1], 'research-2': [0], ship: [0, 1], people: [0] },
  3: { 'research-1': [0, 1], 'research-2': [0, 1], ship: [0], people: [0] },
  4: { 'research-1': [0, 1], 'research-2': [0, 1], ship: [0, 0], people: [0] },
};

/** The action whose space is never full (4.4). */
export const UNLIMITED: StartActionId = 'people';
