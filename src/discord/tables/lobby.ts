import { peopleText } from '#core/people-text.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { replyScreen, spokenScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { seatBot } from './seat-bots.ts';

async function join({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const reply = await bot.app.join({ table: target.table, user: context.user, name: context.name });
  if (reply.kind === 'done') await remember(bot, target.table, context);
  return replyScreen(context.language, reply, words('lobby.joined', {}));
}

/** Whoever sits down at a table that speaks another language is written to in the one of their client, unless they said so themselves. */
async function remember(bot: BotContext, table: string, { user, language }: Press['context']): Promise<void> {
  const look = await bot.app.look({ table });
  if (look.kind !== 'done' || look.table.language === language) return;
  if ((await bot.app.language(user)) === null) await bot.app.prefer(user, language);
}

async function leave({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const reply = await bot.app.leave({ table: target.table, actor: actorOf(context) });
  return replyScreen(context.language, reply, words('lobby.left', {}));
}

async function addBot({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { reply, name } = await seatBot(bot, context, target.table);
  return replyScreen(context.language, reply, words('lobby.botAdded', { name: peopleText(name) }));
}

async function start({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const reply = await bot.app.start({ table: target.table, actor: actorOf(context) });
  const look = await bot.app.look({ table: target.table, user: context.user });
  if (reply.kind !== 'refused' || look.kind !== 'done')
    return replyScreen(context.language, reply, words('lobby.started', {}));
  // The game itself may be against it.
  const { message: reason, rule } = reply.refusal;
  const refusal = words('play.refused', { reason, rule: rule ?? null });
  return spokenScreen(speakerAt(bot, look, context.language), refusal);
}

/** What can be done before the start. */
export const lobbyActions = {
  'lobby.join': { answers: 'privately', run: join },
  'lobby.leave': { answers: 'privately', run: leave },
  'lobby.addBot': { answers: 'privately', run: addBot },
  'lobby.start': { answers: 'privately', run: start },
} as const satisfies Record<string, PressAction>;
