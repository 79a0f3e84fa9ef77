import { type Reply, refused } from '#app/reply.ts';
import type { Language } from '#core/message.ts';
import type { Bot } from './bot.ts';
import { seatBot } from './seat-bots.ts';
import { words } from './text/lexicon.ts';
import type { Visit } from './visit.ts';
import { wordsIn } from './words.ts';

/** How a table is to be; only the game must be said. */
export interface Wanted {
  readonly game: string;
  readonly name?: string | null;
  readonly language?: Language | undefined;
  readonly deadlineHours?: number | null;
  readonly options?: Parameters<Bot['app']['create']>[0]['options'];
  /** How many seats bots take. */
  readonly bots: number;
}

const LONGEST_NAME = 80;

/** Opens a table where somebody is, seats them first, then the bots. */
export async function openTable(
  bot: Bot,
  visit: Visit,
  { game, name, language = visit.language, deadlineHours = null, options = {}, bots }: Wanted,
): Promise<Reply<{ table: string; name: string }>> {
  if (visit.barred.length > 0) {
    const permissions = visit.barred.map((name) => words(`permission.${name}`, {}));
    return refused(words('permission.missingHere', { permissions }));
  }
  const found = bot.app.games.get(game);
  const title = found === undefined ? game : wordsIn(language, found).say(found.face.title);
  const called = name ?? `${title} · ${visit.name}`.slice(0, LONGEST_NAME);
  const created = await bot.app.create({
    user: visit.user,
    game,
    name: called,
    language,
    deadlineHours,
    options,
    guild: visit.guild,
    channel: visit.hall,
    local: bot.local,
  });
  if (created.kind !== 'done') return created;
  const { table } = created;
  const joined = await bot.app.join({ table, user: visit.user, name: visit.name });
  if (joined.kind !== 'done') return joined;
  for (let count = 0; count < bots; count++) {
    const { reply } = await seatBot(bot, visit, table);
    if (reply.kind !== 'done') return reply;
  }
  return { kind: 'done', table, name: called };
}
