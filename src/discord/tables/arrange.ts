import { LANGUAGES } from '#core/message.ts';
import { actorOf } from '../interactions/bot-context.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import type { Proposing } from './proposing.ts';

/** What is to change about a table that is not of its game. */
interface Arrangement {
  readonly name: string | null;
  readonly language: string | null;
  /** Seats as people count them, from 1. */
  readonly order: string | null;
}

export async function arrangeTable(
  { bot, context, table, language: reader }: Proposing,
  { name, language, order }: Arrangement,
): Promise<Screen> {
  if (name === null && language === null && order === null)
    return textScreen(reader, words('arrange.what', {}));
  const spoken = LANGUAGES.find((one) => one === language);
  const reply = await bot.app.arrange({
    table,
    actor: actorOf(context),
    ...(name !== null && { name }),
    ...(spoken !== undefined && { language: spoken }),
    ...(order !== null && { order: (order.match(/\d+/g) ?? []).map((number) => Number(number) - 1) }),
  });
  return replyScreen(reader, reply, words('arrange.done', {}));
}
