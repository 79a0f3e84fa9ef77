import type { Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { OptionForm } from '#core/question.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { answer, asked, type Dealer, dealQuestion } from '../play/dealing.ts';
import { asJson, playScreen } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { readTerms, type SaidTerms } from './said-terms.ts';
import { dealScreen } from './screen.ts';

/** An offer to be made: to whom, what was said of its terms so far, and the words beside it. */
export interface Begun extends SaidTerms {
  readonly to: number;
  readonly words: string | null;
}

/** Leads straight to the terms of an offer to somebody, filled in as far as they were said. */
export async function begin(dealer: Dealer, { language }: InteractionContext, begun: Begun): Promise<Screen> {
  const { bot, look, user, seat } = dealer;
  const table = look.table.id;
  const back = (note: Message) => dealScreen(bot, { table, user, language, note });
  if (look.seats[begun.to]?.user === null) return await back(words('deal.withBot', { seat: begun.to }));
  const question = await dealQuestion(dealer);
  if (question === null) return await back(words('deal.notNow', { when: dealer.deals.when }));
  const options = 'options' in question.form ? question.form.options : [];
  const option = wayTo(dealer, options, begun);
  if (option === undefined) return await back(words('deal.notWith', { seat: begun.to }));
  if (option.barred !== undefined) {
    const { message: reason, rule } = option.barred;
    return await back(words('play.refused', { reason, rule: rule ?? null }));
  }
  const replied = await answer(dealer, question, option.id);
  const spoken = replied.kind === 'done' ? await speak(dealer, begun) : replied;
  if (spoken.kind !== 'done') {
    const { message: reason, rule } = spoken.refusal;
    return await back(words('play.refused', { reason, rule: rule ?? null }));
  }
  const note = await fillIn(dealer, begun);
  const terms = (await asked(dealer)).find(({ topic }) => topic === dealer.deals.topics.terms);
  return await playScreen(bot, { table, user, language, first: seat, key: terms?.key, note });
}

/** The option that leads to an offer: with words if there are any; a barred one says why there can be none. */
function wayTo(
  { deals }: Dealer,
  options: readonly OptionForm[],
  { to, words: said }: Begun,
): OptionForm | undefined {
  const ways = deals.begin(to);
  const wanted = said === null ? ways.plain : [ways.words, ...ways.plain];
  return wanted.flatMap((id) => options.find((option) => option.id === id) ?? [])[0];
}

/** Says what goes with the offer, where that is asked. */
async function speak(dealer: Dealer, { words: said }: Begun): ReturnType<typeof answer> {
  const question = (await asked(dealer)).find(({ topic }) => topic === dealer.deals.topics.words);
  return question === undefined ? { kind: 'done' } : await answer(dealer, question, said ?? '');
}

/** Puts what was said of the terms on the form; says what was not understood. */
async function fillIn(dealer: Dealer, begun: Begun): Promise<Message | undefined> {
  const { bot, look, deals } = dealer;
  const question = (await asked(dealer)).find(({ topic }) => topic === deals.topics.terms);
  if (question?.form.kind !== 'allocate' || (begun.give === null && begun.want === null)) return undefined;
  const game = bot.app.games.get(look.table.game);
  const { shares, unknown, short } = readTerms(question.form, begun, {
    side: deals.side,
    say: (message, language) =>
      wordsIn(language, game, (seat) => look.seats[seat]?.name ?? `${seat + 1}`).say(message),
  });
  const at = { table: look.table.id, key: question.key };
  await bot.app.drafts.keep(at, asJson({ page: 0, value: shares }), bot.app.now());
  return unknown.length + short.length === 0
    ? undefined
    : words('deal.unclear', { unknown: unknown.map(peopleText), short: short.map(peopleText) });
}
