import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainCopy } from '#core/json.ts';

describe('a plain copy', () => {
  const plain = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'));

  it('is what the JSON text gives back, field by field in the same order', () => {
    fc.assert(
      fc.property(plain, (value) => {
        const text = JSON.stringify(value);
        expect(plainCopy(value)).toEqual(JSON.parse(text));
        expect(JSON.stringify(plainCopy(value))).toBe(text);
      }),
    );
  });

  it('drops fields without a value and knows no minus zero, as JSON does', () => {
    const copy = plainCopy({ kept: -0, dropped: undefined });
    expect(Object.keys(copy)).toEqual(['kept']);
    expect(copy.kept).toBe(0);
  });

  it('does so with however many fields', () => {
    const many = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => [`field ${i}`, i % 3 === 0 ? undefined : { i }]),
    );
    const copy = plainCopy(many);
    expect(JSON.stringify(copy)).toBe(JSON.stringify(many));
    expect(Object.keys(copy)).toHaveLength(26);
    expect(copy['field 1']).not.toBe(many['field 1']);
  });

  it('shares nothing with the original, nor with itself', () => {
    const ship = { hits: 0 };
    const fleet = { first: ship, all: [ship] };
    const copy = plainCopy(fleet);
    copy.first.hits = 1;
    expect(ship.hits).toBe(0);
    expect(copy.all[0]?.hits).toBe(0);
  });

  it.each([
    ['a set', new Set(['ore'])],
    ['a map', new Map([['ore', 1]])],
    ['a date', new Date(0)],
    ['a function', () => 0],
    ['a field that would be a prototype', JSON.parse('{"__proto__":{}}')],
    ['no number', Number.NaN],
    ['infinity', Number.POSITIVE_INFINITY],
    ['a big integer', 1n],
    ['a symbol', Symbol('ore')],
    ['a hole in an array', [1, undefined]],
  ])('refuses what JSON would turn into something else: %s', (_, value) => {
    expect(() => plainCopy({ value })).toThrow('not plain data');
  });
});
