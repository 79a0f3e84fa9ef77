import type { ZodType } from 'zod';
import type { AnswerPreview } from './choice.ts';
import type { Draw, Seed } from './dice.ts';
import type { QuestionSlot } from './fiber.ts';
import { joined, parted } from './fixed.ts';
import type { Game, Result } from './game.ts';
import { HiddenFault } from './hidden-fault.ts';
import type { Message, Refusal } from './message.ts';
import type { Choice, Form, Onward } from './question.ts';
import { type AnsweredBy, type FixedFields, type Row, rootOf, type Segment } from './record.ts';
import { Screens } from './screen.ts';
import type { Seat, Viewer } from './seat.ts';
import { speaker } from './speak.ts';
import { SETUP, Table, type ToldFact } from './table.ts';
import { core } from './text/lexicon.ts';
import { inOrder, type Summons, type Waited } from './waited.ts';

/** What a table is played with, fixed at its start. */
export interface Config {
  readonly options: unknown;
  readonly seats: number;
  readonly seed: Seed;
  /** The fixed fields of the state, as the set-up made them; none where the game has none. */
  readonly fixed?: FixedFields | null;
}

/** An answer as it comes in. */
export interface Answer {
  readonly key: string;
  readonly seat: Seat;
  readonly choice: Choice;
  readonly by: AnsweredBy;
}

/** An answer that counts, and all that has to be stored with it. */
export interface AcceptedAnswer {
  readonly kind: 'taken';
  readonly row: Row;
  readonly facts: readonly ToldFact[];
  readonly draws: readonly Draw[];
  /** The checkpoint this answer reached, if it reached one. */
  readonly segment: Segment | null;
}

export type AnswerResult =
  | AcceptedAnswer
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A question as the seat it is put to sees it. */
export interface OpenQuestion {
  readonly seat: Seat;
  readonly topic: string;
  readonly path: string;
  readonly key: string;
  readonly form: Form;
  readonly fallback: Choice;
  readonly veiled: boolean;
  readonly optional: boolean;
  /** The veiled window it is asked in: its name, and all seats that it is open to as far as everybody can see. */
  readonly window: { readonly id: string; readonly seats: readonly Seat[] } | null;
  /** The answer already given and still to be opened; it may be changed. */
  readonly held: Choice | null;
  readonly suggestion?: Choice;
  readonly onward?: Onward;
}

/** Checkpoints that one answer may run through; beyond it a game turns in circles without asking anybody. */
const MAX_CHECKPOINTS = 1_000;

/** A state of its own as it was at a table's last checkpoint: what of it is fixed is everybody's, and must not be changed. */
export function checkpointState<S>({
  segment,
  config,
}: {
  readonly segment: Pick<Segment, 'state'>;
  readonly config: Pick<Config, 'fixed'>;
  readonly game: { readonly state: ZodType<S> };
}): S {
  return joined({ text: segment.state, fixed: config.fixed ?? null }) as S;
}

/** A live table: the state since the last checkpoint, the flows under way and the questions that stand open. */
export class Session<S = unknown, M extends Message = Message, O = unknown, V = unknown> {
  segment: Segment;
  over = false;
  /** Set when even the checkpoint cannot be played on: shown, repairable, not playable. */
  stuck: unknown = null;
  private readonly table: Table<S, M>;
  private rows: Row[] = [];
  /** There is no state that could be shown. */
  private shapeless = false;
  private constructor(
    readonly game: Game<S, M, O, V>,
    readonly config: Config,
    segment: Segment,
  ) {
    this.segment = segment;
    const { fixed = [] } = game;
    this.table = new Table<S, M>(this.checkpointed(), config.seed, { home: `${segment.n}`, fixed });
    this.table.screens = new Screens<S>((seat) => game.ownParts?.(seat) ?? []);
  }

  /** Sets a new table up. */
  static start<S, M extends Message, O, V>(
    game: Game<S, M, O, V>,
    config: Config,
  ): { session: Session<S, M, O, V>; facts: readonly ToldFact[]; draws: readonly Draw[] } {
    const setting = new Table<null, M>(null, config.seed, { home: SETUP });
    const options = game.options.parse(config.options);
    const unfit = game.unfit?.(options, config.seats) ?? null;
    if (unfit) throw new Error(speaker('en', game.texts.en, String).say(unfit));
    const { text, fixed } = parted(game, game.setup(options, config.seats, setting));
    const first: Segment = {
      n: 1,
      epoch: 0,
      seq: 0,
      reached: 0,
      parent: null,
      state: text,
      rows: [],
    };
    const session = new Session(game, { ...config, fixed }, first);
    session.table.outcome = setting.outcome;
    session.begin(session.checkpointed());
    session.play(0);
    const { facts, draws } = session.table.outcome;
    return { session, facts, draws };
  }

  /** A table that cannot be taken up: there is nothing to see of it but why. */
  static stranded<S, M extends Message, O, V>(
    game: Game<S, M, O, V>,
    config: Config,
    { segment, reason }: { readonly segment: Segment; readonly reason: unknown },
  ): Session<S, M, O, V> {
    const session = new Session(game, config, { ...segment, state: '{}', rows: [] });
    session.segment = segment;
    session.stuck = reason;
    session.shapeless = true;
    return session;
  }

  /** Takes a table up again from its last checkpoint. Answers that no longer fit or lead elsewhere are lost. */
  static load<S, M extends Message, O, V>(
    game: Game<S, M, O, V>,
    config: Config,
    segment: Segment,
  ): { session: Session<S, M, O, V>; lost: readonly Row[] } {
    const astray = new Set<Row>();
    for (;;) {
      const session = new Session(game, config, { ...segment, rows: [] });
      const lost = [...astray];
      const row = session.replay(
        segment.rows.filter((candidate) => !astray.has(candidate)),
        lost,
      );
      if (!row) return { session, lost: lost.sort((a, b) => a.seq - b.seq) };
      astray.add(row);
    }
  }

  get state(): Table<S, M>['state'] {
    return this.table.state;
  }

  /** Reaction windows that nobody could respond to, since this session began. */
  get unasked(): number {
    return this.table.unasked;
  }

  /** The answers in force since the last checkpoint. */
  get answers(): readonly Row[] {
    return this.rows;
  }

  view(viewer: Viewer): V {
    if (this.shapeless) throw new Error('there is nothing to see of this table');
    return this.table.look(() => this.game.view(this.table.stateFor(viewer), viewer));
  }

  /** Whether nobody but its seat knows yet of an answer: given behind a screen that is still up, or in a veiled window that is open. */
  isHidden({ path, digest }: Pick<Row, 'path' | 'digest'>): boolean {
    return this.table.screens.hides(path) || (digest === 0 && this.isInWindow(path));
  }

  /** Whether a question was put in a veiled window in which somebody has yet to answer, and nothing is asked in consequence of it. */
  private isInWindow(path: string): boolean {
    const slots = this.slots();
    const window = slots.find((slot) => slot.held === undefined && slot.window?.paths.has(path))?.window;
    const branch = path.slice(0, path.lastIndexOf('/') + 1);
    const isBeyond = (slot: QuestionSlot) => slot.path.startsWith(branch) && !window?.paths.has(slot.path);
    return window != null && !slots.some(isBeyond);
  }

  result(): Result {
    return this.game.result(this.table.state);
  }

  /** The questions put to a seat, ready to be shown to it. */
  openFor(seat: Seat): OpenQuestion[] {
    return this.opened((slot) => slot.seat === seat);
  }

  /** Every open question: for whoever acts for seats, never for showing. */
  open(): OpenQuestion[] {
    return this.opened(() => true);
  }

  /** Whose answers are missing: not for showing, as it tells who has answered in a veiled window, and who has a choice there. */
  waiting(): Waited[] {
    const slots = this.waited().filter(({ held }) => held === undefined);
    return inOrder(slots.map(({ seat, screen, topic }) => ({ seat, topic: screen ?? topic })));
  }

  /** Whom the table waits for: the same for every viewer, with no trace of private steps and of answers in veiled windows. */
  summoned(): Summons[] {
    return inOrder(
      this.waited().flatMap((slot): Summons[] => {
        const topic = slot.screen ?? slot.topic;
        if (!slot.window) return [{ seat: slot.seat, topic }];
        return slot.window.seats.map((seat) => ({ seat, topic, window: true }));
      }),
    );
  }

  /** What an answer of a seat would come to, and why it would be refused; null if the seat is not asked this. Changes nothing. */
  previewAnswer(seat: Seat, key: string, choice: Choice): AnswerPreview | null {
    const slot = this.stuck === null ? this.table.scheduler.open.get(key) : undefined;
    const question = slot?.seat === seat ? this.table.scheduler.questionOf(slot) : null;
    return question ? this.table.scheduler.previewChoice(question, choice) : null;
  }

  /** Takes an answer, or says why not. A fault of the rules leaves the table as it was before. */
  answer(answer: Answer, seq: number): AnswerResult {
    if (this.stuck !== null) return { kind: 'refused', refusal: { message: core('core.stuck', {}) } };
    const slot = this.table.scheduler.open.get(answer.key);
    const question = slot ? this.table.scheduler.questionOf(slot) : null;
    if (!slot || !question)
      return { kind: 'refused', refusal: { message: core(this.over ? 'core.over' : 'core.stale', {}) } };
    if (slot.seat !== answer.seat)
      return { kind: 'refused', refusal: { message: core('core.notYours', {}) } };
    const { segment, rows } = this;
    try {
      const refusal = this.table.scheduler.refusalOf(question, answer.choice);
      return refusal ? { kind: 'refused', refusal } : this.take(slot, answer, seq);
    } catch (error) {
      this.rebuild(segment, rows);
      return { kind: 'failed', error };
    }
  }

  private take(slot: QuestionSlot, answer: Answer, seq: number): AcceptedAnswer {
    const before = this.segment;
    this.table.outcome = { facts: [], draws: [], digest: 0, revealed: false };
    this.table.scheduler.hold(slot, answer.choice);
    this.table.scheduler.settle();
    const reached = this.play(seq);
    const { facts, draws, digest: outcome, revealed } = this.table.outcome;
    const { path, key, seat, topic } = slot;
    const row: Row = {
      seq,
      path,
      key,
      seat,
      topic,
      choice: answer.choice,
      by: answer.by,
      digest: outcome,
      revealed,
    };
    if (!reached) this.rows.push(row);
    return { kind: 'taken', row, facts, draws, segment: this.segment === before ? null : this.segment };
  }

  /** Goes through as many checkpoints as there are before somebody is asked or the game is over. */
  private play(seq: number): boolean {
    let reached = false;
    for (let passed = 0; this.table.scheduler.finished && !this.over; passed++) {
      if (passed > MAX_CHECKPOINTS) throw new Error(`no question between checkpoints at ${this.segment.n}`);
      const state = this.table.text();
      const wrong = this.table.look((played) => this.game.invalid(played));
      if (wrong !== null) throw new HiddenFault('impossible state', wrong);
      const { n, epoch } = this.segment;
      // One that the same entry only passed through is not stored, and cannot be followed.
      const parent = this.segment.seq === seq ? this.segment.parent : this.segment.seq;
      this.segment = { n: n + 1, epoch, seq, reached: seq, parent, state, rows: [] };
      this.rows = [];
      reached = true;
      this.begin(this.table.state as S);
    }
    return reached;
  }

  /** Goes on from the checkpoint with nothing but the state, which is what its text holds, so that a warm and a cold table are the same. */
  private begin(state: S): void {
    const { n } = this.segment;
    this.table.enter(state, `${n}`);
    const flow = this.game.next(this.table);
    this.over = flow === null;
    if (!flow) return;
    this.table.scheduler.begin(flow, `${n}`, rootOf(this.segment));
    this.table.scheduler.settle();
  }

  /** The state of the last checkpoint, out of its text. */
  private checkpointed(): S {
    return checkpointState(this);
  }

  /** Replays answers; gives back the first that leads elsewhere than it did, after which the table must be rebuilt. */
  private replay(rows: readonly Row[], lost: Row[]): Row | null {
    try {
      this.begin(this.checkpointed());
      this.play(this.segment.seq);
    } catch (error) {
      this.stuck = error;
      this.table.enter(this.checkpointed(), `${this.segment.n}`);
      lost.push(...rows);
      return null;
    }
    for (const row of rows) {
      const answered = this.replayed(row);
      if (answered === null) lost.push(row);
      else if (answered.digest !== row.digest) return row;
    }
    return null;
  }

  private replayed(row: Row): Row | null {
    const slot = this.table.scheduler.open.get(row.key);
    const question = slot ? this.table.scheduler.questionOf(slot) : null;
    if (!slot || !question || slot.seat !== row.seat) return null;
    try {
      if (this.table.scheduler.refusalOf(question, row.choice)) return null;
      return this.take(slot, row, row.seq).row;
    } catch {
      return { ...row, digest: Number.NaN };
    }
  }

  /** Back to the last good point after a fault. */
  private rebuild(segment: Segment, rows: readonly Row[]): void {
    this.segment = segment;
    this.rows = [];
    this.over = false;
    const lost: Row[] = [];
    const astray = this.replay(rows, lost);
    if (this.stuck === null && (astray ?? lost[0])) this.stuck = new Error('the table does not replay');
  }

  /** Questions that somebody is waited for. An answer that is held back counts as none where even that it was given is a secret. */
  private waited(): QuestionSlot[] {
    return this.slots().filter((slot) => {
      const question = slot.optional ? null : this.table.scheduler.questionOf(slot);
      return question !== null && (slot.held === undefined || question.veiled === true);
    });
  }

  private slots(): QuestionSlot[] {
    return this.stuck === null ? [...this.table.scheduler.open.values()] : [];
  }

  private opened(which: (slot: QuestionSlot) => boolean): OpenQuestion[] {
    const open: OpenQuestion[] = [];
    for (const slot of this.slots()) {
      const question = which(slot) ? this.table.scheduler.questionOf(slot) : null;
      if (!question) continue;
      const { seat, topic, path, key, optional, window, held } = slot;
      const { form, veiled = false, suggestion, onward } = question;
      const shown: OpenQuestion = {
        seat,
        topic,
        path,
        key,
        form,
        // Of marks that build on each other it takes long to find: only for whoever wants to know.
        get fallback() {
          return question.fallback;
        },
        veiled,
        optional,
        window: window && { id: window.id, seats: window.seats },
        held: held ?? null,
      };
      if (suggestion === undefined && !onward) open.push(shown);
      else
        open.push({ ...shown, ...(suggestion !== undefined && { suggestion }), ...(onward && { onward }) });
    }
    return open;
  }
}
