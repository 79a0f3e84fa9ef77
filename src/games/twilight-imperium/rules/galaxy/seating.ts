/** How so many seats sit around the board, and with which tiles it is built (S6). */
export interface Seating {
  /** Home places, clockwise from seat 0. */
  readonly homes: readonly number[];
  /** Places of the third ring on which nothing lies. */
  readonly empty: readonly number[];
  /** Tiles dealt to each seat by their backs (S6c to S6f). */
  readonly blue: number;
  readonly red: number;
  /** Red tiles beside those dealt, laid beside Mecatol Rex by the speaker (S6g). */
  readonly extra: number;
  /** Trade goods for the crowded homes (S6m). */
  readonly goods: readonly number[];
}

const SEATINGS: Readonly<Record<number, Seating>> = {
  3: {
    homes: [22, 28, 34],
    empty: [19, 20, 24, 25, 26, 30, 31, 32, 36],
    blue: 6,
    red: 2,
    extra: 0,
    goods: [],
  },
  4: { homes: [23, 27, 32, 36], empty: [], blue: 5, red: 3, extra: 0, goods: [] },
  5: { homes: [22, 25, 28, 32, 36], empty: [], blue: 4, red: 2, extra: 1, goods: [2, 4, 2] },
  6: { homes: [19, 22, 25, 28, 31, 34], empty: [], blue: 3, red: 2, extra: 0, goods: [] },
};

export const SEAT_COUNTS: readonly number[] = Object.keys(SEATINGS).map(Number);

export function seatingOf(seats: number): Seating {
  const found = SEATINGS[seats];
  if (!found) throw new Error(`nobody sits ${seats} at this table`);
  return found;
}
