import type { Message, Refusal } from './message.ts';
import type { Choice, Followed, Form, MarksForm, OptionForm, Question } from './question.ts';
import { core } from './text/lexicon.ts';

const refuse = (message: Message): Refusal => ({ message });

/** The marks of an answer, of which one alone may be written as its id. */
export const marksOf = (form: Form, choice: Choice): Choice =>
  form.kind === 'sequence' && form.single && typeof choice === 'string' ? [choice] : choice;

function isIds(choice: Choice): choice is readonly string[] {
  return Array.isArray(choice) && choice.every((id) => typeof id === 'string');
}

function notOpen(options: readonly OptionForm[], id: string): Refusal | null {
  const option = options.find((candidate) => candidate.id === id);
  if (!option) return refuse(core('core.notOffered', {}));
  return option.barred ?? null;
}

function severalRefusal(options: readonly OptionForm[], choice: readonly string[]): Refusal | null {
  if (new Set(choice).size !== choice.length) return refuse(core('core.twice', {}));
  for (const id of choice) {
    const refusal = notOpen(options, id);
    if (refusal) return refusal;
  }
  return null;
}

/** Every single mark that is offered, shapes in all their placements. */
export function offeredMarks({ options, turns = [] }: MarksForm): readonly OptionForm[] {
  return turns.length === 0
    ? options
    : [...options, ...turns.flatMap(({ placements }): readonly OptionForm[] => placements)];
}

function misfitSequence(form: Extract<Form, { kind: 'sequence' }>, given: Choice): Refusal | null {
  const choice = marksOf(form, given);
  if (!isIds(choice)) return refuse(core('core.malformed', {}));
  const [first] = choice;
  const refusal = first === undefined ? null : notOpen(offeredMarks(form), first);
  if (refusal) return refusal;
  const { min, max } = form;
  return choice.length < min || choice.length > max
    ? refuse(core('core.marksRange', { min, max, count: choice.length }))
    : null;
}

function allocationRefusal(form: Extract<Form, { kind: 'allocate' }>, choice: Choice): Refusal | null {
  if (typeof choice !== 'object' || choice === null || Array.isArray(choice))
    return refuse(core('core.malformed', {}));
  let total = 0;
  for (const [id, given] of Object.entries(choice as Record<string, unknown>)) {
    const slot = form.slots.find((candidate) => candidate.id === id);
    if (!slot) return refuse(core('core.notOffered', {}));
    if (!Number.isInteger(given) || (given as number) < 0) return refuse(core('core.malformed', {}));
    total += given as number;
  }
  for (const slot of form.slots) {
    const given = (choice as Record<string, number>)[slot.id] ?? 0;
    if (given < slot.min || given > slot.max)
      return refuse(core('core.slotRange', { slot: slot.label, min: slot.min, max: slot.max }));
  }
  return total < form.min || total > form.max
    ? refuse(core('core.totalRange', { min: form.min, max: form.max, total }))
    : null;
}

/** Why a choice does not fit the form, if it does not: shape, offer, limits. */
export function formRefusal(form: Form, choice: Choice): Refusal | null {
  switch (form.kind) {
    case 'choose':
    case 'place':
      return typeof choice === 'string' ? notOpen(form.options, choice) : refuse(core('core.malformed', {}));
    case 'pick':
      if (!isIds(choice)) return refuse(core('core.malformed', {}));
      if (choice.length < form.min || choice.length > form.max)
        return refuse(core('core.pickRange', { min: form.min, max: form.max, count: choice.length }));
      return severalRefusal(form.options, choice);
    case 'order':
      if (!isIds(choice)) return refuse(core('core.malformed', {}));
      if (choice.length !== form.items.length)
        return refuse(core('core.orderAll', { count: form.items.length }));
      return severalRefusal(form.items, choice);
    case 'shape':
      return typeof choice === 'string'
        ? notOpen(offeredMarks({ ...form, options: [] }), choice)
        : refuse(core('core.malformed', {}));
    case 'sequence':
      return misfitSequence(form, choice);
    case 'amount':
      if (typeof choice !== 'number' || !Number.isInteger(choice)) return refuse(core('core.malformed', {}));
      return choice < form.min || choice > form.max
        ? refuse(core('core.amountRange', { min: form.min, max: form.max }))
        : null;
    case 'allocate':
      return allocationRefusal(form, choice);
    case 'text':
      if (typeof choice !== 'string') return refuse(core('core.malformed', {}));
      return choice.length > form.maxLength ? refuse(core('core.tooLong', { max: form.maxLength })) : null;
  }
}

/** What a choice would come to as an answer, and why it would be refused. */
export interface AnswerPreview {
  readonly sum: Message | null;
  readonly refusal: Refusal | null;
  /** For a sequence, which may be weighed mark by mark: what stands, and what may come next. */
  readonly sequence?: Followed;
}

/** Weighs a choice that nobody has made yet. */
export function previewChoice<T>(question: Question<T>, given: Choice): AnswerPreview {
  const choice = marksOf(question.form, given);
  const refusal = formRefusal(question.form, choice);
  if (question.follow && isIds(choice)) return weighMarks(question, choice, question.follow(choice));
  if (refusal) return { sum: null, refusal };
  const value = question.read(choice);
  return { sum: question.sum?.(value) ?? null, refusal: question.check?.(value) ?? null };
}

/** Marks are weighed as far as they stand, though more may be needed before they can be sent. */
function weighMarks<T>(question: Question<T>, choice: readonly string[], sequence: Followed): AnswerPreview {
  const standing = choice.slice(0, sequence.marks.length);
  const sum = question.sum?.(question.read(standing)) ?? null;
  return { sum, refusal: refusalOf(question, choice), sequence };
}

/** Why a choice is refused as an answer to this question, if it is: the form first, then the rules' own check. */
export function refusalOf<T>(question: Question<T>, choice: Choice): Refusal | null {
  const { form, follow } = question;
  const marks = marksOf(form, choice);
  const followed = follow && isIds(marks) ? follow(marks).refusal : null;
  const formal = formRefusal(form, choice);
  // Of a first mark the rules may say more than that it is not offered, but where one was an answer by itself before.
  const isSaidBetter = followed && formal && isNotOffered(formal) && !('single' in form);
  const refusal = isSaidBetter ? followed : (formal ?? followed);
  return refusal ?? question.check?.(question.read(choice)) ?? null;
}

const isNotOffered = ({ message }: Refusal) => message.key === 'core.notOffered';
