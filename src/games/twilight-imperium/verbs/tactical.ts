import type { Seat } from '#core/seat.ts';
import type { State } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import { msg } from '../text/lexicon.ts';
import { gainPoints } from './points.ts';

type Step = NonNullable<State['tactical']>['step'];

/** A system becomes the active one, for the whole tactical action (1.1, 1.4). */
export function beginTactical(t: ImperiumTable, seat: Seat, system: SystemId): void {
  t.write.tactical = { seat, system, step: 'activation' };
  t.tell(msg('fact.activated', { seat, system }));
}

export function enterStep(t: ImperiumTable, step: Step): void {
  if (!t.write.tactical) throw new Error('no tactical action is under way');
  t.write.tactical.step = step;
}

export function endTactical(t: ImperiumTable): void {
  t.write.tactical = null;
}

/** The custodians token leaves Mecatol Rex; whoever removes it gains a point (16.3). */
export function removeCustodians(t: ImperiumTable, seat: Seat): void {
  t.write.custodians = false;
  t.tell(msg('fact.custodians', { seat }));
  gainPoints(t, { seat, points: 1, by: 'custodians' });
}
