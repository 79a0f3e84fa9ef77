import { type TechnologyId, technologies, type UnitType, type View } from '../view.ts';
import { goalsOf, savingFor } from './objectives.ts';
import { best, type Play, self, share, type Turn } from './turn.ts';

/** What a seat keeps back because an objective of this round is paid with it. */
function reserve({ view, seat }: Turn, means: 'resources' | 'influence'): number {
  const saving = savingFor(view(), seat);
  if (!saving || saving.means === 'tokens') return 0;
  return saving.means === means || saving.means === 'goods' ? saving.amount : 0;
}

/** Trade goods keep: later in the game they are kept for objectives that a round's planets alone do not pay. */
function hoards({ view, seat }: Turn): boolean {
  const dear = goalsOf(view(), seat).some(
    ({ payment }) => payment && (payment.means === 'goods' || payment.amount > 8),
  );
  return view().round >= HOARDING && dear;
}

/** How much a unit is wanted, given how many there are. */
function wishFor(turn: Turn, unit: UnitType): number {
  const view = turn.view();
  const mine = self(turn);
  const count = (type: UnitType) =>
    view.systems
      .flatMap(({ units, planets }) => [...units, ...planets.flatMap((planet) => planet.units)])
      .filter((stack) => stack.seat === turn.seat && stack.unit === type)
      .reduce((sum, stack) => sum + stack.count, 0);
  switch (unit) {
    case 'carrier':
      return count('carrier') < 3 ? 8 : 1;
    case 'infantry':
      return count('infantry') < 5 + mine.planets.length ? 7 : 1;
    case 'flagship':
      return 5;
    case 'war-sun':
      return 6;
    case 'dreadnought':
      return 4;
    case 'cruiser':
      return 3;
    case 'fighter':
      return 2;
    default:
      return 1;
  }
}

/** Buys what is wanted most within the budget, the room aboard and the number of units that can be made. */
export const production: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'allocate') return turn.fallback;
  const { most, budget, ships } = form.prompt.args as { most: number; budget: number; ships: number };
  const price = new Map(
    form.slots.map(
      ({ id, label }) => [id, label.args as { unit: UnitType; cost: number; perCost: number }] as const,
    ),
  );
  const { goods } = self(turn);
  let money = budget - Math.max(reserve(turn, 'resources'), hoards(turn) ? goods : 0);
  let room = ships;
  const made = new Map<string, number>();
  const cost = (id: string) => {
    const { cost: each = 99, perCost = 1 } = price.get(id) ?? {};
    return (made.get(id) ?? 0) % perCost === 0 ? each : 0;
  };
  for (let units = 0; units < most; units++) {
    const wishes = form.slots
      .filter(({ id, max }) => (made.get(id) ?? 0) < max && cost(id) <= money)
      .filter(({ id }) => room > 0 || ['infantry', 'fighter'].includes(price.get(id)?.unit ?? ''))
      .map(({ id }) => ({ id, wish: wishFor(turn, price.get(id)?.unit ?? 'pds') - (made.get(id) ?? 0) }))
      .sort((a, b) => b.wish - a.wish);
    const [first] = wishes;
    if (!first || first.wish <= 0) break;
    money -= cost(first.id);
    if (!['infantry', 'fighter'].includes(price.get(first.id)?.unit ?? '')) room -= 1;
    made.set(first.id, (made.get(first.id) ?? 0) + 1);
  }
  return Object.fromEntries(made);
};

/** Cheap in prerequisites first; of those, the colour of which there is least, for objectives ask for several. */
export const research: Play = (turn) => {
  const owned = self(turn).technologies.map(({ id }) => technologies[id].colour);
  const wanted = goalsOf(turn.view(), turn.seat)
    .filter(({ progress }) => progress < 1)
    .map(({ id }) => id);
  const upgrades = wanted.includes('develop-weaponry') || wanted.includes('revolutionize-warfare');
  return best(turn, (id) => {
    const technology = technologies[id as TechnologyId];
    if (!technology) return 0;
    if (technology.upgrade) return upgrades ? 5 : 2.5;
    const same = owned.filter((colour) => colour === technology.colour).length;
    return same === 1 ? 3 : 2 - same * 0.3;
  });
};

const HOARDING = 5;

const AIM = { tactic: 4, fleet: 5, strategy: 2 } as const;

/** Tokens into pools: some of each, tactic before all. */
export const pools: Play = (turn) => {
  const view = turn.view();
  const now = self(turn).pools;
  const settled = turn.topic === 'redistribute' ? { tactic: 0, fleet: 0, strategy: 0 } : now;
  return share(turn, (id, given) => {
    const pool = id as keyof typeof AIM;
    const have = settled[pool] + given;
    const first = pool === 'fleet' ? Math.min(now.fleet, 4) : pool === 'tactic' ? 2 : 1;
    if (have < first) return 10;
    return have < AIM[pool]
      ? 5 - have / AIM[pool]
      : 1 + (pool === 'tactic' ? 0.5 : 0) - have * 0.01 * view.round;
  });
};

/** Tokens for influence, but for what an objective asks. */
export const leadership: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'amount') return turn.fallback;
  const { ready, goods } = self(turn);
  const free = Math.max(0, ready.influence + goods - reserve(turn, 'influence') - goods);
  return Math.max(form.min, Math.min(form.max, Math.floor(free / 3)));
};

const CARD_WORTH: Readonly<Record<string, number>> = {
  imperial: 7,
  leadership: 6,
  technology: 5,
  warfare: 4,
  trade: 4,
  politics: 3,
  construction: 3,
  diplomacy: 1,
};

function onCard(view: View, id: string): number {
  return view.strategyCards.find((card) => card.id === id)?.goods ?? 0;
}

/** A strategy card by its use and the goods on it. */
export const strategyCard: Play = (turn) => {
  const view = turn.view();
  const holdsRex = self(turn).planets.includes('mecatol-rex');
  return best(
    turn,
    (id) => (CARD_WORTH[id] ?? 0) + onCard(view, id) + (id === 'imperial' && holdsRex ? 3 : 0),
  );
};

/** Follows while a strategy token or two are left; what costs resources only when they are there. */
export const secondary: Play = (turn) => {
  const card = turn.view().strategic?.card;
  const { pools: held } = self(turn);
  if (card === 'leadership' || card === 'technology' || card === 'imperial') return 'yes';
  return held.strategy > 1 ? 'yes' : 'no';
};
