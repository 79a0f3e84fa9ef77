import type { Score, Shot } from '../rules/combat/dice.ts';
import { fieldOf } from '../rules/combat/sides.ts';
import type { Fight } from '../timing/moments.ts';
import type { Campaign, Node, Weighted } from './campaign.ts';
import type { Toll, Tolls } from './casualties.ts';
import { spell } from './spelling.ts';
import { type Spread, spreadOf } from './spread.ts';
import { ATTACKER, DEFENDER } from './theatre.ts';
import { fallenOf, merged, onward } from './weighted.ts';

/** Both sides' rolls of one kind, taken at the same time. */
export interface Clash {
  readonly node: Node;
  readonly fight: Fight;
  readonly kind: 'combat' | 'barrage';
  readonly shots: readonly [attacker: Shot, defender: Shot];
}

/** What one roll can cost a side. */
type Costs = readonly { readonly toll: Toll; readonly p: number }[];
/** What both can cost both. */
interface Exchange {
  readonly attacker: Toll;
  readonly defender: Toll;
  readonly p: number;
}

/** Where both sides' rolls lead. */
export function clash(campaign: Campaign, both: Clash): Weighted {
  const { node, fight, kind } = both;
  const outcomes: { node: Node; p: number }[] = [];
  for (const { attacker, defender, p } of exchanges(campaign, both)) {
    const next = { ...node, attacker: attacker.left, defender: defender.left };
    if (isPlain(campaign, kind)) outcomes.push({ node: next, p });
    else
      for (const one of aftermath(campaign, both, { attacker, defender, p }))
        outcomes.push({ node: one.node, p: p * one.p });
  }
  // Without an aftermath every outcome is another one already.
  return isPlain(campaign, kind) && fight.kind === 'space' ? outcomes : merged(outcomes);
}

function isPlain(campaign: Campaign, kind: Clash['kind']): boolean {
  return !campaign.isLive('unit-destroyed') && (kind === 'barrage' || !campaign.isLive('hits-assigned'));
}

function exchanges(campaign: Campaign, { node, fight, kind, shots }: Clash): Exchange[] {
  const s = campaign.enter(node, fight);
  const at = fieldOf(fight);
  const [byAttacker, byDefender] = shots.map((shot) => spreadOf(s, shot)) as [Spread, Spread];
  const ofAttacker = campaign.tolls.of(s, node.attacker, { seat: ATTACKER, by: DEFENDER, at, kind });
  const ofDefender = campaign.tolls.of(s, node.defender, { seat: DEFENDER, by: ATTACKER, at, kind });
  if (fight.kind === 'ground' && campaign.isLive('ground-dice-rolled'))
    return byAttacker.flatMap((a) =>
      byDefender.map((d) => {
        const made = roused(campaign, { node, fight, attacker: a, defender: d });
        return { attacker: ofAttacker(made.defender), defender: ofDefender(made.attacker), p: a.p * d.p };
      }),
    );
  const attackers = costs(byDefender, ofAttacker);
  return costs(byAttacker, ofDefender).flatMap((defender) =>
    attackers.map((attacker) => ({
      attacker: attacker.toll,
      defender: defender.toll,
      p: attacker.p * defender.p,
    })),
  );
}

/** Scores that cost the same together. */
function costs(spread: Spread, toll: Tolls): Costs {
  const found = new Map<string, { toll: Toll; p: number }>();
  for (const score of spread) {
    const one = toll(score);
    const name = `${spell(one.left)}/${one.sustained.join()}`;
    const known = found.get(name);
    if (known) known.p += score.p;
    else found.set(name, { toll: one, p: score.p });
  }
  return [...found.values()];
}

/** Hits on the ground after what either side makes of them once both have rolled. */
function roused(
  campaign: Campaign,
  { node, fight, attacker, defender }: { node: Node; fight: Fight; attacker: Score; defender: Score },
): { attacker: Score; defender: Score } {
  const event = { ...fight, attackerHits: attacker.hits, defenderHits: defender.hits };
  campaign.at(node, { name: 'ground-dice-rolled', fight, event });
  return {
    attacker: { ...attacker, hits: event.attackerHits },
    defender: { ...defender, hits: event.defenderHits },
  };
}

/** What follows from losses and from having taken hits. */
function aftermath(
  campaign: Campaign,
  { node, fight, kind }: Clash,
  { attacker, defender }: Exchange,
): Weighted {
  const next = { ...node, attacker: attacker.left, defender: defender.left };
  const fallen = [...fallenOf(ATTACKER, attacker, kind), ...fallenOf(DEFENDER, defender, kind)];
  const mourned = campaign.mourn(next, fight, fallen);
  if (kind === 'barrage') return mourned;
  return onward(
    onward(mourned, (one) => campaign.tend(one, fight, { seat: ATTACKER, sustained: attacker.sustained })),
    (one) => campaign.tend(one, fight, { seat: DEFENDER, sustained: defender.sustained }),
  );
}
