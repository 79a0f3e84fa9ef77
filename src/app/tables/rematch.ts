import { z } from 'zod';
import { peopleText, rawText } from '#core/people-text.ts';
import type { SeatRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { displayName, identifier, parseRequest } from '../requests/request.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { tablePost } from '../runner/plan-posts.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { numbered, seatsPost } from '../seats/seating.ts';
import { app } from '../text/lexicon.ts';
import { type CreateRequest, create } from './create.ts';

const rematchRequest = z.object({
  table: identifier,
  user: identifier,
  name: displayName,
  channel: identifier.nullable(),
});

/** Somebody who played a game wants another with the same people. */
export type RematchRequest = z.input<typeof rematchRequest>;

/** The table at which it is played again, and whether it was opened just now. */
export interface Rematch {
  readonly table: string;
  readonly isNew: boolean;
}

/** Opens a table like one at which the game has ended: once, however many ask for it, and however often. */
export async function rematch(runner: TableRunner, request: RematchRequest): Promise<Reply<Rematch>> {
  const read = parseRequest(rematchRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, name, channel } = read.value;
  return await runner.runAt<Rematch>(id, async (old) => {
    const { row, seats } = old;
    if (row.status !== 'over' && row.status !== 'abandoned') return refused(app('app.stillPlayed', {}));
    if (row.owner !== user && seats.every((seat) => seat.user !== user))
      return refused(app('app.notSeated', {}));
    const { tables } = runner.deps.store;
    const known = await tables.rematchOf(id);
    const place = { guild: row.guild, channel: channel ?? row.channel };
    const opened = known === null ? await openLike(runner, old, { user, ...place }) : null;
    // Another process may have been faster.
    const table = known ?? (await tables.rematchOf(id));
    if (table === null) return opened?.kind === 'refused' ? opened : refused(app('app.storeBusy', {}));
    // What was cut short right after it was opened is done by the next who asks.
    return await runner.runAt<Rematch>(table, async (next) => {
      if (next.row.posts > 0) return done({ table, isNew: false });
      const bots = seats.filter(({ bot }) => bot !== null).map((row) => ({ ...row, colour: null }));
      const taken = numbered([{ ...NOBODY, user, name }, ...bots]);
      const users = seats.flatMap((seat) => (seat.user === null || seat.user === user ? [] : [seat.user]));
      const posts = [seatsPost(taken), tablePost('invite', { users: [...new Set(users)] })];
      await runner.commit(next, { seats: taken, posts });
      return done({ table, isNew: true });
    });
  });
}

const NOBODY: SeatRow = {
  seat: 0,
  user: null,
  bot: null,
  name: peopleText(''),
  awayUntil: null,
  colour: null,
};

async function openLike(
  runner: TableRunner,
  { row }: LiveTable,
  { user, guild, channel }: { user: string; guild: string | null; channel: string | null },
): Promise<Reply> {
  const { game, options, language, deadlineHours, reminders, local } = row;
  const name = nextName(rawText(row.name));
  const pace = { deadlineHours, reminders };
  const like = { game, name, language, local, ...pace, options: options as CreateRequest['options'] };
  return await create(runner, { ...like, user, guild, channel }, row.id);
}

const MAX_NAME_LENGTH = 80;

/** "Friday" is followed by "Friday 2". */
function nextName(name: string): string {
  const [, before = name, number = '1'] = /^(.*?) (\d{1,3})$/.exec(name) ?? [];
  const suffix = ` ${Number(number) + 1}`;
  return [...before].slice(0, MAX_NAME_LENGTH - suffix.length).join('') + suffix;
}
