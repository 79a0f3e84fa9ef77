import { z } from 'zod';
import { type PeopleText, peopleText, rawText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';
import { done, type Refused, type Reply, refused } from '../requests/reply.ts';
import { actor, displayName, identifier, parseRequest } from '../requests/request.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { requireLobby, requireOpener } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { numbered, seatsPost } from './seating.ts';

const joinRequest = z.object({ table: identifier, user: identifier, name: displayName });
const addBotRequest = z.object({
  table: identifier,
  actor,
  bot: identifier,
  name: displayName.optional(),
});

/** Somebody sits down. */
export type JoinRequest = z.input<typeof joinRequest>;

/** A bot is seated. */
export type AddBotRequest = z.input<typeof addBotRequest>;

type Newcomer = { readonly user: string | null; readonly bot: string | null; readonly name: PeopleText };

function refuseIfFull(table: LiveTable): Refused | null {
  const { game, row, seats } = table;
  if (!game) return refused(app('app.noGame', { game: peopleText(row.game) }));
  const most = Math.max(...game.seats);
  return seats.length >= most ? refused(app('app.tableFull', { seats: most })) : null;
}

async function takeSeat(
  runner: TableRunner,
  table: LiveTable,
  who: Newcomer,
): Promise<Reply<{ seat: Seat }>> {
  const seats = numbered([...table.seats, { seat: 0, ...who, awayUntil: null, colour: null }]);
  await runner.commit(table, { seats, posts: [seatsPost(seats)] });
  return done({ seat: seats.length - 1 });
}

/** Gives somebody the next free seat. */
export async function join(runner: TableRunner, request: JoinRequest): Promise<Reply<{ seat: Seat }>> {
  const read = parseRequest(joinRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, name } = read.value;
  return await runner.runAt<{ seat: Seat }>(id, async (table) => {
    const closed = requireLobby(table);
    if (closed) return closed;
    if (table.seats.some((seat) => seat.user === user)) return refused(app('app.alreadySeated', {}));
    return refuseIfFull(table) ?? (await takeSeat(runner, table, { user, bot: null, name }));
  });
}

/** Gives a bot the next free seat; for the table's owner. */
export async function addBot(runner: TableRunner, request: AddBotRequest): Promise<Reply<{ seat: Seat }>> {
  const read = parseRequest(addBotRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, actor: who, bot, name } = read.value;
  return await runner.runAt<{ seat: Seat }>(id, async (table) => {
    const closed =
      requireLobby(table) ?? requireOpener(table, who) ?? refuseIfFull(table) ?? refuseUnknownBot(table, bot);
    return closed ?? (await takeSeat(runner, table, { user: null, bot, name: name ?? botName(table, bot) }));
  });
}

export function refuseUnknownBot({ game }: LiveTable, bot: string): Refused | null {
  const bots = Object.keys(game?.bots ?? {});
  return bots.includes(bot) ? null : refused(app('app.noBot', { bot: peopleText(bot), bots }));
}

/** Bots of one kind are told apart by number. */
export function botName({ seats }: LiveTable, bot: string): PeopleText {
  const name = (count: number) => `${bot}-${count}`;
  let count = 1;
  while (seats.some((seat) => rawText(seat.name) === name(count))) count += 1;
  return peopleText(name(count));
}
