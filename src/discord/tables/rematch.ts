import { ButtonStyle } from 'discord.js';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';

/** Somebody wants to play again: the first opens the table, all others are led to it. */
async function again({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { language, user, name } = context;
  if (context.missingPermissions.length > 0) {
    const permissions = context.missingPermissions.map((one) => words(`permission.${one}`, {}));
    return textScreen(language, words('permission.missingHere', { permissions }));
  }
  const channel = context.guild === null ? null : context.parentChannel;
  const reply = await bot.app.rematch({ table: target.table, user, name, channel });
  if (reply.kind !== 'done') return replyScreen(language, reply, words('play.nothing', {}));
  const look = await bot.app.look({ table: reply.table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const { table, seats } = look;
  const thread = (await bot.app.messageSlots.of(table.id)).get('thread')?.channel;
  const where = { table: table.name, channel: thread ?? table.channel ?? '' };
  const { say } = wordsIn(language);
  const text = say(reply.isNew ? words('rematch.opened', where) : words('rematch.found', where));
  const join = {
    id: encode({ action: 'lobby.join', table: table.id, args: [] }),
    label: say(words('lobby.join', {})),
    style: ButtonStyle.Primary as const,
  };
  const isOpen = table.status === 'lobby' && seats.every((seat) => seat.user !== user);
  return { components: [textLine(text), ...buttonRows(isOpen ? [join] : [])] };
}

/** What can be done when a game is over. */
export const rematchActions = {
  rematch: { answers: 'privately', run: again },
} as const satisfies Record<string, PressAction>;
