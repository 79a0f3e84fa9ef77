import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { Fight, Roll } from '../../hooks/moments.ts';
import { combatShot, type Score, type Shot, throwsOf, totalOf } from '../../rules/combat/dice.ts';
import { sidesOf } from '../../rules/combat/sides.ts';
import type { ImperiumTable } from '../../table.ts';
import { moment } from '../../timing/moment.ts';
import { cast, record, recordBarrage, tellHits } from '../../verbs/battle.ts';

/** The dice of a unit ability are rolled; nothing for combat rolls affects them (8.1c, 19.1c, 34.3d). */
export function fire(t: ImperiumTable, shot: Shot): Score {
  const rolls = cast(t, shot, throwsOf(t.state, shot));
  const score = totalOf(t.state, shot, rolls);
  if (rolls.length > 0) tellHits(t, shot.seat, score.hits);
  return score;
}

/** One side rolls for ANTI-FIGHTER BARRAGE; what may be done about dice of the combat is done at once (19.1). */
export function* barrageRolls(t: ImperiumTable, fight: Fight, shot: Shot): Flow<Score> {
  const { seat } = shot;
  const rolls = cast(t, shot, throwsOf(t.state, shot));
  if (rolls.length > 0)
    yield* moment(t, 'barrage-rolled', { event: { ...fight, seat, rolls }, among: sidesOf(fight) });
  const score = totalOf(t.state, shot, rolls);
  recordBarrage(t, seat, rolls);
  if (rolls.length > 0) tellHits(t, seat, score.hits);
  return score;
}

/** Both sides make their combat rolls, the attacker first (35.5f); what follows from rerolls waits until all have rolled. */
export function* combatRolls(t: ImperiumTable, fight: Fight): Flow<{ attacker: Score; defender: Score }> {
  const attacker = yield* rollsOf(t, fight, fight.attacker);
  const defender = yield* rollsOf(t, fight, fight.defender);
  const event = { ...fight, attackerRolls: attacker.rolls, defenderRolls: defender.rolls };
  yield* moment(t, 'rolls-made', { event, among: sidesOf(fight) });
  return { attacker: attacker.score, defender: defender.score };
}

/** One side makes all its combat rolls; rerolls come at once after them (35.5e, 44.3). */
function* rollsOf(t: ImperiumTable, fight: Fight, seat: Seat): Flow<{ score: Score; rolls: Roll[] }> {
  const shot = combatShot(t.state, fight, seat);
  const rolls = cast(t, shot, throwsOf(t.state, shot));
  record(t, seat, { rolls, score: totalOf(t.state, shot, rolls) });
  if (rolls.length > 0)
    yield* moment(t, 'dice-rolled', { event: { ...fight, seat, rolls }, among: sidesOf(fight) });
  const score = totalOf(t.state, shot, rolls);
  record(t, seat, { rolls, score });
  if (rolls.length > 0) tellHits(t, seat, score.hits);
  return { score, rolls };
}
