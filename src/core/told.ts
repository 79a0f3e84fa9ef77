import type { Message } from './message.ts';
import type { Seat } from './seat.ts';

/** Something that happened, told to everybody or to some seats only. */
export type Told<M extends Message = Message> = { readonly message: M; readonly to: 'all' | readonly Seat[] };
