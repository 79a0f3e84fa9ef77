import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { replyScreen } from '#discord/messages/say.ts';
import { words } from '#discord/text/lexicon.ts';

const DAY_MS = 24 * 3_600_000;

/** Stretches my deadlines while I am away. */
export const away: Command = {
  name: { en: 'away', ru: 'отъезд' },
  description: {
    en: 'You are away for some days: deadlines wait',
    ru: 'Вас не будет несколько дней: сроки подождут',
  },
  where: 'tables',
  handler: tableHandler(
    {
      days: {
        kind: 'whole',
        name: { en: 'days', ru: 'дней' },
        description: {
          en: 'For how many days; 0 when you are back',
          ru: 'На сколько дней; 0, если вы вернулись',
        },
        required: true,
        min: 0,
        max: 90,
      },
    },
    async ({ bot, table, user, language }, { days }) => {
      const until = days === 0 ? null : bot.app.now() + days * DAY_MS - 1;
      const reply = await bot.app.away({ table, user, until });
      return replyScreen(
        language,
        reply,
        until === null ? words('command.back', {}) : words('command.away', { until }),
      );
    },
  ),
};
