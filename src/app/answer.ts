import type { Choice } from '#core/question.ts';
import { StoreError } from '#store/store-error.ts';
import type { Desk } from './desk.ts';
import { type Given, give } from './give.ts';
import { type LiveTable, seatsOf } from './live-table.ts';
import { done, type Refused, type Reply, refused } from './reply.ts';
import { isIdentity, MOST_CHARACTERS, sizeOf } from './request.ts';
import { app } from './text/lexicon.ts';

/** Somebody answers a question. */
export interface AnswerRequest {
  readonly table: string;
  readonly user: string;
  /** The key of the question, as the button carried it. */
  readonly key: string;
  readonly choice: Choice;
  /** Names this very request, so that sent twice it counts once. */
  readonly idempotencyKey?: string | undefined;
}

/** Whether something has the form of an answer at all. */
export function isChoice(choice: unknown): choice is Choice {
  if (typeof choice === 'string') return true;
  if (typeof choice === 'number') return Number.isFinite(choice);
  if (typeof choice !== 'object' || choice === null) return false;
  if (Array.isArray(choice)) return choice.every((id) => typeof id === 'string');
  return Object.values(choice).every((amount) => typeof amount === 'number' && Number.isFinite(amount));
}

/** What is wrong with a request, if anything. By hand, since it stands before every answer. */
function flaw(request: AnswerRequest): Refused | null {
  const size = sizeOf(request);
  if (size === null || typeof request !== 'object' || request === null)
    return refused(app('app.malformed', { field: 'request' }));
  if (size > MOST_CHARACTERS) return refused(app('app.tooLarge', { max: MOST_CHARACTERS }));
  const { table, user, key, choice, idempotencyKey } = request;
  for (const [field, name] of Object.entries({ table, user, key, idempotencyKey: idempotencyKey ?? '-' }))
    if (!isIdentity(name)) return refused(app('app.malformed', { field }));
  return isChoice(choice) ? null : refused(app('app.malformed', { field: 'choice' }));
}

/** What came of a request that was taken before, or null if it was not. */
async function earlier(desk: Desk, table: LiveTable, request: AnswerRequest): Promise<Reply<Given> | null> {
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
  const wrong = flaw(request);
  if (wrong) return wrong;
  const { user, key, choice } = request;
  return await desk.at<Given>(request.table, async (table) => {
    const own = seatsOf(table, user);
    const first = own[0];
    if (!first) return refused(app('app.notSeated', {}));
    const asked = own.find(({ seat }) =>
      table.session?.openFor(seat).some((question) => question.key === key),
    );
    const { seat } = asked ?? first;
    const idempotencyKey = request.idempotencyKey ?? null;
    const giving = {
      answer: { key, seat, choice, by: 'seat' as const },
      user: user,
      idempotencyKey,
    };
    try {
      const reply = await give(desk, table, giving);
      return reply.kind === 'refused' ? ((await earlier(desk, table, request)) ?? reply) : reply;
    } catch (error) {
      // The request may be in the log already: then this is its second coming, not a race with another writer.
      const known =
        error instanceof StoreError && error.kind === 'conflict' ? await earlier(desk, table, request) : null;
      if (!known) throw error;
      desk.forget(table);
      return known;
    }
  });
}
