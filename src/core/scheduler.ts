import { type AnswerPreview, previewChoice, refusalOf } from './choice.ts';
import { Fiber, type QuestionSlot, type Waiting } from './fiber.ts';
import type { Flow, Fork, Gather, Pending } from './flow.ts';
import type { Refusal } from './message.ts';
import type { AnyQuestion, Choice } from './question.ts';
import { SeatScreen, screenedPath } from './screen.ts';
import type { Seat } from './seat.ts';

/** Thrown by `halt`: the only exception that is not a bug. */
export class Halt extends Error {}

/** Most steps that one answer may set in motion; beyond it a flow runs in circles. */
const MAX_RESUMES = 10_000;

/** Guards around a game's code, kept by the table: what may be done while a question is made, flows left unrun, and screens. */
export interface Guard {
  asking<T>(make: () => T): T;
  running<T>(run: () => T): T;
  ran(): void;
  /** Screens rose, before anything has happened behind them. */
  rose(screens: readonly SeatScreen[]): void;
  /** Screens fell, before anything happens after them. */
  fell(screens: readonly SeatScreen[]): void;
}

/** Keeps the tree of branches: which flows run, which questions stand open, which of them can go on. */
export class Scheduler {
  readonly open = new Map<string, QuestionSlot>();
  current: Fiber | null = null;
  private root: Fiber | null = null;
  private version = 0;
  /** Branches that have not begun yet. */
  private unbegun = 0;

  constructor(
    private readonly guard: Guard,
    private readonly seal: (text: string) => string,
  ) {}

  get finished(): boolean {
    return this.root === null;
  }

  /** Begins the flow of a checkpoint; `history`, what led there, makes its keys its own. */
  begin(flow: Flow<unknown>, path: string, history: number): void {
    this.open.clear();
    this.root = new Fiber(() => flow, path, { optional: false, screen: null, history });
    this.unbegun = 1;
  }

  /** Holds an answer that fits its question; `settle` opens it when its time has come. */
  hold(slot: QuestionSlot, choice: Choice): void {
    slot.held = choice;
    slot.fits = slot.question;
  }

  /** The question as it stands now, or null while it is withdrawn. */
  questionOf(slot: QuestionSlot): QuestionSlot['question'] {
    if (slot.stamp !== this.version) {
      slot.question = this.guard.asking(slot.make);
      slot.stamp = this.version;
    }
    return slot.question;
  }

  /** Why the rules refuse a choice as an answer to a question, if they do; a check may look, and change nothing. */
  refusalOf(question: AnyQuestion, choice: Choice): Refusal | null {
    return this.guard.asking(() => refusalOf(question, choice));
  }

  /** What a choice would come to; looks, and changes nothing. */
  previewChoice(question: AnyQuestion, choice: Choice): AnswerPreview {
    return this.guard.asking(() => previewChoice(question, choice));
  }

  /** Resumes whatever can go on, first in tree order, until everything waits for somebody. */
  settle(): void {
    for (let resumes = 0; this.root !== null; resumes++) {
      if (resumes > MAX_RESUMES) throw new Error(`flows run in circles at ${this.root.path}`);
      // All branches begin before any question is made: each beginning may change what is asked.
      const fresh = this.unbegun > 0 ? firstFresh(this.root) : null;
      const ready = fresh ?? this.nextReady(this.root);
      if (!ready) return this.expectSomebody();
      this.resume(ready);
    }
  }

  private expectSomebody(): void {
    for (const slot of this.open.values()) {
      if (!slot.optional && slot.held === undefined && this.questionOf(slot)) return;
    }
    throw new Error(`the flow waits for nobody at ${this.root?.path ?? '?'}`);
  }

  private nextReady(fiber: Fiber): Fiber | null {
    const { waiting } = fiber;
    switch (waiting.kind) {
      case 'start':
      case 'done':
        return null;
      case 'until':
        return this.guard.asking(waiting.effect.ready) ? fiber : null;
      case 'gather':
        return this.isGathered(waiting) ? fiber : null;
      case 'fork': {
        for (const child of waiting.children) {
          const ready = this.nextReady(child);
          if (ready) return ready;
        }
        return isJoined(waiting) ? fiber : null;
      }
    }
  }

  private isGathered({ effect, slots }: Extract<Waiting, { kind: 'gather' }>): boolean {
    let missing = 0;
    for (const slot of slots) {
      // What is waited for in any case need not be made to know that.
      if (effect.patient && slot.held === undefined) return false;
      const question = this.questionOf(slot);
      if (!question && !effect.patient) continue;
      // An answer that no longer fits what is asked now is dropped, and the question asked again.
      if (slot.held !== undefined && !this.stillFits(slot, question)) slot.held = undefined;
      if (slot.held === undefined) missing += 1;
    }
    return missing === 0 || (effect.ready?.(this.read(slots)) ?? false);
  }

  private stillFits(slot: QuestionSlot, question: AnyQuestion | null): boolean {
    if (!question || slot.held === undefined) return false;
    if (slot.fits !== question && this.refusalOf(question, slot.held)) return false;
    slot.fits = question;
    return true;
  }

  private read(slots: readonly QuestionSlot[]): Map<Seat, unknown> {
    const values = new Map<Seat, unknown>();
    for (const slot of slots) {
      const question = this.questionOf(slot);
      if (question && slot.held !== undefined) values.set(slot.seat, question.read(slot.held));
    }
    return values;
  }

  private resume(fiber: Fiber): void {
    if (fiber.waiting.kind === 'start') this.unbegun -= 1;
    const value = this.release(fiber);
    this.version += 1;
    this.current = fiber;
    try {
      const next = this.guard.running(() => fiber.resume(value));
      this.guard.ran();
      fiber.waiting = next.done ? { kind: 'done', value: next.value } : this.wait(fiber, next.value);
      if (next.done && fiber === this.root) this.stop();
    } catch (error) {
      if (!(error instanceof Halt)) throw error;
      this.stop();
    } finally {
      this.current = null;
    }
  }

  private stop(): void {
    if (this.root) this.drop(this.root);
    this.root = null;
    this.open.clear();
  }

  private release(fiber: Fiber): unknown {
    const { waiting } = fiber;
    switch (waiting.kind) {
      case 'gather': {
        const values = this.read(waiting.slots);
        for (const slot of waiting.slots) {
          this.open.delete(slot.key);
          const answer = values.has(slot.seat) ? JSON.stringify(slot.held) : 'withdrawn';
          fiber.remember(`${slot.path} ${answer}`);
        }
        return values;
      }
      case 'fork': {
        const values = new Map<Seat, unknown>();
        waiting.children.forEach((child, i) => {
          const seat = waiting.effect.branches[i]?.seat as Seat;
          if (child.waiting.kind === 'done') values.set(seat, child.waiting.value);
          else this.drop(child);
          fiber.remember(`${child.path} ${child.past}`);
        });
        this.lower(waiting);
        return values;
      }
      default:
        return undefined;
    }
  }

  private drop(fiber: Fiber): void {
    const { waiting } = fiber;
    if (waiting.kind === 'gather') for (const slot of waiting.slots) this.open.delete(slot.key);
    if (waiting.kind !== 'fork') return;
    for (const child of waiting.children) this.drop(child);
    this.lower(waiting);
  }

  /** Behind screens all have ended, or nobody waits for them any longer. */
  private lower({ effect, children }: Extract<Waiting, { kind: 'fork' }>): void {
    if (!effect.screened) return;
    const standing = children.flatMap(({ branchState: { screen } }) => (screen?.isUp ? [screen] : []));
    if (standing.length > 0) this.guard.fell(standing);
  }

  private wait(fiber: Fiber, pending: Pending): Waiting {
    switch (pending.kind) {
      case 'until':
        return { kind: 'until', effect: pending };
      case 'gather':
        return this.gather(fiber, pending);
      case 'fork':
        return this.fork(fiber, pending);
    }
  }

  private gather(fiber: Fiber, effect: Gather): Waiting {
    const step = fiber.step(effect.topic);
    expectDistinct(effect.asks, step);
    const slots = effect.asks.map(({ seat, make }): QuestionSlot => {
      const path = `${step}:${seat}`;
      const { optional } = fiber.branchState;
      const screen = fiber.branchState.screen?.outermost.branch.topic ?? null;
      const key = this.seal(`${path} ${fiber.past}`);
      const { window = null } = effect;
      window?.paths.add(path);
      return {
        seat,
        topic: effect.topic,
        path,
        key,
        make,
        optional,
        screen,
        window,
        question: null,
        stamp: -1,
        held: undefined,
        fits: null,
      };
    });
    for (const slot of slots) this.open.set(slot.key, slot);
    return { kind: 'gather', effect, slots };
  }

  private fork(fiber: Fiber, effect: Fork): Waiting {
    const step = fiber.step(effect.topic);
    expectDistinct(effect.branches, step);
    const outer = fiber.branchState.screen;
    const screens: SeatScreen[] = [];
    const children = effect.branches.map(({ seat, run }) => {
      const path = effect.screened ? screenedPath(step, seat) : `${step}:${seat}`;
      const screen = effect.screened ? new SeatScreen(seat, { topic: effect.topic, path }, outer) : outer;
      if (screen && effect.screened) screens.push(screen);
      const place = {
        optional: fiber.branchState.optional || (effect.main !== undefined && effect.main !== seat),
        screen,
        history: fiber.past,
      };
      return new Fiber(run, path, place);
    });
    if (screens.length > 0) this.guard.rose(screens);
    this.unbegun += children.length;
    return { kind: 'fork', effect, children };
  }
}

/** The first flow that has not begun; branches that lie side by side begin before those that they branch into. */
function firstFresh(fiber: Fiber): Fiber | null {
  const { waiting } = fiber;
  if (waiting.kind === 'start') return fiber;
  if (waiting.kind !== 'fork') return null;
  const { children } = waiting;
  const beside = children.find((child) => child.waiting.kind === 'start');
  if (beside) return beside;
  for (const child of children) {
    const fresh = firstFresh(child);
    if (fresh) return fresh;
  }
  return null;
}

function isJoined({ effect, children }: Extract<Waiting, { kind: 'fork' }>): boolean {
  if (effect.main === undefined) return children.every((child) => child.waiting.kind === 'done');
  const main = effect.branches.findIndex((branch) => branch.seat === effect.main);
  return children[main]?.waiting.kind === 'done';
}

function expectDistinct(parts: readonly { readonly seat: Seat }[], step: string): void {
  if (parts.length > 1 && new Set(parts.map(({ seat }) => seat)).size < parts.length)
    throw new Error(`a seat stands twice at ${step}`);
}
