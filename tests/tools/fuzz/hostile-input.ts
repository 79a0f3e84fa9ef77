import fc from 'fast-check';
import { valueAt } from '#core/patch.ts';

/** Names that mean something to the language, to Discord, or to somebody who trusted an index. */
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'length',
  'toString',
  'hasOwnProperty',
  '-',
  '-1',
  '1e9',
  '',
];

/** What is dear when there is much of it: separators, quantified things, combining marks, wide and odd characters. */
const PIECES = [
  ' ',
  ',',
  ';',
  ':',
  '|',
  '\n',
  '\u200b',
  '\u202e',
  'a',
  'aa ',
  'и ',
  'ё',
  'ing',
  '(a+)+$',
  '.*',
  '\\',
  '[',
  ']',
  '{',
  '"',
  '0',
  '18 ',
  '-1,',
  '83a-2 ',
  'e\u0301',
  '👩‍🚀',
  '\ud83d',
  '999999999999999999',
  'and ',
  '2 goods,',
  'points:007 ',
  'modules:a,a,',
  ...NAMES,
];

/** One piece again and again, as long as Discord lets anything be, perhaps with something before and behind. */
const repeated = (most: number) =>
  fc
    .tuple(fc.constantFrom(...PIECES), fc.constantFrom(...PIECES), fc.constantFrom(...PIECES), fc.nat(most))
    .map(([before, piece, behind, length]) =>
      `${before}${piece.repeat(Math.ceil(length / Math.max(1, piece.length)))}${behind}`.slice(0, most),
    );

const mixed = (most: number) =>
  fc.array(fc.constantFrom(...PIECES), { maxLength: 400 }).map((pieces) => pieces.join('').slice(0, most));

/** Text as somebody hostile would type it. */
export const hostileText = (most = 6_000) =>
  fc.oneof(repeated(most), mixed(most), fc.string({ unit: 'binary', maxLength: 200 }));

/** So deep that whoever follows it by recursion falls. */
const nested = fc.tuple(fc.nat(20_000), fc.constantFrom('list', 'object')).map(([depth, kind]) => {
  let value: unknown = 1;
  for (let at = 0; at < depth; at++) value = kind === 'list' ? [value] : { a: value };
  return value;
});

const wide = fc
  .tuple(fc.constantFrom<unknown>(0, '', null, [], {}), fc.nat(3_000))
  .map(([item, length]) => Array.from({ length }, () => item));

const number = fc.constantFrom(0, -1, 1, 0.5, 1e9, 2 ** 32 - 1, Number.MAX_SAFE_INTEGER, -1e300, Number.NaN);

/** Data as somebody hostile would send it. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  nested,
  wide,
  number,
  fc.constantFrom<unknown>(null, true, '', [], {}, JSON.parse('{"__proto__":{"polluted":1}}')),
  hostileText(2_000),
  fc.dictionary(fc.constantFrom(...NAMES, 'a', 'b'), number),
  fc.array(hostileText(100), { maxLength: 40 }),
);

/** Places in a state that is known, and places that it does not have. */
const pathIn = (state: unknown): fc.Arbitrary<string> => {
  const known = pathsOf(state).slice(0, 5_000);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    fc
      .tuple(fc.constantFrom(...known), fc.constantFrom(...NAMES, 'x', '4294967295'))
      .map(([at, name]) => `${at}/${name}`),
    hostileText(200).map((text) => `/${text}`),
  );
};

/** Numbers of a state, each made as large as it may be: where something is counted out, it is never counted to its end. */
export const hugeNumbers = (state: unknown): fc.Arbitrary<unknown> => {
  const numbers = pathsOf(state).filter((at) => typeof valueAt(state, at) === 'number');
  return fc
    .tuple(fc.constantFrom(...numbers), fc.constantFrom(5_000, 1e9, Number.MAX_SAFE_INTEGER))
    .map(([path, value]) => [{ op: 'replace', path, value }]);
};

function pathsOf(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([name, part]) => pathsOf(part, `${at}/${name}`))];
}

/** A patch of a state as somebody hostile would write it; the same step many times is what doubles things. */
export const hostilePatch = (state: unknown): fc.Arbitrary<unknown> => {
  const path = pathIn(state);
  const step = fc.oneof(
    fc.record({ op: fc.constantFrom('add', 'replace', 'test'), path, value: hostileJson }),
    fc.record({ op: fc.constant('remove'), path }),
    fc.record({ op: fc.constantFrom('move', 'copy'), from: path, path }),
  );
  return fc.oneof(
    fc.array(step, { maxLength: 20 }),
    fc.tuple(step, fc.nat(100)).map(([one, count]) => Array.from({ length: count }, () => one)),
    fc
      .nat(99)
      .map((count) => Array.from({ length: count }, (_, at) => ({ op: 'copy', from: '', path: `/x${at}` }))),
    fc
      .nat(99)
      .map((count) =>
        Array.from({ length: count }, (_, at) => ({ op: 'copy', from: '/seats', path: `/x${at}` })),
      ),
    hostileJson,
  );
};
