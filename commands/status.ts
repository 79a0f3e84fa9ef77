import { atTable } from '#discord/at-table.ts';
import type { Command } from '#discord/command.ts';
import { speakerAt } from '#discord/play/screen.ts';
import { statusScreen, waitingScreen } from '#discord/screens.ts';

/** How the table stands, in words, and whom it waits for. */
export const status: Command = {
  name: { en: 'status', ru: 'положение' },
  description: { en: 'How the table stands, and whom it waits for', ru: 'Как обстоят дела и кого ждут' },
  deed: atTable({}, ({ bot, look, language }) => {
    const speaker = speakerAt(bot, look, language);
    const [words] = statusScreen(bot, look, { speaker, picture: null }).components;
    return Promise.resolve({
      components: [...(words === undefined ? [] : [words]), ...waitingScreen(bot, look, speaker).components],
    });
  }),
};
