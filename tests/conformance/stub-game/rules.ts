import type { Refusal } from '#core/message.ts';
import { SIDES } from './state.ts';
import { msg } from './text/lexicon.ts';

/** Why a lamp cannot be lit with a number, if it cannot: each is lit once (2.1), and numbers rise from left to right (2.2). */
export function barredFrom(lamps: readonly (number | null)[], lamp: number, number: number): Refusal | null {
  if (lamps[lamp] !== null) return { message: msg('no.lit', {}), rule: '2.1' };
  const fits = lamps.every((other, at) => other === null || (at < lamp ? other <= number : other >= number));
  return fits ? null : { message: msg('no.order', {}), rule: '2.2' };
}

/** How far oil can raise a die (3.1). */
export const raiseOf = (die: number, oil: number) => Math.min(oil, SIDES - die);
