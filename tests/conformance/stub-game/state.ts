import { z } from 'zod';
import type { Frozen } from '#core/json.ts';
import type { Table } from '#core/table.ts';
import type { Words } from './text/lexicon.ts';

/** The sides of the die, and the casks of oil that come with each seat. */
export const [SIDES, CASKS] = [6, 6];
/** Lamps in a row, and casks that a seat begins with. */
const [LAMPS, FIRST_CASKS] = [5, 2];

const count = z.int().min(0);
const die = z.int().min(1).max(SIDES);

export const optionsSchema = z.strictObject({ rounds: z.int().min(1).max(20).default(8) });
export type Options = z.infer<typeof optionsSchema>;

export const stateSchema = z.object({
  rounds: z.int().min(1),
  /** Turns that are over. */
  turns: count,
  die: die.nullable(),
  /** Casks that nobody has. */
  store: count,
  seats: z.array(z.object({ lamps: z.array(die.nullable()).length(LAMPS), oil: count })),
});
export type State = z.infer<typeof stateSchema>;
export type Harbour = Frozen<State>;
export type HarbourTable = Table<State, Words>;

export const seatAtTurn = ({ turns, seats }: Harbour) => turns % seats.length;
export const roundOf = ({ turns, seats }: Harbour) => Math.floor(turns / seats.length) + 1;
export const isOver = ({ turns, seats, rounds }: Harbour) => turns >= rounds * seats.length;
export const litBy = ({ lamps }: Harbour['seats'][number]) => lamps.filter((lamp) => lamp !== null).length;

export function setup({ rounds }: Options, seats: number): State {
  const dark = () => ({ lamps: Array<number | null>(LAMPS).fill(null), oil: FIRST_CASKS });
  const store = (CASKS - FIRST_CASKS) * seats;
  return { rounds, turns: 0, die: null, store, seats: Array.from({ length: seats }, dark) };
}
