import type { Resource, SheetId } from './vocabulary.ts';

/** The tracks of the automated faction, by the coloured die and its result (23.1). */
export const TRACKS = ['M1', 'M2', 'I1', 'I2', 'R1', 'R2'] as const;
export type TrackId = (typeof TRACKS)[number];

/** A track of sections by stage; the number above the rightmost crossed symbol counts (23.10, 23.12). */
export interface SectionTrack {
  readonly role: 'strength' | 'votes';
  readonly sections: Readonly<Record<number, readonly number[]>>;
}

/** A progress track (23.7): what it reaches after so many symbols, and what a symbol counts as once it is full (23.9). */
export interface ProgressTrack {
  readonly role: 'progress';
  readonly length: number;
  readonly keys: readonly { readonly after: number; readonly reaches: SheetId | 'mecatol' }[];
  readonly end: 'strength' | 'votes';
}

export const tracks = {
  M1: {
    role: 'strength',
    sections: { 2: [2, 3, 4, 5, 6, 7], 3: [3, 4, 5, 6, 7, 8], 4: [3, 4, 5, 6, 7, 8], 5: [3, 5, 7, 8, 9] },
  },
  M2: { role: 'progress', length: 6, keys: [{ after: 6, reaches: 'warfare' }], end: 'strength' },
  I1: { role: 'progress', length: 9, keys: [{ after: 8, reaches: 'expansion' }], end: 'votes' },
  I2: { role: 'votes', sections: { 2: [1, 2, 3], 3: [2, 3, 5], 4: [2, 4, 6] } },
  R1: {
    role: 'progress',
    length: 10,
    keys: [
      { after: 6, reaches: 'mecatol' },
      { after: 10, reaches: 'navigation' },
    ],
    end: 'strength',
  },
  R2: { role: 'progress', length: 6, keys: [{ after: 6, reaches: 'industry' }], end: 'votes' },
} as const satisfies Readonly<Record<TrackId, SectionTrack | ProgressTrack>>;

/** Votes that its die adds (23.12). */
export const dieVotes: Readonly<Record<Resource, number>> = { M: 0, I: 1, R: 2 };

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Symbols crossed before the game begins (23.5): of each progress track, and of sections by stage. */
export interface HeadStart {
  readonly progress: number;
  readonly strength: Readonly<Record<number, number>>;
  readonly votes: Readonly<Record<number, number>>;
}

export const headStarts: Readonly<Record<Difficulty, HeadStart>> = {
  easy: { progress: 0, strength: {}, votes: {} },
  medium: { progress: 1, strength: { 2: 1, 3: 1 }, votes: {} },
  hard: { progress: 2, strength: { 2: 1, 3: 1 }, votes: { 2: 1, 3: 1 } },
};

export const RANKS = ['defeat', 'note', 'region', 'civilisation', 'authority', 'lazax'] as const;
export type Rank = (typeof RANKS)[number];

/** What a rank takes at each difficulty; with less than the first the players have lost (23.14). */
export const ranks: Readonly<Record<Difficulty, readonly { readonly from: number; readonly rank: Rank }[]>> =
  {
    easy: [
      { from: 40, rank: 'note' },
      { from: 60, rank: 'region' },
      { from: 80, rank: 'civilisation' },
    ],
    medium: [
      { from: 60, rank: 'region' },
      { from: 80, rank: 'civilisation' },
      { from: 100, rank: 'authority' },
    ],
    hard: [
      { from: 80, rank: 'civilisation' },
      { from: 100, rank: 'authority' },
      { from: 120, rank: 'lazax' },
    ],
  };
