import { LANGUAGES, type Language } from '#core/message.ts';
import { actorOf, type Bot } from './bot.ts';
import { openTable } from './open-table.ts';
import { botsFirst } from './play/bots-first.ts';
import { playScreen } from './play/screen.ts';
import type { Press, Verb } from './press.ts';
import { plain, replied } from './say.ts';
import type { Screen } from './screen.ts';
import { words } from './text/lexicon.ts';
import type { Visit } from './visit.ts';

/** With three there is somebody to side with. */
const USUAL_SEATS = 3;

interface Wish {
  readonly game: string;
  readonly seats: number;
  readonly language: Language;
}

/** Those who are about to get a table: whoever presses twice gets one. */
const underWay = new Map<string, Promise<Screen>>();

/** Somebody wants to play at once: a table with bots, already begun, and what they are asked first. */
function play({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const [id = '', said] = act.args;
  const game = bot.app.games.get(id);
  if (game === undefined || visit.guild === null)
    return Promise.resolve(plain(visit.language, words('router.unknown', {})));
  const seats = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.min(...game.seats);
  const language = LANGUAGES.find((one) => one === said) ?? visit.language;
  const key = `${visit.guild} ${visit.user} ${id}`;
  const screen =
    underWay.get(key) ??
    playNow(bot, visit, { game: id, seats, language }).finally(() => underWay.delete(key));
  underWay.set(key, screen);
  return screen;
}

async function playNow(bot: Bot, visit: Visit, wish: Wish): Promise<Screen> {
  const { user } = visit;
  const language = await languageFor(bot, visit, wish.language);
  const known = await tableWithBots(bot, visit, wish.game);
  if (known !== null)
    return playScreen(bot, { table: known, user, language, note: words('welcome.back', {}) });
  const opened = await openTable(bot, visit, { ...wish, bots: wish.seats - 1 });
  if (opened.kind !== 'done') return replied(language, opened, words('play.nothing', {}));
  const { table } = opened;
  const begun = await bot.app.start({ table, actor: actorOf(visit) });
  if (begun.kind !== 'done') return replied(language, begun, words('play.nothing', {}));
  await botsFirst(bot, table);
  return playScreen(bot, { table, user, language, note: words('welcome.begun', {}) });
}

/** Which language a button speaks says which one its presser reads, unless they said so themselves. */
async function languageFor({ app }: Bot, { user, language }: Visit, said: Language): Promise<Language> {
  if (said === language || (await app.language(user)) !== null) return language;
  await app.prefer(user, said);
  return said;
}

/** The table with bots that somebody has already. */
async function tableWithBots({ app }: Bot, { user, guild }: Visit, game: string): Promise<string | null> {
  for (const { id, status, ...table } of await app.tablesOf(user)) {
    if (status !== 'playing' || table.game !== game || table.guild !== guild) continue;
    const look = await app.look({ table: id });
    if (look.kind === 'done' && look.seats.every((seat) => seat.user === null || seat.user === user))
      return id;
  }
  return null;
}

/** The way to a first table. */
export const welcomeVerbs = {
  'welcome.play': { answers: 'privately', run: play },
} as const satisfies Record<string, Verb>;
