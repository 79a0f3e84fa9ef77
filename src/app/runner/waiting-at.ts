import type { OpenQuestion, Session } from '#core/session.ts';
import type { Summons } from '#core/waited.ts';
import { isLocal, type LiveTable } from './live-table.ts';

/** Whom a table waits for, as everybody may know it; where there is nobody to hide it from, as it is. */
export function waitingAt(table: Pick<LiveTable, 'row' | 'seats'>, session: Session): Summons[] {
  return isLocal(table) ? session.waiting() : session.summoned();
}

/** The veiled window a question is asked in, where there is somebody to hide anything from. */
export function windowOf(
  table: Pick<LiveTable, 'row' | 'seats'>,
  { window }: OpenQuestion,
): OpenQuestion['window'] {
  return isLocal(table) ? null : window;
}
