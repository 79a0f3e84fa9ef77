import type { ProposeRequest } from '#app/votes/propose.ts';
import { actorOf } from '../interactions/bot-context.ts';
import type { TableContext } from '../interactions/table-handler.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';

/** Puts something to the vote of a table and says what becomes of it. */
export async function proposeAt(
  { bot, context, table, language }: Pick<TableContext, 'bot' | 'context' | 'table' | 'language'>,
  motion: ProposeRequest['motion'],
): Promise<Screen> {
  const reply = await bot.app.propose({ table, actor: actorOf(context), motion });
  if (reply.kind === 'done' && reply.failure !== undefined)
    return textScreen(language, words('command.voteFailed', { reason: reply.failure.message }));
  const carried = reply.kind === 'done' && reply.status === 'passed';
  return replyScreen(language, reply, words(carried ? 'command.carried' : 'command.proposed', {}));
}
