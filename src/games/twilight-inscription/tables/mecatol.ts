/** Rows of the Mecatol Rex board, best first: votes and points for whoever is written there (16). */
export interface MecatolRow {
  readonly votes: number;
  readonly vp: number;
}

export const mecatolRows: readonly MecatolRow[] = [
  { votes: 5, vp: 7 },
  { votes: 4, vp: 5 },
  { votes: 3, vp: 3 },
  { votes: 2, vp: 2 },
  { votes: 2, vp: 2 },
  { votes: 1, vp: 1 },
  { votes: 1, vp: 1 },
  { votes: 1, vp: 1 },
];
