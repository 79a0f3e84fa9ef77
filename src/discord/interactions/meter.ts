/** In what way somebody turned to the bot. */
export type Way = 'command' | 'typing' | 'press' | 'form' | 'other';

/**
 * What became of a batch: announced; kept until the table's place can be reached; to be tried again, because of Discord or
 * of a fault of ours; or set aside for the operator.
 */
export type Outcome = 'done' | 'held' | 'later' | 'fault' | 'setAside';

/** Counts what goes on. It is told what happened, never to whom. */
export interface Meter {
  interaction(way: Way, name: string): void;
  acknowledged(ms: number): void;
  /** A request of ours that Discord answered. */
  answered(method: string, status: number): void;
  announced(outcome: Outcome, rows: number): void;
}
