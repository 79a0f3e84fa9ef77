import { atTable } from '#discord/at-table.ts';
import type { Command } from '#discord/command.ts';
import { plain, replied } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';

/** Checks every draw of a game that is over against the seed that was committed to at its start. */
export const verify: Command = {
  name: { en: 'verify', ru: 'проверка' },
  description: {
    en: 'Check the dice of a game that is over',
    ru: 'Проверить случайности законченной партии',
  },
  deed: atTable({}, async ({ bot, table, language }) => {
    const reply = await bot.app.verify({ table });
    if (reply.kind !== 'done') return replied(language, reply, words('command.help', {}));
    const { draws, problems } = reply.dice;
    return plain(
      language,
      problems.length === 0
        ? words('command.verified', { draws })
        : words('command.cheated', { problems: [...problems] }),
    );
  }),
};
