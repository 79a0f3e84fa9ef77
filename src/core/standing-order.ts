import { z } from 'zod';
import { misfit } from './choice.ts';
import type { Choice, Form } from './question.ts';

/** What a seat wants answered for it whenever a topic is asked: the harmless answer, a fixed one, a ranking, or all there is. */
export const standingOrderSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fallback') }),
  z.object({
    kind: z.literal('choice'),
    choice: z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.number())]),
  }),
  z.object({ kind: z.literal('all') }),
  z.object({ kind: z.literal('prefer'), ids: z.array(z.string()).min(1).max(50) }),
]);
export type StandingOrder = z.infer<typeof standingOrderSchema>;

/** The answer an order gives to a question, or null when it does not fit and the person must be asked. */
export function follow(
  order: StandingOrder,
  question: { readonly form: Form; readonly fallback: Choice },
): Choice | null {
  const fits = (choice: Choice) => misfit(question.form, choice) === null;
  switch (order.kind) {
    case 'fallback':
      return question.fallback;
    case 'choice':
      return fits(order.choice) ? order.choice : null;
    case 'prefer':
      return order.ids.find(fits) ?? null;
    case 'all': {
      const all = everything(question.form);
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
