import type { Seat } from '#core/seat.ts';
import type { Steps } from '#core/steps.ts';
import { bombardedOn, bombersFor, cannonsAt, cannonsOn } from '../rules/combat/batteries.ts';
import type { Firing, Shot } from '../rules/combat/dice.ts';
import { fieldOf } from '../rules/combat/sides.ts';
import type { State } from '../state.ts';
import { type Campaign, otherOf, sideOf } from './campaign.ts';
import { merged, type Node, onward, onwardInSteps, surely, type Weighted } from './forces.ts';
import { spreadOf } from './spread.ts';
import { ATTACKER, DEFENDER, planetIn } from './theatre.ts';

/** What comes before the combat: space cannons in space; bombardment, then space cannons on the ground. */
export function* opening(campaign: Campaign): Steps<Weighted> {
  const isSpace = campaign.fight(0).kind === 'space';
  const first = isSpace ? cannonsOf(campaign, ATTACKER) : (node: Node) => bombarded(campaign, node);
  const fired = yield* onwardInSteps(surely(campaign.first), first);
  return yield* onwardInSteps(fired, cannonsOf(campaign, DEFENDER));
}

/** Space cannons of a side, on offense in space and on defense on a planet (34). */
function cannonsOf(campaign: Campaign, seat: Seat): (node: Node) => Weighted {
  const fight = campaign.fight(0);
  const at = fieldOf(fight);
  const against = otherOf(seat);
  const batteries = (s: State): Firing[] =>
    fight.kind === 'space'
      ? cannonsAt(s, fight.system, { seat, against })
      : cannonsOn(s, planetIn(fight), { seat, against });
  return (node) => {
    const idle = batteries(campaign.enter(node, fight)).length === 0;
    if (idle || node[sideOf(against)].staying === 0) return surely(node);
    const event = { seat, against, at, heavyOnly: false };
    return onward(campaign.at(node, { name: 'cannon-fires', fight, event }), (ready) => {
      const firing = batteries(campaign.enter(ready, fight));
      const shot: Shot = { seat, kind: 'cannon', at, against, fight: null, firing };
      return salvo(campaign, ready, { shot, heavyOnly: event.heavyOnly });
    });
  };
}

/** Bombardment of the planet by all that can (8). */
function bombarded(campaign: Campaign, node: Node): Weighted {
  const fight = campaign.fight(0);
  const at = planetIn(fight);
  const s = campaign.enter(node, fight);
  const firing = bombersFor(s, ATTACKER, at);
  if (bombardedOn(s, ATTACKER, at) === null || firing.length === 0) return surely(node);
  const shot: Shot = { seat: ATTACKER, kind: 'bombardment', at, against: DEFENDER, fight: null, firing };
  return salvo(campaign, node, { shot, heavyOnly: false });
}

/** One side fires, and the other takes the hits. */
function salvo(
  campaign: Campaign,
  node: Node,
  { shot, heavyOnly }: { shot: Shot; heavyOnly: boolean },
): Weighted {
  const fight = campaign.fight(0);
  const { seat: by, at, kind } = shot;
  const seat = otherOf(by);
  const s = campaign.enter(node, fight);
  const spread = spreadOf(s, shot);
  const reckon = campaign.tolls.of(s, node[sideOf(seat)], { seat, by, at, kind });
  return merged(
    spread.flatMap(({ hits, heavy, p }) => {
      const toll = reckon({ hits, heavy: heavyOnly ? hits : heavy });
      const next = { ...node, [sideOf(seat)]: toll.left };
      const mourned = campaign.mourn(next, fight, [{ seat, toll, kind }]);
      return mourned.map((one) => ({ node: one.node, p: p * one.p }));
    }),
  );
}
