import type { Flow } from '#core/flow.ts';
import type { Fight } from '../../hooks/moments.ts';
import type { Score } from '../../rules/combat/dice.ts';
import { fieldOf, fightOf, isOver, sidesOf, winnerOf } from '../../rules/combat/sides.ts';
import { leaders } from '../../rules/objectives.ts';
import { isShip } from '../../rules/units.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ShipType } from '../../tables/kinds.ts';
import { moment } from '../../timing/moment.ts';
import { beginCombatRound, endBattle } from '../../verbs/battle.ts';
import { endEffects } from '../../verbs/effects.ts';
import { enforce, settleBoard } from '../enforce.ts';
import { answered, hold } from '../trade/holding.ts';
import { takeHits } from './hits.ts';

/** Nobody fights longer than this: whoever attacks has to give way (no base rule; two sides that cannot hurt each other). */
export const MAX_ROUNDS = 100;

/** The battle under way, as abilities see it in this round. */
function fightNow(t: ImperiumTable): Fight {
  if (!t.state.battle) throw new Error('no battle is being fought');
  return fightOf(t.state.battle);
}

/** A round begins; in the first one the combat itself (35.2a, 41.4a). */
export function* startRound(t: ImperiumTable): Flow<Fight> {
  beginCombatRound(t);
  const fight = fightNow(t);
  yield* moment(t, 'combat-round-starts', { event: fight, among: sidesOf(fight) });
  return fight;
}

/** Both sides take the other's hits at the same time, and may then see to their ships (35.6, 41.2). */
export function* exchange(
  t: ImperiumTable,
  fight: Fight,
  { attacker, defender }: { attacker: Score; defender: Score },
): Flow<void> {
  const at = fieldOf(fight);
  const tolls = yield* takeHits(t, [
    { seat: fight.attacker, by: fight.defender, kind: 'combat', at, ...defender },
    { seat: fight.defender, by: fight.attacker, kind: 'combat', at, ...attacker },
  ]);
  for (const seat of sidesOf(fight))
    yield* moment(t, 'hits-assigned', {
      event: { ...fight, seat, ...(tolls.get(seat) ?? { sustained: [], fallen: [] }) },
      among: [seat],
    });
}

/** A round ends; with the last one the combat (35.2b, 41.4b). */
export function* endRound(t: ImperiumTable, fight: Fight): Flow<void> {
  const last = isOver(t.state, fight);
  yield* moment(t, 'combat-round-ends', { event: { ...fight, last }, among: sidesOf(fight) });
  endEffects(t, 'combat round');
}

/** A combat is over (35.9, 41.4): who has won, what lasted for it lapses, and what cannot stay in space goes (35.10a, 38.3c). */
export function* closeBattle(t: ImperiumTable): Flow<void> {
  const fight = fightNow(t);
  const winner = winnerOf(t.state, fight);
  const loser = winner === null ? null : (sidesOf(fight).find((seat) => seat !== winner) ?? null);
  const destroyed = [...new Set(t.state.battle?.destroyed ?? [])].filter((unit): unit is ShipType =>
    isShip(unit),
  );
  const event = { ...fight, winner, loser, destroyed, leaders: leaders(t.state) };
  endBattle(t, winner);
  yield* moment(t, 'combat-over', { event: fight });
  // 35.10a, 38.3c: before anybody responds.
  yield* settleBoard(t);
  const end = { at: 'combat-ends', event, among: sidesOf(fight) } as const;
  if (loser === null) yield* moment(t, end.at, end);
  else {
    // What the loser has may be the winner's: it goes to no third before.
    hold(t, loser, end);
    yield* answered(t, loser, end);
  }
  endEffects(t, 'combat round');
  endEffects(t, 'combat');
  yield* enforce(t);
}
