import type { Form, OptionForm } from '#core/question.ts';
import { reaching } from '#core/reach.ts';

type Pick = Extract<Form, { kind: 'pick' }>;
type Counting = OptionForm & { readonly worth: number };

/** Options that count for something and can be ticked. */
export function counting({ options }: Pick): Counting[] {
  return options.filter(
    (option): option is Counting => option.barred === undefined && (option.worth ?? 0) > 0,
  );
}

/** What all options that count are worth together. */
export function worthOfAll(form: Pick): number {
  return counting(form).reduce((sum, { worth }) => sum + worth, 0);
}

/** What is ticked for a total of about so much: as little as possible beyond it, or all. What does not count stays ticked. */
export function tickedFor(form: Pick, ids: readonly string[], goal: number): string[] {
  const able = counting(form);
  const found = (reaching(able, goal) ?? able).map(({ id }) => id);
  const beside = ids.filter((id) => !able.some((option) => option.id === id));
  return [...beside, ...found].slice(0, form.max);
}
