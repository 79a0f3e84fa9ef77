import { endStep, type Steps } from '#core/steps.ts';
import type { Company } from '../rules/combat/sides.ts';
import { UNIT_TYPES } from '../tables/kinds.ts';

/** A company known by number: equal companies are one and the same force. */
export interface Force {
  readonly id: number;
  readonly company: Company;
  /** Hits that it could still take, at most. */
  readonly staying: number;
}

/** Every company met so far. */
export class Forces {
  private readonly known = new Map<string, Force>();

  of(company: Company): Force {
    const ranks = company.filter(({ count }) => count > 0);
    ranks.sort((a, b) => UNIT_TYPES.indexOf(a.unit) - UNIT_TYPES.indexOf(b.unit));
    let name = '';
    for (const { unit, count, damaged } of ranks) name += `${unit}${count}.${damaged},`;
    const before = this.known.get(name);
    if (before) return before;
    const staying = ranks.reduce((sum, { count, damaged }) => sum + 2 * count - damaged, 0);
    const force = { id: this.known.size, company: ranks, staying };
    this.known.set(name, force);
    return force;
  }
}

/** Where a battle stands: both sides, and in which circumstances (what is exhausted, which effects last). */
export interface Node {
  readonly attacker: Force;
  readonly defender: Force;
  readonly setting: number;
}
export type Weighted = readonly { readonly node: Node; readonly p: number }[];

const RANGE = 2 ** 16;

/** A node by number: equal numbers, equal battles. */
export const keyOf = ({ attacker, defender, setting }: Node) =>
  (setting * RANGE + attacker.id) * RANGE + defender.id;

/** Whether a battle is over. */
export const isDecided = ({ attacker, defender }: Pick<Node, 'attacker' | 'defender'>) =>
  attacker.staying === 0 || defender.staying === 0;

export const surely = (node: Node): Weighted => [{ node, p: 1 }];

/** Equal nodes together. */
export function merged(all: Iterable<Weighted[number]>): Weighted {
  const found = new Map<number, { node: Node; p: number }>();
  for (const { node, p } of all) {
    const key = keyOf(node);
    const known = found.get(key);
    if (known) known.p += p;
    else found.set(key, { node, p });
  }
  return [...found.values()];
}

/** Goes on from every node, as likely as it is. */
export function onward(all: Weighted, step: (node: Node) => Weighted): Weighted {
  const [only, ...more] = all;
  if (only && more.length === 0 && only.p === 1) return step(only.node);
  return merged(all.flatMap(({ node, p }) => step(node).map((next) => ({ node: next.node, p: p * next.p }))));
}

/** The same, a step for every node. */
export function* onwardInSteps(all: Weighted, step: (node: Node) => Weighted): Steps<Weighted> {
  const ways: Weighted[number][] = [];
  for (const { node, p } of all) {
    yield* endStep();
    for (const next of step(node)) ways.push({ node: next.node, p: p * next.p });
  }
  return merged(ways);
}
