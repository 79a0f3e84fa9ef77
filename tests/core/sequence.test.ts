import { describe, expect, it } from 'vitest';
import { previewChoice, refusalOf } from '#core/choice.ts';
import { readAs } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import { sequence } from '#core/sequence.ts';
import { layings } from '#core/shape.ts';
import { applyOrder } from '#core/standing-order.ts';
import { randomOf } from '../support/chance.ts';
import { words } from '../support/scripted.ts';

/** Coins buy steps along a lane; the third brings two coins, the fourth a bar of two cells that must be laid first. */
interface Lane {
  readonly at: number;
  readonly coins: number;
  readonly bars: number;
  readonly laid: readonly string[];
}
type Mark = 'step' | 'shut' | { readonly bar: readonly string[] };

const GRID = { id: 'lane', cells: new Map(['x', 'y', 'z'].map((id, at) => [id, [at, 0] as const])) };
const BAR = {
  id: 'bar',
  label: words('bar'),
  squares: [
    [0, 0],
    [1, 0],
  ] as const,
};
const gate = { message: words('the gate is shut'), rule: '3.1' };
const owed = { message: words('a coin is left'), rule: '3.4' };

const marks = ({ coins, bars, laid }: Lane) => {
  if (bars > 0) {
    const fits = ({ cells }: { cells: readonly string[] }) => !cells.some((cell) => laid.includes(cell));
    const value = ({ cells }: { cells: readonly string[] }): Mark => ({ bar: cells });
    return { options: [], turns: layings(GRID, [BAR], { fits, value }) };
  }
  if (coins === 0) return { options: [] };
  const step = { id: 'step', label: words('a step'), value: 'step' as Mark };
  return { options: [step, { id: 'gate', label: words('the gate'), value: 'shut' as Mark, barred: gate }] };
};

function after(lane: Lane, mark: Mark): Lane {
  if (typeof mark === 'object') return { ...lane, bars: lane.bars - 1, laid: [...lane.laid, ...mark.bar] };
  const at = lane.at + 1;
  return { ...lane, at, coins: lane.coins - 1 + (at === 3 ? 2 : 0), bars: at === 4 ? 1 : 0 };
}

const from: Lane = { at: 0, coins: 3, bars: 0, laid: [] };
const lane = (min = 0, max = 9) =>
  sequence(
    words('go'),
    { from, marks, after },
    {
      min,
      max,
      check: ({ end }) => (end.coins > 0 ? owed : null),
      sum: ({ end: { at, coins } }) => words(`at ${at}, coins ${coins}`),
    },
  );
const steps = (count: number) => Array<string>(count).fill('step');
const FULL = [...steps(4), 'bar.0@x', 'step'];

describe('marks that build on each other', () => {
  it('travel with what may be marked first', () => {
    expect(lane().form).toMatchObject({ kind: 'sequence', min: 0, max: 9 });
    expect(lane().form).toMatchObject({ options: [{ id: 'step' }, { id: 'gate', barred: gate }] });
    expect(lane().form).not.toHaveProperty('turns');
  });

  it('are weighed mark by mark: what they come to, what may come next, and why they cannot be sent yet', () => {
    const weighed = previewChoice(lane(), steps(3));
    expect(weighed).toMatchObject({ sum: words('at 3, coins 2'), refusal: owed });
    expect(weighed.sequence?.marks.map(({ label }) => label)).toEqual([1, 2, 3].map(() => words('a step')));
    expect(weighed.sequence?.next.options.map(({ id }) => id)).toEqual(['step', 'gate']);
    const shapes = previewChoice(lane(), steps(4)).sequence?.next;
    expect(shapes?.options).toEqual([]);
    expect(shapes?.turns?.flatMap(({ placements }) => placements.map(({ id }) => id))).toEqual([
      'bar.0@x',
      'bar.0@y',
    ]);
    expect(previewChoice(lane(), FULL)).toMatchObject({ sum: words('at 5, coins 0'), refusal: null });
    expect(previewChoice(lane(), FULL).sequence?.next).toEqual({ options: [] });
  });

  it('are followed up to the first that is not possible, with the reason', () => {
    const astray = previewChoice(lane(), ['step', 'bar.0@x', 'step']);
    expect(astray).toMatchObject({
      sum: words('at 1, coins 2'),
      refusal: { message: { key: 'core.notOffered' } },
    });
    expect(astray.sequence?.marks).toHaveLength(1);
    expect(previewChoice(lane(), ['step', 'gate'])).toMatchObject({ refusal: gate });
    expect(previewChoice(lane(), ['gate'])).toMatchObject({ sum: words('at 0, coins 3'), refusal: gate });
  });

  it.each([
    [FULL, null],
    [[], '3.4'],
    [steps(3), '3.4'],
    [steps(5), 'core.notOffered'],
    [['step', 'gate'], '3.1'],
    [[...FULL, 'step'], 'core.notOffered'],
    [steps(10), 'core.marksRange'],
    ['step', 'core.malformed'],
  ])('%j as an answer: %s', (choice, why) => {
    const refusal = refusalOf(lane(), choice);
    expect(refusal && (refusal.rule ?? refusal.message.key)).toBe(why);
    expect(previewChoice(lane(), choice).refusal).toEqual(refusal);
  });

  it('end at the most there may be, and are not enough below the least', () => {
    expect(previewChoice(lane(0, 2), steps(2)).sequence?.next.options).toEqual([]);
    expect(previewChoice(lane(2, 9), ['step'])).toMatchObject({
      refusal: { message: { key: 'core.marksRange' } },
    });
    expect(previewChoice(lane(2, 9), ['step']).sequence?.next.options).toHaveLength(2);
    expect(() =>
      sequence(words('?'), { from: { ...from, coins: 0 }, marks, after }, { min: 1, max: 1 }),
    ).toThrow('nobody can answer');
  });

  it('are read as the marks and what they came to, also where they are read as something else', () => {
    const { marks: made, end } = lane().read(FULL);
    expect(made).toEqual(['step', 'step', 'step', 'step', { bar: ['x', 'y'] }, 'step']);
    expect(end).toEqual({ at: 5, coins: 0, bars: 0, laid: ['x', 'y'] });
    expect(from).toEqual({ at: 0, coins: 3, bars: 0, laid: [] });
    const far = readAs(lane(), ({ end: { at } }) => at);
    expect(far.read(FULL)).toBe(5);
    expect(refusalOf(far, ['step', 'gate'])).toBe(gate);
  });

  it('may have one that closes them: nothing follows it', () => {
    const shut = { id: 'shut', label: words('shut'), value: 'shut' as Mark, closes: true as const };
    const open = (now: Lane) => ({ options: [...marks(now).options, shut] });
    const question = sequence(words('go'), { from, marks: open, after }, { min: 1, max: 9 });
    expect(question.form).toMatchObject({ options: [{ id: 'step' }, { id: 'gate' }, { closes: true }] });
    expect(previewChoice(question, ['step']).sequence?.next.options.map(({ id }) => id)).toContain('shut');
    expect(previewChoice(question, ['step', 'shut']).sequence?.next).toEqual({ options: [] });
    expect(refusalOf(question, ['step', 'shut'])).toBeNull();
    expect(refusalOf(question, ['shut', 'step'])?.message.key).toBe('core.notOffered');
  });

  it('that are not offered any more are refused for the reason the rules give, if they give one', () => {
    const rules = { from, marks, after, whyNot: (_: Lane, id: string) => (id === 'fly' ? gate : null) };
    const question = sequence(words('go'), rules, { min: 0, max: 9 });
    expect(refusalOf(question, ['step', 'fly'])).toEqual(gate);
    expect(refusalOf(question, ['step', 'swim'])?.message.key).toBe('core.notOffered');
  });

  it('may be one alone, written as its id, where answers used to be that', () => {
    const question = sequence(words('go'), { from, marks, after }, { min: 1, max: 9, single: true });
    expect(refusalOf(question, 'step')).toBeNull();
    expect(question.read('step')).toEqual(question.read(['step']));
    expect(previewChoice(question, 'step')).toEqual(previewChoice(question, ['step']));
    expect(refusalOf(question, 'gate')).toEqual(gate);
  });

  it('have a fallback that goes on until the rules let it end', () => {
    expect(lane().fallback).toEqual(FULL);
    expect(refusalOf(lane(), lane().fallback)).toBeNull();
  });

  it('are made by the random bot, which looks before each mark, and by no standing order', () => {
    const question = lane();
    const turn = { seat: 0, topic: 't', form: question.form, fallback: question.fallback, view: () => null };
    const made = Array.from({ length: 30 }, (_, seed) =>
      randomBot({ ...turn, random: randomOf(seed), preview: (choice) => previewChoice(question, choice) }),
    );
    expect(made.map((choice) => refusalOf(question, choice))).toEqual(made.map(() => null));
    expect(new Set(made.map(String)).size).toBe(2);
    expect(randomBot({ ...turn, random: randomOf(1) })).toEqual(question.fallback);
    expect(applyOrder({ kind: 'choice', choice: FULL }, question)).toBeNull();
    expect(applyOrder({ kind: 'prefer', ids: ['step'] }, question)).toBeNull();
    expect(applyOrder({ kind: 'fallback' }, question)).toEqual(FULL);
  });
});
