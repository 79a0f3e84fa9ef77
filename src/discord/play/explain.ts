import type { Look, ShownQuestion } from '#app/records/look.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { Help } from '../ask/help.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { textLine } from '../messages/controls.ts';
import { clip, LIMITS } from '../messages/limits.ts';
import type { Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import { guideAt } from './help-for.ts';

/** Barred options whose reasons are told. */
const MAX_BARRED = 4;

/** What bounds an answer, as far as the form says it. */
function limitsOf({ form }: ShownQuestion): Message[] {
  const range = 'min' in form ? [words('explain.range', { min: form.min, max: form.max })] : [];
  const barred = ('options' in form ? form.options : []).flatMap(({ label, barred: why }) =>
    why === undefined ? [] : [{ label, reason: why.message, rule: why.rule ?? null }],
  );
  const some = barred.slice(0, MAX_BARRED);
  return [...range, ...(some.length === 0 ? [] : [words('panel.barred', { options: some })])];
}

/** The rules that a question is about, by their numbers. */
function rulesFor(bot: BotContext, look: Look, { topic }: ShownQuestion): Message[] {
  const numbers = guideAt(bot, look)?.rulesOf(topic) ?? [];
  const rules = bot.app.games.get(look.table.game)?.presentation.rules ?? [];
  return numbers.flatMap((number) => {
    const rule = rules.find(({ id }) => id === number);
    return rule === undefined ? [] : [words('explain.rule', { number, name: rule.name, text: rule.text })];
  });
}

/** What a question is about: what is asked, what follows, what bounds it, and our words for its rules. */
export function explainScreen(
  bot: BotContext,
  { look, question, help, speaker }: { look: Look; question: ShownQuestion; help: Help; speaker: Speaker },
): Screen {
  const { onward, form } = question;
  const limits = limitsOf(question);
  const parts = [
    words('explain.asked', { prompt: form.prompt }),
    ...(onward === undefined ? [] : [words('explain.next', { what: onward.label })]),
    ...(limits.length === 0 ? [] : [words('explain.limits', { limits })]),
    ...(help.advice === null ? [] : [words('explain.unsure', {})]),
    ...rulesFor(bot, look, question),
  ];
  return { components: [textLine(clip(parts.map(speaker.say).join('\n'), LIMITS.text))] };
}
