import { actorOf, type Bot } from './bot.ts';
import type { Press, Verb } from './press.ts';
import { replied } from './say.ts';
import type { Screen } from './screen.ts';
import { words } from './text/lexicon.ts';
import { wordsIn } from './words.ts';

async function join({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.join({ table: act.table, user: visit.user, name: visit.name });
  return replied(visit.language, reply, words('lobby.joined', {}));
}

async function leave({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.leave({ table: act.table, actor: actorOf(visit) });
  return replied(visit.language, reply, words('lobby.left', {}));
}

/** The bot that plays to win, if the game has one. */
const USUAL_BOT = 'greedy';

async function addBot({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const look = await bot.app.look({ table: act.table });
  const game = look.kind === 'done' ? bot.app.games.get(look.table.game) : undefined;
  const names = Object.keys(game?.bots ?? {});
  const which = names.includes(USUAL_BOT) ? USUAL_BOT : (names[0] ?? USUAL_BOT);
  const number = look.kind === 'done' ? look.seats.filter((seat) => seat.bot !== null).length + 1 : 1;
  const name = wordsIn(look.kind === 'done' ? look.table.language : 'en').say(
    words('lobby.botName', { number }),
  );
  const reply = await bot.app.addBot({ table: act.table, actor: actorOf(visit), bot: which, name });
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
