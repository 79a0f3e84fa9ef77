import type { Json } from './json.ts';
import type { Message } from './message.ts';
import type { FixedFields } from './record.ts';

/** A table as a former version of its game saved it. */
export interface Saved {
  /** The state at a checkpoint, without the fixed fields. */
  readonly state: { readonly [name: string]: Json };
  readonly fixed: FixedFields | null;
  readonly options: Json;
  readonly seats: number;
}

/** One step from a version of a game to the next. It must not change what it is given. */
export interface Migration {
  readonly from: number;
  /** What it means for whoever plays, in words that stand after a colon and before a full stop; null where they need not know. */
  readonly changed: Message | null;
  migrate(saved: Saved): Saved;
}
