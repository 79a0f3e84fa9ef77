import type { Look } from '#app/records/look.ts';
import type { Message } from '#core/message.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';

/** A table, and the channel it is to move to; the one where somebody is if none is named. */
interface Move {
  readonly look: Look;
  readonly channel: string | null;
}

/** Why a table cannot go on somewhere, if so. */
function refusalOf(context: InteractionContext, { look, channel }: Move): Message | null {
  const wanted = channel ?? context.parentChannel;
  if (context.guild === null) return words('move.nowhere', {});
  if (look.table.guild !== null && look.table.guild !== context.guild) return words('move.elsewhere', {});
  const missing = context.missingIn(wanted);
  if (missing === null) return words('move.nowhere', {});
  if (!context.sees(wanted)) return words('move.unseen', {});
  const permissions = missing.map((name) => words(`permission.${name}`, {}));
  return permissions.length === 0 ? null : words('move.missing', { channel: wanted, permissions });
}

/** Lets a table go on in another channel, or in a new thread of the same. */
export async function moveTable(bot: BotContext, context: InteractionContext, move: Move): Promise<Screen> {
  const { language, guild, parentChannel } = context;
  const refusal = refusalOf(context, move);
  if (refusal !== null || guild === null) return textScreen(language, refusal ?? words('move.nowhere', {}));
  const channel = move.channel ?? parentChannel;
  const { id: table } = move.look.table;
  const reply = await bot.app.move({ table, actor: actorOf(context), guild, channel });
  return replyScreen(language, reply, words('move.done', { channel }));
}

/** Whoever opened the table lets it go on in a new thread, from wherever they are; once for each trouble. */
async function freshThread({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { language, user } = context;
  const look = await bot.app.look({ table: target.table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const { guild, channel } = look.table;
  const trouble = await bot.app.troubles.of(target.table);
  if (guild === null || channel === null || trouble === null || trouble.channel !== target.args[0])
    return textScreen(language, words('move.already', {}));
  const reply = await bot.app.move({ table: target.table, actor: actorOf(context), guild, channel });
  return replyScreen(language, reply, words('move.here', {}));
}

/** What can be done about a table that cannot be reached. */
export const moveActions = {
  'move.fresh': { answers: 'privately', run: freshThread },
} as const satisfies Record<string, PressAction>;
