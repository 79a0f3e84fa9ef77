import type { Look } from '#app/records/look.ts';
import type { Language } from '#core/message.ts';
import { besideBoard } from '../../render/named-pictures.ts';
import type { MessageFile } from '../messages/screen.ts';
import type { BotContext } from './bot-context.ts';

/** The board of a table, then what belongs beside it, as somebody sees them; none for a game that has no pictures. */
export async function boardPictures(
  bot: BotContext,
  look: Look,
  language: Language,
): Promise<readonly MessageFile[]> {
  const drawn = await Promise.all(
    [undefined, ...besideBoard(look.table.game)].map((kind) => bot.picture(look, language, kind)),
  );
  // Files of one message need names of their own.
  return drawn.flatMap((file, i) =>
    file === null ? [] : [i === 0 ? file : { ...file, name: `${i}-${file.name}` }],
  );
}
