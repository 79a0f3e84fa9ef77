import { digest } from './digest.ts';
import type { Flow, Fork, Gather, Pending, Until, VeiledWindow } from './flow.ts';
import type { AnyQuestion, Choice } from './question.ts';
import type { SeatScreen } from './screen.ts';
import type { Seat } from './seat.ts';

/** A question that stands open in front of a seat, with the answer held back until all are in. */
export interface QuestionSlot {
  readonly seat: Seat;
  readonly topic: string;
  /** Names the question in the log. */
  readonly path: string;
  /** Names this very question, with all that led to it: what a button carries. */
  readonly key: string;
  readonly make: () => AnyQuestion | null;
  /** Nobody waits for it. */
  readonly optional: boolean;
  /** What others see instead of the topic. */
  readonly screen: string | null;
  /** The veiled window in which it is asked. */
  readonly window: VeiledWindow | null;
  question: AnyQuestion | null;
  stamp: number;
  held: Choice | undefined;
  /** The question for which the answer held back is known to fit. */
  fits: AnyQuestion | null;
}

export type Waiting =
  | { readonly kind: 'start' }
  | { readonly kind: 'gather'; readonly effect: Gather; readonly slots: readonly QuestionSlot[] }
  | { readonly kind: 'fork'; readonly effect: Fork; readonly children: readonly Fiber[] }
  | { readonly kind: 'until'; readonly effect: Until }
  | { readonly kind: 'done'; readonly value: unknown };

/** Names steps by topic and occurrence. */
export class StepNames {
  private readonly times = new Map<string, number>();

  next(topic: string): string {
    const times = (this.times.get(topic) ?? 0) + 1;
    this.times.set(topic, times);
    return times === 1 ? topic : `${topic}.${times}`;
  }
}

/** Where a flow stands: whether anybody waits for it, the screen before it, and what led there. */
export interface BranchState {
  readonly optional: boolean;
  readonly screen: SeatScreen | null;
  readonly history: number;
}

/** A flow that runs, where it stands in the tree of branches, and how it came there. */
export class Fiber {
  waiting: Waiting = { kind: 'start' };
  private flow: Flow<unknown> | null = null;
  private readonly steps = new StepNames();
  private history: number;

  constructor(
    private readonly run: () => Flow<unknown>,
    readonly path: string,
    readonly branchState: BranchState,
  ) {
    this.history = branchState.history;
  }

  /** Runs on to the next thing to wait for. The flow is made only now, so that what it does first happens in tree order. */
  resume(value: unknown): IteratorResult<Pending, unknown> {
    this.flow ??= this.run();
    return this.flow.next(value);
  }

  /** The next step of this name in this branch: by topic and occurrence, so that other steps do not rename it. */
  step(topic: string): string {
    return `${this.path}/${this.steps.next(topic)}`;
  }

  remember(what: string): void {
    this.history = digest(what, this.history);
  }

  /** What led here, for the key of whatever comes next. */
  get past(): number {
    return this.history;
  }
}
