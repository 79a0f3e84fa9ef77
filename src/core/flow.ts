import type { AnyQuestion } from './question.ts';
import type { Seat } from './seat.ts';

/** One seat's part in a gathering: the question is a function of the state, null withdraws it. */
export interface Ask {
  readonly seat: Seat;
  readonly make: () => AnyQuestion | null;
}

/**
 * Questions open together. Held answers are opened when `ready` says so; by default when all are in. Withdrawn questions are not waited
 * for, unless the gathering is `patient`.
 */
export interface Gather {
  readonly kind: 'gather';
  readonly topic: string;
  readonly asks: readonly Ask[];
  readonly patient?: boolean;
  readonly ready?: (held: ReadonlyMap<Seat, unknown>) => boolean;
}

/** One seat's flow in a fork. */
export interface Branch<T = unknown> {
  readonly seat: Seat;
  readonly run: () => Flow<T>;
}

/** Branches side by side, one per seat. With a `main` seat the others are asides: nobody waits for them. */
export interface Fork {
  readonly kind: 'fork';
  readonly topic: string;
  readonly branches: readonly Branch[];
  readonly main?: Seat;
  /** Behind screens: others see that a seat is busy, and what it does only when all are done. */
  readonly screened?: boolean;
}

/** Wait for the state. */
export interface Until {
  readonly kind: 'until';
  readonly ready: () => boolean;
}

/** What a flow may yield. Made in core only: games say `yield*` to the table's flows. */
export type Pending = Gather | Fork | Until;

/** The rules of a game, step by step. */
export type Flow<T> = Generator<Pending, T, unknown>;
