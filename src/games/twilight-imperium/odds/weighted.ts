import type { Seat } from '#core/seat.ts';
import type { RollKind } from '../timing/moments.ts';
import { type Fallen, type Node, nameOf, type Weighted } from './campaign.ts';
import type { Toll } from './casualties.ts';
import { ATTACKER, DEFENDER } from './theatre.ts';

export const sideOf = (seat: Seat): 'attacker' | 'defender' => (seat === ATTACKER ? 'attacker' : 'defender');
export const otherOf = (seat: Seat): Seat => (seat === ATTACKER ? DEFENDER : ATTACKER);

/** Whether a battle is over. */
export const isDecided = ({ attacker, defender }: Node) => attacker.length === 0 || defender.length === 0;

export const surely = (node: Node): Weighted => [{ node, p: 1 }];

/** Equal nodes together. */
export function merged(all: Iterable<Weighted[number]>): Weighted {
  const found = new Map<string, { node: Node; p: number }>();
  for (const { node, p } of all) {
    const name = nameOf(node);
    const known = found.get(name);
    if (known) known.p += p;
    else found.set(name, { node, p });
  }
  return [...found.values()];
}

/** Goes on from every node, as likely as it is. */
export function onward(all: Weighted, step: (node: Node) => Weighted): Weighted {
  const [only, ...more] = all;
  if (only && more.length === 0 && only.p === 1) return step(only.node);
  return merged(all.flatMap(({ node, p }) => step(node).map((next) => ({ node: next.node, p: p * next.p }))));
}

/** The units that a toll has cost, one by one. */
export function fallenOf(seat: Seat, { lost }: Toll, cause: RollKind): Fallen[] {
  return [...lost].flatMap(([unit, count]) => Array.from({ length: count }, () => ({ seat, unit, cause })));
}
