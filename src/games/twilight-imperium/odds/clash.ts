import type { Fight } from '../hooks/moments.ts';
import type { Score, Shot } from '../rules/combat/dice.ts';
import { fieldOf } from '../rules/combat/sides.ts';
import type { Campaign } from './campaign.ts';
import type { Toll, Tolls } from './casualties.ts';
import { merged, type Node, onward, type Weighted } from './forces.ts';
import { type Spread, spreadOf } from './spread.ts';
import { ATTACKER, DEFENDER } from './theatre.ts';

/** Both sides' rolls of one kind, taken at the same time. */
export interface Clash {
  readonly node: Node;
  readonly fight: Fight;
  readonly kind: 'combat' | 'barrage';
  readonly shots: readonly [attacker: Shot, defender: Shot];
}

/** What one roll can cost a side. */
export type Costs = readonly { readonly toll: Toll; readonly p: number }[];

/** What the rolls can cost each side, one apart from the other. */
export function costsOf(
  campaign: Campaign,
  { node, fight, kind, shots }: Clash,
): [attacker: Costs, defender: Costs] {
  const { byAttacker, byDefender, ofAttacker, ofDefender } = reckoned(campaign, { node, fight, kind, shots });
  return [together(byDefender, ofAttacker), together(byAttacker, ofDefender)];
}

function reckoned(campaign: Campaign, { node, fight, kind, shots: [attacker, defender] }: Clash) {
  const s = campaign.enter(node, fight);
  const at = fieldOf(fight);
  return {
    byAttacker: spreadOf(s, attacker),
    byDefender: spreadOf(s, defender),
    ofAttacker: campaign.tolls.of(s, node.attacker, { seat: ATTACKER, by: DEFENDER, at, kind }),
    ofDefender: campaign.tolls.of(s, node.defender, { seat: DEFENDER, by: ATTACKER, at, kind }),
  };
}

/** Scores that cost the same together. */
function together(spread: Spread, reckon: Tolls): Costs {
  const found = new Map<string, { toll: Toll; p: number }>();
  for (const score of spread) {
    const toll = reckon(score);
    const name = `${toll.left.id}/${toll.sustained.length}`;
    const known = found.get(name);
    if (known) known.p += score.p;
    else found.set(name, { toll, p: score.p });
  }
  return [...found.values()];
}

/** Where both sides' rolls lead. */
export function clash(campaign: Campaign, both: Clash): Weighted {
  const { node } = both;
  const outcomes: { node: Node; p: number }[] = [];
  for (const { attacker, defender, p } of exchanges(campaign, both)) {
    const next = { ...node, attacker: attacker.left, defender: defender.left };
    for (const one of consequences(campaign, { ...both, node: next }, { attacker, defender }))
      outcomes.push({ node: one.node, p: p * one.p });
  }
  return merged(outcomes);
}

interface Exchange {
  readonly attacker: Toll;
  readonly defender: Toll;
}

function exchanges(campaign: Campaign, both: Clash): (Exchange & { readonly p: number })[] {
  const { fight, kind } = both;
  if (kind === 'combat' && fight.kind === 'ground' && campaign.isLive('ground-dice-rolled')) {
    const { byAttacker, byDefender, ofAttacker, ofDefender } = reckoned(campaign, both);
    return byAttacker.flatMap((a) =>
      byDefender.map((d) => {
        const made = roused(campaign, both, { attacker: a, defender: d });
        return { attacker: ofAttacker(made.defender), defender: ofDefender(made.attacker), p: a.p * d.p };
      }),
    );
  }
  const [attackers, defenders] = costsOf(campaign, both);
  return attackers.flatMap((a) =>
    defenders.map((d) => ({ attacker: a.toll, defender: d.toll, p: a.p * d.p })),
  );
}

/** Hits on the ground after what either side makes of them once both have rolled. */
function roused(
  campaign: Campaign,
  { node, fight }: Clash,
  { attacker, defender }: { attacker: Score; defender: Score },
): { attacker: Score; defender: Score } {
  const event = { ...fight, attackerHits: attacker.hits, defenderHits: defender.hits };
  campaign.at(node, { name: 'ground-dice-rolled', fight, event });
  return {
    attacker: { ...attacker, hits: event.attackerHits },
    defender: { ...defender, hits: event.defenderHits },
  };
}

/** What follows from losses and from having taken hits. */
function consequences(
  campaign: Campaign,
  { node, fight, kind }: Clash,
  { attacker, defender }: Exchange,
): Weighted {
  const mourned = campaign.mourn(node, fight, [
    { seat: ATTACKER, toll: attacker, kind },
    { seat: DEFENDER, toll: defender, kind },
  ]);
  if (kind === 'barrage') return mourned;
  return onward(
    onward(mourned, (one) => campaign.tend(one, fight, { seat: ATTACKER, ...attacker })),
    (one) => campaign.tend(one, fight, { seat: DEFENDER, ...defender }),
  );
}
