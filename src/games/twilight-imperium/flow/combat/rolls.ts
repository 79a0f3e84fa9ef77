import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { combatShot, type Score, type Shot, throwsOf, totalOf } from '../../rules/combat/dice.ts';
import { sidesOf } from '../../rules/combat/sides.ts';
import type { ImperiumTable } from '../../table.ts';
import { moment } from '../../timing/moment.ts';
import type { Fight } from '../../timing/moments.ts';
import { cast, record, tellHits } from '../../verbs/battle.ts';

/** The dice of a unit ability are rolled; nothing for combat rolls affects them (8.1c, 19.1c, 34.3d). */
export function fire(t: ImperiumTable, shot: Shot): Score {
  const rolls = cast(t, shot, throwsOf(t.state, shot));
  const score = totalOf(t.state, shot, rolls);
  if (rolls.length > 0) tellHits(t, shot.seat, score.hits);
  return score;
}

/** One side makes all its combat rolls; rerolls come at once after them (35.5e, 44.3). */
export function* combatRolls(t: ImperiumTable, fight: Fight, seat: Seat): Flow<Score> {
  const shot = combatShot(t.state, fight, seat);
  const rolls = cast(t, shot, throwsOf(t.state, shot));
  record(t, seat, { rolls, score: totalOf(t.state, shot, rolls) });
  if (rolls.length > 0)
    yield* moment(t, 'dice-rolled', { event: { ...fight, seat, rolls }, among: sidesOf(fight) });
  const score = totalOf(t.state, shot, rolls);
  record(t, seat, { rolls, score });
  if (rolls.length > 0) tellHits(t, seat, score.hits);
  return score;
}
