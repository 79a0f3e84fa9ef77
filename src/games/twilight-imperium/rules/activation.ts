import type { Refusal } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import type { Galaxy } from '../state.ts';
import type { SystemId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { tokenIn } from './tokens.ts';

/** Why a seat cannot activate a system, if it cannot; tokens of others are no reason (1.3). */
export function barsActivation(s: Galaxy, seat: Seat, system: SystemId): Refusal | null {
  if (tokenIn(s, seat, system)) return { message: msg('no.ownToken', {}), rule: 'TI4 1.2' };
  const may = modified(s, 'activate', { value: true, about: { seat, system } });
  return may ? null : { message: msg('no.activation', {}), rule: 'TI4 74.6' };
}
