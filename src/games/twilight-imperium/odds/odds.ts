import { completed, endStep, type Steps } from '#core/steps.ts';
import { contents } from '../components/index.ts';
import { attachBook, type Book, openBook } from '../hooks/book.ts';
import { Campaign, type Course } from './campaign.ts';
import { Endings, type Odds } from './endings.ts';
import { isDecided, keyOf, merged, type Node, surely, type Weighted } from './forces.ts';
import { Layers } from './layers.ts';
import { opening } from './opening.ts';
import type { BattleOrder } from './order.ts';
import { plainRound, round } from './round.ts';
import { theatreOf } from './theatre.ts';

export type { Odds } from './endings.ts';

/** What is still undecided when it is this unlikely is left out. */
const NEGLIGIBLE = 1e-15;
/** A battle that takes more steps than this never ends. */
const STEPS = 1_000_000;

/** What a battle is fought with that belongs to no table. */
const BASE = openBook(contents);

/** A battle to be thought through with the components of a table. */
function campaignOf(order: BattleOrder, book: Book): Campaign {
  const state = theatreOf(order);
  attachBook(state, book);
  return new Campaign(state);
}

/** The exact odds of a battle in which both sides take hits as a careful player would. */
export const oddsOf = (order: BattleOrder, book: Book = BASE): Odds => completed(weighing(order, book));

/** The same, a step for every position that the battle may come to. */
function* weighing(order: BattleOrder, book: Book): Steps<Odds> {
  const campaign = campaignOf(order, book);
  const endings = new Endings(order);
  const opened = order.begun ? surely(campaign.first) : yield* opening(campaign);
  const undecided: Weighted[number][] = [];
  for (const { node, p } of opened) {
    const fought = isDecided(node) ? surely(node) : yield* round(campaign, node, 1);
    for (const next of fought) undecided.push({ node: next.node, p: p * next.p });
  }
  yield* fightOut(campaign, merged(undecided), endings);
  return endings.odds();
}

/** What a step costs where components of either side have a say in it. */
const COST: Readonly<Record<Course, number>> = { plain: 1, watched: 2, framed: 5, intricate: 32 };

/** The odds of a battle, unless working them out could take longer than somebody should wait: `most` pairs of hits that both sides can take. */
export function* quickOddsOf(order: BattleOrder, most: number, book: Book = BASE): Steps<Odds | null> {
  const campaign = campaignOf(order, book);
  const cost = COST[campaign.course];
  const fight = campaign.fight(1);
  // Others may join those who are there as the combat begins.
  const joined = campaign.at(campaign.first, { name: 'combat-round-starts', fight, event: fight });
  const pairs = joined.map(({ node: { attacker, defender } }) => attacker.staying * defender.staying);
  return Math.max(...pairs) * cost > most ? null : yield* weighing(order, book);
}

/** The later rounds. A round in which nothing changes is left out of the count: what matters is how it ends at last. */
function* fightOut(campaign: Campaign, from: Weighted, endings: Endings): Steps<void> {
  const mass = new Layers();
  const add = (node: Node, p: number) => (isDecided(node) ? endings.add(node, p) : mass.add(node, p));
  for (const { node, p } of from) add(node, p);
  const step = campaign.isPlain ? plainStep(campaign, add) : anyStep(campaign, add);
  let steps = 0;
  for (let next = mass.take(); next; next = mass.take()) {
    const { node, p } = next;
    if (p < NEGLIGIBLE) continue;
    steps += 1;
    // Neither side can ever win: the attacker has to give way.
    if (steps > STEPS || !(yield* step(node, p))) endings.add({ ...node, attacker: campaign.nobody }, p);
  }
}

type Add = (node: Node, p: number) => void;
/** Passes on how likely a node is to what may come of it; says whether anything may. */
type Step = (node: Node, p: number) => Steps<boolean>;

/** Dice and hits only: what befalls one side does not depend on what befalls the other. */
function plainStep(campaign: Campaign, add: Add): Step {
  return function* (node, p) {
    yield* endStep();
    const [attackers, defenders] = plainRound(campaign, node);
    const of = (costs: typeof attackers, self: Node['attacker']) =>
      costs.find(({ toll }) => toll.left === self)?.p ?? 0;
    const still = of(attackers, node.attacker) * of(defenders, node.defender);
    if (still >= 1) return false;
    const { setting } = node;
    for (const a of attackers)
      for (const d of defenders) {
        if (a.toll.left === node.attacker && d.toll.left === node.defender) continue;
        add({ attacker: a.toll.left, defender: d.toll.left, setting }, (p * a.p * d.p) / (1 - still));
      }
    return true;
  };
}

/** With everything that either side has in play; what was worked out for a node once holds whenever it comes again. */
function anyStep(campaign: Campaign, add: Add): Step {
  const known = new Map<number, Weighted>();
  return function* (node, p) {
    yield* endStep();
    const key = keyOf(node);
    const ways = known.get(key) ?? (yield* waysFrom(campaign, node));
    known.set(key, ways);
    for (const one of ways) add(one.node, p * one.p);
    return ways.length > 0;
  };
}

function* waysFrom(campaign: Campaign, node: Node): Steps<Weighted> {
  const key = keyOf(node);
  const all = yield* round(campaign, node, 2);
  const still = all.find((one) => keyOf(one.node) === key)?.p ?? 0;
  if (still >= 1) return [];
  return all
    .filter((one) => keyOf(one.node) !== key)
    .map(({ node: to, p }) => ({ node: to, p: p / (1 - still) }));
}
