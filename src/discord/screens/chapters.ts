import type { Look } from '#app/records/look.ts';
import { type Chapter, feedText, plainChapter } from '#core/feed.ts';
import { loggedFault } from '#core/hidden-fault.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { BotContext } from '../interactions/bot-context.ts';

/** Where a game is told, and in whose language. */
interface Telling {
  readonly bot: BotContext;
  readonly look: Look;
  readonly speaker: Speaker;
}

/** The chapters of facts. What a game cannot tell shortly is told as it is. */
export function chaptersOf(
  { bot, look }: Omit<Telling, 'speaker'>,
  facts: readonly Message[],
): readonly Chapter[] {
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  if (facts.length === 0) return [];
  if (presentation?.chapters === undefined || look.view === null) return [plainChapter(facts)];
  try {
    return presentation.chapters(facts, look.view);
  } catch (error) {
    bot.log.error({ table: look.table.id, error: loggedFault(error) }, 'the feed cannot be told shortly');
    return [plainChapter(facts)];
  }
}

/** A text of a game with our signs in it. */
function signed({ signs }: Pick<BotContext, 'signs'>, text: string): string {
  return text
    .replaceAll('★', signs.sign('point'))
    .replaceAll('⚔', signs.sign('battle'))
    .replaceAll('§', signs.sign('law'));
}

/** The lines of a chapter in words. */
export function chapterLines({ bot, look, speaker }: Telling, { lines }: Chapter): string[] {
  const sign = (seat: Seat) => bot.signs.seat(seat + 1, look.seats[seat]?.colour ?? undefined);
  return lines.map((line) => signed(bot, feedText(line, speaker, sign)));
}

/** What happened since somebody last answered, in five lines at most; nothing if it does not concern them. */
export async function digestLines({ bot, look, speaker }: Telling, user: string): Promise<string[]> {
  const digest = bot.app.games.get(look.table.game)?.presentation.digest;
  if (digest === undefined || look.stuck || look.view === null || look.viewer === 'table') return [];
  const news = await bot.app.sinceLastAnswer({ table: look.table.id, user, seat: look.viewer });
  if (news.kind !== 'done') return [];
  return digest(news.facts, look.view).map((line) => signed(bot, speaker.say(line)));
}
