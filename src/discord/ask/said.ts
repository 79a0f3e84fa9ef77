import { offeredMarks } from '#core/choice.ts';
import type { Speaker } from '#core/message.ts';
import { type QuotedText, quotedText } from '#core/people-text.ts';
import type { Choice, Form } from '#core/question.ts';
import { clip } from '../messages/limits.ts';

/** Leaves room for the rest of the message. */
const MAX_LENGTH = 300;

/** An answer in the words of its question; null for one that says nothing, such as no pick at all. */
export function said(form: Form, choice: Choice, speaker: Speaker): QuotedText | null {
  const parts = partsOf(form, choice, speaker);
  return parts.length === 0 ? null : quotedText(clip(parts.join(', '), MAX_LENGTH));
}

function partsOf(form: Form, choice: Choice, { say, quote }: Speaker): string[] {
  switch (form.kind) {
    case 'choose':
    case 'place':
    case 'pick':
    case 'order': {
      const all = form.kind === 'order' ? form.items : form.options;
      const ids = Array.isArray(choice) ? (choice as readonly string[]) : [choice];
      return ids.flatMap((id) => all.filter((one) => one.id === id).map(({ label }) => say(label)));
    }
    case 'shape':
    case 'sequence': {
      const offered = offeredMarks(form.kind === 'shape' ? { ...form, options: [] } : form);
      const ids = Array.isArray(choice) ? (choice as readonly string[]) : [String(choice)];
      // What a later mark is called only the rules know; its id is how it is written down.
      return ids.map((id) => {
        const mark = offered.find((one) => one.id === id);
        return mark ? say(mark.label) : quote(id);
      });
    }
    case 'allocate': {
      const amounts = typeof choice === 'object' ? (choice as Readonly<Record<string, number>>) : {};
      return form.slots.flatMap(({ id, label }) => {
        const amount = amounts[id] ?? 0;
        return amount > 0 ? [`${say(label)}: ${amount}`] : [];
      });
    }
    case 'amount':
      return [`${String(choice)}`];
    case 'text':
      return choice === '' ? [] : [quote(String(choice))];
  }
}
