import { setImmediate as nextTurn } from 'node:timers/promises';
import type { APIMessage } from 'discord-api-types/v10';
import type { App } from '#app/app.ts';
import type { ShownQuestion } from '#app/records/look.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import { inOrder } from '#discord/play/screen.ts';
import type { Answer } from '#local-discord/driver/answer.ts';
import { type Part, partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';
import { StoryError } from '#local-discord/driver/story-error.ts';
import { type Press, pressesFor } from './presses.ts';

/** Where somebody clicks: what they see of which table. */
export interface Seen {
  readonly app: Pick<App, 'look' | 'games'>;
  readonly table: string;
  /** Resolves when the bot is gone, and with it all answers that are waited for. */
  readonly gone?: () => Promise<unknown>;
  /** Told what became of an answer, by the interaction that gave it, as the bot said it in the end. */
  readonly onAnswered?: (interaction: string, outcome: 'taken' | 'refused') => void;
}

/** How long somebody waits for what the bot says in the end; on a busy machine it may take a while. */
const PATIENCE_MS = 30_000;

/** How often somebody tries in vain to answer the same question before they give up for good. */
const MAX_VAIN = 20;

/** The bot went away before it said anything final. */
export class BotGone extends Error {
  override readonly name = 'BotGone';
}

/** An answer, unless the bot goes first. */
export async function unlessGone(answer: Promise<Answer>, gone: Promise<unknown>): Promise<Answer> {
  const left = gone.then(() => {
    throw new BotGone('the bot is gone');
  });
  return await Promise.race([answer, left]);
}

/** Somebody who plays by clicking on one panel of their own, and decides as the greedy bot would. */
export class Clicker {
  private panel: APIMessage | null = null;
  private readonly random: () => number;
  /** How often the question was left open by all presses in a row. */
  private vain = { key: '', times: 0 };
  clicks = 0;

  constructor(
    private readonly player: Player,
    private readonly at: Seen,
  ) {
    this.random = pseudoRandom(player.name);
  }

  /** Answers what stands open for this player, if anything; says whether it was answered. */
  async answerOne(): Promise<boolean> {
    // Where a store answers at once, whoever asks again and again would leave no time to anything else, not even to a time limit.
    await nextTurn();
    try {
      return await this.answerNext();
    } catch (error) {
      // What was waited for in vain may still come, but not from a bot that is gone: only then the panel can be kept.
      if (!(error instanceof BotGone)) this.panel = null;
      throw error;
    }
  }

  private async answerNext(): Promise<boolean> {
    const { app, table } = this.at;
    const look = await app.look({ table, user: this.player.id });
    if (look.kind !== 'done') throw new Error(look.refusal.message.key);
    const question = inOrder(look.questions).find(({ optional, held }) => !optional && held === null);
    const bots = app.games.get(look.table.game)?.bots ?? {};
    const bot = bots.greedy ?? Object.values(bots)[0];
    if (look.table.status !== 'playing' || question === undefined || bot === undefined) return false;
    await this.give(question, bot({ ...question, view: () => look.view, random: this.random }));
    if (!(await this.isOpen(question))) return true;
    // What the rules refuse the bot would think of again: then the harmless answer is given.
    await this.give(question, question.fallback);
    if (!(await this.isOpen(question))) return true;
    this.countVain(question);
    return false;
  }

  /** Presses may come to nothing while the bot is in trouble; a panel that never takes any answer would be pressed for ever. */
  private countVain({ key, topic }: ShownQuestion): void {
    this.vain = { key, times: this.vain.key === key ? this.vain.times + 1 : 1 };
    if (this.vain.times < MAX_VAIN) return;
    throw new Error(
      `${this.player.name} cannot answer ${topic} by any press: ${this.parts.map(nameOf).join(', ')}`,
    );
  }

  private async isOpen({ key }: ShownQuestion): Promise<boolean> {
    const now = await this.at.app.look({ table: this.at.table, user: this.player.id });
    return now.kind === 'done' && now.questions.some((one) => one.key === key && one.held === null);
  }

  /** Gives an answer by whatever there is to press for it; one that the panel does not let through is not sent. */
  private async give(question: ShownQuestion, choice: Choice): Promise<void> {
    const { key } = question;
    const id = (action: string) => `1|${action}|${this.at.table}|${key}`;
    await this.turnTo(question);
    if (this.uses(id('startOver'))) this.panel = (await this.click(id('startOver'))).message;
    if (!this.shows(id('tick')) && this.uses(id('self'))) this.panel = (await this.click(id('self'))).message;
    const manner = this.shows(id('tick')) ? 'ticks' : 'steps';
    for (const press of pressesFor(question, choice, manner)) {
      // An answer that was lost on its way here may have counted: then the panel has gone on.
      if (!this.shows(`|${this.at.table}|${key}`)) return;
      // The panel may still be as it was before a press whose answer was lost.
      if (press.gives && !this.offers(question, press)) return;
      // Nothing is suggested where that would be nothing.
      if (press.verb === 'suggest' && !this.uses(id('suggest'))) continue;
      await this.press(question, press);
    }
  }

  /** The panel with the question on it: opened if there is none yet, looked at again if it shows something else. */
  private async turnTo({ key }: ShownQuestion): Promise<void> {
    const { table } = this.at;
    // It may have been changed after the last wait was given up.
    this.panel = this.player.messages().find(({ id }) => id === this.panel?.id) ?? null;
    const patience = { until: 'final', withinMs: PATIENCE_MS } as const;
    this.panel ??= (await this.final(this.player.click(`1|play.open|${table}`, patience))).message;
    if (!this.shows(`|${table}|${key}`)) this.panel = (await this.click(`1|play.refresh|${table}`)).message;
  }

  /** What may be pressed for it: a button of its own, or a list to choose from. */
  private controls({ key }: ShownQuestion, { verb, args = [], values = [] }: Press) {
    const id = (what: string, ...more: readonly string[]) =>
      ['1', what, this.at.table, key, ...more].join('|');
    return verb === 'choose'
      ? { button: id('choose', ...args, ...values), select: id('select') }
      : { button: id(verb, ...args), select: id(verb) };
  }

  private offers(question: ShownQuestion, press: Press): boolean {
    const { button, select } = this.controls(question, press);
    return this.uses(button) || this.uses(select);
  }

  private async press(question: ShownQuestion, press: Press): Promise<void> {
    const { verb: action, values = [] } = press;
    this.clicks += 1;
    const { button, select } = this.controls(question, press);
    const answer =
      press.typed !== undefined
        ? await this.fill(button, press.typed)
        : this.shows(button) && !isChosenInList(action, values)
          ? await this.click(button)
          : await this.final(this.player.select(select, [...values], this.inPanel));
    if (answer.message.id !== this.panel?.id) throw new StoryError('the bot apologized');
    this.panel = answer.message;
    if (press.gives) this.at.onAnswered?.(answer.interaction, outcomeOf(answer));
  }

  private get inPanel() {
    if (this.panel === null) throw new Error('no panel');
    return { message: this.panel, until: 'final', withinMs: PATIENCE_MS } as const;
  }

  /** Opens a form and sends it filled in. */
  private async fill(id: string, typed: NonNullable<Press['typed']>): Promise<Answer> {
    const { message, withinMs } = this.inPanel;
    await this.final(this.player.click(id, { message, withinMs }));
    return await this.final(this.player.submit(typed, { until: 'final', withinMs }));
  }

  private click(id: string): Promise<Answer> {
    return this.final(this.player.click(id, this.inPanel));
  }

  private async final(answer: Promise<Answer>): Promise<Answer> {
    const { gone } = this.at;
    return await (gone === undefined ? answer : unlessGone(answer, gone()));
  }

  private get parts() {
    return partsOf(this.panel?.components ?? []);
  }

  private shows(id: string): boolean {
    return this.parts.some(({ custom_id: shown }) => shown?.includes(id));
  }

  private uses(id: string): boolean {
    return this.parts.some(({ custom_id: shown, disabled }) => shown === id && disabled !== true);
  }
}

const nameOf = ({ custom_id: id, content }: Part) => id ?? content ?? '';

/** What is ticked is chosen in a list, even if nothing is; what is chosen may be a button of its own. */
const isChosenInList = (action: string, values: readonly string[]) =>
  action === 'tick' || (action !== 'choose' && values.length > 0);

/** The panel begins with the table's name; a second line says why an answer was not taken. */
function outcomeOf({ message }: Answer): 'taken' | 'refused' {
  const title = partsOf(message.components ?? []).find(({ content }) => content !== undefined)?.content ?? '';
  return title.includes('\n') ? 'refused' : 'taken';
}
