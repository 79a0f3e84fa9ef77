import type { Seat } from '#core/seat.ts';
import type { Steps } from '#core/steps.ts';
import type { Fight } from '../hooks/moments.ts';
import { barrageOf } from '../rules/combat/batteries.ts';
import { combatShot, type Shot } from '../rules/combat/dice.ts';
import { endEffects } from '../verbs/effects.ts';
import { type Campaign, otherOf } from './campaign.ts';
import { type Clash, type Costs, clash, costsOf } from './clash.ts';
import { isDecided, type Node, onwardInSteps, surely, type Weighted } from './forces.ts';
import { ATTACKER, DEFENDER } from './theatre.ts';

/** One round of combat, from its start to its end (35.3 to 35.8, 41.1 to 41.3). Nobody retreats. */
export function* round(campaign: Campaign, node: Node, number: number): Steps<Weighted> {
  const fight = campaign.fight(number);
  const begun = campaign.at(node, { name: 'combat-round-starts', fight, event: fight });
  const barraged =
    number === 1 && fight.kind === 'space'
      ? yield* onwardInSteps(begun, (one) => barrage(campaign, one, fight))
      : begun;
  const fought = yield* onwardInSteps(barraged, (one) =>
    isDecided(one) ? surely(one) : clash(campaign, combat(campaign, one, fight)),
  );
  const ended = yield* onwardInSteps(fought, (one) => campaign.close(one, fight));
  return campaign.isChanged ? yield* onwardInSteps(ended, (one) => lapsed(campaign, one, fight)) : ended;
}

/** A later round that is dice and hits and nothing else: what it costs either side. */
export function plainRound(campaign: Campaign, node: Node): [attacker: Costs, defender: Costs] {
  return costsOf(campaign, combat(campaign, node, campaign.fight(2)));
}

function combat(campaign: Campaign, node: Node, fight: Fight): Clash {
  const s = campaign.enter(node, fight);
  const shots = [combatShot(s, fight, ATTACKER), combatShot(s, fight, DEFENDER)] as const;
  return { node, fight, kind: 'combat', shots };
}

function barrage(campaign: Campaign, node: Node, fight: Fight): Weighted {
  if (isDecided(node)) return surely(node);
  const s = campaign.enter(node, fight);
  const shotOf = (seat: Seat): Shot => ({
    seat,
    kind: 'barrage',
    at: fight.system,
    against: otherOf(seat),
    fight,
    firing: barrageOf(s, seat, fight.system),
  });
  return clash(campaign, { node, fight, kind: 'barrage', shots: [shotOf(ATTACKER), shotOf(DEFENDER)] });
}

/** What lasted for the round is over. */
function lapsed(campaign: Campaign, node: Node, fight: Fight): Weighted {
  const { effects } = campaign.enter(node, fight);
  if (!effects.some(({ until }) => until === 'combat round')) return surely(node);
  return campaign.play(node, fight, function* (t) {
    endEffects(t, 'combat round');
  });
}
