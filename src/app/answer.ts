import { z } from 'zod';
import { StoreError } from '#store/store-error.ts';
import type { Desk } from './desk.ts';
import { type Given, give } from './give.ts';
import { type LiveTable, seatsOf } from './live-table.ts';
import { done, type Reply, refused } from './reply.ts';
import { identity, reading } from './request.ts';
import { app } from './text/lexicon.ts';

const choice = z.union([z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.number())]);

const answerRequest = z.object({
  table: identity,
  user: identity,
  /** The key of the question, as the button carried it. */
  key: identity,
  choice,
  /** Names this very request, so that sent twice it counts once. */
  idempotencyKey: identity.optional(),
});

/** Somebody answers a question. */
export type AnswerRequest = z.input<typeof answerRequest>;

/** What came of a request that was taken before, or null if it was not. */
async function earlier(
  desk: Desk,
  table: LiveTable,
  request: z.output<typeof answerRequest>,
): Promise<Reply<Given> | null> {
  if (request.idempotencyKey === undefined) return null;
  const entry = await desk.around.store.log.byIdempotencyKey(table.row.id, request.idempotencyKey);
  if (entry?.kind !== 'answer') return null;
  const { seat } = entry.row;
  // The name of somebody else's request: what came of that is not told here.
  if (table.seats[seat]?.user !== request.user)
    return refused(app('app.malformed', { field: 'idempotencyKey' }));
  const visible = entry.facts.filter(({ to }) => to === 'all' || to.includes(seat));
  return done({ seq: entry.seq, facts: visible.map(({ message }) => message), again: true });
}

/** Takes an answer in its turn. Whatever is refused says why; the same request twice counts once. */
export async function answer(desk: Desk, request: AnswerRequest): Promise<Reply<Given>> {
  const read = reading(answerRequest, request);
  if (read.kind === 'refused') return read;
  const { value } = read;
  return await desk.at<Given>(value.table, async (table) => {
    const own = seatsOf(table, value.user);
    const first = own[0];
    if (!first) return refused(app('app.notSeated', {}));
    const { key } = value;
    const asked = own.find(({ seat }) =>
      table.session?.openFor(seat).some((question) => question.key === key),
    );
    const { seat } = asked ?? first;
    const idempotencyKey = value.idempotencyKey ?? null;
    const giving = {
      answer: { key, seat, choice: value.choice, by: 'seat' as const },
      user: value.user,
      idempotencyKey,
    };
    try {
      const reply = await give(desk, table, giving);
      return reply.kind === 'refused' ? ((await earlier(desk, table, value)) ?? reply) : reply;
    } catch (error) {
      // The request may be in the log already: then this is its second coming, not a race with another writer.
      const known =
        error instanceof StoreError && error.kind === 'conflict' ? await earlier(desk, table, value) : null;
      if (!known) throw error;
      desk.forget(table);
      return known;
    }
  });
}
