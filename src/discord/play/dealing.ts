import type { Look, ShownQuestion } from '#app/records/look.ts';
import type { Reply } from '#app/requests/reply.ts';
import type { Deals } from '#core/game.ts';
import type { Choice } from '#core/question.ts';
import type { BotContext } from '../interactions/bot-context.ts';

/** A seat of somebody's from which they deal, and how the game lets them. */
export interface Dealer {
  readonly bot: BotContext;
  readonly deals: Deals<unknown>;
  readonly look: Look;
  readonly user: string;
  readonly seat: number;
  /** Names what somebody does, so that done twice it counts once. */
  readonly id: string;
}

/** How a game deals; undefined for games in which nobody does. */
export function dealsAt({ app }: BotContext, { table }: Pick<Look, 'table'>): Deals<unknown> | undefined {
  return app.games.get(table.game)?.presentation.deals;
}

/** Whether an answer makes an offer: terms with something in them. */
export function isOffer(
  bot: BotContext,
  { look, question, choice }: { look: Look; question: ShownQuestion; choice: Choice },
): boolean {
  const isTerms = question.topic === dealsAt(bot, look)?.topics.terms;
  return isTerms && Object.values(choice as Readonly<Record<string, number>>).some((share) => share > 0);
}

/** Whether an answer gives something for nothing in return. */
export function isGift(
  bot: BotContext,
  { look, question, choice }: { look: Look; question: ShownQuestion; choice: Choice },
): boolean {
  const deals = dealsAt(bot, look);
  if (deals === undefined || question.topic !== deals.topics.terms) return false;
  const shares = Object.entries(choice as Readonly<Record<string, number>>).filter(([, share]) => share > 0);
  return shares.length > 0 && shares.every(([slot]) => deals.side(slot) === 'give');
}

/** Those at the table with whom somebody can deal: bots do not. */
export const partnersOf = ({ seats, viewer }: Look) =>
  seats.filter(({ seat, user }) => seat !== viewer && user !== null);

/** What a seat is asked, without ways to make offers to bots; if there is nobody else, it is not asked about deals. */
export function askedOf(bot: BotContext, look: Look): readonly ShownQuestion[] {
  const deals = dealsAt(bot, look);
  if (deals === undefined) return look.questions;
  const people = partnersOf(look);
  if (people.length === 0) return look.questions.filter(({ topic }) => topic !== deals.topics.deal);
  const idle = look.seats
    .filter(({ user }) => user === null)
    .flatMap(({ seat }) => [...deals.begin(seat).plain, deals.begin(seat).words]);
  return look.questions.map((question) => {
    const { topic, form } = question;
    if (topic !== deals.topics.deal || form.kind !== 'choose') return question;
    return { ...question, form: { ...form, options: form.options.filter(({ id }) => !idle.includes(id)) } };
  });
}

/** More answers than it takes to get back to where an offer is begun. */
const MAX_STEPS = 4;

/**
 * The question in which offers are begun and answered, as it stands now. An offer that this seat has begun and not finished is given
 * up for it.
 */
export async function dealQuestion(dealer: Dealer): Promise<ShownQuestion | null> {
  const { topics } = dealer.deals;
  for (let step = 0; step < MAX_STEPS; step++) {
    const open = await asked(dealer);
    const ready = open.find(({ topic }) => topic === topics.deal);
    if (ready !== undefined) return ready;
    const begun = open.find(({ topic }) => topic === topics.terms || topic === topics.words);
    if (begun === undefined) return null;
    const none = begun.topic === topics.terms ? {} : '';
    const reply = await answer(dealer, begun, none);
    if (reply.kind !== 'done') return null;
  }
  return null;
}

/** What the seat is asked now. */
export async function asked({ bot, look, user, seat }: Dealer): Promise<readonly ShownQuestion[]> {
  const now = await bot.app.look({ table: look.table.id, user, seat });
  return now.kind === 'done' ? now.questions : [];
}

export async function answer(
  { bot, look, user, id }: Dealer,
  { key }: Pick<ShownQuestion, 'key'>,
  choice: Choice,
): Promise<Reply> {
  const table = look.table.id;
  const reply = await bot.app.answer({ table, user, key, choice, idempotencyKey: `${id}-${key}` });
  if (reply.kind === 'done') await bot.app.drafts.drop({ table, key });
  return reply;
}
