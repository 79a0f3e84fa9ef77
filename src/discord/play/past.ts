import { ButtonStyle } from 'discord-api-types/v10';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Press } from '../interactions/press.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { clip } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import { headLine, speakerAt, standing } from './screen.ts';

/** Facts that are told of an answer, and how long they may be together. */
const MAX_TOLD = 2;
const MAX_LENGTH = 800;

/** In place of a panel whose question is past: when and how it was decided, how things stand, and the way there. */
export async function pastScreen({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { table, args } = target;
  const { user, language } = context;
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const reply = await bot.app.decided({ table, user, key: args[0] ?? '' });
  const decided = reply.kind === 'done' ? reply.decided : null;
  const speaker = speakerAt(bot, look, language);
  const { say } = speaker;
  const how =
    decided === null
      ? words('play.stale', {})
      : words('play.decided', { at: decided.at, by: decided.by, told: decided.told.slice(0, MAX_TOLD) });
  const asked = look.questions.some(({ held, optional }) => held === null && !optional);
  const now = asked ? [] : [standing(look, speaker)];
  const button = (action: string, more: readonly string[], label: string) => ({
    id: encode({ action, table, args: more }),
    label,
  });
  return {
    components: [
      headLine(bot, look, { speaker, note: undefined }),
      textLine([clip(say(how), MAX_LENGTH), ...now].join('\n')),
      ...buttonRows([
        {
          ...button('play.refresh', [], say(words('play.toPresent', {}))),
          style: ButtonStyle.Primary,
        },
        button('log.open', [], say(words('play.detailsOf', {}))),
      ]),
    ],
  };
}
