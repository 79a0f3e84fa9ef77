import { describe, expect, it } from 'vitest';
import type { Form } from '#core/question.ts';
import { readTerms } from '#discord/deal/said-terms.ts';

const LABELS: Readonly<Record<string, readonly [string, string]>> = {
  'give:goods': ['You give: trade goods', 'Отдаёте: товары'],
  'give:commodities': ['You give: commodities', 'Отдаёте: продукция'],
  'give:agreement': ['You give: Trade Agreement (Ann)', 'Отдаёте: «Торговый договор» (Ann)'],
  'want:goods': ['You want: trade goods', 'Получаете: товары'],
  'want:ceasefire': ['You want: Ceasefire (Bob)', 'Получаете: «Перемирие» (Bob)'],
};

const form: Extract<Form, { kind: 'allocate' }> = {
  kind: 'allocate',
  prompt: { key: '', args: {} },
  slots: Object.keys(LABELS).map((id) => ({ id, label: { key: id, args: {} }, min: 0, max: 3 })),
  min: 0,
  max: 15,
};

const read = (give: string | null, want: string | null = null) =>
  readTerms(
    form,
    { give, want },
    {
      side: (slot) => (slot.startsWith('give') ? 'give' : 'want'),
      say: ({ key }, language) => LABELS[key]?.[language === 'en' ? 0 : 1] ?? '',
    },
  );

describe('the terms of a deal as they are typed', () => {
  it.each([
    ['2 goods', { 'give:goods': 2 }],
    ['good', { 'give:goods': 1 }],
    ['3tg', { 'give:goods': 3 }],
    ['trade goods 2', { 'give:goods': 2 }],
    ['2 товара и 1 продукцию', { 'give:goods': 2, 'give:commodities': 1 }],
    ['commodity + commodity', { 'give:commodities': 2 }],
    ['Trade Agreement', { 'give:agreement': 1 }],
    ['торговый договор, 1 товар', { 'give:agreement': 1, 'give:goods': 1 }],
  ])('%s', (said, shares) => {
    expect(read(said)).toEqual({ shares, unknown: [], short: [] });
  });

  it('stay on their side', () => {
    expect(read('1 good', 'ceasefire').shares).toEqual({ 'give:goods': 1, 'want:ceasefire': 1 });
    expect(read('ceasefire')).toEqual({ shares: {}, unknown: ['ceasefire'], short: [] });
  });

  it('tell what is unknown, and what there is not enough of', () => {
    expect(read('4 goods, my love, 7')).toEqual({
      shares: { 'give:goods': 3 },
      unknown: ['my love', '7'],
      short: ['4 goods'],
    });
    expect(read('2 goods; 2 goods')).toMatchObject({ shares: { 'give:goods': 3 }, short: ['2 goods'] });
    expect(read(null)).toEqual({ shares: {}, unknown: [], short: [] });
  });
});
