import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { Fight } from '../../hooks/moments.ts';
import { activeSeat, companyAt, isOver, opponentsAt, sidesOf, strengthAt } from '../../rules/combat/sides.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import { moment } from '../../timing/moment.ts';
import { beginBattle } from '../../verbs/battle.ts';
import { destroyAll } from '../destroy.ts';
import { barrage } from './barrage.ts';
import { announceRetreats, retreat, retreatNow } from './retreat.ts';
import { combatRolls } from './rolls.ts';
import { closeBattle, endRound, exchange, MAX_ROUNDS, startRound } from './round.ts';

/** A space combat, if there is one (35): the active seat against whoever else has ships in the system, one after another. */
export function* spaceCombat(t: ImperiumTable, system: SystemId): Flow<void> {
  const attacker = activeSeat(t.state);
  const opponents = opponentsAt(t.state, attacker, system);
  // 35.1
  if (strengthAt(t.state, attacker, system) === 0 || opponents.length === 0) return;
  for (const defender of opponents)
    if (strengthAt(t.state, attacker, system) > 0 && strengthAt(t.state, defender, system) > 0)
      yield* fightInSpace(t, system, { attacker, defender });
}

function* fightInSpace(
  t: ImperiumTable,
  system: SystemId,
  { attacker, defender }: { attacker: Seat; defender: Seat },
): Flow<void> {
  const fight: Fight = { kind: 'space', system, planet: null, attacker, defender, round: 0 };
  beginBattle(t, fight);
  yield* moment(t, 'before-combat', { event: fight, among: sidesOf(fight) });
  while (!isOver(t.state, fight)) yield* spaceRound(t);
  yield* closeBattle(t);
}

/** One round: barrage in the first, announcements, dice, hits, retreat (35.3 to 35.7). */
function* spaceRound(t: ImperiumTable): Flow<void> {
  const fight = yield* startRound(t);
  if (isOver(t.state, fight)) return yield* endRound(t, fight);
  if (fight.round === 1) {
    yield* barrage(t, fight);
    // 35.3a
    if (isOver(t.state, fight)) return yield* endRound(t, fight);
  }
  yield* announceRetreats(t, fight);
  yield* exchange(t, fight, yield* combatRolls(t, fight));
  yield* retreat(t, fight);
  if (fight.round >= MAX_ROUNDS && !isOver(t.state, fight)) yield* giveWay(t, fight);
  yield* endRound(t, fight);
}

/** The attacker leaves a combat that neither side can win, or loses what it has there. */
function* giveWay(t: ImperiumTable, { system, attacker, defender }: Fight): Flow<void> {
  yield* retreatNow(t, attacker, system);
  const left = companyAt(t.state, attacker, system);
  yield* destroyAll(
    t,
    left.map(({ unit, count }) => ({
      at: system,
      seat: attacker,
      unit,
      count,
      by: defender,
      cause: 'effect' as const,
    })),
  );
}
