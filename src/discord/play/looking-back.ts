import type { Look } from '#app/records/look.ts';
import type { Language } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { pagesAt } from '../interactions/named-picture-called.ts';
import { textLine } from '../messages/controls.ts';
import { textScreen } from '../messages/say.ts';
import type { MessageFile, Screen } from '../messages/screen.ts';
import { gallery } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { speakerAt } from './screen.ts';

/** How a game has gone so far, moving: the same for whoever looks. */
export async function replayScreen(bot: BotContext, language: Language, look: Look): Promise<Screen> {
  const replay = await bot.replay(look, language);
  if (replay === 'early') return textScreen(language, words('board.early', {}));
  if (replay === null) return textScreen(language, words('board.none', {}));
  const { say } = speakerAt(bot, look, language);
  const place = peopleText(say(words('board.replayName', {})));
  const title = say(words('board.place', { place, table: look.table.name }));
  return { components: [textLine(title), gallery(replay)], files: [replay] };
}

/** The page that a game has when it is over, and that is shown with its end. */
const SUMMARY = 'summary';

/** A whole game at a glance; null while it goes on, and for a game that has no such picture. */
export async function summaryPicture(
  bot: BotContext,
  language: Language,
  look: Look,
): Promise<MessageFile | null> {
  const isThere = pagesAt(look, language)?.some(({ id }) => id === SUMMARY);
  if (look.table.status !== 'over' || !isThere) return null;
  return await bot.picture(look, language, { kind: 'page', page: SUMMARY });
}
