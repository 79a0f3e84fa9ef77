import { allocateByNeed, bestOption, bestOptions, openOptions } from '#kit/bots.ts';
import type { View } from '../view.ts';
import { CUSTODIANS } from './aims.ts';
import { reserve } from './build.ts';
import { bigShips, ownIn } from './forces.ts';
import { goalsOf, hoards, savingFor, scorable } from './objectives.ts';
import { type Play, self, type Turn } from './turn.ts';
import { custodiansAwait } from './war.ts';

/** How many tokens of each pool a seat would have, before it has more of any. */
const FIRST = { tactic: 3, fleet: 3, strategy: 2 } as const;
const FEW = 3;
const THEN = { tactic: 5, fleet: 5, strategy: 3 } as const;

/** Tokens into pools: some of each, then tactic before all. */
export const pools: Play = (turn) => {
  const now = self(turn).pools;
  const fleets = turn.view().systems.map(({ units }) => bigShips(ownIn(units, turn.seat)));
  const largest = Math.max(2, ...fleets);
  const settled = turn.topic === 'redistribute' ? { tactic: 0, fleet: 0, strategy: 0 } : now;
  return allocateByNeed(turn, (id, given) => {
    const pool = id as keyof typeof FIRST;
    const have = settled[pool] + given;
    // Ships beyond the supply would be lost.
    if (pool === 'fleet' && have < largest) return 20;
    if (have < FIRST[pool]) return 10 - have / FIRST[pool];
    return have < THEN[pool] ? 5 - have / THEN[pool] : pool === 'tactic' ? 2 : 0.5;
  });
};

export const onePool: Play = (turn) => {
  const now = self(turn).pools;
  return bestOption(turn, ({ id }) => {
    const pool = id as keyof typeof FIRST;
    return (FIRST[pool] ?? 0) - (now[pool] ?? 0) + (pool === 'tactic' ? 0.5 : 0);
  });
};

/** Tokens for influence, but for what an objective asks; for goods as well while there are few. */
export const leadership: Play = (turn) => {
  const { form } = turn;
  if (form.kind !== 'amount') return turn.fallback;
  const { ready, goods, pools: held } = self(turn);
  const few = held.tactic + held.strategy <= FEW && !hoards(turn.chart());
  const kept = Math.max(reserve(turn, 'influence'), custodiansAwait(turn.chart()) ? CUSTODIANS : 0);
  const free = Math.max(0, ready.influence + (few ? goods : 0) - kept);
  return Math.max(form.min, Math.min(form.max, Math.floor(free / 3)));
};

const WORTH: Readonly<Record<string, number>> = {
  imperial: 4,
  leadership: 5,
  technology: 5,
  warfare: 4,
  trade: 4,
  politics: 2.5,
  construction: 2.5,
  diplomacy: 2,
};

/** With so few objectives left to reveal the end is near. */
const isLate = ({ facedown }: View) => facedown.stageOne + facedown.stageTwo <= 4;

const goodsOn = (view: View, id: string) => view.strategyCards.find((card) => card.id === id)?.goods ?? 0;

/** What makes a card worth more to a seat than to others. */
function need(turn: Turn, id: string): number {
  const mine = self(turn);
  const goals = goalsOf(turn.chart());
  const asks = (...ids: readonly string[]) =>
    goals.some((goal) => ids.includes(goal.id) && goal.progress < 1);
  const secrets: readonly string[] = mine.own?.secrets ?? [];
  switch (id) {
    case 'imperial':
      return (
        (mine.planets.includes('mecatol-rex') ? 4 : 0) +
        Math.min(2, scorable(turn.chart()).length) * (isLate(turn.view()) ? 3 : 2) +
        (mine.scoredSecrets.length + secrets.length < 3 ? 1 : 0)
      );
    case 'technology':
      return asks('develop-weaponry', 'revolutionize-warfare', 'diversify-research', 'master-the-sciences')
        ? 2
        : 0;
    case 'trade':
      return asks('negotiate-trade-routes', 'centralize-galactic-trade') || hoards(turn.chart()) ? 2 : 0;
    case 'leadership':
      return asks('lead-from-the-front', 'galvanize-the-people') ? 2 : 0;
    case 'construction':
      return secrets.some((secret) => ['establish-a-perimeter', 'fuel-the-war-machine'].includes(secret))
        ? 3
        : 0;
    case 'politics':
      return secrets.includes('form-a-spy-network') ? 2 : 0;
    case 'diplomacy':
      return asks('erect-a-monument', 'found-a-golden-age', 'sway-the-council', 'manipulate-galactic-law')
        ? 1
        : 0;
    default:
      return 0;
  }
}

/** A strategy card by its use, its use for this seat, and the goods on it. */
export const strategyCard: Play = (turn) =>
  bestOption(turn, ({ id }) => (WORTH[id] ?? 0) + need(turn, id) + goodsOn(turn.view(), id));

/** Whether the secondary of a card is worth its token now. */
export const secondary: Play = (turn) => {
  // Who is a good short is not given it by waiting.
  if (!openOptions(turn.form).some(({ id }) => id === 'yes')) return turn.fallback;
  const card = turn.view().strategic?.card;
  const mine = self(turn);
  const saving = savingFor(turn.chart());
  const spare = mine.pools.tactic + mine.pools.strategy - (saving?.means === 'tokens' ? saving.amount : 0);
  const resources = mine.ready.resources + mine.goods - reserve(turn, 'resources');
  if (card === 'leadership') return 'yes';
  if (spare <= 0) return 'no';
  return wants(turn, card, resources) ? 'yes' : 'no';
};

function wants(turn: Turn, card: string | undefined, resources: number): boolean {
  const mine = self(turn);
  const secrets: readonly string[] = mine.own?.secrets ?? [];
  const { strategy } = mine.pools;
  const exhausted = mine.planets.length * 2 - mine.ready.resources - mine.ready.influence;
  switch (card) {
    case 'technology':
      return resources >= 4;
    case 'imperial':
      return mine.scoredSecrets.length + secrets.length < 3;
    case 'warfare':
      return resources >= 4 && strategy > 1;
    case 'trade':
      return (strategy > 1 || hoards(turn.chart())) && mine.commodities.most - mine.commodities.count >= 2;
    case 'diplomacy':
      return strategy > 1 && exhausted > 4;
    case 'construction':
      return (
        strategy > 1 &&
        secrets.some((secret) => ['establish-a-perimeter', 'fuel-the-war-machine'].includes(secret))
      );
    case 'politics':
      return strategy > 2 || secrets.includes('form-a-spy-network');
    default:
      return strategy > 1;
  }
}

/** Planets to ready: what they pay. */
export const readied: Play = (turn) => {
  const paid = new Map(
    turn
      .view()
      .systems.flatMap(({ planets }) =>
        planets.map(({ id, resources, influence }) => [id as string, resources + influence] as const),
      ),
  );
  return bestOptions(turn, ({ id }) => 0.1 + (paid.get(id) ?? 0));
};
