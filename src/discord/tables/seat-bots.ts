import type { Look } from '#app/records/look.ts';
import type { Language } from '#core/message.ts';
import { rawText } from '#core/people-text.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { InteractionContext } from '../interactions/interaction-context.ts';
import { wordsIn } from '../messages/words.ts';
import { words } from '../text/lexicon.ts';

/** The bot that plays to win, if the game has one. */
const USUAL = 'greedy';

/** Which bot takes a seat when nobody says which. */
function usualBot({ app }: BotContext, game: string): string {
  const names = Object.keys(app.games.get(game)?.bots ?? {});
  return names.includes(USUAL) ? USUAL : (names[0] ?? USUAL);
}

/** What the next bot at a table is called there. */
export function nextBotName({
  seats,
  table,
}: Pick<Look, 'seats'> & { table: { language: Language } }): string {
  const { say } = wordsIn(table.language);
  const name = (number: number) => say(words('lobby.botName', { number }));
  let number = 1;
  while (seats.some((seat) => rawText(seat.name) === name(number))) number += 1;
  return name(number);
}

/** Seats one more bot. */
export async function seatBot(bot: BotContext, context: InteractionContext, table: string) {
  const look = await bot.app.look({ table });
  if (look.kind !== 'done') return { reply: look, name: '' };
  const name = nextBotName(look);
  const which = usualBot(bot, look.table.game);
  const reply = await bot.app.addBot({ table, actor: actorOf(context), bot: which, name });
  return { reply, name };
}
