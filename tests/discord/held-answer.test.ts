import { ComponentType } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { allocate, amount, type Choice, choose, order, pick, type Question, text } from '#core/question.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { NO_DRAFT } from '../../src/discord/ask/draft.ts';
import { panel } from '../../src/discord/ask/panel.ts';
import { en } from '../../src/discord/text/en.ts';

const said = (words: string) => ({ key: 'say', args: { words } });
const texts = { ...en, say: ({ words }: { words: string }) => words };
const english = speaker('en', texts, (seat) => `seat ${seat}`);
const options = ['a', 'b', 'c'].map((id) => ({ id, value: id, label: said(id.toUpperCase()) }));
const slots = ['a', 'b'].map((id) => ({ id, label: said(id.toUpperCase()), min: 0, max: 3 }));

function promptOf({ form, fallback }: Question<never>, held: Choice): string {
  const question = { seat: 0, topic: 'test', key: 'k', veiled: false, optional: false, form, fallback, held };
  const [prompt] = panel({ table: 't', question, draft: NO_DRAFT, speaker: english });
  return prompt?.type === ComponentType.Section ? (prompt.components[0]?.content ?? '') : '';
}

it.each<{ question: unknown; held: Choice; told: string }>([
  { question: choose(said('?'), options), held: 'b', told: 'You have answered: **B**. ' },
  {
    question: pick(said('?'), options, { min: 0, max: 3 }),
    held: ['a', 'c'],
    told: 'You have answered: **A, C**. ',
  },
  { question: pick(said('?'), options, { min: 0, max: 3 }), held: [], told: 'You have answered. ' },
  {
    question: allocate(said('?'), slots, { min: 0, max: 6 }),
    held: { a: 2, b: 0 },
    told: 'You have answered: **A: 2**. ',
  },
  { question: amount(said('?'), { min: 0, max: 3 }), held: 0, told: 'You have answered: **0**. ' },
  { question: order(said('?'), options), held: ['c', 'a', 'b'], told: 'You have answered: **C, A, B**. ' },
  { question: text(said('?'), 100), held: 'hello', told: 'You have answered: **hello**. ' },
])('a question that was answered says how: $told', ({ question, held, told }) => {
  expect(promptOf(question as Question<never>, held)).toContain(`${told}Until everybody has`);
});
