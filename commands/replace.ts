import { atTable, type Here } from '#discord/at-table.ts';
import { actorOf, mayRuleAt } from '#discord/bot.ts';
import type { Command, Complete } from '#discord/command.ts';
import { proposeAt } from '#discord/proposing.ts';
import { plain, replied } from '#discord/say.ts';
import { nextBotName } from '#discord/seat-bots.ts';
import { seatCalled, seatsSuggested } from '#discord/seat-called.ts';
import { words } from '#discord/text/lexicon.ts';
import { seatedLook } from '#discord/while-typing.ts';

const completeSeat: Complete = async (typed, visit, bot) =>
  seatsSuggested(await seatedLook(visit, bot), typed);

const completeBot: Complete = async (typed, visit, bot) => {
  const look = await seatedLook(visit, bot);
  const bots = Object.keys(bot.app.games.get(look?.table.game ?? '')?.bots ?? {});
  return bots.filter((name) => name.includes(typed)).map((name) => ({ name, value: name }));
};

/** The seat that is meant: by its number or its holder's name, else one's own. */
function seatMeant({ look }: Here, called: string | null): number | null {
  if (called === null) return look.viewer === 'table' ? null : look.viewer;
  return seatCalled(look, called);
}

/** Hands a seat to a person or a bot: one's own, or as the owner, at once; else by a vote. */
export const replace: Command = {
  name: { en: 'replace', ru: 'замена' },
  description: { en: 'Give a seat to somebody else', ru: 'Передать место другому' },
  deed: atTable(
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
    },
    async (here, given) => {
      const { bot, visit, table, language, look } = here;
      const { person, bot: program } = given;
      if ((person === null) === (program === null)) return plain(language, words('replace.whom', {}));
      if (person?.bot) return plain(language, words('replace.isApp', {}));
      const seat = seatMeant(here, given.seat);
      if (seat === null) {
        return plain(
          language,
          given.seat === null
            ? words('command.notSeated', {})
            : words('replace.noSeat', { seat: given.seat }),
        );
      }
      const name = person?.name ?? nextBotName(look);
      const to = person === null ? { bot: program ?? '', name } : { user: person.id, name };
      const isOwn = look.seats[seat]?.user === visit.user;
      if (!isOwn && !mayRuleAt(visit, look)) return await proposeAt(here, { kind: 'replace', seat, to });
      const reply = await bot.app.handOver({ table, actor: actorOf(visit), seat, to });
      return replied(language, reply, words('replace.done', { name }));
    },
  ),
};
