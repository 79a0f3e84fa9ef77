import { type Draw, deal, roll, type Seed, sealer, shuffle } from './dice.ts';
import { digest } from './digest.ts';
import { StepNames } from './fiber.ts';
import { FieldTextCache } from './field-text-cache.ts';
import { type Branch, type Flow, type Fork, type Gather, VeiledWindow } from './flow.ts';
import type { Frozen, Json } from './json.ts';
import type { Message } from './message.ts';
import { type AnyQuestion, choose, type Option, type Question, type ValueOf } from './question.ts';
import { type Guard, Halt, Scheduler } from './scheduler.ts';
import { Screens, type SeatScreen } from './screen.ts';
import type { Seat, Viewer } from './seat.ts';
import { StateMemo } from './state-memo.ts';
import { core } from './text/lexicon.ts';
import type { Told } from './told.ts';

export type { Told as ToldFact };

/** What a seat may do in a reaction window. */
export interface Reaction {
  readonly id: string;
  readonly label: Message;
  readonly resolve: () => Flow<void>;
}

/** A reaction window: who may respond is public, with what is private. */
export interface Window {
  readonly topic: string;
  readonly prompt?: Message;
  readonly order: () => readonly Seat[];
  readonly offers: (seat: Seat) => readonly Reaction[];
  readonly mode?: 'sealed' | 'turns' | 'race';
  readonly veiled?: boolean;
  readonly closed?: () => boolean;
}

/** What an answer led to. Facts, dice and revelations together make the digest that a replay must meet again. */
export interface Outcome {
  readonly facts: Told[];
  readonly draws: Draw[];
  digest: number;
  revealed: boolean;
}

/** Where chance without a flow is drawn, as a checkpoint before the first. */
export const SETUP = '0';

/** Chance without a flow, for setting up. */
export interface Chance {
  roll(topic: string, count: number, sides: number): number[];
  /** As many different positions out of `size`. */
  deal(topic: string, count: number, size: number): number[];
  shuffle<T>(topic: string, items: readonly T[]): T[];
}

/** Where a table stands: the checkpoint its paths begin with, and the fields of its state that nothing may change. */
interface Laid {
  readonly home: string;
  readonly fixed?: readonly string[];
}

/** The table as flows see it: the state, questions to seats, chance, and what is told. */
export class Table<S, M extends Message = Message> implements Chance {
  readonly scheduler: Scheduler;
  /** The screens that are up. */
  screens = new Screens<S>();
  /** Windows that closed by themselves since the table was taken up, for nobody could respond: what a report on its pace counts. */
  unasked = 0;
  /** How often mutations have written: where it is the same as before, nothing has changed meanwhile. */
  writes = 0;
  outcome: Outcome = { facts: [], draws: [], digest: 0, revealed: false };
  private live: S;
  private fieldTexts: FieldTextCache<S>;
  private asking = false;
  private memo: StateMemo;
  private made = 0;
  private begun = 0;
  private readonly fixed: readonly string[];
  private readonly steps = new StepNames();

  private home: string;

  constructor(
    state: S,
    private readonly seed: Seed,
    { home, fixed = [] }: Laid,
  ) {
    this.home = home;
    this.fixed = fixed;
    this.live = state;
    this.fieldTexts = new FieldTextCache(state, fixed);
    this.memo = new StateMemo(state);
    const guard: Guard = {
      asking: (make) => this.whileAsking(make),
      running: (run) => this.currentMemo().look(run),
      ran: () => this.expectAllBegun(),
      rose: (risen) => this.screens.raise(this.state, risen),
      fell: (fallen) => this.fell(fallen),
    };
    this.scheduler = new Scheduler(guard, sealer(seed, 'keys'));
  }

  /** What is on the table. */
  get state(): Frozen<S> {
    return this.live as Frozen<S>;
  }

  /** The same, writable: for mutations only, which keep no part of it and do not look meanwhile, and never while a question is made. */
  get write(): S {
    if (this.asking) throw new Error('a question must not change the state');
    this.memo.stale = true;
    this.writes += 1;
    return this.fieldTexts.write;
  }

  /** What is on the table as a viewer may see it: of seats behind screens, what they had when these rose. */
  stateFor(viewer: Viewer): Frozen<S> {
    return this.screens.seenBy(viewer, this.state);
  }

  /** The state as a checkpoint writes it down: when all flows have ended, and nobody is left who could still change what it was handed. */
  text(): string {
    return this.fieldTexts.text();
  }

  /** Works something out from the state in the middle of a flow: it cannot be changed meanwhile, so that nothing is worked out twice. */
  look<T>(work: (state: Frozen<S>) => T): T {
    if (this.asking) return work(this.state);
    return this.whileAsking(() => work(this.state));
  }

  /** Goes on from a checkpoint; what is known of a state that has just been written down is still known. */
  enter(state: S, home: string): void {
    if (state !== this.live) {
      this.live = state;
      this.fieldTexts = new FieldTextCache(state, this.fixed);
      this.memo = new StateMemo(state);
    }
    this.screens.clear();
    this.home = home;
    this.made = this.begun = 0;
  }

  /** Asks one seat. The question is made anew whenever the state may have changed; null withdraws it. */
  ask<Q extends AnyQuestion | null>(seat: Seat, topic: string, make: () => Q): Flow<ValueOf<Q>> {
    this.made += 1;
    return this.asked({ kind: 'gather', topic, asks: [{ seat, make }] }, seat) as Flow<ValueOf<Q>>;
  }

  /** As ask, but a question that is null is not withdrawn: the flow waits until it can be asked and is answered. */
  askWhenever<T>(seat: Seat, topic: string, make: () => Question<T> | null): Flow<T> {
    this.made += 1;
    return this.asked({ kind: 'gather', topic, asks: [{ seat, make }], patient: true }, seat) as Flow<T>;
  }

  /**
   * As ask, to one of several seats that are asked the same side by side and veiled: until all have answered, nobody sees who has.
   * The window is made by `veiledWindow` for all of them together.
   */
  askInWindow<Q extends AnyQuestion | null>(
    window: VeiledWindow,
    { seat, topic, make }: { readonly seat: Seat; readonly topic: string; readonly make: () => Q },
  ): Flow<ValueOf<Q>> {
    this.made += 1;
    return this.asked({ kind: 'gather', topic, asks: [{ seat, make }], window }, seat) as Flow<ValueOf<Q>>;
  }

  /** A veiled window of these seats: who of them is asked must follow from what everybody can see. */
  veiledWindow(seats: readonly Seat[]): VeiledWindow {
    return new VeiledWindow(seats);
  }

  /** Asks several seats at once; nobody's answer is opened before all are in. */
  askAll<Q extends AnyQuestion | null>(
    seats: readonly Seat[],
    topic: string,
    make: (seat: Seat) => Q,
  ): Flow<ReadonlyMap<Seat, ValueOf<Q>>> {
    const asks = seats.map((seat) => ({ seat, make: () => make(seat) }));
    return this.flow(gather({ kind: 'gather', topic, asks })) as Flow<ReadonlyMap<Seat, ValueOf<Q>>>;
  }

  /** Each seat its own flow, side by side. */
  parallel<T>(
    seats: readonly Seat[],
    topic: string,
    branch: (seat: Seat) => Flow<T>,
  ): Flow<ReadonlyMap<Seat, T>> {
    return this.flow(fork<T>({ kind: 'fork', topic, branches: branches(seats, branch) }));
  }

  /**
   * As parallel, but until all are done others see only that a seat is busy: its own parts of the state stay as they were for them, and
   * what is told here they hear when the screens fall, seat by seat.
   */
  behindScreens<T>(
    seats: readonly Seat[],
    topic: string,
    branch: (seat: Seat) => Flow<T>,
  ): Flow<ReadonlyMap<Seat, T>> {
    return this.flow(fork<T>({ kind: 'fork', topic, screened: true, branches: branches(seats, branch) }));
  }

  /** One seat's flow, and beside it what others may do meanwhile without being waited for. */
  alongside<T>(topic: string, main: Branch<T>, asides: readonly Branch[]): Flow<T> {
    const { seat } = main;
    return this.flow(mainOf(fork<T>({ kind: 'fork', topic, main: seat, branches: [main, ...asides] }), seat));
  }

  /** Waits for the state. */
  until(ready: () => boolean): Flow<void> {
    return this.flow(until(ready));
  }

  /** Opens a reaction window and plays it out. */
  react(window: Window): Flow<void> {
    return this.flow(this.reacted(window));
  }

  roll(topic: string, count: number, sides: number): number[] {
    return [...this.chance(roll(this.seed, this.chancePath(topic), { count, sides })).results];
  }

  deal(topic: string, count: number, size: number): number[] {
    return [...this.chance(deal(this.seed, this.chancePath(topic), { count, size })).results];
  }

  shuffle<T>(topic: string, items: readonly T[]): T[] {
    const { results } = this.chance(shuffle(this.seed, this.chancePath(topic), items.length));
    return results.map((i) => items[i] as T);
  }

  /** Something hidden was shown to somebody: from here on an answer before it cannot be taken back for free. */
  reveal(topic: string, what: Json): void {
    this.note(`reveal ${topic} ${JSON.stringify(what)}`);
    this.outcome.revealed = true;
  }

  tell(message: M, to: 'all' | readonly Seat[] = 'all'): void {
    this.note(`tell ${to === 'all' ? to : to.join()} ${JSON.stringify(message)}`);
    const told = { message, to };
    const screen = this.scheduler.current?.branchState.screen;
    const heard = screen ? screen.tell(told) : told;
    if (heard) this.outcome.facts.push(heard);
  }

  /** Ends the segment at once: everything under way is dropped and the game goes on from the state as it is. */
  halt(): never {
    throw new Halt('halt');
  }

  /** The most frequent flow by far: one question to one seat, with nothing wrapped around it. */
  private *asked(effect: Gather, seat: Seat): Flow<unknown> {
    this.begun += 1;
    return ((yield effect) as ReadonlyMap<Seat, unknown>).get(seat);
  }

  private *reacted(window: Window): Flow<void> {
    for (;;) {
      if (window.closed?.()) return;
      const order = window.order();
      const acted =
        window.mode === 'turns' ? yield* this.inTurn(window, order) : yield* this.atOnce(window, order);
      if (!acted) return;
      yield* acted.resolve();
    }
  }

  private *inTurn(window: Window, order: readonly Seat[]): Flow<Reaction | null> {
    const veil = window.veiled ? { window: new VeiledWindow(order) } : {};
    for (const seat of order) {
      const asks = [{ seat, make: () => reactionQuestion(window, seat) }];
      const values = yield* gather({ kind: 'gather', topic: window.topic, asks, ...veil });
      const reaction = values.get(seat) as Reaction | null | undefined;
      if (reaction) return reaction;
    }
    return null;
  }

  private *atOnce(window: Window, order: readonly Seat[]): Flow<Reaction | null> {
    const asks = order.map((seat) => ({ seat, make: () => reactionQuestion(window, seat) }));
    const race = {
      ready: (held: ReadonlyMap<Seat, unknown>) => [...held.values()].some((value) => value !== null),
    };
    const values = yield* gather({
      kind: 'gather',
      topic: window.topic,
      asks,
      ...(window.mode === 'race' && race),
      ...(window.veiled && { window: new VeiledWindow(order) }),
    });
    for (const seat of order) {
      const reaction = values.get(seat) as Reaction | null | undefined;
      if (reaction) return reaction;
    }
    return null;
  }

  /** Counts flows made against flows begun, so that a forgotten `yield*` on the table's own flows is found at once. */
  private flow<T>(inner: Flow<T>): Flow<T> {
    this.made += 1;
    return this.counted(inner);
  }

  private *counted<T>(inner: Flow<T>): Flow<T> {
    this.begun += 1;
    return yield* inner;
  }

  private chancePath(topic: string): string {
    this.expectFlow();
    const fiber = this.scheduler.current;
    if (fiber) return fiber.step(`!${topic}`);
    if (this.home !== SETUP) throw new Error('dice are rolled in setup or in a flow');
    return `${SETUP}/${this.steps.next(`!${topic}`)}`;
  }

  private chance(draw: Draw): Draw {
    this.note(`draw ${draw.path} ${draw.results.join(',')}`);
    this.outcome.draws.push(draw);
    this.outcome.revealed = true;
    return draw;
  }

  private expectFlow(): void {
    if (this.asking) throw new Error('a question must not roll, reveal or tell');
  }

  private note(what: string): void {
    this.expectFlow();
    this.outcome.digest = digest(what, this.outcome.digest);
  }

  /** What waited behind screens is heard. Where several seats stood behind them, each has now been shown what the others did. */
  private fell(screens: readonly SeatScreen[]): void {
    const heard = screens.flatMap((screen) => screen.fall());
    this.screens.lower(screens);
    this.note(`fell ${screens.map(({ branch }) => branch.path).join()} ${JSON.stringify(heard)}`);
    this.outcome.facts.push(...heard);
    if (screens.length > 1) this.outcome.revealed = true;
  }

  /** What is known of the state, now that nothing is being written. */
  private currentMemo(): StateMemo {
    if (this.memo.stale) this.memo = new StateMemo(this.live);
    return this.memo;
  }

  private whileAsking<T>(make: () => T): T {
    this.asking = true;
    try {
      return this.currentMemo().look(make);
    } finally {
      this.asking = false;
    }
  }

  private expectAllBegun(): void {
    if (this.made !== this.begun) throw new Error('a flow was made and not run: a yield* is missing');
  }
}

function* gather(effect: Gather): Flow<ReadonlyMap<Seat, unknown>> {
  return (yield effect) as ReadonlyMap<Seat, unknown>;
}

function* fork<T>(effect: Fork): Flow<ReadonlyMap<Seat, T>> {
  return (yield effect) as ReadonlyMap<Seat, T>;
}

function* mainOf<T>(flow: Flow<ReadonlyMap<Seat, T>>, seat: Seat): Flow<T> {
  return (yield* flow).get(seat) as T;
}

function* until(ready: () => boolean): Flow<void> {
  yield { kind: 'until', ready };
}

function branches<T>(seats: readonly Seat[], branch: (seat: Seat) => Flow<T>): Branch[] {
  return seats.map((seat) => ({ seat, run: () => branch(seat) }));
}

function reactionQuestion(window: Window, seat: Seat) {
  const offers = window.offers(seat);
  if (offers.length === 0 && !window.veiled) return null;
  const options: Option<Reaction | null>[] = offers.map((offer) => ({
    id: offer.id,
    label: offer.label,
    value: offer,
  }));
  options.push({ id: 'pass', label: core('core.pass', {}), value: null });
  const prompt = window.prompt ?? core('core.react', {});
  return choose(prompt, options, { fallback: 'pass', ...(window.veiled && { veiled: true }) });
}
