import type { Seat } from './seat.ts';

/** Who is waited on and for what. */
export type Waited = { readonly seat: Seat; readonly topic: string };

/** As everybody may know it: in a veiled `window` that is every seat that could respond for all that can be seen, whether it has a choice and has answered or not. */
export type Summons = Waited & { readonly window?: true };

/** By seat and each once: the order of asking and the number of questions would show steps behind screens. */
export function inOrder<W extends Waited>(waited: readonly W[]): W[] {
  const each = new Map(waited.map((one) => [`${one.seat} ${one.topic}`, one]));
  return [...each.values()].sort((a, b) => a.seat - b.seat || (a.topic < b.topic ? -1 : 1));
}
