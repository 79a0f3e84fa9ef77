import type { Form } from '#core/question.ts';
import { words } from '../text/lexicon.ts';
import { counting } from './about.ts';
import { type Asked, face } from './asked.ts';
import type { ButtonFace } from './controls.ts';

/** Where options count for something: name a total, or take them all. */
export function aboutButtons(
  form: Extract<Form, { kind: 'pick' }>,
  asked: Asked,
  ids: readonly string[],
): ButtonFace[] {
  const able = counting(form);
  if (able.length < 2) return [];
  const all = able.every(({ id }) => ids.includes(id));
  return [
    face(asked, 'number', { words: words('panel.about', {}) }),
    face(asked, 'everything', { words: words('panel.everything', {}), disabled: all }),
  ];
}
