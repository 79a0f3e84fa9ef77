import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectPlain, isPartOf } from '#core/json.ts';

describe('plain data', () => {
  const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

  it('is what JSON gives back', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(() => expectPlain(JSON.parse(JSON.stringify(value)))).not.toThrow();
      }),
    );
  });

  it('is known object by object', () => {
    const [inner, list] = [{ hits: 0 }, [1, 2]];
    const value = { inner, list };
    expect(expectPlain(value)).toEqual(new Set([value, inner, list]));
  });

  it('has nothing in two places', () => {
    const ship = { hits: 0 };
    expect(() => expectPlain({ first: ship, all: [ship] })).toThrow('it.all.0 lies somewhere else too');
    expect(() => expectPlain({ first: { ...ship }, all: [ship] })).not.toThrow();
  });

  it.each([
    ['a set', new Set(['ore'])],
    ['a map', new Map([['ore', 1]])],
    ['a date', new Date(0)],
    ['a function', () => 0],
    ['a field that would be a prototype', JSON.parse('{"__proto__":{}}')],
    ['no number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['minus zero', -0],
    ['a big integer', 1n],
    ['a symbol', Symbol('ore')],
    ['nothing in an array', [1, undefined]],
    ['nothing in a field', { ore: undefined }],
  ])('is not what JSON would turn into something else: %s', (_, value) => {
    expect(() => expectPlain({ value })).toThrow('not plain data');
  });
});

describe('a part of a value', () => {
  it('is found wherever it lies, and a copy is none', () => {
    const hand = ['sabotage'];
    const objects = expectPlain({ seats: [{ hand }] });
    expect(isPartOf(objects, { args: { cards: hand } })).toBe(true);
    expect(isPartOf(objects, { args: { cards: [...hand] } })).toBe(false);
    expect(isPartOf(objects, 'sabotage')).toBe(false);
  });
});
