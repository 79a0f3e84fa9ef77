import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { couldChange } from '../rules/dry-run.ts';
import type { SunTable } from '../table.ts';
import type { Step } from '../tables/vocabulary.ts';
import type { TopicId } from '../text/questions.ts';

/** Who does steps, and on what terms. */
export interface Doing {
  readonly seat: Seat;
  /** An action is done completely and changes something (4.8, 21.1); anything else as far as possible. */
  readonly isAction: boolean;
  /** Part of another step, after which everything that waits for its end is seen to. */
  readonly isInner: boolean;
  /** Ore that is still to be taken off what a step costs. */
  readonly minus: number;
  /** What research is asked under, where that is another question than usual. */
  readonly topic?: TopicId;
  /** Does further steps: what a card gives, what is copied. */
  readonly resolve: (t: SunTable, doing: Doing, steps: readonly Step[]) => Flow<void>;
}

/** A step among others: those still to come, and whether anything has changed by those before. */
export interface Part<S extends Step = Step> {
  readonly step: S;
  readonly rest: readonly Step[];
  readonly hasChanged: boolean;
}

/** Whether a step may be left out: an action must change something, now or by what comes after (4.8). */
export const mayDecline = (t: SunTable, { seat, isAction }: Doing, { rest, hasChanged }: Part): boolean =>
  !isAction || hasChanged || couldChange(t.state, seat, rest);

/** What follows from a step, as part of it. */
export const inner = (doing: Doing): Doing => {
  const { topic: _, ...others } = doing;
  return { ...others, isAction: false, isInner: true, minus: 0 };
};
