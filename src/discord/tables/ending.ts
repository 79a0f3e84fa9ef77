import { ButtonStyle } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import type { Language, Message } from '#core/message.ts';
import { actorOf, type BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { type ButtonSpec, buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { replyScreen, textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { wordsIn } from '../messages/words.ts';
import { proposeButton } from '../play/seat-news.ts';
import { takeBackButton } from '../screens/take-back.ts';
import { words } from '../text/lexicon.ts';
import { type Proposing, proposeAt, replyOrVote } from './proposing.ts';

function asked(language: Language, text: Message, button: ButtonSpec): Screen {
  return { components: [textLine(wordsIn(language).say(text)), ...buttonRows([button])] };
}

/** Says in words what ending a table would do and asks for it once more; of one that was ended, how to take that back. */
export async function endScreen({ bot, context, table, language }: Proposing, look: Look): Promise<Screen> {
  const speaker = wordsIn(language);
  if (look.table.ending !== null)
    return asked(
      language,
      words('end.pending', { until: look.table.ending.endsAt }),
      takeBackButton(table, speaker),
    );
  const reply = await bot.app.endingWay({ table, actor: actorOf(context) });
  if (reply.kind !== 'done') return replyScreen(language, reply, words('play.over', {}));
  const { way } = reply;
  const ask = words('end.ask', { table: look.table.name, way });
  if (way === 'vote') return asked(language, ask, proposeButton(table, 'abandon', speaker));
  const id = encode({ action: 'end.confirm', table, args: [way] });
  const label = speaker.say(words('end.confirm', {}));
  return asked(language, ask, { id, label, style: ButtonStyle.Danger });
}

async function confirm({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { table, args } = target;
  const { language } = context;
  const here = { bot, context, table, language };
  if (!['lobby', 'alone', 'deserted'].includes(args[0] ?? ''))
    return textScreen(language, words('router.unknown', {}));
  const reply = await bot.app.abandon({ table, actor: actorOf(context) });
  const look = await bot.app.look({ table });
  const ending = look.kind === 'done' ? look.table.ending : null;
  if (reply.kind === 'done' && ending !== null)
    return asked(
      language,
      words('end.done', { until: ending.endsAt }),
      takeBackButton(table, wordsIn(language)),
    );
  return replyOrVote(here, reply, { done: words('lobby.abandoned', {}), kind: 'abandon' });
}

async function takeBack({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { language } = context;
  const { table } = target;
  const reply = await bot.app.restore({ table, actor: actorOf(context) });
  if (reply.kind === 'refused' && reply.refusal.message.key === 'app.restoreByVote')
    return await proposeAt({ bot, context, table, language }, { kind: 'restore' });
  return replyScreen(language, reply, words('end.restored', {}));
}

/** Ending a table, and taking that back. */
export const endingActions = {
  'end.confirm': { answers: 'privately', run: confirm },
  'end.takeBack': { answers: 'privately', run: takeBack },
} as const satisfies Record<string, PressAction>;
