import type { Form } from '#core/question.ts';
import type { ButtonSpec } from '../messages/controls.ts';
import { words } from '../text/lexicon.ts';
import { counting } from './about.ts';
import { type Asked, buttonSpec } from './asked.ts';

/** Where options count for something: name a total, or take them all. */
export function aboutButtons(
  form: Extract<Form, { kind: 'pick' }>,
  asked: Asked,
  ids: readonly string[],
): ButtonSpec[] {
  const able = counting(form);
  if (able.length < 2) return [];
  const all = able.every(({ id }) => ids.includes(id));
  return [
    buttonSpec(asked, 'number', { words: words('panel.about', {}) }),
    ...(all ? [] : [buttonSpec(asked, 'everything', { words: words('panel.everything', {}) })]),
  ];
}
