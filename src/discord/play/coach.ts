import type { Look, ShownQuestion } from '#app/records/look.ts';
import type { Speaker } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { type Line, sectionLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { words } from '../text/lexicon.ts';
import { guideAt } from './help-for.ts';

/** The line that a first game has for a question: told once, as long as its question stands, until somebody has enough of them. */
export async function coachLine(
  bot: BotContext,
  look: Look,
  { user, question, speaker }: { user: string; question: ShownQuestion; speaker: Speaker },
): Promise<Line[]> {
  const guide = guideAt(bot, look);
  const { view, table } = look;
  if (guide === undefined || guide.coach.length === 0 || view === null) return [];
  const { lines, isEnough } = await bot.app.coaching.of(user, table.game);
  if (isEnough) return [];
  const { key, topic } = question;
  const told = guide.coach.find(({ id }) => lines.get(id) === key);
  const next = guide.coach.find(
    ({ id, topics, when }) => !lines.has(id) && topics.includes(topic) && when?.(view) !== false,
  );
  const line = told ?? next;
  if (line === undefined) return [];
  if (line !== told)
    await bot.app.coaching.tell({ user, game: table.game, line: line.id, key }, bot.app.now());
  const number = told ? [...lines.keys()].indexOf(told.id) + 1 : lines.size + 1;
  const text = words('coach.line', { number, of: guide.coach.length, line: line.line });
  return [
    sectionLine(speaker.say(text), {
      id: encode({ action: 'coach.enough', table: table.id, args: [key] }),
      label: speaker.say(words('coach.enough', {})),
    }),
  ];
}
