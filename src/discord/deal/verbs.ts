import type { Look } from '#app/look.ts';
import type { Bot } from '../bot.ts';
import { byHandle, handleOf } from '../custom-id.ts';
import { looksOf } from '../own-seats.ts';
import { botsFirst } from '../play/bots-first.ts';
import { playScreen } from '../play/screen.ts';
import type { Press, Verb } from '../press.ts';
import type { Screen } from '../screen.ts';
import { words } from '../text/lexicon.ts';
import { begin } from './begin.ts';
import { answer, asked, type Dealer, dealQuestion, dealsAt } from './dealing.ts';
import { dealScreen } from './screen.ts';

/** Who deals at which table, and in which deed. */
interface Person {
  readonly table: string;
  readonly user: string;
  readonly id: string;
}

/** From which of their seats somebody can make an offer to another; if from none, any other seat of theirs. */
export async function dealerTo(bot: Bot, at: Person, to: number): Promise<Dealer | null> {
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
  bot: Bot,
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
async function reply({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const { table, args } = act;
  const { user, language, id } = visit;
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
async function beginWith({ act, visit, values }: Press, bot: Bot): Promise<Screen> {
  const { table, args } = act;
  const { user, language, id } = visit;
  const to = Number(values[0] ?? Number.NaN);
  const dealer = await dealerFor(bot, { table, user, id }, ({ viewer }) => `${viewer}` === args[0]);
  if (dealer === null || dealer.look.seats[to] === undefined)
    return await dealScreen(bot, { table, user, language, note: words('deal.gone', {}) });
  return await begin(dealer, visit, { to, give: null, want: null, words: null });
}

/** What can be done about deals, on any message that shows them. */
export const dealVerbs = {
  'deal.reply': { answers: 'inPlace', run: reply },
  'deal.begin': { answers: 'inPlace', run: beginWith },
  'play.deals': {
    answers: 'privately',
    run: ({ act, visit }, bot) =>
      dealScreen(bot, { table: act.table, user: visit.user, language: visit.language }),
  },
} as const satisfies Record<string, Verb>;
