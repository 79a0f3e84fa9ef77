import { bestOption } from '#kit/bots.ts';
import type { UnitType } from '../view.ts';
import { onBoard } from './forces.ts';
import { hoards, savingFor } from './objectives.ts';
import { type Play, self, type Turn } from './turn.ts';

/** What a seat keeps back because an objective of this round is paid with it. */
export function reserve(turn: Turn, means: 'resources' | 'influence'): number {
  const saving = savingFor(turn.chart());
  if (!saving || saving.means === 'tokens') return 0;
  return saving.means === means || saving.means === 'goods' ? saving.amount : 0;
}

const secretsOf = (turn: Turn): readonly string[] => self(turn).own?.secrets ?? [];

/** How much a unit is wanted, given how many there are already. */
function wishFor(turn: Turn, unit: UnitType, made: number): number {
  const view = turn.view();
  const mine = self(turn);
  const count = onBoard(view, turn.seat, unit) + made;
  switch (unit) {
    case 'carrier':
      return count < 2 ? 9 : count < 4 ? 5.5 : 1;
    case 'infantry':
      return count < 4 + mine.planets.length * 1.5 ? 7 - made * 0.4 : 1;
    case 'war-sun':
      return 6;
    case 'flagship':
      return secretsOf(turn).includes('unveil-flagship') ? 8 : 4.5;
    case 'dreadnought':
      return secretsOf(turn).includes('gather-a-mighty-fleet') ? 8 : 4;
    case 'cruiser':
      return count < 4 ? 4.5 : 3.5;
    case 'destroyer':
      return count < 2 ? 4 : 2.5;
    case 'fighter':
      return 3.4 - count * 0.2;
    default:
      return 1;
  }
}

/** What the label of a unit that can be made says. */
interface Priced {
  readonly unit: UnitType;
  readonly cost: number;
  readonly perCost: number;
}

const SMALL: readonly UnitType[] = ['infantry', 'fighter'];

/** Buys what is wanted most within the budget, the fleet supply and the number of units that can be made. */
export const production: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'allocate') return turn.fallback;
  const { most, budget, ships } = form.prompt.args as { most: number; budget: number; ships: number };
  const prices = new Map(form.slots.map(({ id, label }) => [id, label.args as unknown as Priced] as const));
  let money = budget - Math.max(reserve(turn, 'resources'), hoards(turn.chart()) ? self(turn).goods : 0);
  let room = ships;
  const made = new Map<string, number>();
  const so = (id: string) => made.get(id) ?? 0;
  for (let units = 0; units < most; units++) {
    const wishes = form.slots.flatMap(({ id, max }) => {
      const price = prices.get(id);
      if (!price || so(id) >= max) return [];
      const cost = so(id) % price.perCost === 0 ? price.cost : 0;
      if (cost > money || (room <= 0 && !SMALL.includes(price.unit))) return [];
      return [{ id, cost, unit: price.unit, wish: wishFor(turn, price.unit, so(id)) }];
    });
    const [first] = wishes.sort((a, b) => b.wish - a.wish);
    if (!first || first.wish <= 0) break;
    money -= first.cost;
    if (!SMALL.includes(first.unit)) room -= 1;
    made.set(first.id, so(first.id) + 1);
  }
  return Object.fromEntries(made);
};

/** Space docks where much is to be had, space cannons beside them. */
export const structure: Play = (turn) => {
  const view = turn.view();
  const known = new Map(
    view.systems.flatMap((system) =>
      system.planets.map((planet) => [planet.id as string, { planet, system }] as const),
    ),
  );
  const docks = onBoard(view, turn.seat, 'space-dock');
  return bestOption(turn, ({ id }) => {
    const [unit, at = ''] = id.split(':');
    const found = known.get(at);
    if (!found) return 0;
    const home = found.system.id === self(turn).home ? 1 : 0;
    if (unit === 'space-dock') return docks < 3 ? 5 + found.planet.resources - home * 4 : -1;
    return 2 + home + (at === 'mecatol-rex' ? 2 : 0) + 0.3 * found.planet.resources;
  });
};
