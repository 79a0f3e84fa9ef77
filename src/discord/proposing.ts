import type { ProposeRequest } from '#app/propose.ts';
import type { Here } from './at-table.ts';
import { actorOf } from './bot.ts';
import { plain, replied } from './say.ts';
import type { Screen } from './screen.ts';
import { words } from './text/lexicon.ts';

/** Puts something to the vote of a table and says what becomes of it. */
export async function proposeAt(
  { bot, visit, table, language }: Pick<Here, 'bot' | 'visit' | 'table' | 'language'>,
  motion: ProposeRequest['motion'],
): Promise<Screen> {
  const reply = await bot.app.propose({ table, actor: actorOf(visit), motion });
  if (reply.kind === 'done' && reply.failure !== undefined)
    return plain(language, words('command.voteFailed', { reason: reply.failure.message }));
  const carried = reply.kind === 'done' && reply.status === 'passed';
  return replied(language, reply, words(carried ? 'command.carried' : 'command.proposed', {}));
}
