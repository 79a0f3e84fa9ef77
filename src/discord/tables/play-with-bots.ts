import { LANGUAGES, type Language } from '#core/message.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { botsFirst } from '../play/bots-first.ts';
import { playScreen } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { openTable } from './open-table.ts';

/** With three there is somebody to side with. */
const USUAL_SEATS = 3;

interface BotGameRequest {
  readonly game: string;
  readonly seats: number;
  readonly language: Language;
}

/** Those who are about to get a table: whoever presses twice gets one. */
const opening = new Map<string, Promise<Screen>>();

/** Somebody wants to play at once: a table with bots, already begun, and what they are asked first. */
function play({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const [id = '', said] = target.args;
  const game = bot.app.games.get(id);
  if (game === undefined || context.guild === null)
    return Promise.resolve(textScreen(context.language, words('router.unknown', {})));
  const seats = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : Math.min(...game.seats);
  const language = LANGUAGES.find((one) => one === said) ?? context.language;
  const key = `${context.guild} ${context.user} ${id}`;
  const screen =
    opening.get(key) ??
    playNow(bot, context, { game: id, seats, language }).finally(() => opening.delete(key));
  opening.set(key, screen);
  return screen;
}

async function playNow(bot: BotContext, context: InteractionContext, wish: BotGameRequest): Promise<Screen> {
  const { user } = context;
  const language = await languageFor(bot, context, wish.language);
  const known = await tableWithBots(bot, context, wish.game);
  if (known !== null)
    return playScreen(bot, { table: known, user, language, note: words('welcome.back', {}) });
  const opened = await openTable(bot, context, { ...wish, bots: wish.seats - 1 });
  if (opened.kind !== 'done') return replyScreen(language, opened, words('play.nothing', {}));
  const { table } = opened;
  const begun = await bot.app.start({ table, actor: actorOf(context) });
  if (begun.kind !== 'done') return replyScreen(language, begun, words('play.nothing', {}));
  await botsFirst(bot, table);
  return playScreen(bot, { table, user, language, note: words('welcome.begun', {}) });
}

/** Which language a button speaks says which one its presser reads, unless they said so themselves. */
async function languageFor(
  { app }: BotContext,
  { user, language }: InteractionContext,
  said: Language,
): Promise<Language> {
  if (said === language || (await app.language(user)) !== null) return language;
  await app.prefer(user, said);
  return said;
}

/** The table with bots that somebody has already. */
async function tableWithBots(
  { app }: BotContext,
  { user, guild }: InteractionContext,
  game: string,
): Promise<string | null> {
  for (const { id, status, ...table } of await app.tablesOf(user)) {
    if (status !== 'playing' || table.game !== game || table.guild !== guild) continue;
    const look = await app.look({ table: id });
    if (look.kind === 'done' && look.seats.every((seat) => seat.user === null || seat.user === user))
      return id;
  }
  return null;
}

/** The way to a first table. */
export const welcomeActions = {
  'welcome.play': { answers: 'privately', run: play },
} as const satisfies Record<string, PressAction>;
