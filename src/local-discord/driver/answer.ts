import {
  type APIMessage,
  type APIApplicationCommandOptionChoice as Choice,
  MessageFlags,
} from 'discord-api-types/v10';
import { ActRefused } from '../people/act.ts';
import type { Happening } from '../world/happening.ts';
import type { Form, Seat } from './seat.ts';
import { StoryError } from './story-error.ts';

/** How long stories wait for the bot, in real time. */
export const PATIENCE_MS = 5_000;

/** What a player gets for using the bot. */
export class Answer {
  constructor(
    readonly interaction: string,
    /** What was sent or changed, as it stands now; the newest last. */
    readonly messages: readonly APIMessage[],
    private readonly more: { readonly form: Form | null; readonly choices: readonly Choice[] },
  ) {}

  /** The newest message. */
  get message(): APIMessage {
    const message = this.messages.at(-1);
    if (message === undefined) throw new StoryError('The bot answered without a message.');
    return message;
  }

  /** The form to fill in. */
  get form(): Form {
    if (this.more.form === null) throw new StoryError('The bot answered without a form.');
    return this.more.form;
  }

  /** What the bot proposes for an option. */
  get choices(): readonly Choice[] {
    return this.more.choices;
  }
}

/** How an answer is waited for. */
export interface Patience {
  /** A bot that asks for time has answered; `final` waits for what it says in the end. */
  readonly until?: 'answered' | 'final';
  readonly withinMs?: number;
}

/** Something a player does with the bot. */
export interface Move extends Patience {
  /** For the reader of errors: `/game new`. */
  readonly what: string;
  /** Begins the interaction and gives its id. */
  readonly begin: () => string;
  /** The message whose component is used. */
  readonly source?: string;
}

/** Does it and waits for the bot's answer. */
export function answerTo(seat: Seat, move: Move): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const waiting = new Waiting(seat, move, (outcome) => {
      clearTimeout(limit);
      stop();
      if (outcome instanceof Answer) resolve(outcome);
      else reject(outcome);
    });
    const stop = seat.world.subscribe((happening) => waiting.hear(happening));
    const limit = setTimeout(() => waiting.giveUp(), move.withinMs ?? PATIENCE_MS);
    waiting.begin();
  });
}

class Waiting {
  private id = '';
  private readonly messages = new Map<string, APIMessage>();
  private form: Form | null = null;
  private choices: readonly Choice[] | null = null;
  private isAnswered = false;
  private isDeleted = false;

  constructor(
    private readonly seat: Seat,
    private readonly move: Move,
    private readonly end: (outcome: Answer | Error) => void,
  ) {}

  begin(): void {
    try {
      this.id = this.move.begin();
    } catch (error) {
      const why = error instanceof ActRefused ? this.broken(`could not: ${error.message}`, error) : error;
      this.end(why as Error);
    }
  }

  giveUp(): void {
    const seconds = (this.move.withinMs ?? PATIENCE_MS) / 1000;
    const what = this.isAnswered ? 'said nothing final' : 'did not answer';
    this.end(this.broken(`waited in vain: the bot ${what} within ${seconds} s`));
  }

  private broken(how: string, cause?: unknown): StoryError {
    return new StoryError(`${this.seat.name} tried ${this.move.what} and ${how}`, { cause });
  }

  hear(happening: Happening): void {
    const take = TAKERS[happening.t];
    if (take === undefined || this.id === '' || !happening.sees(this.seat.userId)) return;
    take(this, happening.d(this.seat.viewer) as Told);
    if (this.isOver) this.end(this.answer());
  }

  takeMessage(message: APIMessage): void {
    const isOurs = message.interaction_metadata?.id === this.id || message.id === this.move.source;
    if (!isOurs) return;
    this.messages.delete(message.id);
    this.messages.set(message.id, message);
  }

  dropMessage({ id }: Told): void {
    if (!this.messages.delete(id) && id !== this.move.source) return;
    this.isDeleted = true;
  }

  takeForm(form: Form): void {
    if (form.id === this.id) this.form = form;
  }

  takeChoices({ id, choices }: Told): void {
    if (id === this.id) this.choices = choices ?? [];
  }

  succeed({ id }: Told): void {
    if (id === this.id) this.isAnswered = true;
  }

  fail({ id }: Told): void {
    if (id === this.id)
      this.end(this.broken('the interaction failed: the application did not respond in time'));
  }

  private get isOver(): boolean {
    if (!this.isAnswered || this.move.until !== 'final') return this.isAnswered;
    if (this.form !== null || this.choices !== null) return true;
    // What was clicked may go for other reasons while the bot still thinks.
    if ([...this.messages.values()].some(isLoading)) return false;
    return this.isDeleted || this.messages.size > 0;
  }

  private answer(): Answer {
    const { form, choices } = this;
    if (form !== null) this.seat.form = form;
    return new Answer(this.id, [...this.messages.values()], { form, choices: choices ?? [] });
  }
}

/** As much as is read of what the person's client is told. */
type Told = APIMessage & Form & { readonly choices?: readonly Choice[] };

const TAKERS: Readonly<Record<string, (waiting: Waiting, d: Told) => void>> = {
  MESSAGE_CREATE: (waiting, d) => waiting.takeMessage(d),
  MESSAGE_UPDATE: (waiting, d) => waiting.takeMessage(d),
  MESSAGE_DELETE: (waiting, d) => waiting.dropMessage(d),
  INTERACTION_MODAL_CREATE: (waiting, d) => waiting.takeForm(d),
  APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE: (waiting, d) => waiting.takeChoices(d),
  INTERACTION_SUCCESS: (waiting, d) => waiting.succeed(d),
  INTERACTION_FAILURE: (waiting, d) => waiting.fail(d),
};

function isLoading({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & MessageFlags.Loading) !== 0;
}
