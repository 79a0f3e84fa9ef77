import type { Session, WaitedSeat } from '#core/session.ts';
import { isLocal, type LiveTable } from './live-table.ts';

/** Whom a table waits for, as everybody may know it; where there is nobody to hide it from, as it is. */
export function waitingAt(table: Pick<LiveTable, 'row' | 'seats'>, session: Session): WaitedSeat[] {
  return isLocal(table) ? session.unanswered() : session.waiting();
}
