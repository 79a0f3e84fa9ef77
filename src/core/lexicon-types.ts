import type { Seat } from './seat.ts';

/** The arguments of a message that speaks of nothing in particular. */
export type None = Record<string, never>;

/** The arguments of a message about a seat. */
export type Who = { readonly seat: Seat };
