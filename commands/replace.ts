import type { Command, Complete } from '#discord/interactions/command.ts';
import { seatCalled, seatsSuggested } from '#discord/interactions/seat-called.ts';
import { type TableContext, tableHandler } from '#discord/interactions/table-handler.ts';
import { seatedLook } from '#discord/interactions/while-typing.ts';
import { peopleText } from '#discord/messages/quote.ts';
import { textScreen } from '#discord/messages/say.ts';
import { nextBotName } from '#discord/tables/seat-bots.ts';
import { replaceAt } from '#discord/tables/seats.ts';
import { words } from '#discord/text/lexicon.ts';

const completeSeat: Complete = async (typed, context, bot) =>
  seatsSuggested(await seatedLook(context, bot), typed);

const completeBot: Complete = async (typed, context, bot) => {
  const look = await seatedLook(context, bot);
  const bots = Object.keys(bot.app.games.get(look?.table.game ?? '')?.bots ?? {});
  return bots.filter((name) => name.includes(typed)).map((name) => ({ name, value: name }));
};

/** The seat that is meant: by its number or its holder's name, else one's own. */
function seatMeant({ look }: TableContext, called: string | null): number | null {
  if (called === null) return look.viewer === 'table' ? null : look.viewer;
  return seatCalled(look, called);
}

/** Hands a seat to a person or a bot: one's own by one's word, another's with notice or by a vote. */
export const replace: Command = {
  name: { en: 'replace', ru: 'замена' },
  description: { en: 'Give a seat to somebody else', ru: 'Передать место другому' },
  where: 'servers',
  handler: tableHandler(
    {
      person: {
        kind: 'person',
        name: { en: 'person', ru: 'человек' },
        description: { en: 'Who takes the seat', ru: 'Кто садится на это место' },
      },
      bot: {
        kind: 'text',
        name: { en: 'bot', ru: 'бот' },
        description: { en: 'Or which bot takes it', ru: 'Или какой бот садится на него' },
        most: 40,
        complete: completeBot,
      },
      seat: {
        kind: 'text',
        name: { en: 'seat', ru: 'место' },
        description: { en: 'Which seat; your own if left out', ru: 'Какое место; ваше, если пусто' },
        most: 80,
        complete: completeSeat,
      },
      vote: {
        kind: 'yes',
        name: { en: 'vote', ru: 'голосование' },
        description: {
          en: 'Let the table vote, even where a word is enough',
          ru: 'Пусть решит стол, даже если хватит одного слова',
        },
      },
    },
    async (here, given) => {
      const { language, look } = here;
      const { person, bot: program } = given;
      if ((person === null) === (program === null)) return textScreen(language, words('replace.whom', {}));
      if (person?.bot) return textScreen(language, words('replace.isApp', {}));
      const seat = seatMeant(here, given.seat);
      if (seat === null) {
        return textScreen(
          language,
          given.seat === null
            ? words('command.notSeated', {})
            : words('replace.noSeat', { seat: peopleText(given.seat) }),
        );
      }
      const name = person?.name ?? nextBotName(look);
      const to = person === null ? { bot: program ?? '', name } : { user: person.id, name };
      return await replaceAt(here, look, { seat, to, byVote: given.vote === true });
    },
  ),
};
