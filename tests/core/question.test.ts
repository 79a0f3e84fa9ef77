import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formRefusal } from '#core/choice.ts';
import { type AnyQuestion, allocate, amount, choose, order, pick, place, text } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import { randomOf } from '../support/chance.ts';
import { option, words } from '../support/scripted.ts';

const prompt = words('?');
const barred = { message: words('barred') };

/** Options of which at least `open` can be chosen, the others barred, in any order. */
const optionsWith = (open: number) =>
  fc
    .array(fc.boolean(), { maxLength: 12 })
    .chain((bars) =>
      fc.shuffledSubarray([...bars, ...Array<boolean>(open).fill(true)], { minLength: bars.length + open }),
    )
    .map((isOpen) => isOpen.map((free, i) => ({ ...option(`o${i}`), at: `${i}`, ...(!free && { barred }) })));

const picks = optionsWith(0).chain((options) => {
  const open = options.filter((one) => !('barred' in one)).length;
  return fc
    .tuple(fc.nat({ max: open }), fc.nat({ max: 4 }))
    .map(([min, more]): AnyQuestion => pick(prompt, options, { min, max: min + more }));
});

const amounts = fc
  .tuple(fc.integer({ min: -50, max: 50 }), fc.nat({ max: 20 }))
  .map(([min, more]): AnyQuestion => amount(prompt, { min, max: min + more }));

const allocations = fc
  .array(fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 4 })), { maxLength: 6 })
  .chain((limits) => {
    const slots = limits.map(([min, more], i) => ({
      id: `s${i}`,
      label: words('slot'),
      min,
      max: min + more,
    }));
    const least = slots.reduce((sum, { min }) => sum + min, 0);
    const most = slots.reduce((sum, { max }) => sum + max, 0);
    const total = fc.tuple(fc.integer({ min: 0, max: most }), fc.nat({ max: 5 }));
    return total.map(
      ([min, more]): AnyQuestion => allocate(prompt, slots, { min, max: Math.max(min, least) + more }),
    );
  });

const questions: fc.Arbitrary<AnyQuestion> = fc.oneof(
  optionsWith(1).map((options): AnyQuestion => choose(prompt, options)),
  optionsWith(1).map((options): AnyQuestion => place(prompt, options)),
  picks,
  amounts,
  allocations,
  fc.nat({ max: 6 }).map(
    (n): AnyQuestion =>
      order(
        prompt,
        Array.from({ length: n }, (_, i) => option(`i${i}`)),
      ),
  ),
  fc.nat({ max: 20 }).map((max): AnyQuestion => text(prompt, max)),
);

describe('every question', () => {
  it('has a fallback that is legal', () => {
    fc.assert(
      fc.property(questions, ({ form, fallback }) => {
        expect(formRefusal(form, fallback)).toBeNull();
      }),
      { numRuns: 1_000 },
    );
  });

  it('can be answered by the random bot, which never breaks its form', () => {
    fc.assert(
      fc.property(questions, fc.nat(), ({ form, fallback }, seed) => {
        const random = randomOf(seed);
        const choice = randomBot({ seat: 0, topic: 'x', form, fallback, view: () => null, random });
        expect(formRefusal(form, choice)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });

  it('reads every choice that fits', () => {
    fc.assert(
      fc.property(questions, fc.nat(), (question, seed) => {
        const { form, fallback } = question;
        const choice = randomBot({
          seat: 0,
          topic: 'x',
          form,
          fallback,
          view: () => null,
          random: randomOf(seed),
        });
        expect(() => question.read(choice)).not.toThrow();
      }),
    );
  });

  it('has a form that travels as text without loss', () => {
    fc.assert(
      fc.property(questions, ({ form, fallback }) => {
        expect(JSON.parse(JSON.stringify({ form, fallback }))).toEqual({ form, fallback });
      }),
    );
  });
});

describe('the random bot', () => {
  it('gives every answer a chance', () => {
    const form = pick(prompt, ['a', 'b', 'c'].map(option), { min: 0, max: 2 }).form;
    const random = randomOf(3);
    const turn = { seat: 0, topic: 'x', form, fallback: [], view: () => null, random };
    const seen = new Set(Array.from({ length: 400 }, () => (randomBot(turn) as string[]).toSorted().join()));
    expect([...seen].sort()).toEqual(['', 'a', 'a,b', 'a,c', 'b', 'b,c', 'c']);
  });
});

describe('what a question reads', () => {
  it('is the value of the option, not its id', () => {
    const options = [1, 2, 3].map((value) => ({ id: `n${value}`, label: words('n'), value }));
    expect(choose(prompt, options).read('n2')).toBe(2);
    expect(pick(prompt, options, { min: 0, max: 3 }).read(['n3', 'n1'])).toEqual([3, 1]);
    expect(order(prompt, options).read(['n3', 'n1', 'n2'])).toEqual([3, 1, 2]);
  });

  it('is every slot of an allocation, also those left out', () => {
    const slots = ['x', 'y'].map((id) => ({ id, label: words(id), min: 0, max: 3 }));
    const read = allocate(prompt, slots, { min: 0, max: 3 }).read({ y: 2 });
    expect([...read]).toEqual([
      ['x', 0],
      ['y', 2],
    ]);
  });

  it('keeps values to itself: they are no part of the form', () => {
    const { form } = choose(prompt, [{ id: 'a', label: words('a'), value: 'secret' }]);
    expect(JSON.stringify(form)).not.toContain('secret');
  });
});

describe('a question that nobody can answer', () => {
  const closed = [{ ...option('a'), barred }];
  const slot = { id: 'x', label: words('x'), min: 1, max: 2 };

  it.each<[string, () => AnyQuestion]>([
    ['no option at all', () => choose(prompt, [])],
    ['only barred options', () => choose(prompt, closed)],
    ['only barred places', () => place(prompt, [{ ...closed[0]!, at: 'here' }])],
    ['more picks wanted than open options', () => pick(prompt, [option('b'), ...closed], { min: 2, max: 2 })],
    ['a range of picks upside down', () => pick(prompt, ['b', 'c'].map(option), { min: 2, max: 1 })],
    ['a range of numbers upside down', () => amount(prompt, { min: 1, max: 0 })],
    ['a total beyond all slots', () => allocate(prompt, [slot], { min: 3, max: 3 })],
    ['a total below what slots must take', () => allocate(prompt, [slot], { min: 0, max: 0 })],
    ['a slot upside down', () => allocate(prompt, [{ ...slot, min: 3 }], { min: 0, max: 9 })],
    ['a barred item to be ranked', () => order(prompt, closed)],
  ])('is a fault of the rules: %s', (_, make) => {
    expect(make).toThrow(/option|answer/);
  });
});
