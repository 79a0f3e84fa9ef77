import type { AnswerPreview } from '#core/choice.ts';
import type { Form } from '#core/question.ts';

type Allocation = Extract<Form, { kind: 'allocate' }>;
type Amounts = Readonly<Record<string, number>>;

/** What the rules say of amounts that are not given yet. */
export type Weigh = (amounts: Amounts) => Promise<AnswerPreview | null>;

/** As much of everything as the rules take together, slot after slot in their order; null if not even the least of it fits. */
export async function everythingThatFits({ slots }: Allocation, weigh: Weigh): Promise<Amounts | null> {
  const fits = async (amounts: Amounts) => (await weigh(amounts))?.refusal === null;
  const all = Object.fromEntries(slots.map(({ id, max }) => [id, max]));
  if (await fits(all)) return all;
  let amounts: Amounts = Object.fromEntries(slots.map(({ id, min }) => [id, min]));
  if (!(await fits(amounts))) return null;
  for (const { id, min, max } of slots)
    for (let amount = max; amount > min; amount--) {
      const more = { ...amounts, [id]: amount };
      if (!(await fits(more))) continue;
      amounts = more;
      break;
    }
  return amounts;
}
