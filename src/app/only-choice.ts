import type { Choice, Form, OptionForm } from '#core/question.ts';

const open = (options: readonly OptionForm[]) => options.filter(({ barred }) => !barred).map(({ id }) => id);

/** The one answer that a form admits, or null where there is a real choice. */
export function onlyChoice(form: Form): Choice | null {
  switch (form.kind) {
    case 'choose':
    case 'place': {
      const [only, ...others] = open(form.options);
      return only !== undefined && others.length === 0 ? only : null;
    }
    case 'pick': {
      const ids = open(form.options);
      if (form.max === 0 || ids.length === 0) return [];
      return form.min >= ids.length ? ids : null;
    }
    case 'order':
      return form.items.length < 2 ? form.items.map(({ id }) => id) : null;
    case 'amount':
      return form.min === form.max ? form.min : null;
    case 'allocate': {
      const fixed = form.slots.every(({ min, max }) => min === max);
      return fixed ? Object.fromEntries(form.slots.map(({ id, min }) => [id, min])) : null;
    }
    case 'text':
      return null;
  }
}
