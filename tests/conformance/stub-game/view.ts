import { type Harbour, isOver, roundOf, seatAtTurn } from './state.ts';

export { litBy } from './state.ts';

/** What everybody sees: nothing is hidden in Lighthouses. */
export interface View {
  readonly round: number;
  readonly rounds: number;
  /** Whose turn it is; nobody's when the night is over. */
  readonly turn: number | null;
  readonly die: number | null;
  readonly store: number;
  readonly seats: readonly { readonly lamps: readonly (number | null)[]; readonly oil: number }[];
}

export function view(s: Harbour): View {
  const over = isOver(s);
  return {
    round: over ? s.rounds : roundOf(s),
    rounds: s.rounds,
    turn: over ? null : seatAtTurn(s),
    die: s.die,
    store: s.store,
    seats: s.seats.map(({ lamps, oil }) => ({ lamps, oil })),
  };
}
