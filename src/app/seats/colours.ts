import { z } from 'zod';
import type { Game } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import { SEAT_COLOURS, type SeatColour } from '#core/seat.ts';
import type { SeatRow } from '#store/model.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { identifier, parseRequest } from '../requests/request.ts';
import { seatsOf } from '../runner/live-table.ts';
import { requireLobby } from '../runner/roles.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { seatsPost } from './seating.ts';

const colourRequest = z.object({
  table: identifier,
  user: identifier,
  /** None: whatever is left at the start. */
  colour: z.enum(SEAT_COLOURS).nullable(),
});

/** Somebody chooses the colour of their seat. */
export type ColourRequest = z.input<typeof colourRequest>;

type Seated = Pick<SeatRow, 'seat' | 'colour'>;

/** Gives a seat its colour, unless somebody else has it; the pieces lie on the board once the game has begun. */
export async function chooseColour(runner: TableRunner, request: ColourRequest): Promise<Reply> {
  const read = parseRequest(colourRequest, request);
  if (read.kind === 'refused') return read;
  const { table: id, user, colour } = read.value;
  return await runner.runAt(id, async (table) => {
    const closed = requireLobby(table);
    if (closed) return closed;
    const [own] = seatsOf(table, user);
    if (own === undefined) return refused(app('app.notSeated', {}));
    if (colour !== null && table.game?.colours?.includes(colour) !== true)
      return refused(app('app.noColour', {}));
    const holder = table.seats.find((row) => row.colour === colour && row.seat !== own.seat);
    if (colour !== null && holder !== undefined)
      return refused(app('app.colourTaken', { name: holder.name }));
    const seats = table.seats.map((row) => (row.seat === own.seat ? { ...row, colour } : row));
    await runner.commit(table, { seats, posts: [seatsPost(seats)] });
    return done({});
  });
}

/** Colours as the options name them, seat by seat, then the others of the game. */
function orderOf(game: Game, options: Json): readonly SeatColour[] {
  const all = game.colours ?? [];
  const named =
    options !== null && typeof options === 'object' && 'colours' in options ? options.colours : [];
  const wished = all.filter((colour) => Array.isArray(named) && named.includes(colour));
  const inOrder = wished.toSorted((a, b) => (named as Json[]).indexOf(a) - (named as Json[]).indexOf(b));
  return [...inOrder, ...all.filter((colour) => !wished.includes(colour))];
}

/** The colour of every seat: as chosen, else the one it would have anyway, else one that is left. */
function coloursOf(order: readonly SeatColour[], seats: readonly Seated[]): (SeatColour | null)[] {
  const taken = new Set(seats.flatMap(({ colour }) => colour ?? []));
  const given = seats.map(({ seat, colour }) => {
    const usual = order[seat];
    return colour ?? (usual === undefined || taken.has(usual) ? null : usual);
  });
  for (const colour of given) if (colour !== null) taken.add(colour);
  const left = order.filter((colour) => !taken.has(colour));
  return given.map((colour) => colour ?? left.shift() ?? null);
}

/** Seats with the colours in which they begin, and the options that say so if somebody chose one. */
export function withColours<O extends Json>(
  game: Game,
  { options, seats }: { readonly options: O; readonly seats: readonly SeatRow[] },
): { readonly options: Json; readonly seats: readonly SeatRow[] } {
  if (game.colours === undefined) return { options, seats };
  const colours = coloursOf(orderOf(game, options), seats);
  const painted = seats.map((row, at) => ({ ...row, colour: colours[at] ?? null }));
  if (seats.every(({ colour }) => colour === null)) return { options, seats: painted };
  return { options: { ...(options as { [name: string]: Json }), colours }, seats: painted };
}
