import type { BotContext } from '#discord/interactions/bot-context.ts';
import { type Command, type Complete, handler } from '#discord/interactions/command.ts';
import { seatsSuggested } from '#discord/interactions/seat-called.ts';
import { TABLE_OPTION } from '#discord/interactions/table-here.ts';
import { unitsSuggested } from '#discord/interactions/units-typed.ts';
import { knownLook } from '#discord/interactions/while-typing.ts';
import { textScreen } from '#discord/messages/say.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { oddsScreen, placesSuggested, weighedGame } from '#discord/tables/odds.ts';
import { words } from '#discord/text/lexicon.ts';

const completeUnits: Complete = async (typed, context, bot) => {
  const weighed = weighedGame(bot, await knownLook(context, bot));
  return weighed === null ? [] : unitsSuggested({ ...weighed, language: context.language }, typed);
};

const completeSystem: Complete = async (typed, context, bot) => {
  const weighed = weighedGame(bot, await knownLook(context, bot));
  return weighed === null ? [] : placesSuggested(weighed, wordsIn(context.language, weighed.game), typed);
};

const completeSeat: Complete = async (typed, context, bot) =>
  seatsSuggested(await knownLook(context, bot), typed);

/** How a battle would go, from what lies open: of two sides, or with all that I could send somewhere. */
export const odds: Command = {
  name: { en: 'odds', ru: 'шансы' },
  description: { en: 'How a battle would go', ru: 'Чем кончился бы бой' },
  where: 'tables',
  handler: handler({
    options: {
      system: {
        kind: 'text',
        name: { en: 'system', ru: 'система' },
        description: {
          en: 'What if I attack there with all I can',
          ru: 'Что, если напасть туда всем, чем можно',
        },
        most: 80,
        complete: completeSystem,
      },
      attacker: {
        kind: 'text',
        name: { en: 'attacker', ru: 'нападает' },
        description: { en: 'Such as: 2 cruisers, carrier', ru: 'Например: 2 крейсера, транспортник' },
        most: 100,
        complete: completeUnits,
      },
      defender: {
        kind: 'text',
        name: { en: 'defender', ru: 'защищается' },
        description: { en: 'Such as: dreadnought, 2 fighters', ru: 'Например: дредноут, 2 истребителя' },
        most: 100,
        complete: completeUnits,
      },
      against: {
        kind: 'text',
        name: { en: 'against', ru: 'против' },
        description: { en: 'Whose technologies the defender has', ru: 'Чьи технологии у защитника' },
        most: 80,
        complete: completeSeat,
      },
      ground: {
        kind: 'yes',
        name: { en: 'ground', ru: 'на_планете' },
        description: { en: 'On a planet, not in space', ru: 'На планете, а не в космосе' },
      },
      table: TABLE_OPTION,
    },
    async run({ ground, ...given }, context, bot: BotContext) {
      const look = await knownLook(context, { ...bot, given });
      if (look === null && typeof given.table === 'string')
        return textScreen(context.language, words('command.noTables', {}));
      const weighed = weighedGame(bot, look);
      if (weighed === null) return textScreen(context.language, words('odds.noBattles', {}));
      const request = { ...given, isGround: ground === true };
      return oddsScreen(bot, context, { weighed, request });
    },
  }),
};
