import { begin } from '#discord/deal/begin.ts';
import { dealerTo } from '#discord/deal/press-actions.ts';
import { dealScreen } from '#discord/deal/screen.ts';
import type { Command, Complete } from '#discord/interactions/command.ts';
import { seatCalled, seatsSuggested } from '#discord/interactions/seat-called.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { seatedLook } from '#discord/interactions/while-typing.ts';
import { peopleText } from '#discord/messages/quote.ts';
import { textScreen } from '#discord/messages/say.ts';
import { dealsAt } from '#discord/play/dealing.ts';
import { words as say } from '#discord/text/lexicon.ts';

const completeSeat: Complete = async (typed, context, bot) =>
  seatsSuggested(await seatedLook(context, bot), typed);

/** What lies between me and others, or a new offer to somebody. */
export const deal: Command = {
  name: { en: 'deal', ru: 'сделка' },
  description: {
    en: 'Offer somebody a deal, or see what is offered to you',
    ru: 'Предложить сделку или посмотреть, что предлагают вам',
  },
  where: 'tables',
  handler: tableHandler(
    {
      with: {
        kind: 'text',
        name: { en: 'with', ru: 'с_кем' },
        description: { en: 'To whom; without it, all open offers', ru: 'Кому; если пусто, все предложения' },
        most: 80,
        complete: completeSeat,
      },
      give: {
        kind: 'text',
        name: { en: 'give', ru: 'отдать' },
        description: {
          en: 'What you give, such as: 2 goods, Ceasefire',
          ru: 'Что отдаёте, например: 2 товара',
        },
        most: 200,
      },
      want: {
        kind: 'text',
        name: { en: 'want', ru: 'получить' },
        description: {
          en: 'What you want, such as: 1 commodity',
          ru: 'Что хотите взамен, например: 1 товар',
        },
        most: 200,
      },
      words: {
        kind: 'text',
        name: { en: 'words', ru: 'слова' },
        description: {
          en: 'Words beside the offer; they bind nobody',
          ru: 'Слова к предложению; они никого не связывают',
        },
        most: 300,
      },
    },
    async ({ bot, context, look, table, user, language }, { with: called, give, want, words }) => {
      if (look.viewer === 'table') return textScreen(language, say('hand.notSeated', {}));
      if (dealsAt(bot, look) === undefined) return textScreen(language, say('deal.none', {}));
      const isSaid = give !== null || want !== null || words !== null;
      if (called === null)
        return await dealScreen(bot, {
          table,
          user,
          language,
          ...(isSaid ? { note: say('deal.withWhom', {}) } : {}),
        });
      const to = seatCalled(look, called);
      if (to === null) return textScreen(language, say('replace.noSeat', { seat: peopleText(called) }));
      const dealer = await dealerTo(bot, { table, user, id: context.id }, to);
      if (dealer === null)
        return await dealScreen(bot, { table, user, language, note: say('deal.notWith', { seat: to }) });
      return await begin(dealer, context, { to, give, want, words });
    },
  ),
};
