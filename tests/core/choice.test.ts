import { describe, expect, it } from 'vitest';
import { formRefusal, refusalOf } from '#core/choice.ts';
import type { Refusal } from '#core/message.ts';
import { allocate, amount, choose, type Form, order, pick, place, text } from '#core/question.ts';
import { sequence } from '#core/sequence.ts';
import { layings, shape } from '#core/shape.ts';
import { option, words } from '../support/scripted.ts';

const locked: Refusal = { message: words('locked'), rule: '7.2' };
const options = [option('a'), option('b'), option('c'), { ...option('d'), barred: locked }];
const places = options.map((one) => ({ ...one, at: `at ${one.id}` }));
const slot = (id: string, min: number, max: number) => ({ id, label: words(id), min, max });

/** A bar of two cells on a row of three. */
const bar = {
  id: 'bar',
  label: words('bar'),
  squares: [
    [0, 0],
    [1, 0],
  ] as const,
};
const cells = new Map([0, 1, 2].map((at) => [`c${at}`, [at, 0] as const]));
const turns = layings({ id: 'sheet', cells }, [bar], { fits: () => true, value: ({ cells: all }) => all });
/** After a mark the first option is gone. */
const ladder = {
  from: options,
  marks: (left: typeof options) => ({ options: left }),
  after: (left: typeof options) => left.slice(1),
};

const forms = {
  choose: choose(words('?'), options).form,
  place: place(words('?'), places).form,
  pick: pick(words('?'), options, { min: 1, max: 2 }).form,
  order: order(words('?'), options.slice(0, 3)).form,
  amount: amount(words('?'), { min: -1, max: 3 }).form,
  allocate: allocate(words('?'), [slot('x', 0, 2), slot('y', 1, 3)], { min: 2, max: 4 }).form,
  shape: shape(words('?'), { sheet: 'sheet', turns }).form,
  sequence: sequence(words('?'), ladder, { min: 1, max: 3 }).form,
  text: text(words('?'), 5).form,
} satisfies Record<Form['kind'], Form>;

/** Choices as they may come from outside: anything at all. */
const why = (form: Form, choice: unknown) => formRefusal(form, choice as never)?.message.key ?? 'fits';

describe('a choice', () => {
  it.each<[Form['kind'], unknown]>([
    ['choose', 'a'],
    ['place', 'c'],
    ['pick', ['b']],
    ['pick', ['c', 'a']],
    ['order', ['c', 'a', 'b']],
    ['amount', -1],
    ['amount', 0],
    ['amount', 3],
    ['allocate', { y: 2 }],
    ['allocate', { x: 0, y: 3 }],
    ['allocate', { x: 2, y: 2 }],
    ['shape', 'bar.0@c1'],
    ['sequence', ['a']],
    ['sequence', ['a', 'b', 'c']],
    ['text', ''],
    ['text', 'слово'],
  ])('for %s may be %j', (kind, choice) => {
    expect(why(forms[kind], choice)).toBe('fits');
  });

  const GARBAGE = [
    null,
    undefined,
    true,
    0.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '0',
    ['a', 1],
    [['a']],
    [null],
  ];
  const shapes: Record<Form['kind'], readonly unknown[]> = {
    choose: [0, ['a'], { a: 1 }],
    place: [0, ['a'], { a: 1 }],
    pick: [0, 'a', { a: 1 }, { length: 1, 0: 'a' }],
    order: [0, 'abc', { a: 1 }, { length: 3 }],
    shape: [0, ['bar.0@c1'], { a: 1 }],
    sequence: [0, 'a', { a: 1 }, { length: 1, 0: 'a' }],
    amount: ['1', [1], { x: 1 }, 1.5],
    allocate: [0, 'x', ['x'], [], { y: 1.5 }, { y: -1 }, { y: '2' }, { y: null }, { y: undefined }],
    text: [0, ['abc'], { text: 'abc' }],
  };
  const isString = (kind: Form['kind'], choice: unknown) =>
    typeof choice === 'string' && ['choose', 'place', 'shape', 'text'].includes(kind);

  for (const [kind, form] of Object.entries(forms) as [Form['kind'], Form][]) {
    it.each([...shapes[kind], ...GARBAGE.filter((one) => !isString(kind, one))])(
      `for ${kind} is malformed as %j`,
      (choice) => {
        expect(why(form, choice)).toBe('core.malformed');
      },
    );
  }

  it.each<[Form['kind'], unknown]>([
    ['choose', 'e'],
    ['choose', ''],
    ['choose', '__proto__'],
    ['choose', 'constructor'],
    ['place', 'at a'],
    ['pick', ['e']],
    ['pick', ['a', 'e']],
    ['order', ['a', 'b', 'e']],
    ['shape', 'bar.0@c2'],
    ['shape', 'bar.0'],
    ['sequence', ['e']],
    ['allocate', { y: 2, z: 0 }],
    ['allocate', JSON.parse('{"y":2,"__proto__":1}')],
    ['allocate', { y: 2, toString: 1 }],
  ])('for %s cannot be %j, which is not offered', (kind, choice) => {
    expect(why(forms[kind], choice)).toBe('core.notOffered');
  });

  it('cannot be a barred option, and is told that option’s own reason and rule', () => {
    expect(formRefusal(forms.choose, 'd')).toBe(locked);
    expect(formRefusal(forms.place, 'd')).toBe(locked);
    expect(formRefusal(forms.pick, ['a', 'd'])).toBe(locked);
    expect(formRefusal(forms.sequence, ['d'])).toBe(locked);
  });

  it.each<[Form['kind'], unknown]>([
    ['pick', ['a', 'a']],
    ['order', ['a', 'b', 'a']],
  ])('for %s cannot name a thing twice: %j', (kind, choice) => {
    expect(why(forms[kind], choice)).toBe('core.twice');
  });

  it.each<[Form['kind'], unknown, string]>([
    ['pick', [], 'core.pickRange'],
    ['pick', ['a', 'b', 'c'], 'core.pickRange'],
    ['order', [], 'core.orderAll'],
    ['order', ['a', 'b'], 'core.orderAll'],
    ['order', ['a', 'b', 'c', 'a'], 'core.orderAll'],
    ['amount', -2, 'core.amountRange'],
    ['amount', 4, 'core.amountRange'],
    ['amount', Number.MAX_SAFE_INTEGER, 'core.amountRange'],
    ['allocate', {}, 'core.slotRange'],
    ['allocate', { x: 2 }, 'core.slotRange'],
    ['allocate', { x: 3, y: 1 }, 'core.slotRange'],
    ['allocate', { y: 4 }, 'core.slotRange'],
    ['allocate', { y: 1 }, 'core.totalRange'],
    ['allocate', { x: 2, y: 3 }, 'core.totalRange'],
    ['sequence', [], 'core.marksRange'],
    ['sequence', ['a', 'b', 'c', 'c'], 'core.marksRange'],
    ['text', 'sixsix', 'core.tooLong'],
  ])('for %s cannot be %j: beyond the limits', (kind, choice, key) => {
    expect(why(forms[kind], choice)).toBe(key);
  });

  it('says in the refusal what the limits are', () => {
    expect(formRefusal(forms.pick, [])?.message.args).toEqual({ min: 1, max: 2, count: 0 });
    expect(formRefusal(forms.amount, 9)?.message.args).toEqual({ min: -1, max: 3 });
    expect(formRefusal(forms.allocate, { y: 1 })?.message.args).toEqual({ min: 2, max: 4, total: 1 });
    expect(formRefusal(forms.allocate, { y: 0 })?.message.args).toMatchObject({
      slot: words('y'),
      min: 1,
      max: 3,
    });
    expect(formRefusal(forms.text, 'sixsix')?.message.args).toEqual({ max: 5 });
  });

  it('of enormous size is refused', () => {
    const many = Array.from({ length: 20_000 }, (_, i) => `id ${i}`);
    expect(why(forms.pick, many)).toBe('core.pickRange');
    expect(why(forms.order, many)).toBe('core.orderAll');
    expect(why(forms.sequence, Array(20_000).fill('a'))).toBe('core.marksRange');
    expect(why(forms.choose, 'a'.repeat(1_000_000))).toBe('core.notOffered');
    expect(why(forms.text, 'a'.repeat(1_000_000))).toBe('core.tooLong');
    expect(why(forms.allocate, Object.fromEntries(many.map((id) => [id, 1])))).toBe('core.notOffered');
  });
});

describe('the rules’ own check', () => {
  const even: Refusal = { message: words('even numbers only'), rule: '4.4' };
  const question = amount(words('?'), { min: 0, max: 9, check: (n) => (n % 2 === 0 ? null : even) });

  it('refuses what has the right form, with its reason and rule', () => {
    expect(refusalOf(question, 4)).toBeNull();
    expect(refusalOf(question, 3)).toBe(even);
  });

  it('never sees what does not have the form', () => {
    const seen: unknown[] = [];
    const check = (picked: unknown) => {
      seen.push(picked);
      return null;
    };
    const watching = pick(words('?'), options, { min: 0, max: 2, check });
    for (const choice of [['e'], ['d'], ['a', 'a'], 'a', null]) refusalOf(watching, choice as never);
    expect(seen).toEqual([]);
    expect(refusalOf(watching, ['b', 'a'])).toBeNull();
    expect(seen).toEqual([['b', 'a']]);
  });
});
