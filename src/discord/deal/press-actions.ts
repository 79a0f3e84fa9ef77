import type { Look } from '#app/records/look.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { looksOf } from '../interactions/own-seats.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { byHandle, handleOf } from '../messages/custom-id.ts';
import type { Screen } from '../messages/screen.ts';
import { botsFirst } from '../play/bots-first.ts';
import { answer, asked, type Dealer, dealQuestion, dealsAt } from '../play/dealing.ts';
import { playScreen } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { begin } from './begin.ts';
import { dealScreen } from './screen.ts';

/** Who deals at which table, and in which press. */
interface Person {
  readonly table: string;
  readonly user: string;
  readonly id: string;
}

/** From which of their seats somebody can make an offer to another; if from none, any other seat of theirs. */
export async function dealerTo(bot: BotContext, at: Person, to: number): Promise<Dealer | null> {
  const isOpen = ({ questions }: Look, deals: Dealer['deals']) =>
    questions.some(
      ({ topic, form }) =>
        topic === deals.topics.deal &&
        'options' in form &&
        form.options.some(({ id, barred }) => barred === undefined && deals.begin(to).plain.includes(id)),
    );
  return (await dealerFor(bot, at, isOpen)) ?? (await dealerFor(bot, at, ({ viewer }) => viewer !== to));
}

/** From which of their seats somebody deals, the first that fits. */
async function dealerFor(
  bot: BotContext,
  at: Person,
  fits: (look: Look, deals: Dealer['deals']) => boolean,
): Promise<Dealer | null> {
  const reply = await looksOf(bot, at);
  if (reply.kind !== 'done') return null;
  for (const look of reply.looks) {
    const deals = dealsAt(bot, look);
    if (deals === undefined || look.viewer === 'table' || !fits(look, deals)) continue;
    return { bot, deals, look, user: at.user, id: at.id, seat: look.viewer };
  }
  return null;
}

/** Somebody answers an offer, or changes or takes back their own: it must be the one that the button was made for. */
async function reply({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { table, args } = target;
  const { user, language, id } = context;
  const [handle = '', stamp = ''] = args;
  const viewing = { table, user, language };
  const isMeant = (look: Look, deals: Dealer['deals']) =>
    look.view !== null && deals.offers(look.view).some((offer) => handleOf(offer.id) === stamp);
  const dealer = await dealerFor(bot, { table, user, id }, isMeant);
  const question = dealer && (await dealQuestion(dealer));
  const options = question !== null && 'options' in question.form ? question.form.options : [];
  const option = byHandle(options, handle);
  if (dealer === null || question === null || option === undefined)
    return await dealScreen(bot, { ...viewing, note: words('deal.gone', {}) });
  const before = new Set((await asked(dealer)).map(({ key }) => key));
  const given = await answer(dealer, question, option.id);
  if (given.kind !== 'done') {
    const { message: reason, rule } = given.refusal;
    const note = words('play.refused', { reason, rule: rule ?? null });
    return await dealScreen(bot, { ...viewing, note });
  }
  await botsFirst(bot, table);
  const next = (await asked(dealer)).find(
    ({ key, topic }) => !before.has(key) && topic !== dealer.deals.topics.deal,
  );
  return next === undefined
    ? await dealScreen(bot, { ...viewing, note: words('deal.done', {}) })
    : await playScreen(bot, { ...viewing, key: next.key, first: dealer.seat });
}

/** Somebody chose to whom they make an offer. */
async function beginWith({ target, context, values }: Press, bot: BotContext): Promise<Screen> {
  const { table, args } = target;
  const { user, language, id } = context;
  const to = Number(values[0] ?? Number.NaN);
  const dealer = await dealerFor(bot, { table, user, id }, ({ viewer }) => `${viewer}` === args[0]);
  if (dealer === null || dealer.look.seats[to] === undefined)
    return await dealScreen(bot, { table, user, language, note: words('deal.gone', {}) });
  return await begin(dealer, context, { to, give: null, want: null, words: null });
}

/** What can be done about deals, on any message that shows them. */
export const dealActions = {
  'deal.reply': { answers: 'inPlace', run: reply },
  'deal.begin': { answers: 'inPlace', run: beginWith },
  'play.deals': {
    answers: 'privately',
    run: ({ target, context }, bot) =>
      dealScreen(bot, { table: target.table, user: context.user, language: context.language }),
  },
} as const satisfies Record<string, PressAction>;
