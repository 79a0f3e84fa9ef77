import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { speakerAt } from '#discord/play/screen.ts';
import { statusScreen, waitingScreen } from '#discord/screens/table-screens.ts';

/** How the table stands, in words, and whom it waits for. */
export const status: Command = {
  name: { en: 'status', ru: 'положение' },
  description: { en: 'How the table stands, and whom it waits for', ru: 'Как обстоят дела и кого ждут' },
  where: 'tables',
  handler: tableHandler({}, ({ bot, look, language }) => {
    const speaker = speakerAt(bot, look, language);
    const [words] = statusScreen(bot, look, { speaker, pictures: [] }).components;
    return Promise.resolve({
      components: [...(words === undefined ? [] : [words]), ...waitingScreen(bot, look, speaker).components],
    });
  }),
};
