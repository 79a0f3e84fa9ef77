import { describe, expect, it } from 'vitest';
import type { AiTurn } from '#core/game.ts';
import type { Form } from '#core/question.ts';
import {
  allocateByNeed,
  bestChoice,
  bestMarks,
  bestOption,
  bestOptions,
  byTopic,
  candidatesOf,
  once,
  rollouts,
} from '#kit/bots.ts';
import { words } from '../support/scripted.ts';

const option = (id: string, more: object = {}) => ({ id, label: words(id), ...more });
const prompt = words('which?');
const barred = { barred: { message: words('no') } };
const options = [option('a'), option('b'), option('c', barred), option('d')];
const asked = (form: unknown, random = () => 0): AiTurn<string> => ({
  seat: 0,
  topic: 'topic',
  form: form as Form,
  fallback: 'fallback',
  view: () => 'seen',
  random,
});
const choose = asked({ kind: 'choose', prompt, options });
const WORTH: Readonly<Record<string, number>> = { a: 1, b: 3, c: 9, d: 0 };
const worthOf = (id: unknown) => WORTH[String(id)] ?? 0;

describe('a bot that judges options', () => {
  it('takes the open one that is worth most, and never one that is barred', () => {
    expect(bestOption(choose, ({ id }) => worthOf(id))).toBe('b');
  });

  it('lets chance decide between equals, and only between them', () => {
    const draws = [0.1, 0.9, 0.2];
    const turn = asked(choose.form, () => draws.shift() ?? 0);
    expect(bestOption(turn, () => 1)).toBe('b');
    const nearly = asked(choose.form, () => 0.99);
    expect(bestOption(nearly, ({ id }) => (id === 'd' ? 1.02 : 1))).toBe('d');
  });

  it('falls back where nothing is offered by name', () => {
    expect(bestOption(asked({ kind: 'text', prompt, maxLength: 9 }), () => 1)).toBe('fallback');
    expect(bestOption(asked({ kind: 'choose', prompt, options: [] }), () => 1)).toBe('fallback');
  });

  it('picks as many as are worth something, within the limits', () => {
    const pick = (min: number, max: number) =>
      bestOptions(asked({ kind: 'pick', prompt, options, min, max }), ({ id }) => worthOf(id));
    expect(pick(0, 3)).toEqual(['b', 'a']);
    expect(pick(0, 1)).toEqual(['b']);
    expect(pick(3, 3)).toEqual(['b', 'a', 'd']);
  });
});

describe('a bot that names candidates', () => {
  const amount = { kind: 'amount', prompt, min: 2, max: 4 } as unknown as Form;

  it('knows the open options or the amounts, and none of what cannot be named', () => {
    expect(candidatesOf(choose.form)).toEqual(['a', 'b', 'd']);
    expect(candidatesOf(amount)).toEqual([2, 3, 4]);
    expect(candidatesOf({ kind: 'text', prompt, maxLength: 9 } as unknown as Form)).toEqual([]);
  });

  it('takes the best of them', () => {
    expect(bestChoice(asked(amount), (count) => -Math.abs(Number(count) - 3))).toBe(3);
  });
});

describe('a bot that shares out', () => {
  const slot = (id: string, max: number, min = 0) => ({ id, label: words(id), min, max });
  const allocate = (min: number, max: number) =>
    asked({ kind: 'allocate', prompt, slots: [slot('x', 3), slot('y', 9, 1), slot('z', 9)], min, max });

  it('gives each where it is wanted most by then', () => {
    const wants = (id: string, given: number) => (id === 'x' ? 10 : id === 'y' ? 6 - given : 5.5 - given);
    expect(allocateByNeed(allocate(0, 7), wants)).toEqual({ x: 3, y: 2, z: 2 });
  });

  it('gives nobody what nobody wants, but as much as must be given', () => {
    expect(allocateByNeed(allocate(0, 7), () => 0)).toEqual({ y: 1 });
    expect(allocateByNeed(allocate(3, 7), () => 0)).toEqual({ y: 1, x: 2 });
  });

  it('stops at a total', () => {
    expect(allocateByNeed(allocate(0, 7), () => 1, 2)).toEqual({ y: 1, x: 1 });
  });
});

describe('a bot that looks', () => {
  it('looks once', () => {
    let looks = 0;
    const look = once(() => {
      looks += 1;
      return null;
    });
    look();
    look();
    expect(looks).toBe(1);
  });

  it('answers each topic in its own way', () => {
    const bot = byTopic<string>({ topic: ({ view }) => view() }, ({ fallback }) => fallback);
    expect(bot(choose)).toBe('seen');
    expect(bot({ ...choose, topic: 'other' })).toBe('fallback');
  });

  it('tries something often and takes the mean', () => {
    const draws = [1, 2, 6];
    expect(
      rollouts(
        3,
        () => draws.shift() ?? 0,
        (random) => random(),
      ),
    ).toBe(3);
  });
});

describe('a bot that makes marks', () => {
  const form = { kind: 'sequence', prompt, min: 1, max: 4, options } as const;
  /** After b, d is worth marking; end closes. */
  const NEXT: Readonly<Record<string, readonly object[]>> = {
    b: [option('a'), option('c', barred), option('end', { closes: true })],
    'b,a': [option('d'), option('end', { closes: true })],
  };
  const preview = (choice: unknown) =>
    ({ sum: null, refusal: null, sequence: { next: { options: NEXT[String(choice)] ?? [] } } }) as never;
  const turn = { ...asked(form), preview };

  it('makes the best of what is possible by then, mark by mark, until none is worth anything', () => {
    expect(bestMarks(turn, ({ id }) => worthOf(id))).toEqual(['b', 'a']);
  });

  it('ends with one that closes where that is worth most', () => {
    expect(bestMarks(turn, ({ id }) => (id === 'end' ? 2 : worthOf(id)))).toEqual(['b', 'end']);
  });

  it('makes as many as it must though they are worth nothing, and the first alone where it cannot look ahead', () => {
    expect(bestMarks(turn, () => -1)).toEqual(['a']);
    expect(bestMarks(asked(form), ({ id }) => worthOf(id))).toEqual(['b']);
    expect(bestMarks(asked({ ...form, min: 2 }), ({ id }) => worthOf(id))).toBe('fallback');
    expect(bestMarks(choose, () => 1)).toBe('fallback');
  });
});
