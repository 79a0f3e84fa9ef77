import { type Reply, refused } from '#app/requests/reply.ts';
import type { Language } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';
import { seatBot } from './seat-bots.ts';

/** How a table is to be; only the game must be said. */
export interface TableRequest {
  readonly game: string;
  readonly name?: string | null;
  readonly language?: Language | undefined;
  readonly deadlineHours?: number | null;
  readonly options?: Parameters<BotContext['app']['create']>[0]['options'];
  /** How many seats bots take. */
  readonly bots: number;
}

const MAX_NAME_LENGTH = 80;

/** Why there can be no table here, and where there can. */
const NO_TABLE = {
  dm: 'place.onlyServers',
  elsewhere: 'place.onlyServers',
  forum: 'place.forum',
  noThreads: 'place.noThreads',
} as const;

/** Opens a table where somebody is, seats them first, then the bots. */
export async function openTable(
  bot: BotContext,
  context: InteractionContext,
  { game, name, language = context.language, deadlineHours = null, options = {}, bots }: TableRequest,
): Promise<Reply<{ table: string; name: string }>> {
  if (context.noTable !== null) return refused(words(NO_TABLE[context.noTable], {}));
  if (context.missingPermissions.length > 0) {
    const permissions = context.missingPermissions.map((name) => words(`permission.${name}`, {}));
    return refused(words('permission.missingHere', { permissions }));
  }
  const found = bot.app.games.get(game);
  const title = found === undefined ? game : wordsIn(language, found).say(found.presentation.title);
  const called = name ?? `${title} · ${context.name}`.slice(0, MAX_NAME_LENGTH);
  const created = await bot.app.create({
    user: context.user,
    game,
    name: called,
    language,
    deadlineHours,
    options,
    guild: context.guild,
    channel: context.parentChannel,
    local: bot.local,
  });
  if (created.kind !== 'done') return created;
  const { table } = created;
  const joined = await bot.app.join({ table, user: context.user, name: context.name });
  if (joined.kind !== 'done') return joined;
  for (let count = 0; count < bots; count++) {
    const { reply } = await seatBot(bot, context, table);
    if (reply.kind !== 'done') return reply;
  }
  return { kind: 'done', table, name: called };
}
