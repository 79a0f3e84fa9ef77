import type { Game } from '#core/game.ts';
import { Journal } from '#core/journal.ts';
import type { Frozen } from '#core/json.ts';
import type { Message, Refusal } from '#core/message.ts';
import type { Choice, Form } from '#core/question.ts';
import type { Seat, Viewer } from '#core/seat.ts';
import type { AcceptedAnswer, AnswerResult, OpenQuestion, Session } from '#core/session.ts';
import type { ToldFact } from '#core/table.ts';
import { seedOf } from './chance.ts';

/** Anything that holds a live table and can make a copy of it to try things on: a driver, or a journal. */
export interface Seated {
  readonly session: Pick<Session, 'openFor' | 'open' | 'waiting'>;
  reloaded(): Pick<Session, 'answer'>;
}

/** The one question of this topic that stands open in front of a seat; says what stands open if there is none. */
export function questionTo({ session }: Seated, seat: Seat, topic: string): OpenQuestion {
  const found = session.openFor(seat).filter((question) => question.topic === topic);
  if (found.length === 1) return found[0]!;
  const open = session.open().map((question) => `${question.seat}:${question.topic}`);
  const number = found.length === 0 ? 'not asked' : `asked ${found.length} times`;
  throw new Error(`seat ${seat} is ${number} about ${topic}; open are ${open.join(', ') || 'no questions'}`);
}

/** What a viewer is told of some facts. */
export function heardBy(viewer: Viewer, facts: readonly ToldFact[]): Message[] {
  const hears = ({ to }: ToldFact) => to === 'all' || (viewer !== 'table' && to.includes(viewer));
  return facts.filter(hears).map(({ message }) => message);
}

/** Plays a table as people would: by answering what is asked, named by seat and topic. */
export class Driver<S = unknown, M extends Message = Message, O = unknown, V = unknown> {
  constructor(readonly journal: Journal<S, M, O, V>) {}

  get session(): Session<S, M, O, V> {
    return this.journal.session;
  }

  reloaded(): Session<S, M, O, V> {
    return this.journal.reloaded();
  }

  get state(): Frozen<S> {
    return this.session.state;
  }

  /** A question as it is put to a seat. */
  form(seat: Seat, topic: string): Form {
    return questionTo(this, seat, topic).form;
  }

  /** The ids of what a seat is offered, barred ones included. */
  offers(seat: Seat, topic: string): readonly string[] {
    const form = this.form(seat, topic);
    if ('options' in form) return form.options.map(({ id }) => id);
    if ('slots' in form) return form.slots.map(({ id }) => id);
    if ('items' in form) return form.items.map(({ id }) => id);
    throw new Error(`${topic} offers no options`);
  }

  /** The keys of everything told so far, oldest first. */
  told(): string[] {
    return this.journal.entries.flatMap((entry) =>
      'facts' in entry ? entry.facts.map(({ message }) => message.key) : [],
    );
  }

  /** Passes every window in which a seat has nothing to play, until a real question stands open. */
  quiet(): this {
    for (;;) {
      const idle = this.session
        .open()
        .find(
          ({ form, held }) =>
            held === null &&
            form.kind === 'choose' &&
            form.options.length === 1 &&
            form.options[0]?.id === 'pass',
        );
      if (!idle) return this;
      this.answer(idle.seat, idle.topic, 'pass');
    }
  }

  /** A question's key, as its button would carry it. */
  key(seat: Seat, topic: string): string {
    return questionTo(this, seat, topic).key;
  }

  /** Gives an answer, whatever comes of it. */
  try(seat: Seat, topic: string, choice: unknown): AnswerResult {
    return this.click(this.key(seat, topic), seat, choice);
  }

  /** Gives an answer by key, as an old button might. */
  click(key: string, seat: Seat, choice: unknown): AnswerResult {
    return this.journal.answer({ key, seat, choice: choice as Choice, by: 'seat' });
  }

  /** Gives an answer that must be taken. */
  answer(seat: Seat, topic: string, choice: Choice): AcceptedAnswer {
    const answered = this.try(seat, topic, choice);
    if (answered.kind === 'taken') return answered;
    if (answered.kind === 'failed') throw answered.error;
    throw new Error(`seat ${seat} is refused at ${topic}: ${JSON.stringify(answered.refusal)}`);
  }

  /** Gives an answer that must meet a fault of the rules; says which. */
  fault(seat: Seat, topic: string, choice: Choice): string {
    const answered = this.try(seat, topic, choice);
    if (answered.kind !== 'failed')
      throw new Error(`seat ${seat} meets no fault at ${topic}: ${answered.kind}`);
    return String(answered.error);
  }

  /** Several answers one after another. */
  answers(...several: readonly (readonly [Seat, string, Choice])[]): this {
    for (const [seat, topic, choice] of several) this.answer(seat, topic, choice);
    return this;
  }

  /** Takes back a seat's own last answer, or the one given; null if that was free, else why not. */
  undo(seat: Seat, seq: number = this.lastOf(seat)): Refusal | null {
    const undone = this.journal.undo({ seat, seq, voted: false });
    return undone.kind === 'refused' ? undone.refusal : null;
  }

  /** The same by the table's vote; gives all answers that fell. */
  undoByVote(seat: Seat, seq: number = this.lastOf(seat)): readonly number[] {
    const undone = this.journal.undo({ seat, seq, voted: true });
    if (undone.kind === 'refused') throw new Error(`refused: ${JSON.stringify(undone.refusal)}`);
    return undone.dropped;
  }

  /** The entry of the seat's last answer in the log. */
  lastOf(seat: Seat): number {
    const entry = this.journal.entries.findLast((one) => one.kind === 'answer' && one.row.seat === seat);
    if (!entry) throw new Error(`seat ${seat} has not answered`);
    return entry.seq;
  }
}

/** A new table with a driver in front of it. */
export function start<S, M extends Message, O, V>(
  game: Game<S, M, O, V>,
  {
    seats,
    options = {},
    seed = 1,
  }: { readonly seats: number; readonly options?: unknown; readonly seed?: number },
): Driver<S, M, O, V> {
  return new Driver(Journal.start(game, { options, seats, seed: seedOf(seed) }));
}
