import type { SystemId } from '../tables/ids.ts';
import type { Walk } from './paths.ts';

/** A ship that takes one of several ways, safest first, and how many it has room for. */
export interface Traveller {
  readonly capacity: number;
  readonly ways: readonly Walk[];
}

/** What has to be done: so many to be picked up at every stop, and the additions to the move value there are. */
export interface Errand {
  readonly waiting: ReadonlyMap<SystemId, number>;
  readonly moveBonuses: readonly number[];
}

/** Which way each ship takes, and how many positions were weighed to find it; null if nothing serves. */
export interface Routing {
  readonly ways: readonly number[] | null;
  readonly weighed: number;
}

/**
 * What must still be carried away, for every set of stops that ships before and ships to come may both call at: a number per set, by its
 * bits. By Hall's theorem everybody finds a berth exactly if no set of stops has more waiting than the ships calling there have room for;
 * so this is all that the ways already chosen mean for those to come.
 */
type Need = readonly number[];

/** One ship in its turn: which stops matter now, and what every way does for them. */
interface Leg {
  /** How many wait at stops that no earlier ship could call at. */
  readonly opened: readonly number[];
  /** The stops each way calls at, a bit each. */
  readonly calls: readonly number[];
  /** The most that later ships can carry away, for every set of stops. */
  readonly later: Need;
  /** The bits of stops that no later ship can call at, highest first. */
  readonly closed: readonly number[];
}

/**
 * Ways for all ships with as few rifts as can be, so that everybody can be picked up; of equals the first in order. There must be room for
 * all who wait. Ships that can do the same for the same stops are not told apart, so the work grows with how many there are, not with
 * how they could be combined.
 */
export function safestWays(ships: readonly Traveller[], { waiting, moveBonuses }: Errand): Routing {
  const legs = legsOf(ships, waiting);
  const least = ships.map(({ ways }) => ways[0]?.rifts ?? 0);
  const rest = least.map((_, i) => least.slice(i).reduce((sum, rifts) => sum + rifts, 0));
  const met = new Map<string, number>();
  let best: { readonly rifts: number; readonly ways: readonly number[] } | null = null;
  let weighed = 0;

  const search = (at: {
    ways: readonly number[];
    short: readonly number[];
    rifts: number;
    need: Need;
  }): void => {
    const i = at.ways.length;
    if (best && at.rifts + (rest[i] ?? 0) >= best.rifts) return;
    // Whatever led here, it goes on in the same way; only fewer rifts make it worth going on again.
    const key = `${i} ${at.short} ${at.need}`;
    if ((met.get(key) ?? Number.POSITIVE_INFINITY) <= at.rifts) return;
    met.set(key, at.rifts);
    weighed += 1;
    const ship = ships[i];
    const leg = legs[i];
    if (!ship || !leg) {
      best = at;
      return;
    }
    const open = leg.opened.reduce(opened, at.need);
    for (const [way, { rifts, short }] of ship.ways.entries()) {
      const shorts = short > 0 ? [...at.short, short].sort((a, b) => b - a) : at.short;
      if (!shorts.every((missing, k) => missing <= (moveBonuses[k] ?? 0))) continue;
      const carried = relieved(open, leg.calls[way] ?? 0, ship.capacity);
      if (carried.some((count, set) => count > (leg.later[set] ?? 0))) continue;
      const need = leg.closed.reduce(closed, carried);
      search({ ways: [...at.ways, way], short: shorts, rifts: at.rifts + rifts, need });
    }
  };

  const isServed = (stop: SystemId) =>
    ships.some(({ capacity, ways }) => capacity > 0 && ways.some(({ path }) => path.includes(stop)));
  if ([...waiting.keys()].every(isServed)) search({ ways: [], short: [], rifts: 0, need: [0] });
  return { ways: (best as { ways: readonly number[] } | null)?.ways ?? null, weighed };
}

function legsOf(ships: readonly Traveller[], waiting: ReadonlyMap<SystemId, number>): Leg[] {
  const reach = ships.map(({ capacity, ways }) =>
    capacity === 0 ? new Set<SystemId>() : new Set(ways.flatMap(({ path }) => path)),
  );
  // Where every ship calls on every way, whoever waits finds whatever room is left; that there is room for all is known.
  const contested = [...waiting.keys()].filter((stop) =>
    ships.some(({ capacity, ways }) => capacity > 0 && ways.some(({ path }) => !path.includes(stop))),
  );
  let stops: SystemId[] = [];
  const met = new Set<SystemId>();
  return ships.map(({ ways }, i) => {
    const fresh = contested.filter((stop) => !met.has(stop) && reach[i]?.has(stop));
    for (const stop of fresh) met.add(stop);
    const active = [...stops, ...fresh];
    const bits = (at: { has(stop: SystemId): boolean } | undefined) =>
      active.reduce((sum, stop, bit) => (at?.has(stop) ? sum | (1 << bit) : sum), 0);
    const after = ships.slice(i + 1).map(({ capacity }, k) => ({ capacity, calls: bits(reach[i + 1 + k]) }));
    const later = Array.from({ length: 1 << active.length }, (_, set) =>
      after.reduce((sum, { capacity, calls }) => (calls & set ? sum + capacity : sum), 0),
    );
    const isOver = (_: SystemId, bit: number) => after.every(({ calls }) => !(calls & (1 << bit)));
    stops = active.filter((stop, bit) => !isOver(stop, bit));
    return {
      opened: fresh.map((stop) => waiting.get(stop) ?? 0),
      calls: ways.map(({ path }) => bits(new Set(path))),
      later,
      closed: active.flatMap((stop, bit) => (isOver(stop, bit) ? [1 << bit] : [])).reverse(),
    };
  });
}

/** One more stop matters. */
const opened = (need: Need, count: number): Need => [...need, ...need.map((before) => before + count)];

/** A ship calls at some of the stops; a set needs no less than any of its parts. */
function relieved(need: Need, calls: number, room: number): Need {
  const left = need.map((count, set) => (set & calls ? Math.max(0, count - room) : count));
  for (let bit = 1; bit < left.length; bit <<= 1)
    for (let set = 0; set < left.length; set++)
      if (set & bit) left[set] = Math.max(left[set] ?? 0, left[set ^ bit] ?? 0);
  return left;
}

/** Nobody calls at a stop any more: who waits there must find room on ships that called, whatever else is asked of them. */
const closed = (need: Need, bit: number): Need => need.filter((_, set) => set & bit);
