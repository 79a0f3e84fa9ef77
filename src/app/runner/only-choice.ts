import { offeredMarks } from '#core/choice.ts';
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
      const all = (end: 'min' | 'max') => form.slots.reduce((sum, slot) => sum + slot[end], 0);
      // Where no more than the least, or no less than the most, can be given away, every slot gets that.
      const end = all('min') === form.max ? 'min' : all('max') === form.min ? 'max' : null;
      const fixed = form.slots.every(({ min, max }) => min === max);
      if (end === null && !fixed) return null;
      return Object.fromEntries(form.slots.map((slot) => [slot.id, slot[end ?? 'min']]));
    }
    case 'shape': {
      const [only, ...others] = form.turns.flatMap(({ placements }) => open(placements));
      return only !== undefined && others.length === 0 ? only : null;
    }
    case 'sequence': {
      const [only, ...others] = offeredMarks(form).filter(({ barred }) => !barred);
      if (only === undefined) return [];
      return form.min > 0 && only.closes && others.length === 0 ? [only.id] : null;
    }
    case 'text':
      return null;
  }
}
