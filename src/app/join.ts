import { z } from 'zod';
import type { Seat } from '#core/seat.ts';
import type { Desk } from './desk.ts';
import type { LiveTable } from './live-table.ts';
import { done, type Refused, type Reply, refused } from './reply.ts';
import { actor, displayName, identity, reading } from './request.ts';
import { gathering, rulersOnly } from './roles.ts';
import { numbered, seatsPost } from './seating.ts';
import { app } from './text/lexicon.ts';

const joinRequest = z.object({ table: identity, user: identity, name: displayName });
const addBotRequest = z.object({
  table: identity,
  actor,
  bot: identity,
  name: displayName.optional(),
});

/** Somebody sits down. */
export type JoinRequest = z.input<typeof joinRequest>;

/** A bot is seated. */
export type AddBotRequest = z.input<typeof addBotRequest>;

type Newcomer = { readonly user: string | null; readonly bot: string | null; readonly name: string };

function noRoom(table: LiveTable): Refused | null {
  const { game, row, seats } = table;
  if (!game) return refused(app('app.noGame', { game: row.game }));
  const most = Math.max(...game.seats);
  return seats.length >= most ? refused(app('app.tableFull', { seats: most })) : null;
}

async function sit(desk: Desk, table: LiveTable, who: Newcomer): Promise<Reply<{ seat: Seat }>> {
  const seats = numbered([...table.seats, { seat: 0, ...who, awayUntil: null }]);
  await desk.commit(table, { seats, posts: [seatsPost(seats)] });
  return done({ seat: seats.length - 1 });
}

/** Gives somebody the next free seat. */
export async function join(desk: Desk, request: JoinRequest): Promise<Reply<{ seat: Seat }>> {
  const read = reading(joinRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, name } = read.value;
  return await desk.at<{ seat: Seat }>(id, async (table) => {
    const closed = gathering(table);
    if (closed) return closed;
    if (table.seats.some((seat) => seat.user === user)) return refused(app('app.alreadySeated', {}));
    return noRoom(table) ?? (await sit(desk, table, { user, bot: null, name }));
  });
}

/** Gives a bot the next free seat; for the table's owner. */
export async function addBot(desk: Desk, request: AddBotRequest): Promise<Reply<{ seat: Seat }>> {
  const read = reading(addBotRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, bot, name } = read.value;
  return await desk.at<{ seat: Seat }>(id, async (table) => {
    const closed = gathering(table) ?? rulersOnly(table, who) ?? noRoom(table) ?? noSuchBot(table, bot);
    return closed ?? (await sit(desk, table, { user: null, bot, name: name ?? botName(table, bot) }));
  });
}

export function noSuchBot({ game }: LiveTable, bot: string): Refused | null {
  const bots = Object.keys(game?.bots ?? {});
  return bots.includes(bot) ? null : refused(app('app.noBot', { bot, bots }));
}

/** Bots of one kind are told apart by number. */
export function botName({ seats }: LiveTable, bot: string): string {
  const name = (count: number) => `${bot}-${count}`;
  let count = 1;
  while (seats.some((seat) => seat.name === name(count))) count += 1;
  return name(count);
}
