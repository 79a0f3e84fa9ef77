import type { State } from '#games/twilight-inscription/state.ts';
import { lanes } from '#games/twilight-inscription/tables/navigation.ts';
import { type CountId, TECHNOLOGIES } from '#games/twilight-inscription/tables/vocabulary.ts';

type Mutable = State['seats'][number];

/** Systems of side B in an order in which they can be explored by lanes; the home system is known. */
const EXPLORABLE = (() => {
  const found = ['a1', 'a2', 'a3'].map((id) => ({ id, from: 'H' }));
  for (let at = 0; at < found.length; at++) {
    const { id: from } = found[at]!;
    const beside = lanes.filter((lane) => lane.includes(from)).map(([a, b]) => (a === from ? b : a));
    for (const id of beside) if (id !== 'H' && !found.some((one) => one.id === id)) found.push({ id, from });
  }
  return found;
})();

/** Systems of side B that show a planet asset and are reached by lanes. */
const PLANET_SYSTEMS = ['a1', 'a2', 'b3', 'c1', 'd4', 'e2', 'e5'];

/** Cells of side B that can be claimed between the crossed ones of rows B and D. */
const CLAIMABLE = 'A1 A2 A3 A5 A6 A7 C2 C3 C5 C6 E1 E2 E4 E5 E6 E7'.split(' ');
const CROSSED = 'B1 B2 B3 B4 B6 B7 B8 D1 D2 D3 D4 D5 D7 D8'.split(' ');

const COPIES = [
  ...['F1', 'F2', 'F3', 'F4'].map((copy) => ({ unit: 'fighter' as const, copy })),
  ...['D1', 'D2', 'D3'].map((copy) => ({ unit: 'destroyer' as const, copy })),
  ...['C1', 'C2', 'C3'].map((copy) => ({ unit: 'cruiser' as const, copy })),
];

const ASSET_DOTS = 'b3 g1 i3 d1 a4 e6 f5 j6 b8 i8 e9 h10 c10 d12'.split(' ');

const explore = ({ navigation }: Mutable, n: number) => {
  navigation.explored = EXPLORABLE.slice(0, n);
};

const wars = ({ warfare }: Mutable, verdict: 'won' | 'lost', n: number) => {
  const one = (at: number) => (at < n ? verdict : 'tied');
  warfare.wars = [0, 2].map((at) => ({
    left: 0,
    right: 0,
    verdicts: { left: one(at), right: one(at + 1) },
  }));
};

/** Sheets of side B on which exactly so much of something stands, its assets not gained. */
export const positions: Readonly<Record<CountId, (player: Mutable, n: number) => void>> = {
  exploredSystems: explore,
  claimedSystems: (player, n) => {
    explore(player, EXPLORABLE.length);
    player.navigation.claimed = EXPLORABLE.slice(0, n).map(({ id }) => id);
  },
  claimedAsset: (player, n) => {
    explore(player, EXPLORABLE.length);
    player.navigation.claimed = PLANET_SYSTEMS.slice(0, n);
  },
  unlockedPlanets: ({ expansion }, n) => {
    expansion.unlocked = [...'ABCDEF'].slice(0, n);
  },
  population: ({ expansion }, n) => {
    expansion.population = n;
  },
  basesAndPlanets: ({ expansion }, n) => {
    const bases = [...'XYZ'].slice(0, n);
    expansion.bases = bases.map((id) => ({ id, crossed: '', built: 'planet' }));
    if (n <= bases.length) return;
    expansion.unlocked = ['A'];
    expansion.crossed = ['Aa1', 'Ab1', 'Aa2', 'Ab2'];
  },
  minProducts: ({ industry }, n) => {
    industry.products = [n, n, n];
  },
  products: ({ industry }, n) => {
    industry.products = [Math.min(n, 4), Math.max(0, n - 4), 0];
  },
  claimedCells: ({ industry }, n) => {
    industry.crossed.push(...CROSSED);
    industry.claimed = CLAIMABLE.slice(0, n);
  },
  votesUnderlined: ({ industry }, n) => {
    industry.votesUnderlined = n;
  },
  warsWon: (player, n) => wars(player, 'won', n),
  warsAhead: (player, n) => wars(player, n < 0 ? 'lost' : 'won', Math.abs(n)),
  unitsCreated: ({ warfare }, n) => {
    warfare.units.push(...COPIES.slice(0, n).map((one) => ({ ...one, dots: [] })));
  },
  coveredAssets: ({ warfare }, n) => {
    const infantry = ASSET_DOTS.slice(0, n).map((dot) => ({ unit: 'infantry', copy: null, dots: [dot] }));
    warfare.units.push(...(infantry as Mutable['warfare']['units']));
  },
  technologies: (player, n) => {
    const known: readonly string[] = TECHNOLOGIES.slice(0, n);
    for (const tech of player.technologies) tech.researched = known.includes(tech.id);
  },
};
