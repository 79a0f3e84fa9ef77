import type { UnitType } from '../content/kinds.ts';
import { type Company, sizeOf } from '../rules/combat/sides.ts';
import { Campaign, type Node, nameOf, type Weighted } from './campaign.ts';
import { opening } from './opening.ts';
import type { BattleOrder } from './order.ts';
import { round } from './round.ts';
import { theatreOf } from './theatre.ts';
import { isDecided, onward, surely } from './weighted.ts';

type Units = Partial<Record<UnitType, number>>;

/** How a battle ends: how likely each way is, and how many units of each side are left on average. */
export interface Odds {
  readonly attacker: number;
  readonly draw: number;
  readonly defender: number;
  readonly survivors: { readonly attacker: Units; readonly defender: Units };
}

/** What is still undecided when it is this unlikely is left out. */
const NEGLIGIBLE = 1e-15;
/** A battle that takes more steps than this never ends. */
const STEPS = 200_000;

/** The exact odds of a battle in which both sides take hits as a careful player would. */
export function oddsOf(order: BattleOrder): Odds {
  const campaign = new Campaign(theatreOf(order));
  const endings = new Endings(order);
  const undecided = onward(opening(campaign), (node) =>
    isDecided(node) ? surely(node) : round(campaign, node, 1),
  );
  fightOut(campaign, undecided, endings);
  return endings.odds();
}

/** The later rounds. A round in which nothing changes is left out of the count: what matters is how it ends at last. */
function fightOut(campaign: Campaign, from: Weighted, endings: Endings): void {
  const known = new Map<string, Weighted>();
  const after = (node: Node, name: string): Weighted => {
    const before = known.get(name);
    if (before) return before;
    const all = round(campaign, node, 2);
    const still = all.find((one) => nameOf(one.node) === name)?.p ?? 0;
    const moved = all.filter((one) => nameOf(one.node) !== name);
    const next = still >= 1 ? [] : moved.map(({ node: to, p }) => ({ node: to, p: p / (1 - still) }));
    known.set(name, next);
    return next;
  };
  const mass = new Layers();
  const add = (node: Node, p: number) => (isDecided(node) ? endings.add(node, p) : mass.add(node, p));
  for (const { node, p } of from) add(node, p);
  let n = 0;
  for (let next = mass.take(); next; next = mass.take()) {
    const { name, node, p } = next;
    if (p < NEGLIGIBLE) continue;
    n += 1;
    const ways = n <= STEPS ? after(node, name) : [];
    // Neither side can ever win: the attacker has to give way.
    if (ways.length === 0) endings.add({ ...node, attacker: [] }, p);
    for (const one of ways) add(one.node, p * one.p);
  }
}

/** Battles still to be fought out, the strongest first: they only get weaker, but for repairs. */
class Layers {
  private readonly layers: Map<string, { readonly node: Node; p: number }>[] = [];

  add(node: Node, p: number): void {
    const level = strength(node);
    while (this.layers.length <= level) this.layers.push(new Map());
    const layer = this.layers[level];
    const name = nameOf(node);
    const there = layer?.get(name);
    if (there) there.p += p;
    else layer?.set(name, { node, p });
  }

  take(): { readonly name: string; readonly node: Node; readonly p: number } | null {
    while (this.layers.length > 0) {
      const top = this.layers.at(-1);
      for (const [name, { node, p }] of top ?? []) {
        top?.delete(name);
        return { name, node, p };
      }
      this.layers.pop();
    }
    return null;
  }
}

/** What both sides can still take. */
const strength = ({ attacker, defender }: Node) => staying(attacker) + staying(defender);
const staying = (company: Company) =>
  company.reduce((sum, { count, damaged }) => sum + 2 * count - damaged, 0);

/** Decided battles, added up. */
class Endings {
  private readonly won = { attacker: 0, draw: 0, defender: 0 };
  private readonly left: { attacker: Map<UnitType, number>; defender: Map<UnitType, number> } = {
    attacker: new Map(),
    defender: new Map(),
  };
  /** A defender who has only structures holds the place when nothing comes through. */
  private readonly holds: boolean;

  constructor({ place, defender }: BattleOrder) {
    const units = (Object.entries(defender.units) as [UnitType, number][]).filter(([, count]) => count > 0);
    const fighters = place === 'ground' ? ['infantry'] : units.map(([unit]) => unit).filter(isNoBystander);
    this.holds = !units.some(([unit]) => fighters.includes(unit));
  }

  add({ attacker, defender }: Node, p: number): void {
    if (sizeOf(attacker) > 0) this.won.attacker += p;
    else if (sizeOf(defender) > 0 || this.holds) this.won.defender += p;
    else this.won.draw += p;
    for (const [side, company] of [
      ['attacker', attacker],
      ['defender', defender],
    ] as const)
      for (const { unit, count } of company) {
        const sum = this.left[side];
        sum.set(unit, (sum.get(unit) ?? 0) + p * count);
      }
  }

  odds(): Odds {
    const { attacker, draw, defender } = this.won;
    const all = attacker + draw + defender;
    const share = (p: number) => rounded(p / all);
    const units = (left: ReadonlyMap<UnitType, number>): Units =>
      Object.fromEntries([...left].map(([unit, sum]) => [unit, share(sum)]));
    return {
      attacker: share(attacker),
      draw: share(draw),
      defender: share(defender),
      survivors: { attacker: units(this.left.attacker), defender: units(this.left.defender) },
    };
  }
}

const isNoBystander = (unit: UnitType) => unit !== 'infantry' && unit !== 'pds' && unit !== 'space-dock';

/** Twelve digits: what comes after them is the noise of adding up. */
const rounded = (value: number) => Number(value.toFixed(12));
