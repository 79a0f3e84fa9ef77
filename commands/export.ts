import { recordText } from '#app/export.ts';
import { textLine } from '#discord/ask/controls.ts';
import { atTable } from '#discord/at-table.ts';
import { actorOf } from '#discord/bot.ts';
import type { Command } from '#discord/command.ts';
import { fileLine, replied } from '#discord/say.ts';
import { words } from '#discord/text/lexicon.ts';
import { wordsIn } from '#discord/words.ts';

/** The whole record of a game that is over, as a file that `emissary verify` reads. */
export const exportTable: Command = {
  name: { en: 'export', ru: 'запись' },
  description: { en: 'The record of a game that is over', ru: 'Запись законченной партии' },
  deed: atTable({}, async ({ bot, visit, table, language }) => {
    const reply = await bot.app.exportTable({ table, actor: actorOf(visit) });
    if (reply.kind !== 'done') return replied(language, reply, words('command.help', {}));
    const name = `${table}.json`;
    const alt = wordsIn(language).say(words(reply.stuck ? 'command.stuckRecord' : 'command.record', {}));
    const bytes = Buffer.from(await recordText(reply.record));
    return { components: [textLine(alt), fileLine(name)], files: [{ name, bytes, alt }] };
  }),
};
