import type { Command, Complete } from '#discord/interactions/command.ts';
import {
  boardPartsAt,
  pagesAt,
  pictureCalled,
  picturesSuggested,
  REPLAY,
} from '#discord/interactions/named-picture-called.ts';
import { seatCalled, seatsSuggested } from '#discord/interactions/seat-called.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { knownLook } from '#discord/interactions/while-typing.ts';
import { peopleText } from '#discord/messages/quote.ts';
import { textScreen } from '#discord/messages/say.ts';
import { boardScreen, pageScreen, placeScreen, seatScreen } from '#discord/play/beside.ts';
import { replayScreen } from '#discord/play/looking-back.ts';
import { words } from '#discord/text/lexicon.ts';

const completeSeat: Complete = async (typed, context, bot) =>
  seatsSuggested(await knownLook(context, bot), typed);

const completeSystem: Complete = async (typed, context, bot) => {
  const look = await knownLook(context, bot);
  return picturesSuggested((look && boardPartsAt(look, context.language)) ?? [], typed);
};

const completePage: Complete = async (typed, context, bot) => {
  const look = await knownLook(context, bot);
  return picturesSuggested((look && pagesAt(look, context.language)) ?? [], typed);
};

/** The board as I see it, one seat or system of it, large, or how the game has gone. */
export const board: Command = {
  name: { en: 'board', ru: 'поле' },
  description: { en: 'A picture of the table as it stands', ru: 'Как сейчас выглядит стол' },
  where: 'tables',
  handler: tableHandler(
    {
      seat: {
        kind: 'text',
        name: { en: 'seat', ru: 'место' },
        description: { en: 'Only this player, and larger', ru: 'Только этот игрок, зато крупнее' },
        most: 80,
        complete: completeSeat,
      },
      system: {
        kind: 'text',
        name: { en: 'system', ru: 'система' },
        description: { en: 'Only this system, and larger', ru: 'Только эта система, зато крупнее' },
        most: 80,
        complete: completeSystem,
      },
      show: {
        kind: 'text',
        name: { en: 'show', ru: 'показать' },
        description: {
          en: 'Something else, such as objectives or a replay',
          ru: 'Что-то ещё, например цели или повтор партии',
        },
        most: 80,
        complete: completePage,
      },
    },
    async ({ bot, look, ...here }, { seat: called, system, show }) => {
      if (show !== null) {
        const pages = pagesAt(look, here.language);
        if (pages === null) return textScreen(here.language, words('board.noPages', {}));
        const page = pictureCalled(pages, show);
        if (page?.id === REPLAY) return await replayScreen(bot, here.language, look);
        if (page === null)
          return textScreen(here.language, words('board.noPage', { page: peopleText(show) }));
        return await pageScreen(bot, here, { look, place: page });
      }
      if (system !== null) {
        const places = boardPartsAt(look, here.language);
        if (places === null) return textScreen(here.language, words('board.noPlaces', {}));
        const place = pictureCalled(places, system);
        if (place === null)
          return textScreen(here.language, words('board.noPlace', { place: peopleText(system) }));
        return await placeScreen(bot, here, { look, place });
      }
      if (called === null) return await boardScreen(bot, here);
      const seat = seatCalled(look, called);
      if (seat === null)
        return textScreen(here.language, words('replace.noSeat', { seat: peopleText(called) }));
      return await seatScreen(bot, here, seat);
    },
  ),
};
