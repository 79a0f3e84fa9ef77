import { commitmentOf } from './dice.ts';
import { parted } from './fixed.ts';
import type { Game } from './game.ts';
import { expectPlain, isPartOf, type Json } from './json.ts';
import type { Message } from './message.ts';
import {
  type Checkpoint,
  checkpointOf,
  type Entry,
  type HandOverEntry,
  lineageOf,
  type Segment,
  type TableRecord,
} from './record.ts';
import { type Repaired, repair } from './repair.ts';
import { type Answer, type AnswerResult, type Config, Session } from './session.ts';
import type { ToldFact } from './table.ts';
import { type Undone, type UndoRequest, undo } from './undo.ts';

/** A table kept in memory with its whole log: for self-play, replays and tests. */
export class Journal<S = unknown, M extends Message = Message, O = unknown, V = unknown> {
  readonly entries: Entry[] = [];
  readonly checkpoints: Checkpoint[] = [];

  private constructor(public session: Session<S, M, O, V>) {}

  static start<S, M extends Message, O, V>(game: Game<S, M, O, V>, config: Config): Journal<S, M, O, V> {
    const { session, facts, draws } = Session.start(game, config);
    const journal = new Journal(session);
    journal.entries.push({ kind: 'start', seq: 0, facts, draws });
    journal.checkpoints.push(checkpointOf(session.segment));
    return journal;
  }

  /** The number of the next entry. */
  get seq(): number {
    return this.entries.length;
  }

  answer(answer: Answer): AnswerResult {
    const answering = this.answering(answer);
    for (;;) {
      const step = answering.next();
      if (step.done) return step.value;
    }
  }

  /** The same in steps: what the rules do with it, then what is checked of what they did. */
  *answering(answer: Answer): Generator<void, AnswerResult> {
    const answered = this.session.answer(answer, this.seq);
    if (answered.kind !== 'taken') return answered;
    const { row, facts, draws, segment } = answered;
    this.entries.push({ kind: 'answer', seq: row.seq, row, facts, draws });
    if (segment) this.checkpoints.push(checkpointOf(segment));
    yield;
    this.expectOwn(facts);
    if (!segment) return answered;
    yield;
    this.expectWritten(segment);
    return answered;
  }

  /** A table that is taken up from the text of a checkpoint is the one that goes on from its state. */
  private expectWritten(segment: Segment): void {
    const { game, config, state } = this.session;
    const { session } = Session.load(game, config, segment);
    const written = (of: unknown) => parted(game, of).text;
    if (written(session.state) !== written(state))
      throw new Error(`checkpoint ${segment.n} wrote down another state than the table goes on from`);
  }

  /** A table goes on from the very state that a checkpoint wrote down: what its text would not hold, or others hold too, is a fault. */
  private expectOwn(facts: readonly ToldFact[]): void {
    const objects = expectPlain(this.session.state);
    const shared = facts.find((fact) => isPartOf(objects, fact));
    if (shared) throw new Error(`a fact holds a part of the state: ${shared.message.key}`);
  }

  undo(request: UndoRequest): Undone<S, M, O, V> {
    const undone = undo(this.session, lineageOf(this, Number.POSITIVE_INFINITY), request);
    if (undone.kind === 'refused') return undone;
    const { seq } = this;
    const { dropped, session } = undone;
    this.entries.push({ kind: 'undo', seq, seat: request.seat, voted: request.voted, dropped });
    this.adopt(session, { ...session.segment, seq });
    return undone;
  }

  repair(patch: unknown): Repaired<S, M, O, V> {
    const { seq } = this;
    const repaired = repair(this.session, patch, seq);
    if (repaired.kind === 'refused') return repaired;
    this.entries.push({ kind: 'repair', seq, patch: patch as Json });
    this.adopt(repaired.session, repaired.session.segment);
    return repaired;
  }

  /** A seat changed hands, which is nothing to the rules. */
  handOver(entry: Omit<HandOverEntry, 'seq'>): void {
    this.entries.push({ ...entry, seq: this.seq });
  }

  /** The same table as a restart would find it. */
  reloaded(): Session<S, M, O, V> {
    const [segment] = lineageOf(this, 1) as [Segment];
    return Session.load(this.session.game, this.session.config, segment).session;
  }

  record(): TableRecord {
    const { game, config, over } = this.session;
    return {
      format: 1,
      game: game.id,
      version: game.version,
      seats: config.seats,
      options: config.options as Json,
      ...(config.fixed && { fixed: config.fixed }),
      commitment: commitmentOf(config.seed),
      seed: over ? config.seed : null,
      over,
      entries: this.entries,
      checkpoints: this.checkpoints,
    };
  }

  private adopt(session: Session<S, M, O, V>, segment: Segment): void {
    session.segment = segment;
    this.session = session;
    this.checkpoints.push(checkpointOf(segment));
  }
}
