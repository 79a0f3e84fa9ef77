import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownQuestion } from '#app/records/look.ts';
import { previewChoice, refusalOf } from '#core/choice.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import {
  allocate,
  amount,
  type Choice,
  choose,
  type Option,
  order,
  pick,
  type Question,
  text,
} from '#core/question.ts';
import { sequence } from '#core/sequence.ts';
import { type Laid, layings, type Shape, type Square, shape, type Turn } from '#core/shape.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { core } from '#core/text/lexicon.ts';
import { en } from '../../src/discord/text/en.ts';
import { expectFit } from './fit.ts';
import { walk } from './walk.ts';

const texts = { ...en, say: ({ words }: { words: string }) => words };
const said = (words: string) => ({ key: 'say', args: { words } });
const english = speaker('en', texts, (seat) => `seat ${seat}`);

function shown({ form, fallback }: Question<never>): ShownQuestion {
  return {
    seat: 0,
    topic: 'test',
    key: 'a1b2c3d4e5f6',
    form,
    fallback,
    veiled: false,
    optional: false,
    held: null,
  };
}

const option = fc.record({
  id: fc.string({ minLength: 1, maxLength: 90 }),
  label: fc.string({ minLength: 1, maxLength: 120 }).map(said),
  barred: fc.boolean(),
});
const options = (least: number) =>
  fc.uniqueArray(option, { minLength: least, maxLength: 70, selector: ({ id }) => id }).map((all) =>
    all.map(({ id, label, barred }, at) => ({
      id,
      label,
      value: id,
      ...(barred && at > 0 ? { barred: { message: core('core.notOffered', {}), rule: '1.1' } } : {}),
    })),
  );

const L: Shape = {
  id: 'L',
  label: said('L'),
  squares: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 2],
  ],
};

function turnsOn(columns: number, rows: number): Turn<string>[] {
  const cells = Array.from({ length: columns * rows }, (_, at): [string, Square] => [
    `cell ${at}`,
    [at % columns, Math.floor(at / columns)],
  ]);
  const value = ({ cells: covered }: Laid) => covered.join();
  return layings({ id: 'sheet', cells: new Map(cells) }, [L], { fits: () => true, value });
}

/** Options by turns with a shape: every second mark lays one. */
const marking = (all: readonly Option<string>[], min: number, columns: number) =>
  sequence(
    said('mark'),
    {
      from: 0,
      marks: (made) => (made % 2 === 0 ? { options: all } : { options: [], turns: turnsOn(columns, 5) }),
      after: (made) => made + 1,
    },
    { min, max: min + 15, sum: ({ end }) => said(`${end} made`) },
  );

/** Games name their own slots: none is called as something that every object has. */
const names = fc.string({ minLength: 1, maxLength: 60 }).filter((name) => !(name in {}));

const questions = fc.oneof(
  options(1).map((all) => choose(said('choose'), all)),
  options(1).chain((all) => {
    const open = all.filter(({ barred }) => barred === undefined).length;
    return fc
      .tuple(fc.nat(open), fc.nat(open))
      .map(([a, b]) => pick(said('pick'), all, { min: Math.min(a, b), max: Math.max(1, a, b) }));
  }),
  fc
    .tuple(fc.integer({ min: 0, max: 50 }), fc.integer({ min: 0, max: 60 }))
    .map(([min, more]) => amount(said('amount'), { min, max: min + more })),
  fc.uniqueArray(names, { minLength: 1, maxLength: 20 }).chain((ids) =>
    fc.nat(3 * ids.length).map((total) =>
      allocate(
        said('split'),
        ids.map((id) => ({ id, label: said(id), min: 0, max: 3 })),
        { min: total, max: total },
      ),
    ),
  ),
  fc.uniqueArray(fc.string({ minLength: 1, maxLength: 60 }), { minLength: 1, maxLength: 40 }).map((ids) =>
    order(
      said('rank'),
      ids.map((id) => ({ id, label: said(id), value: id })),
    ),
  ),
  fc.constant(text(said('write'), 100)),
  fc
    .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 3, max: 9 }))
    .map(([columns, rows]) => shape(said('lay'), { sheet: 'sheet', turns: turnsOn(columns, rows) })),
  fc
    .tuple(options(1), fc.nat(4), fc.integer({ min: 3, max: 6 }))
    .map(([all, min, columns]) => marking(all, min, columns)),
) as fc.Arbitrary<Question<never>>;

describe('any question as components', () => {
  it('fits Discord, and whatever is pressed in the end gives an answer that fits the question', () => {
    fc.assert(
      fc.property(questions, fc.string(), (question, seed) => {
        const weighing = (choice: Choice) => previewChoice(question, choice);
        const asked = {
          table: 'abcdefg',
          question: shown(question),
          speaker: english,
          previewAnswer: weighing,
        };
        const answer = walk(asked, pseudoRandom(seed), expectFit);
        expect(answer).not.toBeNull();
        expect(refusalOf(question, answer ?? '')).toBeNull();
      }),
      { numRuns: 400 },
    );
  });

  it('shows no barred option as something to choose, and says that there is a reason', () => {
    const barred = { message: core('core.notOffered', {}), rule: '1.1' };
    const question = choose(said('?'), [
      { id: 'a', label: said('A'), value: 1 },
      { id: 'b', label: said('B'), value: 2, barred },
    ]);
    const seen: unknown[] = [];
    walk(
      { table: 't', question: shown(question as Question<never>), speaker: english },
      () => 0,
      (lines) => seen.push(lines),
    );
    const all = JSON.stringify(seen);
    expect(all).toContain('|choose|t|a1b2c3d4e5f6|a');
    expect(all).not.toContain('|b"');
    expect(all).toContain('Why not?');
  });
});
