import { CENTRE, type PlanetId, type PlanetView, planets, type SystemView } from '../view.ts';
import { hasShips, holdsDock, othersIn, ownIn } from './forces.ts';
import type { Chart } from './map.ts';
import { goalsOf } from './objectives.ts';

/** What a seat would give for things on the map, in about the worth of a resource a round. */
export interface Aims {
  /** Taking a planet of others or of nobody. */
  planet(id: PlanetId): number;
  /** Having a ship in a system. */
  post(system: SystemView): number;
  /** Beating the ships that are there. */
  fight(system: SystemView): number;
  /** What is lost by going there at all: the support of whoever has units there. */
  peace(system: SystemView): number;
}

/** What it takes to remove the custodians (16.2). */
export const CUSTODIANS = 6;
/** With more tactic tokens than this there are some to spare. */
const SPARE = 3;
/** A point by the support of another. */
const SUPPORT = 8;

/** How much a planet helps with objectives that ask for planets. */
function helps(chart: Chart, wanted: ReadonlySet<string>, id: PlanetId): number {
  const { mine } = chart;
  const { trait, specialty, home } = planets[id];
  const any = (...ids: readonly string[]) => ids.some((one) => wanted.has(one));
  const alike = trait === null ? 0 : mine.planets.filter((own) => planets[own].trait === trait).length;
  let worth = 0;
  // Who is robbed of its home has nothing better to do than to take it back.
  if (home !== null && home !== mine.faction) worth += any('conquer-the-weak') ? 8 : -4;
  if (home === null && any('expand-borders', 'subdue-the-galaxy')) worth += 1.5;
  if (specialty !== null && any('found-research-outposts', 'form-galactic-brain-trust')) worth += 3;
  if (trait !== null && any('corner-the-market', 'unify-the-colonies')) worth += alike;
  if (trait === 'cultural' && any('forge-an-alliance')) worth += 2;
  if (trait === 'hazardous' && any('mine-rare-metals')) worth += 2;
  if (trait === 'industrial' && any('monopolize-production')) worth += 2;
  return worth;
}

/** Mecatol Rex: a point at once while the custodians are there, and one with every Imperial afterwards. */
function worthOfRex({ view, mine }: Chart, wanted: ReadonlySet<string>): number {
  if (view.custodians) return mine.ready.influence + mine.goods >= CUSTODIANS ? 14 : 0;
  return 7 + (wanted.has('occupy-the-seat-of-the-empire') ? 4 : 0);
}

function worthOfPlanet(chart: Chart, wanted: ReadonlySet<string>, planet: PlanetView): number {
  const { id, controller, resources, influence } = planet;
  if (id === 'mecatol-rex') return worthOfRex(chart, wanted);
  // What is taken from somebody is soon asked back: that is for those with tokens to spare.
  const foreign =
    controller === null || controller === chart.seat ? 0 : chart.mine.pools.tactic > SPARE ? -0.5 : -3;
  // Without its home a seat scores nothing (30.16).
  const lost = planets[id].home === chart.mine.faction ? 10 : 0;
  return 2.5 + resources + influence + foreign + lost + helps(chart, wanted, id);
}

/** Whether a system is of the kind in which an objective wants ships, and how many such systems it wants. */
type Post = { readonly many: number; fits(chart: Chart, system: SystemView): boolean };

const beside = ({ next }: Chart, system: SystemView, fits: (other: SystemView) => boolean) =>
  (next.get(system) ?? []).some(fits);

const POSTS: Readonly<Record<string, Post>> = {
  'intimidate-council': {
    many: 2,
    fits: (chart, system) => beside(chart, system, ({ id }) => id === CENTRE),
  },
  'control-the-region': { many: 6, fits: () => true },
  'threaten-enemies': {
    many: 1,
    fits: (chart, system) =>
      beside(chart, system, ({ id }) =>
        chart.view.seats.some(
          ({ home, eliminated }, seat) => home === id && seat !== chart.seat && !eliminated,
        ),
      ),
  },
  'learn-the-secrets-of-the-cosmos': {
    many: 3,
    fits: (chart, system) => beside(chart, system, ({ anomaly }) => anomaly !== null),
  },
  'cut-supply-lines': {
    many: 1,
    fits: ({ view, seat }, system) =>
      view.seats.some((_, other) => other !== seat && holdsDock(system, other)),
  },
};

/** What a ship in a system is worth for the sake of objectives: as long as too few stand where they should. */
function worthOfPost(chart: Chart, wanted: ReadonlySet<string>, system: SystemView): number {
  const { view, seat } = chart;
  const held = view.systems.filter(({ units }) => hasShips(ownIn(units, seat)));
  let worth = 0;
  for (const [id, { many, fits }] of Object.entries(POSTS)) {
    if (!wanted.has(id) || !fits(chart, system)) continue;
    const so = held.filter((other) => other !== system && fits(chart, other)).length;
    if (so < many) worth += 5 - Math.min(3, (many - so - 1) * 0.7);
  }
  if (wanted.has('become-the-gatekeeper')) worth += gate(held, system);
  if (wanted.has('occupy-the-seat-of-the-empire') && system.id === CENTRE) worth += 1;
  return worth;
}

function gate(held: readonly SystemView[], system: SystemView): number {
  const stands = (wormhole: 'alpha' | 'beta') =>
    held.some((other) => other !== system && other.wormholes.includes(wormhole));
  const opens = (['alpha', 'beta'] as const).some(
    (wormhole) => system.wormholes.includes(wormhole) && !stands(wormhole),
  );
  return opens ? 4 : 0;
}

/** Winning fights is an aim in itself for some secrets; otherwise it is a cost. */
function worthOfFight({ view, seat }: Chart, wanted: ReadonlySet<string>, system: SystemView): number {
  const foes = othersIn(system.units, seat);
  const most = Math.max(...view.seats.map(({ points }) => points));
  const leads = foes.some((stack) => view.seats[stack.seat]?.points === most);
  const great = foes.some(({ unit }) => unit === 'flagship' || unit === 'war-sun');
  let worth = -1;
  if (leads && wanted.has('spark-a-rebellion')) worth += 6;
  if (great && wanted.has('destroy-their-greatest-ship')) worth += 6;
  return worth;
}

/** Units of somebody whose support for the throne lies before the seat. */
function hasFriends({ mine }: Chart, { units, planets: there }: SystemView): boolean {
  const friends = mine.area.filter(({ id }) => id === 'support-for-the-throne').map(({ owner }) => owner);
  return [units, ...there.map((planet) => planet.units)].some((stacks) =>
    stacks.some(({ seat }) => friends.includes(seat)),
  );
}

/** What a seat is after, from the objectives that it has yet to score. */
export function aimsOf(chart: Chart): Aims {
  const { view, mine } = chart;
  const wanted = new Set<string>(goalsOf(chart).map(({ id }) => id));
  for (const secret of mine.own?.secrets ?? []) wanted.add(secret);
  const all = new Map(view.systems.flatMap((system) => system.planets.map((one) => [one.id, one] as const)));
  // While the custodians stand, transports had better be near them.
  const near = new Set(
    view.systems
      .filter((system) => view.custodians && beside(chart, system, ({ id }) => id === CENTRE))
      .flatMap((system) => system.planets.map(({ id }) => id)),
  );
  return {
    planet: (id) => {
      const planet = all.get(id);
      return planet ? worthOfPlanet(chart, wanted, planet) + (near.has(id) ? 2 : 0) : 0;
    },
    post: (system) => worthOfPost(chart, wanted, system),
    fight: (system) => worthOfFight(chart, wanted, system),
    peace: (system) => (hasFriends(chart, system) ? SUPPORT : 0),
  };
}
