import { z } from 'zod';
import { formRefusal } from './choice.ts';
import type { Choice, Form } from './question.ts';

const answerSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fallback') }),
  z.object({
    kind: z.literal('choice'),
    choice: z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.number())]),
  }),
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('plan') }),
  z.object({ kind: z.literal('prefer'), ids: z.array(z.string()).min(1).max(50) }),
]);

const conditionIds = z.array(z.string().max(100)).min(1).max(100).optional();

/** When an answer holds: the game says which cases there are, and what can happen. */
const boundsSchema = z.object({
  /** Only in one of these cases. */
  only: conditionIds,
  /** In none of these cases. */
  except: conditionIds,
  /** Where it does not hold the harmless answer is given, and nobody is asked. */
  otherwise: z.literal('fallback').optional(),
  /** It is forgotten once this has happened. */
  until: z.string().max(100).optional(),
});

/**
 * What a seat wants answered for it whenever a topic is asked: the harmless answer, a fixed one, a ranking, all there is, or whatever the
 * table's own player would; always, or in some cases.
 */
export const standingOrderSchema = z.intersection(answerSchema, boundsSchema);
export type StandingOrder = z.infer<typeof standingOrderSchema>;

/** What an order answers: the form in which it is asked, the harmless answer, and the conditions that hold. */
export interface OrderContext {
  readonly form: Form;
  readonly fallback: Choice;
  readonly conditions?: readonly string[];
}

/** The answer an order gives to a question, or null when it does not fit and the person must be asked. */
export function applyOrder(order: StandingOrder, occasion: OrderContext): Choice | null {
  if (holds(order, occasion)) return answerOf(order, occasion);
  return order.otherwise === 'fallback' ? occasion.fallback : null;
}

/** Whether an order leaves this answer to the table's own player, who has to think of it first. */
export const isLeftToPlan = (order: StandingOrder, occasion: OrderContext): boolean =>
  order.kind === 'plan' && holds(order, occasion);

function holds({ only, except }: StandingOrder, { conditions: now = [] }: OrderContext): boolean {
  return (
    (!only || now.some((one) => only.includes(one))) && !(except && now.some((one) => except.includes(one)))
  );
}

function answerOf(order: StandingOrder, { form, fallback }: OrderContext): Choice | null {
  // Whether marks can be made depends on those before them: only the harmless answer can be given unseen.
  if (form.kind === 'sequence' && order.kind !== 'fallback') return null;
  const fits = (choice: Choice) => formRefusal(form, choice) === null;
  switch (order.kind) {
    case 'fallback':
      return fallback;
    case 'choice':
      return fits(order.choice) ? order.choice : null;
    case 'plan':
      return null;
    case 'prefer':
      return order.ids.find(fits) ?? null;
    case 'all': {
      const all = everything(form);
      return all !== null && fits(all) ? all : null;
    }
  }
}

/** As much as a form admits, for the forms of which one can have more or less. */
function everything(form: Form): Choice | null {
  if (form.kind === 'amount') return form.max;
  if (form.kind !== 'pick') return null;
  const open = form.options.filter(({ barred }) => barred === undefined);
  return open.slice(0, form.max).map(({ id }) => id);
}
