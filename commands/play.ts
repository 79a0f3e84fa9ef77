import { type Command, deed } from '#discord/command.ts';
import { playScreen } from '#discord/play/screen.ts';
import { plain } from '#discord/say.ts';
import { TABLE_OPTION, tableHere } from '#discord/table-here.ts';
import { words } from '#discord/text/lexicon.ts';

/** Whatever I am asked now. */
export const play: Command = {
  name: { en: 'play', ru: 'ход' },
  description: { en: 'What you are asked now, and your answer', ru: 'О чём вас спрашивают, и ваш ответ' },
  deed: deed({
    options: { table: TABLE_OPTION },
    async run({ table: named }, visit, bot) {
      const { user, language } = visit;
      const table = await tableHere(bot, visit, named);
      return table === null
        ? plain(language, words('command.whichTable', {}))
        : await playScreen(bot, { table, user, language });
    },
  }),
};
