import { actorOf, type Bot } from './bot.ts';
import type { Press, Verb } from './press.ts';
import { replied } from './say.ts';
import type { Screen } from './screen.ts';
import { seatBot } from './seat-bots.ts';
import { words } from './text/lexicon.ts';

async function join({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.join({ table: act.table, user: visit.user, name: visit.name });
  return replied(visit.language, reply, words('lobby.joined', {}));
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
  return replied(visit.language, reply, words('lobby.started', {}));
}

/** What can be done before the start. */
export const lobbyVerbs = {
  'lobby.join': { answers: 'privately', run: join },
  'lobby.leave': { answers: 'privately', run: leave },
  'lobby.addBot': { answers: 'privately', run: addBot },
  'lobby.start': { answers: 'privately', run: start },
} as const satisfies Record<string, Verb>;
