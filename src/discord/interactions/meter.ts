/** In what way somebody turned to the bot. */
export type Way = 'command' | 'typing' | 'press' | 'form' | 'other';

/** What became of a batch: announced, or to be tried again. What cannot be announced at all is reported and let go: lost. */
export type Outcome = 'done' | 'lost' | 'later';

/** Counts what goes on. It is told what happened, never to whom. */
export interface Meter {
  interaction(way: Way, name: string): void;
  acknowledged(ms: number): void;
  /** A request of ours that Discord answered. */
  answered(method: string, status: number): void;
  announced(outcome: Outcome, rows: number): void;
}
