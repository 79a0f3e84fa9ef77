import type { Look } from '#app/look.ts';
import type { Language } from '#core/message.ts';
import { textLine } from '../ask/controls.ts';
import type { Bot } from '../bot.ts';
import { pagesAt } from '../place-called.ts';
import { plain } from '../say.ts';
import type { Enclosure, Screen } from '../screen.ts';
import { gallery } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { speakerAt } from './screen.ts';

/** How a game has gone so far, moving: the same for whoever looks. */
export async function replayScreen(bot: Bot, language: Language, look: Look): Promise<Screen> {
  const replay = await bot.replay(look, language);
  if (replay === 'early') return plain(language, words('board.early', {}));
  if (replay === null) return plain(language, words('board.none', {}));
  const { say } = speakerAt(bot, look, language);
  const place = say(words('board.replayName', {}));
  const title = say(words('board.place', { place, table: look.table.name }));
  return { components: [textLine(title), gallery(replay)], files: [replay] };
}

/** The page that a game has when it is over, and that is shown with its end. */
const SUMMARY = 'summary';

/** A whole game at a glance; null while it goes on, and for a game that has no such picture. */
export async function summaryPicture(bot: Bot, language: Language, look: Look): Promise<Enclosure | null> {
  const isThere = pagesAt(look, language)?.some(({ id }) => id === SUMMARY);
  if (look.table.status !== 'over' || !isThere) return null;
  return await bot.picture(look, language, { kind: 'page', page: SUMMARY });
}
