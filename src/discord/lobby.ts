import { actorOf, type Bot } from './bot.ts';
import { speakerAt } from './play/screen.ts';
import type { Press, Verb } from './press.ts';
import { replied, spoken } from './say.ts';
import type { Screen } from './screen.ts';
import { seatBot } from './seat-bots.ts';
import { words } from './text/lexicon.ts';

async function join({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.join({ table: act.table, user: visit.user, name: visit.name });
  if (reply.kind === 'done') await remember(bot, act.table, visit);
  return replied(visit.language, reply, words('lobby.joined', {}));
}

/** Whoever sits down at a table that speaks another language is written to in the one of their client, unless they said so themselves. */
async function remember(bot: Bot, table: string, { user, language }: Press['visit']): Promise<void> {
  const look = await bot.app.look({ table });
  if (look.kind !== 'done' || look.table.language === language) return;
  if ((await bot.app.language(user)) === null) await bot.app.prefer(user, language);
}

async function leave({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.leave({ table: act.table, actor: actorOf(visit) });
  return replied(visit.language, reply, words('lobby.left', {}));
}

async function addBot({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const { reply, name } = await seatBot(bot, visit, act.table);
  return replied(visit.language, reply, words('lobby.botAdded', { name }));
}

async function start({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.start({ table: act.table, actor: actorOf(visit) });
  const look = await bot.app.look({ table: act.table, user: visit.user });
  if (reply.kind !== 'refused' || look.kind !== 'done')
    return replied(visit.language, reply, words('lobby.started', {}));
  // The game itself may be against it.
  const { message: reason, rule } = reply.refusal;
  const refusal = words('play.refused', { reason, rule: rule ?? null });
  return spoken(speakerAt(bot, look, visit.language), refusal);
}

/** What can be done before the start. */
export const lobbyVerbs = {
  'lobby.join': { answers: 'privately', run: join },
  'lobby.leave': { answers: 'privately', run: leave },
  'lobby.addBot': { answers: 'privately', run: addBot },
  'lobby.start': { answers: 'privately', run: start },
} as const satisfies Record<string, Verb>;
