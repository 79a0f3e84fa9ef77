import type { DatedHandOver } from '#store/seat-history.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { refuseNewcomer } from './newcomer.ts';

const DAY = 24 * 3_600_000;

/** How long whoever lost a seat against their will may object. */
export const OBJECTION_DAYS = 7;

/** The seats that somebody lost against their will and may still object to: while whoever replaced them sits there, and not for ever. */
export function replacedAt(table: LiveTable, user: string, now: number): readonly DatedHandOver[] {
  return table.handOvers.filter(({ entry, at }) => {
    const { seat, from, right } = entry;
    const last = table.handOvers.findLast((one) => one.entry.seat === seat);
    return (
      from.user === user &&
      (right === 'vote' || right === 'notice') &&
      last?.entry === entry &&
      now - at < OBJECTION_DAYS * DAY &&
      refuseNewcomer(table, { seat, user, name: from.name }) === null
    );
  });
}
