import type { AnyQuestion } from './question.ts';
import type { Seat } from './seat.ts';

/**
 * A veiled window: seats of which everybody knows that they are asked, and nobody which of them has anything to answer. All of them are
 * shown as waited for until the last has answered.
 */
export class VeiledWindow {
  /** The questions put in it so far, in the order in which they were. */
  readonly paths = new Set<string>();

  /** Names it: as its first question, without whose that is. */
  get id(): string {
    const [first = ''] = this.paths;
    return first.slice(0, first.lastIndexOf(':'));
  }

  constructor(readonly seats: readonly Seat[]) {}
}

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
  readonly window?: VeiledWindow;
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
