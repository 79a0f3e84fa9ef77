import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { peopleText } from '#discord/messages/quote.ts';
import { replyScreen, textScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Checks every draw of a game that is over against the seed that was committed to at its start. */
export const verify: Command = {
  name: { en: 'verify', ru: 'проверка' },
  description: {
    en: 'Check the dice of a game that is over',
    ru: 'Проверить случайности законченной партии',
  },
  where: 'tables',
  handler: tableHandler({}, async ({ bot, table, language }) => {
    const reply = await bot.app.verify({ table });
    if (reply.kind !== 'done') return replyScreen(language, reply, words('command.help', {}));
    const { draws, problems } = reply.dice;
    return textScreen(
      language,
      problems.length === 0
        ? words('command.verified', { draws })
        : words('command.cheated', { problems: problems.map(peopleText) }),
    );
  }),
};
