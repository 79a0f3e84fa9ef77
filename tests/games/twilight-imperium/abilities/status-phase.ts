import type { FactionId } from '#games/twilight-imperium/tables/ids.ts';
import { type Imperium, Scene } from '../scene.ts';

/** The beginning of a status phase in which nobody can score. */
export const statusOf = (...factions: readonly FactionId[]): Scene =>
  new Scene(3, factions).stage({ kind: 'status' }).objective('expand-borders', { revealed: false });

/** Everybody keeps the tokens as they are, until somebody is asked something else or the phase is over. */
export function keepTokens(table: Imperium): Imperium {
  for (let n = 0; n < 20; n++) {
    const open = table.session.open().find(({ topic, held }) => topic === 'redistribute' && held === null);
    if (!open) return table;
    table.answer(open.seat, open.topic, open.fallback);
  }
  throw new Error('the tokens are never shared out');
}
