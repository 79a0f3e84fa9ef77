import type { Look, ShownQuestion } from '#app/records/look.ts';
import { inSteps } from '#app/runner/long-work.ts';
import type { Guide } from '#core/guide.ts';
import type { Message } from '#core/message.ts';
import { begun, type Draft, draftedAnswer } from '../ask/draft.ts';
import { type Help, isNothing, NO_HELP } from '../ask/help.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import { dealsAt } from './dealing.ts';

/** How a game helps at a table. */
export function guideAt({ app }: BotContext, { table }: Pick<Look, 'table'>): Guide<unknown> | undefined {
  return app.games.get(table.game)?.presentation.guide;
}

/** What somebody may want to be asked again after, if they let things happen: the round they are in. */
const REST_UNTIL = 'round';

/** Whether a question is a window that can be passed, at a table where one can pass for a round. */
export function canRest(bot: BotContext, look: Look, { form, fallback }: ShownQuestion): boolean {
  const passes =
    form.kind === 'choose' &&
    form.options.some(({ id, label }) => id === fallback && label.key === 'core.pass');
  const happenings = bot.app.games.get(look.table.game)?.presentation.happenings;
  return passes && happenings?.all.some(({ id }) => id === REST_UNTIL) === true;
}

/** Whether what a question is about can be left to the table's own player from now on. */
function canPlan(bot: BotContext, look: Look, { topic }: ShownQuestion): boolean {
  const topics = bot.app.games.get(look.table.game)?.presentation.topics ?? [];
  const answers = topics.find(({ id }) => id === topic)?.answers?.(look.view ?? undefined) ?? [];
  return answers.some(({ plan }) => plan);
}

/** How long somebody is not asked about a topic, and when they are all the same: where they are meant themselves. */
export function restBounds(
  bot: BotContext,
  look: Look,
  { topic }: ShownQuestion,
): { readonly until: string; except?: string[] } {
  const presentation = bot.app.games.get(look.table.game)?.presentation;
  const conditions = presentation?.topics
    .find(({ id }) => id === topic)
    ?.conditions?.(look.view ?? undefined);
  const own = (conditions ?? []).filter((condition) => condition.own).map(({ id }) => id);
  return { until: REST_UNTIL, ...(own.length > 0 && { except: own }) };
}

/** What the options of a question would lead to that can be chosen. */
async function optionNotes(
  { view }: Look,
  guide: Guide<unknown>,
  { topic, form }: ShownQuestion,
): Promise<Help['notes']> {
  if (view === null || guide.optionNotes === undefined || !('options' in form)) return NO_HELP.notes;
  const open = form.options.filter(({ barred }) => barred === undefined).map(({ id }) => id);
  return await inSteps(guide.optionNotes(view, topic, open));
}

/** What an answer in the making would lead to. */
export async function draftNotes(
  bot: BotContext,
  look: Look,
  {
    question: { topic, form, suggestion },
    draft,
  }: { readonly question: ShownQuestion; readonly draft: Draft },
): Promise<readonly Message[]> {
  const choice = draftedAnswer(form, begun(draft, suggestion));
  if (look.view === null || choice === null) return [];
  const steps = guideAt(bot, look)?.draftNotes?.(look.view, topic, choice);
  return steps === undefined ? [] : await inSteps(steps);
}

/** What helps somebody with a question that they are asked. */
export async function helpFor(
  bot: BotContext,
  look: Look,
  { user, question }: { readonly user: string; readonly question: ShownQuestion },
): Promise<Help> {
  const guide = guideAt(bot, look);
  const { topic, key, form } = question;
  const topics: Partial<Record<string, string>> = dealsAt(bot, look)?.topics ?? {};
  const isDeal = topic === topics.terms;
  // Nobody is talked into a deal.
  const isTalk = Object.values(topics).includes(topic);
  const rest = canRest(bot, look, question);
  if (guide === undefined) return { ...NO_HELP, isDeal, canRest: rest };
  const declines: Help['declines'] = (label) => guide.declines(label);
  const reply = isTalk ? null : await bot.app.advise({ table: look.table.id, user, key });
  const advice = reply?.kind === 'done' ? reply.choice : null;
  return {
    decidedBy: look.view === null ? [] : guide.decidedBy(look.view, topic),
    notes: await optionNotes(look, guide, question),
    advice: advice === null || isNothing(form, advice, { declines }) ? null : advice,
    reason: guide.reason(topic),
    isDeal,
    canRest: rest,
    canPlan: canPlan(bot, look, question),
    deed: (choice) => guide.deed(topic, choice),
    declines,
  };
}
