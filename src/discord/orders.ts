import type { Look, ShownQuestion } from '#app/look.ts';
import type { SetOrderRequest } from '#app/standing-orders.ts';
import type { Message, Speaker } from '#core/message.ts';
import type { Form } from '#core/question.ts';
import type { Complete } from './command.ts';
import { speakerAt } from './play/screen.ts';
import { words } from './text/lexicon.ts';
import { topicCalled, topicsOf } from './topics.ts';
import { seatedLook } from './while-typing.ts';

type Order = SetOrderRequest['order'];

/** What an order is made of, or why none can be. */
export type Made = { readonly order: Order } | { readonly refusal: Message };

/** The answers of a question that have names. */
function named(form: Form): readonly { readonly id: string; readonly label: Message }[] {
  if ('options' in form) return form.options;
  return form.kind === 'order' ? form.items : [];
}

/** The question a seat is asked about a topic just now. */
export function askedAbout({ questions }: Look, topic: string): ShownQuestion | undefined {
  return questions.find((question) => question.topic === topic);
}

/** An order from the answers somebody named: none for the harmless one, one to stick to, several in order of preference. */
export function orderFrom(
  question: ShownQuestion | undefined,
  answers: readonly string[],
  { speaker, topic }: { speaker: Speaker; topic: Message },
): Made {
  if (answers.length === 0) return { order: { kind: 'fallback' } };
  if (question === undefined) return { refusal: words('orders.notAsked', { topic }) };
  const { form } = question;
  if (form.kind === 'amount') return amountFrom(form, answers[0] ?? '');
  if (form.kind === 'text') return { order: { kind: 'choice', choice: answers[0] ?? '' } };
  if (form.kind === 'allocate') return { refusal: words('orders.onlyFallback', {}) };
  const all = named(form);
  const ids: string[] = [];
  for (const answer of answers) {
    const found = all.find(({ id, label }) => id === answer || speaker.say(label) === answer);
    if (found === undefined) return { refusal: words('orders.notOffered', { answer }) };
    ids.push(found.id);
  }
  if (form.kind === 'pick') return { order: { kind: 'choice', choice: ids } };
  if (form.kind === 'order') {
    const rest = all.map(({ id }) => id).filter((id) => !ids.includes(id));
    return { order: { kind: 'choice', choice: [...ids, ...rest] } };
  }
  const [only = '', ...others] = ids;
  return { order: others.length === 0 ? { kind: 'choice', choice: only } : { kind: 'prefer', ids } };
}

function amountFrom({ min, max }: { min: number; max: number }, answer: string): Made {
  const amount = Number(answer);
  const fits = answer.trim() !== '' && Number.isInteger(amount) && amount >= min && amount <= max;
  return fits
    ? { order: { kind: 'choice', choice: amount } }
    : { refusal: words('orders.notOffered', { answer }) };
}

/** An order in words; answers by their names where the question is open, else by the ids they travel under. */
export function orderInWords(order: Order, question: ShownQuestion | undefined): Message {
  const all = question === undefined ? [] : named(question.form);
  const name = (answer: string) =>
    all.find(({ id }) => id === answer)?.label ?? words('orders.answer', { answer });
  switch (order.kind) {
    case 'fallback':
      return words('orders.fallback', {});
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

/** Completes a topic: what is asked now first. */
export const completeTopic: Complete = async (typed, visit, bot) => {
  const look = await seatedLook(visit, bot);
  const game = look === null ? undefined : bot.app.games.get(look.table.game);
  if (look === null || game === undefined) return [];
  const wanted = typed.toLocaleLowerCase();
  return topicsOf(game, visit.language)
    .filter(({ id, name }) => `${name} ${id}`.toLocaleLowerCase().includes(wanted))
    .sort(
      (a, b) => Number(askedAbout(look, b.id) !== undefined) - Number(askedAbout(look, a.id) !== undefined),
    )
    .map(({ id, name }) => ({ name, value: id }));
};

/** Completes a topic for which there is an order. */
export const completeOrdered: Complete = async (typed, visit, bot) => {
  const look = await seatedLook(visit, bot);
  const ordered = new Set(look?.orders.map(({ topic }) => topic));
  return (await completeTopic(typed, visit, bot)).filter(({ value }) => ordered.has(value));
};

/** Completes an answer to what is asked now about the topic. */
export const completeAnswer: Complete = async (typed, visit, bot) => {
  const look = await seatedLook(visit, bot);
  const game = look === null ? undefined : bot.app.games.get(look.table.game);
  const called = bot.given.topic;
  if (look === null || game === undefined || typeof called !== 'string') return [];
  const topic = topicCalled(topicsOf(game, visit.language), called);
  const question = topic && askedAbout(look, topic.id);
  if (question === undefined) return [];
  const { say } = speakerAt(bot, look, visit.language);
  const wanted = typed.toLocaleLowerCase();
  return named(question.form)
    .map(({ id, label }) => ({ name: say(label), value: id }))
    .filter(({ name, value }) => value.length <= 100 && name.toLocaleLowerCase().includes(wanted));
};
