import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { app } from '../text/lexicon.ts';

/** What a table is told of an upgrade, in one sentence: what changed there, and whose answers are asked again. Nothing if nothing did. */
export function upgradeTold(
  changed: readonly Message[],
  lost: { readonly answers: number; readonly seats: readonly Seat[] },
): Message[] {
  if (changed.length > 0) return [app('app.migrated', { changed, ...lost })];
  return lost.answers > 0 ? [app('app.upgraded', lost)] : [];
}
