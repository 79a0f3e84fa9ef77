import type { AnswerPreview } from '#core/choice.ts';
import type { Refusal } from '#core/message.ts';
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

/** A mark that was picked with others and cannot be made, and why. */
export interface Misfit {
  readonly id: string;
  readonly refusal: Refusal;
}

/**
 * Of marks picked together as many as the rules take, in the order they were picked; one that others make possible is tried again after
 * them.
 */
export async function marksThatFit(
  { standing, picked }: { readonly standing: readonly string[]; readonly picked: readonly string[] },
  weigh: (marks: readonly string[]) => Promise<AnswerPreview | null>,
): Promise<{ readonly marks: readonly string[]; readonly misfits: readonly Misfit[] }> {
  let marks = standing;
  for (let queue = picked; ; ) {
    const misfits: Misfit[] = [];
    const before = marks.length;
    while (queue.length > 0) {
      const preview = await weigh([...marks, ...queue]);
      const followed = preview?.sequence;
      if (!preview || !followed) return { marks, misfits };
      const made = followed.marks.length - marks.length;
      const [misfit, ...rest] = queue.slice(made);
      marks = [...marks, ...queue.slice(0, made)];
      queue = rest;
      const refusal = followed.refusal ?? preview.refusal;
      if (misfit !== undefined && refusal) misfits.push({ id: misfit, refusal });
    }
    if (misfits.length === 0 || marks.length === before) return { marks, misfits };
    queue = misfits.map(({ id }) => id);
  }
}
