import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Walk } from '#games/twilight-imperium/rules/paths.ts';
import { plan, type Ship } from '#games/twilight-imperium/rules/transport.ts';
import { type Errand, safestWays, type Traveller } from '#games/twilight-imperium/rules/ways.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';

const STOPS = ['19', '20', '21', '22', '23'] as const satisfies readonly SystemId[];
const [A, B, C] = STOPS;

const walk = fc.record({
  path: fc.subarray([...STOPS]),
  rifts: fc.nat(2),
  short: fc.constantFrom(0, 0, 0, 1, 2),
});
const ship = fc.record({
  capacity: fc.nat(3),
  ways: fc
    .array(walk, { minLength: 1, maxLength: 3 })
    .map((ways) => [...ways].sort((a, b) => a.rifts - b.rifts)),
});
const convoy = fc
  .record({
    ships: fc.array(ship, { maxLength: 5 }),
    waiting: fc.array(fc.constantFrom(...STOPS), { maxLength: 8 }),
    moveBonuses: fc.constantFrom([], [1], [2, 1]),
  })
  .filter(({ ships, waiting }) => waiting.length <= ships.reduce((sum, { capacity }) => sum + capacity, 0));

const counted = (waiting: readonly SystemId[]) =>
  new Map([...new Set(waiting)].map((stop) => [stop, waiting.filter((one) => one === stop).length]));

/** Whether everybody who waits gets aboard, found by trying. */
function canBoard(
  room: readonly number[],
  walks: readonly Walk[],
  [stop, ...others]: readonly SystemId[],
): boolean {
  if (stop === undefined) return true;
  return walks.some(({ path }, i) => {
    const left = room.map((free, k) => (k === i ? free - 1 : free));
    return path.includes(stop) && (room[i] ?? 0) > 0 && canBoard(left, walks, others);
  });
}

/** The same, every combination of ways tried in order: the first of those with the fewest rifts. */
function byTryingAll(ships: readonly Traveller[], waiting: readonly SystemId[], spurts: readonly number[]) {
  const all = ships.reduce<number[][]>(
    (known, { ways }) => known.flatMap((chosen) => ways.map((_, way) => [...chosen, way])),
    [[]],
  );
  const room = ships.map(({ capacity }) => capacity);
  let best: { rifts: number; ways: number[] } | null = null;
  for (const ways of all) {
    const walks = ways.map((way, i) => ships[i]?.ways[way] as Walk);
    const shorts = walks.flatMap(({ short }) => (short > 0 ? [short] : [])).sort((a, b) => b - a);
    const rifts = walks.reduce((sum, one) => sum + one.rifts, 0);
    if (best && rifts >= best.rifts) continue;
    if (shorts.every((short, i) => short <= (spurts[i] ?? 0)) && canBoard(room, walks, waiting))
      best = { rifts, ways };
  }
  return best?.ways ?? null;
}

/** A carrier that starts where one waits and passes one of three stops. */
const carrier = (from: string): Traveller => ({
  capacity: 4,
  ways: [A, B, C].map((stop) => ({ path: [from as SystemId, stop, '18'], rifts: 0, short: 0 })),
});

function errand(starts: readonly string[], [a, b, c]: readonly [number, number, number]): Errand {
  const own = starts.map((from) => [from as SystemId, 1] as const);
  return { waiting: new Map([...own, [A, a], [B, b], [C, c]]), moveBonuses: [] };
}

const starts = (count: number) => Array.from({ length: count }, (_, i) => `${24 + i}`);

describe('TI4 46 ways for carriers', () => {
  it('46.1 12.2 are those that trying all of them gives', () => {
    fc.assert(
      fc.property(convoy, ({ ships, waiting, moveBonuses: spurts }) => {
        const { ways } = safestWays(ships, { waiting: counted(waiting), moveBonuses: spurts });
        expect(ways).toEqual(byTryingAll(ships, waiting, spurts));
      }),
      { numRuns: 2_000 },
    );
  });

  it.each([
    [11, [10, 10, 10]],
    [16, [16, 16, 13]],
  ] as const)('46.1 are refused for %i carriers without trying every combination', (count, waits) => {
    // Each has three berths left for one of three stops: enough for all who wait, but not in threes.
    const { ways, weighed } = safestWays(starts(count).map(carrier), errand(starts(count), waits));
    expect(ways).toBeNull();
    expect(weighed).toBeLessThan(count ** 3);
  });

  it('46.1 are found for 16 carriers in as few steps as there are ships where any way serves', () => {
    const { ways, weighed } = safestWays(starts(16).map(carrier), errand(starts(16), [16, 15, 14]));
    expect(ways).toHaveLength(16);
    expect(weighed).toBeLessThan(16 ** 2);
  });

  it('46.1 of a whole plan with 14 carriers put everybody aboard', () => {
    const ships = starts(14).map((from): Ship => {
      const { ways, capacity } = carrier(from);
      return {
        id: `${from}:carrier`,
        from: from as SystemId,
        unit: 'carrier',
        damaged: false,
        capacity,
        walks: ways,
      };
    });
    const { waiting } = errand(starts(14), [12, 12, 9]);
    const passengers = [...waiting].flatMap(([at, count]) =>
      Array.from({ length: count }, () => ({ id: `${at}:infantry`, at, unit: 'infantry' as const })),
    );
    const voyages = plan({ ships, passengers, moveBonuses: [] });
    expect(voyages?.flatMap(({ load }) => load)).toHaveLength(passengers.length);
    for (const { walk: way, load } of voyages ?? [])
      expect(load.every(({ at }) => way.path.includes(at as SystemId))).toBe(true);
  });
});
