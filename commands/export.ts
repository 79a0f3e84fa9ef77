import { recordText } from '#app/records/export.ts';
import { actorOf } from '#discord/interactions/bot-context.ts';
import type { Command } from '#discord/interactions/command.ts';
import { tableHandler } from '#discord/interactions/table-handler.ts';
import { textLine } from '#discord/messages/controls.ts';
import { fileLine, replyScreen } from '#discord/messages/say.ts';
import { wordsIn } from '#discord/messages/words.ts';
import { words } from '#discord/text/lexicon.ts';

/** The whole record of a game that is over, as a file that `emissary verify` reads. */
export const exportTable: Command = {
  name: { en: 'export', ru: 'запись' },
  description: { en: 'The record of a game that is over', ru: 'Запись законченной партии' },
  where: 'tables',
  handler: tableHandler({}, async ({ bot, context, table, language }) => {
    const reply = await bot.app.exportTable({ table, actor: actorOf(context) });
    if (reply.kind !== 'done') return replyScreen(language, reply, words('command.help', {}));
    const name = `${table}.json`;
    const alt = wordsIn(language).say(words(reply.stuck ? 'command.stuckRecord' : 'command.record', {}));
    const bytes = Buffer.from(await recordText(reply.record));
    return { components: [textLine(alt), fileLine(name)], files: [{ name, bytes, alt }] };
  }),
};
