import type { SetOrderRequest } from '#app/answers/standing-orders.ts';
import type { Look, ShownQuestion } from '#app/records/look.ts';
import type { Game, PreparedAnswer, Topic } from '#core/game.ts';
import type { Message, Speaker } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { Form } from '#core/question.ts';
import type { Complete } from '../interactions/command.ts';
import type { TableContext } from '../interactions/table-handler.ts';
import { seatedLook } from '../interactions/while-typing.ts';
import { labelText } from '../messages/quote.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { type NamedTopic, topicCalled, topicsOf } from './topics.ts';

type Order = SetOrderRequest['order'];

/** The topic that somebody named at a table, with the game whose it is. */
export function topicAt(
  { bot, look, language }: TableContext,
  called: string,
): (NamedTopic & { game: Game }) | undefined {
  const game = bot.app.games.get(look.table.game);
  const topic = game && topicCalled(topicsOf(game, language), called);
  return topic && { ...topic, game };
}

/** What an order is made of, or why none can be. */
export type Made = { readonly order: Order } | { readonly refusal: Message };

/** The answers of a question that have names. */
function named(form: Form): readonly { readonly id: string; readonly label: Message }[] {
  if ('options' in form) return form.kind === 'sequence' ? [] : form.options;
  return form.kind === 'order' ? form.items : [];
}

/** The question a seat is asked about a topic just now. */
export function askedAbout({ questions }: Look, topic: string): ShownQuestion | undefined {
  return questions.find((question) => question.topic === topic);
}

/** The answers that can be named: those offered now, then those that may be offered another time (at a table: there). */
function answersTo(
  topic: Topic | undefined,
  question: ShownQuestion | undefined,
  view?: unknown,
): readonly PreparedAnswer[] {
  const offered = question === undefined ? [] : named(question.form);
  const later = topic?.answers?.(view ?? undefined) ?? [];
  return [...offered, ...later.filter(({ id, all }) => all || !offered.some((one) => one.id === id))];
}

const isCalled = ({ id, label }: PreparedAnswer, answer: string, { say }: Speaker): boolean =>
  id === answer || labelText(say(label)) === answer;

/** An order from the answers somebody named: none for the harmless one, one to stick to, several in order of preference. */
export function orderFrom(
  question: ShownQuestion | undefined,
  answers: readonly string[],
  { speaker, topic, view }: { speaker: Speaker; topic: Topic; view?: unknown },
): Made {
  if (answers.length === 0) return { order: { kind: 'fallback' } };
  const form = question?.form;
  const plan = answersTo(topic, question, view).find((answer) => answer.plan);
  if (plan && answers.every((answer) => isCalled(plan, answer, speaker))) return { order: { kind: 'plan' } };
  if (form?.kind === 'amount') return amountFrom(form, answers[0] ?? '');
  if (form?.kind === 'text') return { order: { kind: 'choice', choice: answers[0] ?? '' } };
  if (form?.kind === 'allocate' || form?.kind === 'shape' || form?.kind === 'sequence')
    return { refusal: words('orders.onlyFallback', {}) };
  const known = answersTo(topic, question, view);
  if (known.length === 0) return { refusal: words('orders.notAsked', { topic: topic.label }) };
  const chosen: PreparedAnswer[] = [];
  for (const answer of answers) {
    const found = known.find((one) => isCalled(one, answer, speaker));
    if (found === undefined) return { refusal: words('orders.notOffered', { answer: peopleText(answer) }) };
    chosen.push(found);
  }
  if (chosen.some(({ all }) => all)) return { order: { kind: 'all' } };
  return {
    order: amongOptions(
      form,
      chosen.map(({ id }) => id),
    ),
  };
}

/** An order that names options, as the question wants them: several at once, all in a row, or the first that is possible. */
function amongOptions(form: Form | undefined, ids: string[]): Order {
  if (form?.kind === 'pick') return { kind: 'choice', choice: ids };
  if (form?.kind === 'order') {
    const rest = form.items.map(({ id }) => id).filter((id) => !ids.includes(id));
    return { kind: 'choice', choice: [...ids, ...rest] };
  }
  const [only = '', ...others] = ids;
  return others.length === 0 ? { kind: 'choice', choice: only } : { kind: 'prefer', ids };
}

function amountFrom({ min, max }: { min: number; max: number }, answer: string): Made {
  const amount = Number(answer);
  const fits = answer.trim() !== '' && Number.isInteger(amount) && amount >= min && amount <= max;
  return fits
    ? { order: { kind: 'choice', choice: amount } }
    : { refusal: words('orders.notOffered', { answer: peopleText(answer) }) };
}

/** An order in words; answers by their names where those are known, else by the ids they travel under. */
export function orderInWords(
  order: Order,
  question: ShownQuestion | undefined,
  topic: Topic | undefined,
): Message {
  const known = answersTo(topic, question);
  const name = (answer: string) =>
    known.find(({ id }) => id === answer)?.label ?? words('orders.answer', { answer: peopleText(answer) });
  switch (order.kind) {
    case 'fallback':
      return words('orders.fallback', {});
    case 'all': {
      const all = known.find((answer) => answer.all);
      return all ? words('orders.choice', { answers: [all.label] }) : words('orders.all', {});
    }
    case 'plan':
      return words('orders.plan', {});
    case 'prefer':
      return words('orders.prefer', { answers: order.ids.map(name) });
    case 'choice':
      return words('orders.choice', { answers: choiceIds(order.choice).map(name) });
  }
}

function choiceIds(choice: Extract<Order, { kind: 'choice' }>['choice']): string[] {
  if (typeof choice === 'string' || typeof choice === 'number') return [String(choice)];
  return Array.isArray(choice)
    ? choice
    : Object.entries(choice).map(([slot, amount]) => `${slot}: ${amount}`);
}

/** How soon a topic is suggested: what is asked now, then what can be answered beforehand. */
const nearness = (look: Look, { id, answers }: Topic) =>
  askedAbout(look, id) !== undefined ? 2 : (answers?.(look.view ?? undefined).length ?? 0) > 0 ? 1 : 0;

/** Completes a topic by its own name or by that of an answer: what is asked now first. */
export const completeTopic: Complete = async (typed, context, bot) => {
  const look = await seatedLook(context, bot);
  const game = look === null ? undefined : bot.app.games.get(look.table.game);
  if (look === null || game === undefined) return [];
  const wanted = typed.toLocaleLowerCase();
  const has = (text: string) => text.toLocaleLowerCase().includes(wanted);
  const { say } = speakerAt(bot, look, context.language);
  const all = topicsOf(game, context.language);
  const called = all.filter(({ id, name }) => has(`${name} ${id}`));
  const answered = all.filter(
    (topic) =>
      !called.includes(topic) &&
      answersTo(topic, undefined, look.view).some(({ label }) => has(labelText(say(label)))),
  );
  const sorted = (some: NamedTopic[]) => some.sort((a, b) => nearness(look, b) - nearness(look, a));
  return [...sorted(called), ...sorted(answered)].map(({ id, name }) => ({ name, value: id }));
};

/** Completes a topic for which there is an order. */
export const completeOrdered: Complete = async (typed, context, bot) => {
  const look = await seatedLook(context, bot);
  const ordered = new Set(look?.orders.map(({ topic }) => topic));
  return (await completeTopic(typed, context, bot)).filter(({ value }) => ordered.has(value));
};

/** Completes an answer to what is asked about the topic, now or some time. */
export const completeAnswer: Complete = async (typed, context, bot) => {
  const look = await seatedLook(context, bot);
  const game = look === null ? undefined : bot.app.games.get(look.table.game);
  const called = bot.given.topic;
  if (look === null || game === undefined || typeof called !== 'string') return [];
  const topic = topicCalled(topicsOf(game, context.language), called);
  if (topic === undefined) return [];
  const { say } = speakerAt(bot, look, context.language);
  const wanted = typed.toLocaleLowerCase();
  return answersTo(topic, askedAbout(look, topic.id), look.view)
    .map(({ id, label }) => ({ name: labelText(say(label)), value: id }))
    .filter(({ name, value }) => value.length <= 100 && name.toLocaleLowerCase().includes(wanted));
};
