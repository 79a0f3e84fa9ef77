import { atTable } from '#discord/at-table.ts';
import type { Command, Complete } from '#discord/command.ts';
import { pagesAt, placeCalled, placesAt, placesSuggested, REPLAY } from '#discord/place-called.ts';
import { boardScreen, pageScreen, placeScreen, seatScreen } from '#discord/play/beside.ts';
import { replayScreen } from '#discord/play/looking-back.ts';
import { plain } from '#discord/say.ts';
import { seatCalled, seatsSuggested } from '#discord/seat-called.ts';
import { words } from '#discord/text/lexicon.ts';
import { knownLook } from '#discord/while-typing.ts';

const completeSeat: Complete = async (typed, visit, bot) =>
  seatsSuggested(await knownLook(visit, bot), typed);

const completeSystem: Complete = async (typed, visit, bot) => {
  const look = await knownLook(visit, bot);
  return placesSuggested((look && placesAt(look, visit.language)) ?? [], typed);
};

const completePage: Complete = async (typed, visit, bot) => {
  const look = await knownLook(visit, bot);
  return placesSuggested((look && pagesAt(look, visit.language)) ?? [], typed);
};

/** The board as I see it, one seat or system of it, large, or how the game has gone. */
export const board: Command = {
  name: { en: 'board', ru: 'поле' },
  description: { en: 'A picture of the table as it stands', ru: 'Как сейчас выглядит стол' },
  deed: atTable(
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
        if (pages === null) return plain(here.language, words('board.noPages', {}));
        const page = placeCalled(pages, show);
        if (page?.id === REPLAY) return await replayScreen(bot, here.language, look);
        if (page === null) return plain(here.language, words('board.noPage', { page: show }));
        return await pageScreen(bot, here, { look, place: page });
      }
      if (system !== null) {
        const places = placesAt(look, here.language);
        if (places === null) return plain(here.language, words('board.noPlaces', {}));
        const place = placeCalled(places, system);
        if (place === null) return plain(here.language, words('board.noPlace', { place: system }));
        return await placeScreen(bot, here, { look, place });
      }
      if (called === null) return await boardScreen(bot, here);
      const seat = seatCalled(look, called);
      if (seat === null) return plain(here.language, words('replace.noSeat', { seat: called }));
      return await seatScreen(bot, here, seat);
    },
  ),
};
