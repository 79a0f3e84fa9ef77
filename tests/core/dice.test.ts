import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, type Draw, deal, derive, isGenuine, roll, sealer, shuffle } from '#core/dice.ts';
import { seedOf } from '../support/chance.ts';

const SEED = seedOf(7);

/** How far counts stray from all being equal. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

function tally(size: number, draws: Iterable<number>): number[] {
  const counts = Array<number>(size).fill(0);
  for (const n of draws) counts[n]! += 1;
  return counts;
}

/** Beyond these chi-square values (p = 0.001) fair dice come once in a thousand seeds; the seed is fixed. */
const LIMITS = [
  [2, 10.83],
  [6, 20.52],
  [10, 27.88],
  [24, 49.73],
] as const;

describe('dice', () => {
  it.each(LIMITS)('with %i sides fall on all sides equally often', (sides, limit) => {
    const { results } = roll(SEED, '1/!many', { count: 60_000, sides: sides });
    expect(chiSquare(tally(sides, results))).toBeLessThan(limit);
  });

  it('are as fair one by one, each under a path of its own', () => {
    const results = Array.from(
      { length: 12_000 },
      (_, i) => roll(SEED, `${i}/!one`, { count: 1, sides: 6 }).results[0]!,
    );
    expect(chiSquare(tally(6, results))).toBeLessThan(20.52);
  });

  it('are fair also where the sides do not divide the range they are taken from', () => {
    const third = 2 ** 46;
    const { results } = roll(SEED, '1/!huge', { count: 30_000, sides: 3 * third });
    expect(
      chiSquare(
        tally(
          3,
          results.map((n) => Math.floor(n / third)),
        ),
      ),
    ).toBeLessThan(13.82);
  });

  it('do not follow each other: pairs of throws are spread evenly', () => {
    const { results } = roll(SEED, '1/!pairs', { count: 72_000, sides: 6 });
    const pairs = results.slice(1).map((n, i) => n * 6 + results[i]!);
    expect(chiSquare(tally(36, pairs))).toBeLessThan(66.62);
  });

  it('give the same for the same seed and path, and something else for another', () => {
    const first = roll(SEED, '3/!combat', { count: 20, sides: 10 });
    expect(roll(SEED, '3/!combat', { count: 20, sides: 10 })).toEqual(first);
    expect(roll(SEED, '3/!combat.2', { count: 20, sides: 10 }).results).not.toEqual(first.results);
    expect(roll(seedOf(8), '3/!combat', { count: 20, sides: 10 }).results).not.toEqual(first.results);
  });

  it('begin alike however many are rolled', () => {
    expect(roll(SEED, '3/!combat', { count: 40, sides: 10 }).results.slice(0, 7)).toEqual(
      roll(SEED, '3/!combat', { count: 7, sides: 10 }).results,
    );
  });

  it('can be worked out by anybody from the seed, as documented', () => {
    const block = createHmac('sha256', Buffer.from(SEED, 'hex')).update('3/!combat#0').digest();
    const words = [0, 6, 12, 18, 24].map((at) => block.readUIntBE(at, 6) % 10);
    expect(roll(SEED, '3/!combat', { count: 5, sides: 10 }).results).toEqual(words);
  });

  it.each([0, -1, 1.5, Number.NaN])('with %d sides do not exist', (sides) => {
    expect(() => roll(SEED, '1/!odd', { count: 1, sides: sides })).toThrow(/sides/);
  });
});

describe('a shuffle', () => {
  it.each([0, 1, 2, 3, 10, 52, 200])('of %i cards keeps every card once', (size) => {
    const { results } = shuffle(SEED, '1/!deck', size);
    expect([...results].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, i) => i));
  });

  it('gives every order of three cards equally often', () => {
    const orders = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffle(SEED, `${i}/!deck`, 3).results.join();
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(6);
    expect(chiSquare([...orders.values()])).toBeLessThan(20.52);
  });

  it('puts every card on top equally often', () => {
    const tops = Array.from({ length: 12_000 }, (_, i) => shuffle(SEED, `${i}/!deck`, 10).results[0]!);
    expect(chiSquare(tally(10, tops))).toBeLessThan(27.88);
  });
});

describe('a deal', () => {
  it('takes so many different cards out of a deck, each as likely as the next', () => {
    const taken = Array.from(
      { length: 6_000 },
      (_, i) => deal(SEED, `${i}/!bag`, { count: 3, size: 10 }).results,
    );
    for (const results of taken) expect(new Set(results).size).toBe(3);
    for (const place of [0, 1, 2]) {
      const there = taken.map((results) => results[place]!);
      expect(chiSquare(tally(10, there))).toBeLessThan(27.88);
    }
  });

  it('begins like a shuffle of the same deck, and takes all there is', () => {
    const { results } = shuffle(SEED, '1/!bag', 10);
    expect(deal(SEED, '1/!bag', { count: 4, size: 10 }).results).toEqual(results.slice(0, 4));
    expect(deal(SEED, '1/!bag', { count: 10, size: 10 }).results).toEqual(results);
    expect(() => deal(SEED, '1/!bag', { count: 11, size: 10 })).toThrow(/dealt/);
  });
});

describe('the commitment', () => {
  it('is the SHA-256 of the bytes of the seed', () => {
    const sha = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex');
    expect(commitmentOf(SEED)).toBe(sha);
    expect(commitmentOf(seedOf(8))).not.toBe(sha);
  });

  it.each(['', 'abc', SEED.toUpperCase(), `${SEED}0`, SEED.replace(/.$/, 'g')])(
    'refuses %j as a seed',
    (seed) => {
      expect(() => commitmentOf(seed)).toThrow(/seed/);
    },
  );

  it('has nothing in common with what the seed is used for besides', () => {
    expect(derive(SEED, 'keys')).not.toBe(derive(SEED, 'delays'));
    expect(derive(SEED, 'keys')).not.toContain(SEED.slice(-8));
  });
});

describe('a recorded draw', () => {
  const thrown = roll(SEED, '4/!combat', { count: 6, sides: 10 });
  const dealt = shuffle(SEED, '0/!deck', 12);

  it('is not genuine when more is dealt than there is', () => {
    expect(isGenuine(SEED, { path: '1/!bag', kind: 'deal', sides: 2, results: [0, 1, 0] })).toBe(false);
  });

  it('is genuine as it was recorded', () => {
    expect(isGenuine(SEED, deal(SEED, '1/!bag', { count: 3, size: 10 }))).toBe(true);
    expect(isGenuine(SEED, thrown)).toBe(true);
    expect(isGenuine(SEED, dealt)).toBe(true);
    expect(isGenuine(SEED, shuffle(SEED, '0/!nothing', 0))).toBe(true);
  });

  it('is not genuine with any single result changed', () => {
    for (const draw of [thrown, dealt]) {
      draw.results.forEach((result, i) => {
        const results = draw.results.with(i, (result + 1) % draw.sides);
        expect(isGenuine(SEED, { ...draw, results })).toBe(false);
      });
    }
  });

  it.each<[string, Partial<Draw>]>([
    ['another path', { path: '4/!combat.2' }],
    ['other sides', { sides: 9 }],
    ['no sides', { sides: 0 }],
    ['sides that are no number', { sides: Number.NaN }],
    ['another kind', { kind: 'shuffle' }],
  ])('is not genuine with %s', (_, change) => {
    expect(isGenuine(SEED, { ...thrown, ...change })).toBe(false);
  });

  it('is not genuine under another seed', () => {
    expect(isGenuine(seedOf(8), thrown)).toBe(false);
  });

  it('is not genuine when a shuffled card is missing', () => {
    expect(isGenuine(SEED, { ...dealt, results: dealt.results.slice(1) })).toBe(false);
  });
});

describe('a sealed name', () => {
  it('is the same for the same text only, short, and another for another table', () => {
    const seal = sealer(SEED, 'keys');
    expect(seal('1/turn:0')).toBe(sealer(SEED, 'keys')('1/turn:0'));
    expect(seal('1/turn:0')).not.toBe(seal('1/turn:1'));
    expect(seal('1/turn:0')).not.toBe(sealer(seedOf(8), 'keys')('1/turn:0'));
    expect(seal('1/turn:0')).toMatch(/^[0-9a-f]{12}$/);
  });
});
