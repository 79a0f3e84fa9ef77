import type { Look } from '#app/records/look.ts';
import { done, type Reply } from '#app/requests/reply.ts';
import type { BotContext } from './bot-context.ts';

/** Somebody who looks at a table. */
export interface TableUser {
  readonly table: string;
  readonly user: string;
}

/** The seats somebody has at a table; people at one machine may have several. */
export function ownSeats({ seats }: Pick<Look, 'seats'>, user: string): readonly number[] {
  return seats.flatMap((row) => (row.user === user ? [row.seat] : []));
}

/** Everybody who plays at a table, each once. */
export function peopleAt({ seats }: Pick<Look, 'seats'>): readonly string[] {
  return [...new Set(seats.flatMap(({ user }) => user ?? []))];
}

/** A table as somebody sees it, once from each of their seats; from outside for whoever has none. */
export async function looksOf(
  { app }: BotContext,
  { table, user }: TableUser,
): Promise<Reply<{ readonly looks: readonly [Look, ...Look[]] }>> {
  const first = await app.look({ table, user });
  if (first.kind !== 'done') return first;
  const looks: [Look, ...Look[]] = [first];
  for (const seat of ownSeats(first, user)) {
    if (seat === first.viewer) continue;
    const look = await app.look({ table, user, seat });
    // Somebody may have taken the seat over meanwhile.
    if (look.kind === 'done') looks.push(look);
  }
  return done({ looks });
}
