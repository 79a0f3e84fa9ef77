import type { Language } from '#core/message.ts';
import { textLine } from '../ask/controls.ts';
import type { Bot } from '../bot.ts';
import type { Press, Verb } from '../press.ts';
import { plain } from '../say.ts';
import type { Screen } from '../screen.ts';
import { gallery, handLines, statusScreen } from '../screens.ts';
import { words } from '../text/lexicon.ts';
import { playScreen, speakerAt } from './screen.ts';

/** What is asked of somebody at a table, for them alone. */
function open({ act, visit, values }: Press, bot: Bot): Promise<Screen> {
  const { user, language } = visit;
  return playScreen(bot, { table: act.table, user, language, key: values[0] });
}

/** The board as the viewer sees it, with the words below. */
export async function boardScreen(bot: Bot, { table, user, language }: Viewing): Promise<Screen> {
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return plain(language, look.refusal.message);
  const picture = await bot.picture(look, language);
  return statusScreen(bot, look, { speaker: speakerAt(bot, look, language), picture });
}

/** Somebody looks at a table. */
export interface Viewing {
  readonly table: string;
  readonly user: string;
  readonly language: Language;
}

/** What somebody holds, with a picture of their view. */
export async function handScreen(bot: Bot, { table, user, language }: Viewing): Promise<Screen> {
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return plain(language, look.refusal.message);
  if (look.viewer === 'table') return plain(language, words('hand.notSeated', {}));
  const speaker = speakerAt(bot, look, language);
  const picture = await bot.picture(look, language);
  const title = speaker.say(words('hand.title', { table: look.table.name, thread: null }));
  return {
    components: [
      textLine([title, ...handLines(bot, look, speaker)].join('\n')),
      ...(picture === null ? [] : [gallery(picture)]),
    ],
    files: picture === null ? [] : [picture],
  };
}

async function undo({ act, visit }: Press, bot: Bot): Promise<Screen> {
  const reply = await bot.app.undo({ table: act.table, user: visit.user });
  const { user, language } = visit;
  if (reply.kind === 'done') return playScreen(bot, { table: act.table, user, language });
  const { message: reason, rule } = reply.refusal;
  const note = words('play.refused', { reason, rule: rule ?? null });
  return playScreen(bot, { table: act.table, user, language, note });
}

const viewing = ({ act, visit }: Press): Viewing => ({
  table: act.table,
  user: visit.user,
  language: visit.language,
});

/** What stands beside the questions, and under the public messages of a table. */
export const besideVerbs = {
  'play.open': { answers: 'privately', run: open },
  turnTo: { answers: 'inPlace', run: open },
  'play.refresh': { answers: 'inPlace', run: open },
  'play.undo': { answers: 'inPlace', run: undo },
  'play.board': { answers: 'privately', run: (press, bot) => boardScreen(bot, viewing(press)) },
  'play.hand': { answers: 'privately', run: (press, bot) => handScreen(bot, viewing(press)) },
} as const satisfies Record<string, Verb>;
